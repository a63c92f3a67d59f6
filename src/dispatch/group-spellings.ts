import { type Sentence, sentence } from '../messages/message-code.js'

/** The groups of a batch as they were first written: `a` beside `A` may be the same calculation. */
export class GroupSpellings {
  private readonly owners = new Map<string, ({ text: string; line: number } | undefined)[]>()
  private readonly first = new Map<string, { group: string; line: number }>()

  /** Whoever leaves the group empty may mean that of the line above; a name makes a row its own. */
  questionOfNone(hasName: boolean): Sentence | undefined {
    const [first] = this.first.values()
    return first && !hasName
      ? sentence('ask_group_blank', { other: first.group, other_line: first.line })
      : undefined
  }

  /** A group is one calculation: of one client and one case. */
  questionOfMixed(group: string, said: readonly unknown[], line: number): Sentence | undefined {
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

  /** What is asked where a row writes a group otherwise than a row before it. */
  question(group: string, line: number): Sentence | undefined {
    const known = this.first.get(folded(group))
    if (!known) this.first.set(folded(group), { group, line })
    if (!known || known.group === group) return undefined
    return sentence('ask_group_spelling', { group, other: known.group, other_line: known.line })
  }
}

/** Digits of a case number, which is the same with and without its marks. */
const CASE_DIGITS = 18

/** Without case, accents and blanks; `012/2020` and `12-2020` are one number, as a case number is. */
function folded(group: string): string {
  const plain = group
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
  const digits = plain.replace(/\D/g, '')
  if (digits.length >= CASE_DIGITS) return digits.replace(/^0+/, '')
  return plain.replace(/[^\p{L}\d]+/gu, '-').replace(/(?<!\d)0+(?=\d)/g, '')
}
