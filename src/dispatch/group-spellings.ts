import { type Sentence, sentence } from '../messages/message-code.js'

/** The groups of a batch in their first spelling: `a` beside `A` may be the same calculation. */
export class GroupSpellings {
  private readonly owners = new Map<string, ({ text: string; line: number } | undefined)[]>()
  private readonly first = new Map<string, { group: string; line: number }>()

  /** Asks about a row without group and name: it may belong to the group of the line above. */
  blankQuestion(hasName: boolean): Sentence | undefined {
    const [first] = this.first.values()
    return first && !hasName
      ? sentence('ask_group_blank', { other: first.group, other_line: first.line })
      : undefined
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
