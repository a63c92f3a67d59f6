import { isRecord } from './classify-response.js'

/** A JSON number with its original digits; a float keeps only 15 of them for certain. */
export class Exact {
  constructor(readonly text: string) {}
}

/** A whole string, so that digits in it are not taken for a number; or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/**
 * A decimal with an exponent of a million would have a million zeros, so a longer number is
 * refused.
 */
const FIGURE = /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,3})?$/
/** If a service named a field so, its text would be checked by the same pattern. */
const MARK = '\u0000exact'
const MARK_JSON = JSON.stringify(MARK)

/**
 * Parses JSON with every number as {@link Exact}.
 * @throws SyntaxError, also for a number of more than 400 digits or an exponent of more than three
 */
export function parseExact(text: string): unknown {
  // Checks the text first: for an unclosed string the pattern's time is the square of its length.
  JSON.parse(text)
  const marked = text.replace(TOKEN, (token) =>
    token.startsWith('"') ? token : `{${MARK_JSON}:"${figureIn(token)}"}`,
  )
  return JSON.parse(marked, (_, value) => {
    const digits = isRecord(value) ? value[MARK] : undefined
    return typeof digits === 'string' ? new Exact(figureIn(digits)) : value
  })
}

function figureIn(text: string): string {
  if (FIGURE.test(text)) return text
  throw new SyntaxError(`${text.slice(0, 40)} is no figure`)
}

/** Writes JSON on one line, each number with its own digits. */
export function writeExact(value: unknown): string {
  if (value instanceof Exact) return value.text
  if (Array.isArray(value)) return `[${value.map(writeExact).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${writeExact(one)}`).join(',')}}`
}
