import type { App } from '../../app/app.js'
import type { ExitStatus } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { authOf } from '../../services/auth.js'
import { CalculationClient } from '../../services/calculation/client.js'
import { RetryingSender } from '../../services/retrying-sender.js'
import type { Sender } from '../../services/sender.js'
import type { Output } from '../output.js'
import { connectionFor } from '../run.js'
import { refusalOfCall } from './refused.js'

export interface ReachOptions {
  account?: string
  /** A service that lives in this process, and so a rehearsal. */
  sandbox?: boolean
}

/** The calculation service, for what costs nothing. */
export interface Reached {
  client: CalculationClient
  sender: Sender
  /** Its base URL. */
  url: string
}

/** @throws UserError in place of what the service's clients throw */
export async function withService(
  app: App,
  { account, sandbox = false }: ReachOptions,
  voice: Output,
  doing: (reached: Reached) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  const { connection, close } = await connectionFor(app, 'calculation', { account, sandbox })
  const { baseUrl: url, keyFrom } = connection.account
  try {
    const direct = app.free(connection.account, authOf(connection.account))
    const sender = patient(direct, app, voice)
    return await doing({ client: clientOf(sender, app), sender, url })
  } catch (error) {
    throw refusalOfCall(error, url, keyFrom)
  } finally {
    await close()
  }
}

export function patient(sender: Sender, app: App, voice: Output): Sender {
  return new RetryingSender(sender, app.clock, (ms) =>
    voice.told(sentence('service_waiting', { seconds: Math.ceil(ms / 1000) })),
  )
}

export function clientOf(sender: Sender, app: App): CalculationClient {
  return new CalculationClient({ sender, now: app.clock.now })
}

/** Whether the service says of itself that it is a sandbox; what it gives is marked then. */
export async function isRehearsal(client: CalculationClient): Promise<boolean> {
  const health = await client.health().catch(() => undefined)
  return health?.env === 'sandbox'
}
