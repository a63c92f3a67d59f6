import { afterEach } from 'vitest'
import { type Auth, bearer } from '../../../src/services/auth.js'
import { CalculationClient } from '../../../src/services/calculation/client.js'
import { Http, type HttpSettings } from '../../../src/services/http.js'
import { DirectSender } from '../../../src/services/sender.js'
import { OpenGate } from './gate.js'

export const KEY = 'svc_live_0123456789abcdef'

const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

export interface ClientWorld {
  client: CalculationClient
  sender: DirectSender
  gate: OpenGate
  /** The hand of the clock. */
  clock: { ms: number }
}

export function clientFor(
  url: string,
  { auth = bearer(KEY), ...more }: Partial<HttpSettings> & { auth?: Auth } = {},
): ClientWorld {
  const http = new Http({
    service: 'calculation',
    baseUrl: url,
    auth,
    timeoutMs: 5_000,
    ...more,
  })
  opened.push(http)
  const gate = new OpenGate()
  const clock = { ms: 1_000_000 }
  const now = () => clock.ms
  const sender = new DirectSender({ http, gate, now })
  return { client: new CalculationClient({ sender, now }), sender, gate, clock }
}
