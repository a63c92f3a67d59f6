/** Enough for the distinct texts in a row of a wide table, and for texts that recur. */
const MOST_TEXTS = 64
/** Longer texts are rare and would cost memory. */
const LONGEST_TEXT = 200

/**
 * Returns the same function with a cache of its last answers, because some twenty readers examine
 * each cell. The function must depend on the text alone, and no caller may change its answers. Two
 * generations of texts are cached, so that a text of every row is never evicted.
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
