import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MARK } from './mark.js'
import type { Sandbox, SandboxOptions } from './sandbox.js'
import type { Reset } from './state.js'
import { violationsOf } from './violations.js'

export type { AccessLogEntry } from './access-log.js'
export type { SandboxKeys } from './accounts.js'
export type { SeededCalculation, SeededCalculations } from './calc/seeds.js'
export type { Fault, FaultTarget } from './faults.js'
export type { Published, Registration } from './gazette/base/ground-truth.js'
export type { Growth, GrowthItem } from './gazette/base/injected-items.js'
export type { GazetteBase, GazetteOptions } from './gazette/gazette.js'
export type { GazetteKeys } from './gazette/keys.js'
export type { ResetOptions, Sandbox, SandboxOptions } from './sandbox.js'
export { SHAPES, type Shapes } from './shapes/shape.js'

/** Longer than that of a client, so that the client ends an idle connection first. */
const KEEP_ALIVE_MS = 72_000

/**
 * Starts the services on this machine, for tests and rehearsals. Their state is in memory, and only
 * this machine can reach them. Rejects if the port is taken or an option is invalid.
 *
 * A reset replaces the services behind the open port; requests in progress end in the old ones.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  // Loaded on demand: many commands import this module, and most of them never start a sandbox.
  const { createServices } = await import('./services.js')
  const reset: Reset = async (over = {}) => {
    const next = await createServices({ ...options, ...over }, reset)
    services.end()
    services = next
  }
  let services = await createServices(options, reset)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 })
  server.on('request', (request, response) => {
    response.setHeader(MARK, '1')
    services.app.routing(request, response)
  })
  const url = await listen(server, options.port ?? 0)
  return {
    url,
    calc: `${url}/calc`,
    gazette: `${url}/gazette`,
    update: `${url}/update`,
    get apiKey() {
      return services.deps.accounts.keys.live
    },
    get keys() {
      return services.deps.accounts.keys
    },
    get login() {
      return services.deps.accounts.logins.main
    },
    get seeded() {
      return services.deps.seeded
    },
    get logins() {
      return services.deps.accounts.logins
    },
    get gazetteKeys() {
      return services.gazette.keys
    },
    get gazetteBase() {
      return services.gazette.base
    },
    uploads: () => services.deps.uploads.count(),
    journal: () => services.journal.entries(),
    violations: () => violationsOf(services.journal.entries(), services.limits),
    fault: (fault) => services.deps.faults.add(fault),
    reset,
    close: async () => {
      services.end()
      await close(server)
    },
  }
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Closes open connections as well. */
async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}
