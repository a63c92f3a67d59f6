/** So many distinct texts a row of a wide table has, and those that come again and again beside. */
const MOST_TEXTS = 64
/** Longer ones would cost memory, and are rare. */
const LONGEST_TEXT = 200

/**
 * The same function, which remembers its last answers: each cell of a table is looked at by some
 * twenty readers. Only for functions of the text alone, whose answers nobody changes. It keeps the
 * texts of two turns, so that one asked about in every row is never forgotten.
 */
export function memo<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  let recent = new Map<string, Answer>()
  let before = recent
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined || recent.has(text)) return known as Answer
    if (text.length > LONGEST_TEXT) return read(text)
    const answer = before.has(text) ? (before.get(text) as Answer) : read(text)
    if (recent.size >= MOST_TEXTS) {
      before = recent
      recent = new Map()
    }
    recent.set(text, answer)
    return answer
  }
}
