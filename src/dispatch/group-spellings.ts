import { type Sentence, sentence } from '../messages/message-code.js'
import { hasName, hasRecord, type PlannableRow } from './plannable-row.js'

/** The groups of a batch in their first spelling: `a` beside `A` may be the same calculation. */
export class GroupSpellings {
  private readonly owners = new Map<string, ({ text: string; line: number } | undefined)[]>()
  private readonly first = new Map<string, { group: string; line: number }>()
  /** Lines without a group, by the name or the case of their calculation. */
  private readonly single = new Map<string, number>()
  /** The name or the case of the line above, which counts for lines that tell none. */
  private last: string | undefined
  /** The months that calculations of one name, or of one client in one case, are of. */
  private readonly periods = new Map<string, { from: string; to: string; line: number }[]>()

  /**
   * Asks about a row without group and name, which may belong to the group of the line above, and
   * about records of one calculation that stand in several rows without a group.
   */
  blankQuestion(row: PlannableRow): Sentence | undefined {
    const [first] = this.first.values()
    if (first && !hasName(row))
      return sentence('ask_group_blank', { other: first.group, other_line: first.line })
    if (!hasRecord(row)) return undefined
    const { name, numero_processo: number } = row.fields
    const value = String(name ?? number ?? (hasName(row) ? '' : (this.last ?? '')))
    if (value === '') return undefined
    this.last = value
    const other = this.single.get(folded(value))
    this.single.set(folded(value), other ?? row.line)
    return other === undefined
      ? undefined
      : sentence('ask_group_none', { value, other_line: other })
  }

  /** Asks about calculations of one name whose periods overlap: what they share would be owed twice. */
  overlapQuestion({ fields, line }: PlannableRow): Sentence | undefined {
    const { name, numero_processo: number, cliente, data_inicio: from, data_fim: to } = fields
    const value = String(name ?? number ?? '')
    if (value === '' || typeof from !== 'string' || typeof to !== 'string') return undefined
    const key = [value, cliente ?? ''].map((one) => folded(String(one))).join(' ')
    const known = this.periods.get(key) ?? []
    const other = known.find((one) => from <= one.to && one.from <= to)
    this.periods.set(key, [...known, { from, to, line }])
    return other && sentence('ask_periods_overlap', { value, other_line: other.line })
  }

  /** Asks about a group with several clients or cases: a group is one calculation. */
  mixedQuestion(group: string, said: readonly unknown[], line: number): Sentence | undefined {
    const known = this.owners.get(group) ?? said.map(() => undefined)
    const texts = said.map((value) => (value === undefined ? undefined : String(value)))
    this.owners.set(
      group,
      known.map((one, at) => one ?? (texts[at] ? { text: texts[at], line } : undefined)),
    )
    for (const [at, text] of texts.entries()) {
      const first = known[at]
      if (!first || !text || folded(first.text) === folded(text)) continue
      const facts = { group, value: text, other: first.text, other_line: first.line }
      return sentence('ask_group_mixed', facts)
    }
    return undefined
  }

  /** Asks about a group that an earlier row spells differently. */
  spellingQuestion(group: string, line: number): Sentence | undefined {
    const known = this.first.get(folded(group))
    if (!known) this.first.set(folded(group), { group, line })
    if (!known || known.group === group) return undefined
    return sentence('ask_group_spelling', { group, other: known.group, other_line: known.line })
  }
}

/** Digits of a case number, which is the same with and without separators. */
const CASE_DIGITS = 18

/** Without case, accents and blanks; `012/2020` and `12-2020` are the same number. */
function folded(group: string): string {
  const plain = group
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
  const digits = plain.replace(/\D/g, '')
  if (digits.length >= CASE_DIGITS) return digits.replace(/^0+/, '')
  return plain.replace(/[^\p{L}\d]+/gu, '-').replace(/(?<!\d)0+(?=\d)/g, '')
}
