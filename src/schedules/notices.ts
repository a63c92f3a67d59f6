import { type Language, translateWhole } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import type { NoticeFacts } from '../notices/notice.js'
import { enqueueNotices } from '../notices/outbox.js'
import { parseTarget } from '../notices/target.js'
import type { Bucket } from '../storage/bucket.js'
import type { IsoDate } from '../values/dates.js'
import type { ScheduleEvent } from './deps.js'
import type { Firing, FiringRequest } from './schedule.js'

export async function notifyRecipients(
  bucket: Bucket,
  happened: ScheduleEvent,
  language: Language,
  nowMs: number,
): Promise<void> {
  const { about } = happened
  const { schedule } = happened.is === 'missed' ? happened : happened.firing
  const targets = schedule.notify.map(parseTarget)
  const facts = { name: schedule.name, incomplete: true, ...factsOf(happened, language) }
  await enqueueNotices(bucket, { about, targets, facts, language }, nowMs)
}

function factsOf(
  happened: ScheduleEvent,
  language: Language,
): Pick<NoticeFacts, 'kind' | 'counts'> & Partial<NoticeFacts> {
  if (happened.is === 'missed') {
    const counts = { missed: happened.missed.length, caughtUp: happened.caughtUp }
    return { kind: 'schedule.missed', counts }
  }
  const { schedule, scheduledAt, batch } = happened.firing
  const { reason = happened.is === 'waiting' ? whyWaiting(happened.firing, language) : undefined } =
    happened.firing
  return {
    kind: `schedule.${happened.is}`,
    counts: {},
    day: dayIn(schedule.tz, scheduledAt),
    ...(batch ? { batch } : {}),
    ...(reason ? { reason } : {}),
  }
}

function whyWaiting(
  { schedule, state, batch }: FiringRequest & Partial<Firing>,
  language: Language,
): string {
  const code = state === undefined ? 'firing_not_begun' : 'firing_under_way'
  return translateWhole(language, sentence(code, { name: schedule.name, batch }))
}

/** Returns the civil day of an instant in the zone. */
export function dayIn(tz: string, iso: string): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format(Date.parse(iso))
}
