import { deliverNotices } from '../notices/deliver.js'
import { missingFor, sender } from '../notices/settings.js'
import type { Fire } from '../schedules/deps.js'
import { failureOf, lackedFor } from '../schedules/failure.js'
import { tellHappened } from '../schedules/notices.js'
import type { Schedule } from '../schedules/schedule.js'
import { keepSchedules } from '../schedules/scheduler.js'
import { notified, undelivered } from '../schedules/undelivered.js'
import type { App } from './app.js'

/**
 * Fires schedules and delivers notices until stopped; a worker does this along with its batches.
 */
export async function serveNightly(app: App, fire: Fire, stopping: AbortSignal): Promise<void> {
  const [bucket, server] = await Promise.all([app.bucket(), app.redis()])
  const { clock, log, owner, random, config } = app
  const prefix = app.queuePrefix()
  const shared = { bucket, prefix, owner, clock, log }
  const redis = server.connect('notices')
  const explain = (error: unknown) => failureOf(error, app)
  const lacks = (schedule: Schedule) => lackedFor(schedule, app)
  await Promise.all([
    warnOfUndelivered(app),
    deliverNotices(
      {
        ...{ ...shared, redis, random, send: sender(config.notices, bucket) },
        lacks: (target) => missingFor(target, config.notices),
      },
      stopping,
    ),
    keepSchedules(
      {
        ...shared,
        ...{ server, fire, explain, lacks },
        tell: (happened) => tellHappened(bucket, happened, config.language, clock.now()),
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
    const lacking = undelivered(app, await notified(app))
    if (lacking) app.log.warn(lacking, 'notices of schedules cannot be delivered from here')
  } catch (error) {
    // A storage that is away for a moment must not end the worker.
    app.log.error({ err: error }, 'looking for whom schedules notify')
  }
}
