import type { App } from '../app/app.js'
import { EXIT, UserError } from '../core/errors.js'
import { sayAll } from '../messages/index.js'
import type { Failure } from '../schedules/deps.js'
import type { Schedule } from '../schedules/schedule.js'
import { WatchRecords } from '../watches/records.js'
import { refusalOf } from './refusal.js'

/** Means of ours or a service that are away may be back; what a person has to mend does not change. */
export function failureOf(error: unknown, { config }: Pick<App, 'config'>): Failure {
  const known = refusalOf(error)
  if (!(known instanceof UserError)) {
    return { is: 'unknown', reason: error instanceof Error ? error.message : String(error) }
  }
  const reason = known.sentences.map((said) => sayAll(config.language, said)).join(' ')
  return { is: known.status === EXIT.other ? 'away' : 'final', reason }
}

/** Whether the account is missing here that a schedule needs: the sentence that says so. */
export async function lackedFor({ does }: Schedule, app: App): Promise<string | undefined> {
  try {
    if (does.is === 'batch') app.account(app.job(does.job).service, does.account)
    else if (does.is === 'report') {
      if (does.report === 'index') app.account('calculation', does.account)
    } else {
      const watch = await new WatchRecords(await app.bucket(), does.watch).definition()
      if (watch) app.account('gazette', watch.account)
    }
    return undefined
  } catch (error) {
    if (error instanceof UserError) return failureOf(error, app).reason
    throw error
  }
}
