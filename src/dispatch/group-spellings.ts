import { type Sentence, sentence } from '../sentence.js'

/** The groups of a batch as they were first written: `a` beside `A` may be the same calculation. */
export class GroupSpellings {
  private readonly first = new Map<string, { group: string; line: number }>()

  /** What is asked where a row writes a group otherwise than a row before it. */
  question(group: string, line: number): Sentence | undefined {
    const known = this.first.get(folded(group))
    if (!known) this.first.set(folded(group), { group, line })
    if (!known || known.group === group) return undefined
    return sentence('ask_group_spelling', { group, other: known.group, other_line: known.line })
  }
}

/** Without case, accents and blanks. */
function folded(group: string): string {
  return group
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
