import type { Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import type { Profile } from '../../src/legal/deadlines/calendar.js'
import { writtenAs } from '../../src/legal/gazette/spellings.js'
import { type Subject, subjectOfCase, subjectOfOab } from '../../src/legal/gazette/subject.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { addressesIn } from '../../src/watches/addresses.js'
import type { Snapshot } from '../../src/watches/state.js'
import type { InterruptedNight, NightCoverage, Supplement } from '../../src/watches/watch.js'
import type { CourtsKnowledge } from '../gazette/courts.js'
import { caseOfRow } from '../gazette/row-case.js'
import { oabOfRow } from '../gazette/row-oab.js'

export interface WatchKnowledge extends CourtsKnowledge {
  /** Absent in older nights, which did not ask whether the base has the court of a case. */
  verifiesCases?: true
  /** Absent if a sheet is read without a watch; then every publication counts as new. */
  watch?: Snapshot
  /** Version of the rules of advice by which the batch was made; absent in batches before it. */
  adviceVersion?: number
  /** The first day to read; earlier days are not wanted. */
  since?: string
  /** The day on which the watch was added: no night before it missed anything. */
  addedOn?: string
  /** Calendars of courts that were added before the batch was submitted. */
  calendars?: Profile[]
  /** Earlier nights that were completed first; what they showed is not shown again. */
  caughtUp?: InterruptedNight[]
  /** The coverage of earlier nights, in order of date. */
  history?: NightCoverage[]
  /** Set in a supplement: it reads what the night of this batch could not read. */
  supplement?: Supplement
  /**
   * Set if the user asked for a past night: new and late are then distinguished as on that night.
   */
  asOfNight?: true
}

/**
 * A row of the watch's sheet: the responsible lawyer, the client, and the row's spelling of the
 * registration.
 */
export interface WatchItem {
  /** Spellings other than the plain number; absent if the row has none. */
  spellings?: string[]
  /** The lawyer's name, as the row has it. */
  nome?: string
  responsavel?: string
  cliente?: string
}

/** Plans one row. Rows of one registration are items of one task, which reads it once. */
export function planRow(fields: RowFields, { night }: Parameters): RowPlan<WatchItem> {
  const found = subjectIn(fields)
  if ('code' in found) return { is: 'rejected', problems: [found] }
  const { watched, spellings = [], notes = [] } = found
  const item: WatchItem = spellings.length > 0 ? { spellings } : {}
  for (const name of ['responsavel', 'cliente'] as const) {
    const value = fields[name]
    if (typeof value === 'string') item[name] = value
  }
  if (watched.is === 'oab' && typeof fields.oab_nome === 'string') item.nome = fields.oab_nome
  const parameters = { registration: watched.key, night: night! }
  return { is: 'item', parameters, item, notes: [...notes, ...addressNotes(fields)] }
}

/**
 * Returns a reason to leave a row out of a supplement, which reads only what its night could not
 * read. Rows that cannot be watched were already reported by the night.
 */
export function leavesOut(fields: RowFields, { supplement }: WatchKnowledge): string | undefined {
  if (!supplement) return undefined
  const found = subjectIn(fields)
  const isWanted = !('code' in found) && supplement.registrations.includes(found.watched.key)
  return isWanted ? undefined : 'read-before'
}

/**
 * A bad address does not stop the watch, but the row gets a warning that notices cannot be
 * delivered to it.
 */
function addressNotes({ responsavel_email: text }: RowFields): Sentence[] {
  const { bad } = addressesIn(text)
  return bad.map((value) => sentence('watch_bad_address', { value }))
}

interface Found {
  watched: Subject
  /** Spellings other than the plain number. */
  spellings?: string[]
  notes?: Sentence[]
}

/** The subject that the row asks to watch, or the reason why it cannot be watched. */
function subjectIn(fields: RowFields): Found | Sentence {
  const { numero_processo: number, oab_numero: oab } = fields
  if (typeof number === 'string') {
    if (oab !== undefined) return sentence('oab_or_case', { value: String(oab) })
    const read = caseOfRow(number)
    return read.is === 'rejected'
      ? read.problem
      : { watched: subjectOfCase(read.digits)!, notes: read.notes }
  }
  const read = oabOfRow(fields)
  if (read.is === 'rejected') return read.problem
  const watched = read.is === 'oab' && subjectOfOab(read.oab.uf, read.oab.digits)
  return watched ? { watched, spellings: writtenAs(read.oab) } : sentence('oab_nothing')
}
