/** V8 copies shorter strings anyway (it slices from 13 characters on). */
const MIN_SLICE = 13
const SCRATCH_BYTES = 16 * 1024

/**
 * Returns a function that copies a text into memory of its own. A substring of a piece of XML keeps
 * the whole piece alive: one case number a line would keep the whole sheet. The text must have no
 * half surrogate pair, and XML text has none.
 */
export function textCopier(): (text: string) => string {
  const scratch = Buffer.allocUnsafe(SCRATCH_BYTES)
  return (text) => {
    if (text.length < MIN_SLICE) return text
    if (text.length * 3 > SCRATCH_BYTES) return Buffer.from(text).toString()
    return scratch.toString('utf8', 0, scratch.write(text))
  }
}
