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
  /** A service that lives in this process, and so a rehearsal. */
  sandbox?: boolean
  /** One that this process has started already. */
  started?: Sandbox | undefined
}

/** The calculation service, for what costs nothing. */
export interface Reached {
  client: CalculationClient
  sender: Sender
  /** Its base URL. */
  url: string
}

/** @throws UserError in place of what the service's clients throw */
export async function withService<T>(
  engine: Engine,
  { account, sandbox = false, started }: ReachOptions,
  onWait: OnWait,
  doing: (reached: Reached) => Promise<T>,
): Promise<T> {
  const { connection, close } = await connectionFor(engine, 'calculation', {
    ...{ account, sandbox, started },
  })
  const { baseUrl: url, keyFrom } = connection.account
  try {
    const direct = engine.free(connection.account, authOf(connection.account))
    const sender = patient(direct, engine, onWait)
    return await doing({ client: clientOf(sender, engine), sender, url })
  } catch (error) {
    throw userErrorOfCall(error, url, keyFrom)
  } finally {
    await close()
  }
}

/** Told of each wait that the service asks for, in milliseconds. */
export type OnWait = (ms: number) => void

export function patient(sender: Sender, { clock }: Pick<Engine, 'clock'>, onWait: OnWait): Sender {
  return new RetryingSender(sender, clock, onWait)
}

export function clientOf(sender: Sender, { clock }: Pick<Engine, 'clock'>): CalculationClient {
  return new CalculationClient({ sender, now: clock.now })
}

/** Whether the service says of itself that it is a sandbox; what it gives is marked then. */
export async function isRehearsal(client: CalculationClient): Promise<boolean> {
  const health = await client.health().catch(() => undefined)
  return health?.env === 'sandbox'
}
