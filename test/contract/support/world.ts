import { z } from 'zod'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/index.js'
import { type Auth, authOf } from '../../../src/services/auth.js'
import { json } from '../../../src/services/body-decoder.js'
import { CalculationClient } from '../../../src/services/calculation/client.js'
import { McpConnector } from '../../../src/services/calculation/mcp.js'
import { endpoint } from '../../../src/services/endpoint.js'
import { GazetteClient } from '../../../src/services/gazette/client.js'
import { Http } from '../../../src/services/http.js'
import { DirectSender } from '../../../src/services/sender.js'
import { UpdateClient } from '../../../src/services/update/client.js'
import { OpenGate } from '../../services/support/gate.js'
import type { ServiceName } from '../openapi/shape.js'
import { type Judged, type JudgingProxy, startProxy } from './proxy.js'

/** The three services' clients with one credential. */
export interface Clients {
  calculation: CalculationClient
  gazette: GazetteClient
  update: UpdateClient
  connector(): Promise<McpConnector>
  senders: Record<ServiceName, DirectSender>
}

/** A request as a row wants it, though the client's own checks would not let it out. */
export interface Unchecked {
  /** Of the path and of the query. */
  given?: Record<string, unknown>
  query?: readonly string[]
  body?: unknown
}

/** The sandbox behind the judging proxy, and clients that speak to it through it. */
export interface World {
  sandbox: Sandbox
  proxy: JudgingProxy
  /** Of sandbox and clients, in milliseconds; moved by hand. */
  clock: { ms: number }
  /** With the key that may do everything. */
  clients: Clients
  /** With another credential at all three services. */
  as(key: string): Clients
  /** With a way of telling it that is not the service's own, or with none. */
  withAuth(auth: Auth): Clients
  /** Sends what no client would send, as clients send: same transport, same verdicts. */
  unchecked(service: ServiceName, route: string, asked: Unchecked, as?: Clients): Promise<unknown>
  /** What passed last. */
  last(): Judged
  /** All state back to the seed, and nothing seen. */
  reset(limits?: Parameters<Sandbox['reset']>[0]): Promise<void>
  close(): Promise<void>
}

/** Noon of 15/01/2026 in São Paulo. */
export const NOON = Date.UTC(2026, 0, 15, 15)

/** Limits that no row about anything else meets. */
const WIDE = [{ units: 1_000_000, ms: 60_000 }]
/** Some five hundred publications. */
const SMALL = { lawyers: 12, perDay: 20, days: 30, full: false }

export async function startWorld(options: Pick<SandboxOptions, 'shapes'> = {}): Promise<World> {
  const clock = { ms: NOON }
  const sandbox = await startSandbox({
    clock: () => clock.ms,
    calcLimits: WIDE,
    gazetteLimits: WIDE,
    updateLimits: WIDE,
    gazette: SMALL,
    ...options,
  })
  const proxy = await startProxy(sandbox.url)
  const opened: Http[] = []
  const withAuth = (authFor: (service: ServiceName) => Auth): Clients =>
    clientsOf((service) => {
      const path = { calculation: 'calc', gazette: 'gazette', update: 'update' }[service]
      const baseUrl = `${proxy.url}/${path}`
      const http = new Http({ service, baseUrl, auth: authFor(service), timeoutMs: 120_000 })
      opened.push(http)
      return new DirectSender({ http, gate: new OpenGate(), now: () => clock.ms })
    }, clock)
  const as = (key: string) => withAuth((service) => authOf({ service, key }))
  const world: World = {
    sandbox,
    proxy,
    clock,
    clients: as(sandbox.apiKey),
    as,
    withAuth: (auth) => withAuth(() => auth),
    unchecked: (service, route, asked, { senders } = world.clients) =>
      senders[service].send(uncheckedEndpoint(service, route, asked), asked.given ?? {}),
    last: () => proxy.seen.at(-1)!,
    async reset(limits) {
      await Promise.all(opened.splice(0).map((http) => http.close()))
      clock.ms = NOON
      await sandbox.reset(limits)
      proxy.seen.length = 0
      proxy.rewrite = undefined
      world.clients = as(sandbox.apiKey)
    },
    async close() {
      await Promise.all(opened.splice(0).map((http) => http.close()))
      await proxy.close()
      await sandbox.close()
    },
  }
  return world
}

function clientsOf(
  senderTo: (service: ServiceName) => DirectSender,
  clock: { ms: number },
): Clients {
  const senders = {
    calculation: senderTo('calculation'),
    gazette: senderTo('gazette'),
    update: senderTo('update'),
  }
  return {
    senders,
    calculation: new CalculationClient({ sender: senders.calculation, now: () => clock.ms }),
    gazette: new GazetteClient(senders.gazette),
    update: new UpdateClient(senders.update),
    connector: () => McpConnector.connect(senders.calculation),
  }
}

function uncheckedEndpoint(service: ServiceName, route: string, { query = [], body }: Unchecked) {
  return endpoint({
    service,
    route,
    units: 0,
    repeatable: true,
    input: z.record(z.string(), z.unknown()),
    query: [...query],
    ...(body === undefined ? {} : { body: () => body }),
    answer: json(z.unknown()),
  })
}
