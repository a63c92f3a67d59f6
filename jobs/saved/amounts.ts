import { D, fromJson } from '../../src/values/decimal.js'

/** The decimal separator of an amount that is written as text. */
export type DecimalMark = ',' | '.'

const WRITTEN: Record<DecimalMark, RegExp> = {
  ',': /^-?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
  '.': /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/,
}
const MARKS: DecimalMark[] = ['.', ',']
/** In characters. No amount is longer, while a text of an answer may have millions. */
const LONGEST_AMOUNT = 300

/**
 * Returns the amount of a number, or of a text that is one. `mark` decides only for texts that can
 * be read both ways.
 */
export function amountOf(value: unknown, mark?: DecimalMark): D | undefined {
  if (typeof value === 'number') return fromJson(value)
  const [first, second] = waysToRead(value)
  if (!first || !second) return first?.amount
  return first.mark === mark ? first.amount : second.mark === mark ? second.amount : undefined
}

/** Returns the amounts that a text can mean: "1.234" is two, "1.234,56" and "1234" are one. */
export function waysToRead(value: unknown): { amount: D; mark: DecimalMark }[] {
  if (typeof value !== 'string' || value.length > LONGEST_AMOUNT) return []
  const text = value.replace(/^\s*(?:(-)\s*)?R\$/, '$1').replace(/\s/g, '')
  const ways = MARKS.filter((mark) => WRITTEN[mark].test(text)).map((mark) => {
    const grouping = mark === ',' ? '.' : ','
    return { amount: new D(text.replaceAll(grouping, '').replace(mark, '.')), mark }
  })
  return ways.length === 2 && ways[0]!.amount.eq(ways[1]!.amount) ? ways.slice(0, 1) : ways
}
