import { startSandbox } from '../sandbox/index.js'
import type { Account } from '../services/account.js'
import type { Connection } from '../services/connection.js'
import type { Engine } from './engine.js'

export interface ConnectOptions {
  account?: string
  /** A service that lives in this process: a rehearsal. */
  sandbox: boolean
  /** How long that one takes to answer. */
  sandboxLatencyMs?: number
}

/** The service that a job needs, or with `sandbox` one that lives in this process. */
export async function connectionFor(
  engine: Engine,
  service: Account['service'],
  { account, sandbox, sandboxLatencyMs }: ConnectOptions,
): Promise<{ connection: Connection; close(): Promise<void> }> {
  if (!sandbox) {
    const connection = engine.connect(engine.account(service, account))
    return { connection, close: async () => undefined }
  }
  const { windows, timeoutMs } = engine.config.services[service]
  const started = await startSandbox({
    [`${SANDBOX[service]}Limits`]: windows,
    latencyMs: sandboxLatencyMs,
  })
  const own: Account = {
    name: 'sandbox',
    service,
    baseUrl: started[SANDBOX[service]],
    key: started.apiKey,
    windows,
    timeoutMs,
  }
  return { connection: engine.connect(own, true), close: () => started.close() }
}

/** What the sandbox calls each service. */
const SANDBOX = { calculation: 'calc', gazette: 'gazette', update: 'update' } as const
