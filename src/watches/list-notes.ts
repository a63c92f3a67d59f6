import type { AcceptedRow } from '../accept/read/rows.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { folded } from '../values/folded.js'

/** A title before a name. */
const TITLE = /^(?:dra?|adv|doutora?|advogad[oa])$/

/** Finds registrations that rows give to persons of different first names: one number is wrong. */
export class NamesOfRegistrations {
  private readonly first = new Map<string, { line: number; name: string }>()
  private readonly found: string[] = []

  add(registration: string, { line, fields: { oab_nome: name } }: AcceptedRow): void {
    if (typeof name !== 'string') return
    const known = this.first.get(registration)
    if (!known) this.first.set(registration, { line, name })
    else if (firstName(known.name) !== firstName(name))
      this.found.push(`${known.line} «${known.name}» × ${line} «${name}»`)
  }

  /** Returns the two lines of each, with their names. */
  twice(): string[] {
    return this.found
  }
}

function firstName(name: string): string | undefined {
  return folded(name)
    .split(/[^a-z]+/)
    .find((word) => word !== '' && !TITLE.test(word))
}

/** Lines without an address that are listed. */
const MOST_LINES = 10

export interface Reason {
  problem: Sentence
  lines: string[]
}

export function noteRejected(reasons: Map<string, Reason>, problem: Sentence, line: number): void {
  const key = JSON.stringify(problem)
  const known = reasons.get(key) ?? { problem, lines: [] }
  known.lines.push(String(line))
  reasons.set(key, known)
}

/** The line of a row that nobody hears of; none for a list without the column of addresses. */
export function lineWithoutAddress(
  { line, fields }: AcceptedRow,
  columns: ReadonlySet<string>,
): string[] {
  const isMissing = columns.has('responsavel_email') && !fields.responsavel_email
  return isMissing ? [String(line)] : []
}

export function notesOn(
  reasons: readonly Reason[],
  {
    addresses,
    letters,
    unaddressed,
    names,
  }: Record<'addresses' | 'letters' | 'unaddressed' | 'names', string[]>,
): Sentence[] {
  const notes = reasons.flatMap(({ problem, lines }) => [
    sentence('watch_rejected', { lines }),
    problem,
  ])
  if (letters.length > 0) notes.push(sentence('watch_odd_letters', { rows: letters }))
  if (names.length > 0) notes.push(sentence('watch_two_names', { rows: names }))
  if (addresses.length > 0) notes.push(sentence('watch_bad_addresses', { rows: addresses }))
  if (unaddressed.length > 0) {
    const more = unaddressed.length > MOST_LINES ? ['…'] : []
    const lines = [...unaddressed.slice(0, MOST_LINES), ...more]
    notes.push(sentence('watch_no_addresses', { lines }))
  }
  return notes
}
