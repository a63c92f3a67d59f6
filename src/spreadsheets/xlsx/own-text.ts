/** Shorter strings are copies anyway (V8 makes slices from 13 characters on). */
const MIN_SLICE = 13
const SCRATCH_BYTES = 16 * 1024

/**
 * Gives back the same text in memory of its own. What the parser cuts out of a piece of XML is a
 * view that keeps the whole piece alive: a reader that keeps one case number a line would keep the
 * whole sheet. The text must have no half surrogate pair, and XML text has none.
 */
export function textOwner(): (text: string) => string {
  const scratch = Buffer.allocUnsafe(SCRATCH_BYTES)
  return (text) => {
    if (text.length < MIN_SLICE) return text
    if (text.length * 3 > SCRATCH_BYTES) return Buffer.from(text).toString()
    return scratch.toString('utf8', 0, scratch.write(text))
  }
}
