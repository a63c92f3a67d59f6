import { extname } from 'node:path'
import { words } from '../messages/format.js'
import { type Language, say } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import type { NoticeFacts } from '../notices/notice.js'
import { handOver } from '../notices/outbox.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import type { IsoDate } from '../values/dates.js'
import { addressesIn } from './addresses.js'
import { type Cases, casesIn } from './cases.js'
import { gatherNight, type NightRow } from './night.js'
import { lawyerView } from './per-lawyer-view.js'
import type { NightCounts, NightRecord, Watch } from './watch.js'

/** A night for one of the people whom the watch's sheet names, of their registrations alone. */
interface PersonNight extends Cases {
  address: string
  counts: NightCounts
  /** Of what they count, what was shown for others on a night before. */
  shownToOthers: number
  incomplete: boolean
  watched: string[]
  unread: string[]
  /** Of these, what the service did not answer for. */
  failed: string[]
  /** Of these, what the night has a publication of. */
  shown: string[]
  unwatched: UnwatchedRow[]
}

/** A row of the list that cannot be watched, and why. */
interface UnwatchedRow {
  line: number
  said: readonly Sentence[]
}

/** What a night has to tell, beyond its figures. */
export interface NightTelling {
  /** By address. Rows of one registration may name several people: each is told of it. */
  people: PersonNight[]
  /** Of all of it. */
  cases: Cases
  /** What of it was not read completely. */
  unread: string[]
  failed: string[]
  unwatched: UnwatchedRow[]
}

export async function tellingOf(
  night: IsoDate,
  rows: AsyncIterable<NightRow> | Iterable<NightRow>,
): Promise<NightTelling> {
  const tasks = new Map<string, NightRow[]>()
  const people = new Map<string, OwnRows>()
  const unwatched: UnwatchedRow[] = []
  for await (const row of rows) {
    // Of a supplement: what the night itself has told.
    if (row.outcome === 'ignored') continue
    const { task, line = 0, said = [] } = row
    if (task === undefined) unwatched.push({ line, said })
    else tasks.set(task, [...(tasks.get(task) ?? []), row])
    for (const address of addressesIn(row.fields?.responsavel_email).good) {
      const own = people.get(address) ?? { tasks: new Set(), unwatched: [] }
      if (task === undefined) own.unwatched.push({ line, said })
      else own.tasks.add(task)
      people.set(address, own)
    }
  }
  const told: PersonNight[] = []
  for (const [address, own] of people) {
    const whole = [...own.tasks].map((task) => tasks.get(task)!)
    told.push({ ...(await personNight(night, address, whole)), unwatched: own.unwatched })
  }
  const whole = [...tasks.values()]
  return { people: told, cases: casesIn(whole.flat()), ...lackingIn(whole), unwatched }
}

/** What of a list names one person. */
interface OwnRows {
  tasks: Set<string>
  unwatched: UnwatchedRow[]
}

/** Of a list that had a night already, what nobody watches is told. */
export function toldBefore({ people, ...telling }: NightTelling): NightTelling {
  const others = people.map((one) => ({ ...one, unwatched: [] }))
  return { ...telling, people: others, unwatched: [] }
}

/** `linha 6: A linha não tem OAB nem número de processo.` */
export function unwatchedTold(
  rows: readonly UnwatchedRow[],
  language: Language,
): Pick<NoticeFacts, 'unwatched'> {
  if (rows.length === 0) return {}
  const where = words(language, 'linha', 'line')
  const why = (said: readonly Sentence[]) => said.map((one) => say(language, one)).join(' ')
  return { unwatched: rows.map(({ line, said }) => `${where} ${line}: ${why(said)}`) }
}

async function personNight(
  night: IsoDate,
  address: string,
  whole: readonly NightRow[][],
): Promise<Omit<PersonNight, 'unwatched'>> {
  const tasks = whole.map(lawyerView)
  const { counts, marks } = await gatherNight(night, tasks.flat())
  const shownToOthers = new Set(marks.flatMap(({ own, key }) => (own ? [key] : []))).size
  const lacking = lackingIn(tasks)
  return {
    ...{ address, counts, shownToOthers, incomplete: lacking.unread.length > 0, ...lacking },
    watched: tasks.map(nameOf),
    shown: tasks.filter((rows) => casesIn(rows).publications.length > 0).map(nameOf),
    ...casesIn(tasks.flat()),
  }
}

/** As the sheets call it; where nothing was read, as the row has it. */
export function nameOf(rows: readonly NightRow[]): string {
  const told = rows.map(({ figures }) => figures?.inscricao).find(Boolean)
  const { oab_numero, oab_uf, numero_processo } = rows[0]?.fields ?? {}
  const written = [oab_numero, oab_uf, numero_processo].filter((one) => typeof one === 'string')
  return told ?? written.join(' ')
}

/** Names of the registrations and cases that were not read completely. */
function lackingIn(tasks: readonly NightRow[][]): Pick<NightTelling, 'unread' | 'failed'> {
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

/** Of a registration or case: `OAB/SP 94.719` is `OAB-SP-94.719`. */
export const fileNameOf = (name: string): string => name.replace(/[^\w.-]+/g, '-')

export interface Telling {
  watch: Pick<Watch, 'name' | 'ifNothing'>
  night: NightRecord
  people: readonly PersonNight[]
  /** Texts of cases go out too. */
  texts: boolean
  language: Language
}

/**
 * Lays a notice for each of them into the outbox; of a night that was told already, nothing new.
 *
 * @returns how many are told
 */
export async function tellPeople(bucket: Bucket, telling: Telling, nowMs: number): Promise<number> {
  const { watch, night, texts, language } = telling
  const people = telling.people.filter((one) => isTold(one, watch))
  for (const { address, counts, shownToOthers, texts: own, shown, unwatched, ...about } of people) {
    const facts: NoticeFacts = {
      ...{ kind: 'watch.finished', name: watch.name, day: night.night, batch: night.batch },
      ...{ ...about, texts: own },
      ...unwatchedTold(unwatched, language),
      ...(await filesOf(shown, night, bucket)),
      ...(night.supplementOf === undefined ? {} : { supplement: true }),
      ...(night.rehearsal ? { rehearsal: true } : {}),
      counts: { ...countsTold(counts), ...(shownToOthers > 0 ? { shownToOthers } : {}) },
    }
    const what = {
      about: `watch/${watch.name}/${night.batch}/responsavel`,
      targets: [{ is: 'mail' as const, address }],
      ...{ facts, texts, language },
    }
    await handOver(bucket, what, nowMs)
  }
  return people.length
}

/** Who is named only by rows that nobody watches hears of that, and of no night. */
function isTold(
  { watched, shown, incomplete, unwatched }: PersonNight,
  { ifNothing }: Telling['watch'],
): boolean {
  if (unwatched.length > 0 || shown.length > 0 || incomplete) return true
  return watched.length > 0 && ifNothing !== 'none'
}

/** Mailboxes commonly take 10 MB, and in a mail a file is a third larger. */
const MOST_BYTES = 7_000_000

/** The workbook of each registration, and its agenda where it has a day. */
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
      if (bytes + size > MOST_BYTES) notAttached.add(one)
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
  const [book, agenda] = [keys.part(batch, name), keys.agenda(batch, name)]
  const days = await bucket.get(agenda)
  return days?.includes('BEGIN:VEVENT') ? [book, agenda] : [book]
}

/** By the names that notices have words for. */
export function countsTold({ check, coverage, ...counts }: NightCounts): Record<string, number> {
  const { complete, incomplete, failed } = coverage
  const { new: fresh, late, changed, cancelled } = counts
  return {
    ...{ new: fresh, late, toCheck: check, changed, cancelled },
    ...{ coverageComplete: complete, coverageIncomplete: incomplete, coverageFailed: failed },
  }
}
