import { extname } from 'node:path'
import type { Language } from '../messages/index.js'
import type { NoticeFacts } from '../notices/notice.js'
import { enqueueNotices } from '../notices/outbox.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import type { IsoDate } from '../values/dates.js'
import { addressesIn } from './addresses.js'
import { type Cases, casesIn } from './cases.js'
import {
  doubtfulFacts,
  doubtsOf,
  type RegistrationDoubt,
  type UnwatchedRow,
  unwatchedFacts,
} from './list-remarks.js'
import { gatherNight, type NightRow } from './night-results.js'
import { lawyerView } from './per-lawyer-view.js'
import type { NightCounts, NightRecord, Watch } from './watch.js'

/** A night for one responsible person, reduced to that person's registrations. */
interface PersonNight extends Cases {
  address: string
  counts: NightCounts
  /** How many of the counted publications an earlier night showed for others. */
  shownToOthers: number
  incomplete: boolean
  watched: string[]
  unread: string[]
  /** Entries of `unread` that the service did not answer for. */
  failed: string[]
  /** Entries of `watched` with a publication in this night. */
  shown: string[]
  unwatched: UnwatchedRow[]
  doubts: RegistrationDoubt[]
}

/** The contents of a night's notices, beyond its counts. */
export interface NightNotices {
  /** By address. Rows of one registration may name several persons: each gets it. */
  people: PersonNight[]
  /** The cases of the whole night. */
  cases: Cases
  /** Registrations and cases of the whole night that were not read completely. */
  unread: string[]
  failed: string[]
  unwatched: UnwatchedRow[]
  doubts: RegistrationDoubt[]
}

/** @param readOn the day of the reading: deadlines that ended before it are past */
export async function noticesOfNight(
  night: IsoDate,
  readOn: IsoDate,
  rows: AsyncIterable<NightRow> | Iterable<NightRow>,
): Promise<NightNotices> {
  const tasks = new Map<string, NightRow[]>()
  const people = new Map<string, PersonRows>()
  const unwatched: UnwatchedRow[] = []
  for await (const row of rows) {
    // A row of a supplement that the night itself has reported.
    if (row.outcome === 'ignored') continue
    const { task, line = 0, said: messages = [] } = row
    if (task === undefined) unwatched.push({ line, said: messages })
    else tasks.set(task, [...(tasks.get(task) ?? []), row])
    for (const address of addressesIn(row.fields?.responsavel_email).good) {
      const own = people.get(address) ?? { tasks: new Set(), unwatched: [] }
      if (task === undefined) own.unwatched.push({ line, said: messages })
      else own.tasks.add(task)
      people.set(address, own)
    }
  }
  const nights: PersonNight[] = []
  for (const [address, own] of people) {
    const whole = [...own.tasks].map((task) => tasks.get(task)!)
    nights.push({ ...(await personNight(night, readOn, address, whole)), unwatched: own.unwatched })
  }
  const whole = [...tasks.values()]
  const doubts = whole.flatMap((rows) => doubtsOf(nameOf(rows), rows))
  return {
    people: nights,
    cases: casesIn(whole.flat(), readOn),
    ...incompleteIn(whole),
    unwatched,
    doubts,
  }
}

/** The rows of a list that name one person. */
interface PersonRows {
  tasks: Set<string>
  unwatched: UnwatchedRow[]
}

/** Drops the rows that cannot be watched: a list reports them on its first night only. */
export function withoutUnwatched({ people, ...telling }: NightNotices): NightNotices {
  const others = people.map((one) => ({ ...one, unwatched: [] }))
  return { ...telling, people: others, unwatched: [] }
}

async function personNight(
  night: IsoDate,
  readOn: IsoDate,
  address: string,
  whole: readonly NightRow[][],
): Promise<Omit<PersonNight, 'unwatched'>> {
  const tasks = whole.map(lawyerView)
  const { counts, marks } = await gatherNight(night, tasks.flat())
  const shownToOthers = new Set(marks.flatMap(({ own, key }) => (own ? [key] : []))).size
  const incomplete = incompleteIn(tasks)
  return {
    address,
    counts,
    shownToOthers,
    incomplete: incomplete.unread.length > 0,
    ...incomplete,
    watched: tasks.map(nameOf),
    doubts: tasks.flatMap((rows) => doubtsOf(nameOf(rows), rows)),
    shown: tasks.filter((rows) => casesIn(rows, readOn).publications.length > 0).map(nameOf),
    ...casesIn(tasks.flat(), readOn),
  }
}

/**
 * Returns the name of a registration or case on the sheets; the cells of the row, where nothing was
 * read.
 */
export function nameOf(rows: readonly NightRow[]): string {
  const known = rows.map(({ figures }) => figures?.inscricao).find(Boolean)
  const { oab_numero, oab_uf, numero_processo } = rows[0]?.fields ?? {}
  const written = [oab_numero, oab_uf, numero_processo].filter((one) => typeof one === 'string')
  return known ?? written.join(' ')
}

/** Names of the registrations and cases that were not read completely. */
function incompleteIn(tasks: readonly NightRow[][]): Pick<NightNotices, 'unread' | 'failed'> {
  const named = (all: readonly NightRow[][]) => all.map(nameOf)
  const unread = tasks.filter((rows) => !isRead(rows))
  return { unread: named(unread), failed: named(unread.filter(isFailed)) }
}

function isFailed(rows: readonly NightRow[]): boolean {
  return rows.some(({ outcome, figures }) => {
    return ['failed', 'pending'].includes(outcome) || figures?.leitura === 'FALHOU'
  })
}

function isRead(rows: readonly NightRow[]): boolean {
  return rows.every(({ outcome, figures }) => {
    return ['ok', 'warned'].includes(outcome) && figures?.leitura === 'COMPLETA'
  })
}

/**
 * Turns the name of a registration or case into a file name: `OAB/SP 94.719` is `OAB-SP-94.719`.
 */
export const fileNameOf = (name: string): string => name.replace(/[^\w.-]+/g, '-')

export interface PeopleNotices {
  watch: Pick<Watch, 'name' | 'ifNothing'>
  night: NightRecord
  people: readonly PersonNight[]
  /** Whether the notices include texts of cases. */
  texts: boolean
  language: Language
}

/**
 * Puts a notice for each person into the outbox; for a night whose notices are there already, none.
 *
 * @returns how many persons have a notice
 */
export async function notifyPeople(
  bucket: Bucket,
  notices: PeopleNotices,
  nowMs: number,
): Promise<number> {
  const { watch, night, texts, language } = notices
  const people = notices.people.filter((one) => isNotified(one, watch))
  for (const person of people) {
    const {
      address,
      counts,
      shownToOthers,
      texts: own,
      shown,
      unwatched,
      doubts,
      ...about
    } = person
    const facts: NoticeFacts = {
      kind: 'watch.finished',
      name: watch.name,
      day: night.night,
      batch: night.batch,
      ...about,
      texts: own,
      ...unwatchedFacts(unwatched, language),
      ...doubtfulFacts(doubts, language),
      ...(await filesOf(shown, night, bucket)),
      ...(night.supplementOf === undefined ? {} : { supplement: true }),
      ...(night.rehearsal ? { rehearsal: true } : {}),
      counts: { ...noticeCounts(counts), ...(shownToOthers > 0 ? { shownToOthers } : {}) },
    }
    const what = {
      about: `watch/${watch.name}/${night.batch}/responsavel`,
      targets: [{ is: 'mail' as const, address }],
      facts,
      texts,
      language,
    }
    await enqueueNotices(bucket, what, nowMs)
  }
  return people.length
}

/** A person whose rows all cannot be watched gets a notice of those rows, but none of nights. */
function isNotified(
  { watched, shown, incomplete, unwatched, doubts }: PersonNight,
  { ifNothing }: PeopleNotices['watch'],
): boolean {
  if (unwatched.length + doubts.length + shown.length > 0 || incomplete) return true
  return watched.length > 0 && ifNothing !== 'none'
}

/** Mailboxes commonly take 10 MB, and a file in a mail is a third larger. */
const MOST_ATTACHED_BYTES = 7_000_000

/** The workbook of each registration, and its agenda where it has one. */
async function filesOf(
  shown: readonly string[],
  { night, batch }: NightRecord,
  bucket: Bucket,
): Promise<Pick<NoticeFacts, 'attached' | 'notAttached'>> {
  const attached: { name: string; key: string }[] = []
  const notAttached = new Set<string>()
  let bytes = 0
  for (const one of shown) {
    for (const key of await keysOf(batch, fileNameOf(one), bucket)) {
      const size = (await bucket.size(key)) ?? Number.POSITIVE_INFINITY
      if (bytes + size > MOST_ATTACHED_BYTES) notAttached.add(one)
      else {
        attached.push({ name: `${fileNameOf(one)} ${night}${extname(key)}`, key })
        bytes += size
      }
    }
  }
  return {
    ...(attached.length > 0 ? { attached } : {}),
    ...(notAttached.size > 0 ? { notAttached: [...notAttached] } : {}),
  }
}

async function keysOf(batch: string, name: string, bucket: Bucket): Promise<string[]> {
  const book = keys.part(batch, name)
  const agenda = keys.agenda(batch, name)
  return (await bucket.size(agenda)) === undefined ? [book] : [book, agenda]
}

/** Returns the counts under the names that notices use. */
export function noticeCounts({ check, coverage, ...counts }: NightCounts): Record<string, number> {
  const { complete, incomplete, failed } = coverage
  const { new: fresh, late, changed, cancelled } = counts
  return {
    new: fresh,
    late,
    toCheck: check,
    changed,
    cancelled,
    coverageComplete: complete,
    coverageIncomplete: incomplete,
    coverageFailed: failed,
  }
}
