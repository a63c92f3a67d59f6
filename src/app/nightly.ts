import { deliverNotices } from '../notices/deliver.js'
import { missingFor, sender } from '../notices/settings.js'
import type { Fire } from '../schedules/deps.js'
import { failureOf, missingAccount } from '../schedules/failure.js'
import { notifyRecipients } from '../schedules/notices.js'
import type { Schedule } from '../schedules/schedule.js'
import { runSchedules } from '../schedules/scheduler.js'
import { recipientsOfSchedules, undelivered } from '../schedules/undelivered.js'
import type { App } from './app.js'

/**
 * Fires schedules, unless `fire` is absent, and delivers notices until stopped; a worker does this along with its batches.
 */
export async function serveNightly(
  app: App,
  fire: Fire | undefined,
  stopping: AbortSignal,
): Promise<void> {
  const [bucket, server] = await Promise.all([app.bucket(), app.redis()])
  const { clock, log, owner, random, config } = app
  const prefix = app.queuePrefix()
  const shared = { bucket, prefix, owner, clock, log }
  const redis = server.connect('notices')
  const explain = (error: unknown, name: string) => failureOf(error, app, name)
  const lacks = (schedule: Schedule) => missingAccount(schedule, app)
  await Promise.all([
    warnOfUndelivered(app),
    deliverNotices(
      {
        ...shared,
        redis,
        random,
        send: sender(config.notices, bucket),
        missing: (target) => missingFor(target, config.notices),
      },
      stopping,
    ),
    fire &&
      runSchedules(
        {
          ...shared,
          server,
          fire,
          explain,
          missing: lacks,
          notify: (happened) => notifyRecipients(bucket, happened, config.language, clock.now()),
        },
        stopping,
      ),
  ])
}

/**
 * Warns at the start: each of these notices would be tried for two days before it is listed as
 * given up.
 */
async function warnOfUndelivered(app: App): Promise<void> {
  try {
    const lacking = undelivered(app, await recipientsOfSchedules(app))
    if (lacking) app.log.warn(lacking, 'notices of schedules cannot be delivered from here')
  } catch (error) {
    // A storage that is away for a moment must not end the worker.
    app.log.error({ err: error }, 'looking for whom schedules notify')
  }
}
