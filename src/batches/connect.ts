import { type Sandbox, startSandbox } from '../sandbox/index.js'
import type { Account } from '../services/account.js'
import type { Connection } from '../services/connection.js'
import type { Engine } from './engine.js'

export interface ConnectOptions {
  account?: string
  /** Use a service in this process: a rehearsal. */
  sandbox: boolean
  /** A sandbox that this process has started already; it is used instead of a new one. */
  started?: Sandbox | undefined
  /** The time of an answer of the new sandbox, in ms. */
  sandboxLatencyMs?: number
}

/** Connects to the service that a job needs, or with `sandbox` to one in this process. */
export async function connectionFor(
  engine: Engine,
  service: Account['service'],
  { account, sandbox, started: shared, sandboxLatencyMs }: ConnectOptions,
): Promise<{ connection: Connection; close(): Promise<void> }> {
  if (!sandbox) {
    const connection = engine.connect(engine.account(service, account))
    return { connection, close: async () => undefined }
  }
  const { windows } = engine.config.services[service]
  const limits = { [`${SANDBOX[service]}Limits`]: windows, latencyMs: sandboxLatencyMs }
  const started = shared ?? (await startSandbox(limits))
  const connection = engine.connect(accountAt(started, service, engine), true)
  return { connection, close: async () => (shared ? undefined : started.close()) }
}

function accountAt(
  sandbox: Sandbox,
  service: Account['service'],
  { config }: Pick<Engine, 'config'>,
): Account {
  const { windows, timeoutMs } = config.services[service]
  const baseUrl = sandbox[SANDBOX[service]]
  return { name: 'sandbox', service, baseUrl, key: sandbox.apiKey, windows, timeoutMs }
}

/** The sandbox's name of each service. */
const SANDBOX = { calculation: 'calc', gazette: 'gazette', update: 'update' } as const
