import type { Sandbox } from '../sandbox/index.js'
import { authOf } from '../services/auth.js'
import { CalculationClient } from '../services/calculation/client.js'
import { RetryingSender } from '../services/retrying-sender.js'
import type { Sender } from '../services/sender.js'
import { connectionFor } from './connect.js'
import type { Engine } from './engine.js'
import { userErrorOfCall } from './refused-call.js'

export interface ReachOptions {
  account?: string
  /** Use a service in this process, which is a rehearsal. */
  sandbox?: boolean
  /** A sandbox that this process has started already. */
  started?: Sandbox | undefined
}

/** A connection to the calculation service for free requests. */
export interface CalculationAccess {
  client: CalculationClient
  sender: Sender
  url: string
}

/**
 * Calls `doing` with the calculation service.
 * @throws UserError for errors of the service's clients
 */
export async function withService<T>(
  engine: Engine,
  { account, sandbox = false, started }: ReachOptions,
  onWait: OnWait,
  doing: (reached: CalculationAccess) => Promise<T>,
): Promise<T> {
  const { connection, close } = await connectionFor(engine, 'calculation', {
    account,
    sandbox,
    started,
  })
  const { baseUrl: url, keyFrom } = connection.account
  try {
    const direct = engine.free(connection.account, authOf(connection.account))
    const sender = new RetryingSender(direct, engine.clock, onWait)
    return await doing({
      client: new CalculationClient({ sender, now: engine.clock.now }),
      sender,
      url,
    })
  } catch (error) {
    throw userErrorOfCall(error, url, keyFrom)
  } finally {
    await close()
  }
}

/** Called with each wait that the service asks for, in milliseconds. */
export type OnWait = (ms: number) => void

/** Decides whether the service identifies itself as a sandbox, so that its results are marked. */
export async function isRehearsal(client: CalculationClient): Promise<boolean> {
  const health = await client.health().catch(() => undefined)
  return health?.env === 'sandbox'
}
