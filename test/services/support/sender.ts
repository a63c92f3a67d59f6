import { inspect } from 'node:util'
import { afterEach } from 'vitest'
import type { Account } from '../../../src/services/account.js'
import { type Auth, authOf } from '../../../src/services/auth.js'
import { Http } from '../../../src/services/http.js'
import { DirectSender } from '../../../src/services/sender.js'
import { OpenGate } from './gate.js'

export const KEY = 'k3y/with+odd=signs'

const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

/** How calls to a server of the test go out; `gate` tells what each was counted as. */
export function senderTo(
  baseUrl: string,
  service: Account['service'],
  settings: { auth?: Auth; timeoutMs?: number; largestAnswer?: number } = {},
) {
  const gate = new OpenGate()
  const { auth = authOf({ service, key: KEY }), timeoutMs = 5_000, ...more } = settings
  const http = new Http({ service, baseUrl, auth, timeoutMs, ...more })
  opened.push(http)
  return { sender: new DirectSender({ http, gate, now: () => 0 }), gate }
}

/** What a call throws; a call that does not is the test's own failure. */
export async function thrownBy(call: Promise<unknown>): Promise<Error & Record<string, unknown>> {
  try {
    await call
  } catch (thrown) {
    return thrown as Error & Record<string, unknown>
  }
  throw new Error('nothing was thrown')
}

/** All that may be printed of an error. */
export function printed(error: unknown): string {
  const { stack } = error as Error
  return `${stack} ${JSON.stringify(error)} ${inspect(error, { depth: 9, showHidden: true })}`
}
