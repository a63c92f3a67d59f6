import type { Engine } from '../batches/engine.js'
import { resultPlace } from '../batches/storage-place.js'
import { handOver } from '../notices/outbox.js'
import { parseTarget } from '../notices/target.js'
import { countsTold, type NightTelling, tellPeople, unwatchedTold } from './people.js'
import type { Office } from './records.js'
import type { NightRecord, Watch } from './watch.js'

/** Whether all that is watched was read; a row that cannot be was told when the list was kept. */
export function isComplete({ coverage, rows }: NightRecord): boolean {
  const { incomplete, failed } = coverage
  return incomplete + failed + rows.failed + rows.pending === 0
}

/**
 * Before a night counts: those whom the schedules that ran it name, and each responsible person. Told
 * again, it tells nothing new.
 *
 * @returns how many of the responsible persons are told
 */
export async function notifyOfNight(
  engine: Engine,
  watch: Watch,
  night: NightRecord,
  {
    people,
    cases,
    unread,
    failed,
    unwatched,
    offices,
  }: NightTelling & { offices: readonly Office[] },
): Promise<number> {
  const bucket = await engine.bucket()
  const { language } = engine.config
  // As whoever began the night asked.
  const texts = offices[0]?.texts === true
  const told = await tellPeople(
    bucket,
    { watch, night, people, texts, language },
    engine.clock.now(),
  )
  for (const office of offices)
    await tellOffice(engine, office, night, { cases, unread, failed, unwatched })
  return told
}

async function tellOffice(
  engine: Engine,
  { name, notify, texts }: Office,
  night: NightRecord,
  { cases, unread, failed, unwatched }: Omit<NightTelling, 'people'>,
): Promise<void> {
  const facts = {
    kind: 'watch.finished' as const,
    name,
    day: night.night,
    batch: night.batch,
    incomplete: !isComplete(night),
    ...(night.supplementOf === undefined ? {} : { supplement: true }),
    ...(night.rehearsal ? { rehearsal: true } : {}),
    counts: countsTold(night),
    ...cases,
    ...(unread.length > 0 ? { unread } : {}),
    ...(failed.length > 0 ? { failed } : {}),
    ...unwatchedTold(unwatched, engine.config.language),
    workbook: resultPlace(engine, night.batch),
  }
  const targets = notify.map(parseTarget)
  const what = { about: `watch/${name}/${night.batch}`, targets, facts, texts }
  await handOver(
    await engine.bucket(),
    { ...what, language: engine.config.language },
    engine.clock.now(),
  )
}
