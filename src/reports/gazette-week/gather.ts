import type { Manifest } from '../../core/batch.js'
import { Outcomes } from '../../gather/outcomes.js'
import { KIND_ORDER } from '../../legal/gazette/classify.js'
import type { Period } from '../../legal/gazette/period.js'
import type { State } from '../../legal/gazette/reading-plan.js'
import { OTHER_SPELLINGS } from '../../legal/gazette/spellings.js'
import { nameOf, subjectOfKey } from '../../legal/gazette/subject.js'
import { LineDedup } from '../../publish/lists/line-dedup.js'
import { type ResultRow, resultRows } from '../../publish/rows.js'
import { BatchRecords } from '../../records/batch-records.js'
import type { Bucket } from '../../storage/bucket.js'
import { addDays, type IsoDate } from '../../values/dates.js'
import { MARKS, markOf } from '../../watches/night-codec.js'
import { NOBODY, OUTSIDE } from '../../watches/not-in-base.js'
import type { NightRecord } from '../../watches/watch.js'
import type { DayReading, FoundPublication } from './days.js'
import { type Ending, endingAfter, type ShownPublication } from './ending.js'

/** The lists of a night that the report shows, each as a sheet. */
export const LISTS = ['new', 'late', 'check', 'changed', 'cancelled'] as const
export type ListName = (typeof LISTS)[number]

/** A night of the watch; its publications are gone where its batch was pruned. */
export interface GatheredNight {
  record: NightRecord
  result?: { key: string; sha256: string }
  input?: { name: string; sha256: string }
  isGone: boolean
  rehearsal: boolean
}

export interface GatheredWeek {
  nights: GatheredNight[]
  /** The first night of the watch, also before the period. */
  firstNight?: IsoDate
  /** Publications of the nights of the period. */
  lists: Record<ListName, ShownPublication[]>
  registrations: Set<string>
  readings: DayReading[]
  found: FoundPublication[]
  /** What stands in place of a name for those that the base does not have, by registration. */
  missing: Map<string, string>
  isRehearsed: boolean
  ending: Ending
}

/**
 * Collects what the nights of a period showed, and what these and all later nights read of its
 * days: later nights read a day again.
 */
export async function gatherWeek(
  bucket: Bucket,
  nights: readonly NightRecord[],
  period: Period,
  madeOn: IsoDate,
): Promise<GatheredWeek> {
  const [firstNight] = nights.map(({ night }) => night).toSorted()
  const week: GatheredWeek = {
    nights: [],
    firstNight,
    lists: { new: [], late: [], check: [], changed: [], cancelled: [] },
    registrations: new Set(),
    readings: [],
    found: [],
    isRehearsed: false,
    missing: new Map(),
    ending: await endingAfter(bucket, nights, period, madeOn),
  }
  // A night after the longest look-back cannot read these days.
  const last = addDays(period.to, LONGEST_DAYS)
  for (const record of nights) {
    if (record.night < period.from || record.night > last) continue
    await addNight(week, record, bucket, period)
  }
  return week
}
const LONGEST_DAYS = 90

async function addNight(
  week: GatheredWeek,
  record: NightRecord,
  bucket: Bucket,
  period: Period,
): Promise<void> {
  const records = new BatchRecords(bucket, record.batch)
  const manifest = await records.manifest()
  const isOfWeek = record.night <= period.to
  if (!manifest) {
    if (isOfWeek) week.nights.push({ record, isGone: true, rehearsal: false })
    return
  }
  const isRehearsed = await addRows(week, manifest, records, { record, period, isOfWeek })
  const rehearsal = manifest.rehearsal || isRehearsed
  week.isRehearsed ||= rehearsal
  if (!isOfWeek) return
  const { result, input } = manifest
  week.nights.push({ record, isGone: false, rehearsal, input, result })
}

interface NightOfWeek {
  record: NightRecord
  period: Period
  isOfWeek: boolean
}

/** Returns whether the night was read from a sandbox. */
async function addRows(
  week: GatheredWeek,
  manifest: Manifest,
  records: BatchRecords,
  night: NightOfWeek,
): Promise<boolean> {
  const { bucket } = records
  let isRehearsed = false
  const names = new Map<string, string>()
  const places = new LineDedup({ figure: 'id', lists: KIND_ORDER })
  const shown: [ListName, ShownPublication][] = []
  for await (const row of resultRows({ manifest, bucket, outcomes: new Outcomes(records) })) {
    if (row.task === undefined) continue
    // The gazette's sandbox identifies itself in each answer, and nowhere else.
    isRehearsed ||= row.call?.sandbox === true
    const registration = row.figures.inscricao ?? (await registrationOf(row.task, records, names))
    week.registrations.add(registration)
    addRow(week, row, registration, night)
    if (!night.isOfWeek) continue
    places.add(row.lists)
    shown.push(...shownIn(row, night.record))
  }
  // As in the workbook of the night, each publication is in one list, whichever lawyers it was
  // found for.
  for (const [name, line] of shown) if (places.holds(name, line)) week.lists[name].push(line)
  return isRehearsed
}

/** Returns the registration of a row without a result. */
async function registrationOf(
  task: string,
  records: BatchRecords,
  names: Map<string, string>,
): Promise<string> {
  const known = names.get(task)
  if (known !== undefined) return known
  const key = String((await records.task(task)).parameters.registration)
  const watched = subjectOfKey(key)
  const name = watched ? nameOf(watched) : key
  names.set(task, name)
  return name
}

function shownIn(
  { lists = {} }: ResultRow,
  { night, batch }: NightRecord,
): [ListName, ShownPublication][] {
  return LISTS.flatMap((name) =>
    (lists[name] ?? []).map((line): [ListName, ShownPublication] => [
      name,
      { ...line, night, batch },
    ]),
  )
}

function addRow(
  week: GatheredWeek,
  { lists = {} }: ResultRow,
  registration: string,
  { record: { night }, period }: { record: NightRecord; period: Period },
): void {
  const isIn = (day: string | undefined) =>
    day !== undefined && period.from <= day && day <= period.to
  const read = { registration, night, readOn: lists.lawyers?.[0]?.lida ?? night }
  for (const line of withUnknownSpellings(lists.coverage ?? [])) {
    if (isIn(line.dia)) week.readings.push(readingOf(line, read))
  }
  addMissing(week.missing, lists, registration)
  for (const mark of (lists[MARKS] ?? []).map(markOf)) {
    if (!isIn(mark.day)) continue
    const { key, day, cancelled } = mark
    week.found.push({ registration, key, cancelled, ...(day ? { day } : {}) })
  }
}

/** A night that did not ask the base for names says nothing of them. */
function addMissing(
  missing: Map<string, string>,
  lists: NonNullable<ResultRow['lists']>,
  registration: string,
): void {
  const said = lists.lawyers?.[0]?.nomes
  if (said === NOBODY || said === OUTSIDE) missing.set(registration, said)
  else if (said !== undefined || lists[MARKS]?.length) missing.delete(registration)
}

/** Where it was unknown which spellings exist, no day was read completely. */
function withUnknownSpellings(lines: readonly Record<string, string>[]): Record<string, string>[] {
  const others = lines.find(({ grafia }) => grafia === OTHER_SPELLINGS)
  if (!others) return [...lines]
  const read = lines.filter((line) => line !== others)
  return read.map((line) =>
    line.estado === 'COMPLETA' ? { ...line, ...incompleteBy(others) } : line,
  )
}

function incompleteBy({ estado, motivo }: Record<string, string>): Record<string, string> {
  return { ...(estado ? { estado } : {}), ...(motivo ? { motivo } : {}) }
}

function readingOf(
  line: Record<string, string>,
  read: Pick<DayReading, 'registration' | 'night' | 'readOn'>,
): DayReading {
  return {
    ...read,
    spelling: line.grafia ?? '',
    day: line.dia ?? '',
    state: (line.estado as State | undefined) ?? 'FALHOU',
    why: line.motivo ?? '',
    ...(line.responsavel ? { responsible: line.responsavel } : {}),
  }
}
