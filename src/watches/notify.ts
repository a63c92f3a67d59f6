import type { Engine } from '../batches/engine.js'
import { resultPlace } from '../batches/view/storage-place.js'
import { enqueueNotices } from '../notices/outbox.js'
import { parseTarget } from '../notices/target.js'
import { doubtfulFacts, unwatchedFacts } from './list-remarks.js'
import { type NightNotices, noticeCounts, notifyPeople } from './people.js'
import type { NightSchedule } from './records.js'
import type { NightRecord, Watch } from './watch.js'

/**
 * True if everything that is watched was read; the user learnt of invalid rows when the list was
 * added.
 */
export function isComplete({ coverage, rows }: NightRecord): boolean {
  const { incomplete, failed } = coverage
  return incomplete + failed + rows.failed + rows.pending === 0
}

/**
 * Puts the notices of a night into the outbox before it counts: for each responsible person, and
 * for the recipients of every schedule that reads the watch, whoever read this night, as no later
 * digest tells of it. A repeated call adds none.
 *
 * @returns how many responsible persons have a notice
 */
export async function notifyOfNight(
  engine: Engine,
  watch: Watch,
  night: NightRecord,
  {
    texts,
    schedules,
    ...told
  }: NightNotices & { texts: boolean; schedules: readonly NightSchedule[] },
): Promise<number> {
  const bucket = await engine.bucket()
  const { language } = engine.config
  const notified = await notifyPeople(
    bucket,
    { watch, night, people: told.people, texts, language },
    engine.clock.now(),
  )
  for (const schedule of schedules)
    await notifySchedule(engine, watch, schedule, { ...told, night })
  return notified
}

async function notifySchedule(
  engine: Engine,
  watch: Watch,
  { name, notify, texts }: NightSchedule,
  { night, cases, unread, failed, unwatched, doubts }: NightNotices & { night: NightRecord },
): Promise<void> {
  const facts = {
    kind: 'watch.finished' as const,
    name,
    day: night.night,
    batch: night.batch,
    incomplete: !isComplete(night),
    ...(night.supplementOf === undefined ? {} : { supplement: true }),
    ...(night.rehearsal ? { rehearsal: true } : {}),
    counts: noticeCounts(night),
    ...cases,
    ...(unread.length > 0 ? { unread } : {}),
    ...(failed.length > 0 ? { failed } : {}),
    ...unwatchedFacts(unwatched, engine.config.language),
    ...doubtfulFacts(doubts, engine.config.language),
    workbook: resultPlace(engine, night.batch),
  }
  const targets = notify.map(parseTarget)
  // A recipient of several schedules hears of the night once.
  const what = { about: `watch/${watch.name}/${night.batch}`, targets, facts, texts }
  await enqueueNotices(
    await engine.bucket(),
    { ...what, language: engine.config.language },
    engine.clock.now(),
  )
}
