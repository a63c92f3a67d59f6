import type { Knowledge } from '../../src/core/job/fields.js'
import type { Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import type { Profile } from '../../src/legal/deadlines/calendar.js'
import { writtenAs } from '../../src/legal/gazette/spellings.js'
import { type Subject, watchedCase, watchedOab } from '../../src/legal/gazette/subject.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { addressesIn } from '../../src/watches/addresses.js'
import type { Snapshot } from '../../src/watches/state.js'
import type { LeftNight, NightCoverage, Supplement } from '../../src/watches/watch.js'
import { caseOfRow } from '../gazette/row-case.js'
import { oabOfRow } from '../gazette/row-oab.js'

export interface WatchKnowledge extends Knowledge {
  /** Absent where a sheet is read without a watch: then nothing was seen. */
  watch?: Snapshot
  /** Nothing before this day is wanted. */
  since?: string
  /** Of courts, as they were added when the night began. */
  calendars?: Profile[]
  /** What they showed is not shown again. */
  caughtUp?: LeftNight[]
  /** How completely the nights before were read, the earliest first. */
  history?: NightCoverage[]
  /** It reads what the night of this batch could not. */
  supplement?: Supplement
  /** A person asked for a night of the past: new and late are told apart as it would have. */
  asOfNight?: true
}

/** A row of the watch's sheet: who is told, and how it writes the registration. */
export interface WatchItem {
  /** Beside the plain number; absent where the row has that alone. */
  spellings?: string[]
  responsavel?: string
  cliente?: string
}

/** Rows of one registration are items of one task: it is read once. */
export function planRow(fields: RowFields, { night }: Parameters): RowPlan<WatchItem> {
  const found = watchedIn(fields)
  if ('code' in found) return { is: 'rejected', problems: [found] }
  const { watched, spellings = [], notes = [] } = found
  const item: WatchItem = spellings.length > 0 ? { spellings } : {}
  for (const name of ['responsavel', 'cliente'] as const) {
    const value = fields[name]
    if (typeof value === 'string') item[name] = value
  }
  const parameters = { registration: watched.key, night: night! }
  return { is: 'item', parameters, item, notes: [...notes, ...addressNotes(fields)] }
}

/** A supplement asks for what its night could not read; what cannot be watched that night has told. */
export function leavesOut(fields: RowFields, { supplement }: WatchKnowledge): string | undefined {
  if (!supplement) return undefined
  const found = watchedIn(fields)
  const isLeft = !('code' in found) && supplement.registrations.includes(found.watched.key)
  return isLeft ? undefined : 'read-before'
}

/** The registration is watched all the same; that somebody will not hear of it has to be seen. */
function addressNotes({ responsavel_email: text }: RowFields): Sentence[] {
  const { bad } = addressesIn(text)
  return bad.map((value) => sentence('watch_bad_address', { value }))
}

interface Found {
  watched: Subject
  /** Beside the plain number. */
  spellings?: string[]
  notes?: Sentence[]
}

/** What the row asks to be watched, or why it cannot. */
function watchedIn(fields: RowFields): Found | Sentence {
  const { numero_processo: number, oab_numero: oab } = fields
  if (typeof number === 'string') {
    if (oab !== undefined) return sentence('oab_or_case', { value: String(oab) })
    const read = caseOfRow(number)
    return read.is === 'rejected'
      ? read.problem
      : { watched: watchedCase(read.digits)!, notes: read.notes }
  }
  const read = oabOfRow(fields)
  if (read.is === 'rejected') return read.problem
  const watched = read.is === 'oab' && watchedOab(read.oab.uf, read.oab.digits)
  return watched ? { watched, spellings: writtenAs(read.oab) } : sentence('oab_nothing')
}
