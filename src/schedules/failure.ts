import type { Engine } from '../batches/engine.js'
import { userErrorOf } from '../batches/user-error.js'
import { EXIT, UserError } from '../core/errors.js'
import { translateWhole } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { WatchRecords } from '../watches/records.js'
import type { Failure } from './deps.js'
import type { Schedule } from './schedule.js'

/**
 * Classifies an error: the program's own stores or a service may come back (`away`); an error that
 * a user has to mend does not change (`final`).
 */
export function failureOf(
  error: unknown,
  { config }: Pick<Engine, 'config'>,
  schedule?: string,
): Failure {
  const known = userErrorOf(error)
  if (!(known instanceof UserError)) {
    return { is: 'unknown', reason: error instanceof Error ? error.message : String(error) }
  }
  const isAsking = schedule !== undefined && known.status === EXIT.decision
  const answer = isAsking ? [sentence('firing_asks', { name: schedule })] : []
  const reason = [...known.sentences, ...answer]
    .map((message) => translateWhole(config.language, message))
    .join(' ')
  return { is: known.status === EXIT.other ? 'away' : 'final', reason }
}

/**
 * Returns the message that this process lacks the account of the schedule; undefined if it has it.
 */
export async function missingAccount(
  { does }: Schedule,
  engine: Engine,
): Promise<string | undefined> {
  try {
    if (does.is === 'batch') engine.account(engine.job(does.job).service, does.account)
    else if (does.is === 'report') {
      if (does.report === 'index') engine.account('calculation', does.account)
    } else {
      const watch = await new WatchRecords(await engine.bucket(), does.watch).definition()
      if (watch) engine.account('gazette', watch.account)
    }
    return undefined
  } catch (error) {
    if (error instanceof UserError) return failureOf(error, engine).reason
    throw error
  }
}
