import { isRecord } from './classify-response.js'

/** A JSON number with the digits it was written with: a float keeps 15 of them for certain. */
export class Exact {
  constructor(readonly text: string) {}
}

/** A string, whole, so that no digits in it are taken for a number; or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** Of an exponent of a million a decimal makes a million zeros: what is longer is no figure. */
const FIGURE = /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,3})?$/
/** Where a service names a field so, its text is held to the same pattern. */
const MARK = '\u0000exact'
const MARK_JSON = JSON.stringify(MARK)

/**
 * JSON with every number as {@link Exact}.
 * @throws SyntaxError, for a number of more than 400 digits or an exponent of more than three too
 */
export function parseExact(text: string): unknown {
  // Of a string that nobody closes the pattern takes the square of its length.
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

/** On one line, each number with its own digits. */
export function writeExact(value: unknown): string {
  if (value instanceof Exact) return value.text
  if (Array.isArray(value)) return `[${value.map(writeExact).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${writeExact(one)}`).join(',')}}`
}
