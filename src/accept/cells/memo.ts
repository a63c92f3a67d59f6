/** Of the texts of a table: those of one line come again and again, and names and days do. */
const MOST_TEXTS = 512
/** Longer ones would cost memory, and are rare. */
const LONGEST_TEXT = 200

/**
 * The same function, which remembers its last answers: each cell of a table is looked at by some
 * twenty readers. Only for functions of the text alone, whose answers nobody changes.
 */
export function memo<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    if (text.length > LONGEST_TEXT) return read(text)
    const found = known.get(text)
    if (found) return found.answer
    const answer = read(text)
    if (known.size >= MOST_TEXTS) known.clear()
    known.set(text, { answer })
    return answer
  }
}
