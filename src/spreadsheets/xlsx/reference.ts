import type { Merge } from '../source.js'

/** Returns the letters of a column: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return letters
}

/** Returns the column of `AB12`, from 0; -1 without letters. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at) & ~0x20
    if (code < 65 || code > 90) break
    column = column * 26 + (code - 64)
  }
  return column - 1
}

/** Parses `B2:C4`; undefined for other texts. */
export function mergeOf(reference: string): Merge | undefined {
  const found = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/i.exec(
    reference.replaceAll('$', ''),
  )
  if (!found) return undefined
  const [, fromColumn, fromRow, toColumn = fromColumn, toRow = fromRow] = found
  const columns = [columnOf(fromColumn!), columnOf(toColumn!)]
  const rows = [Number(fromRow), Number(toRow)]
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  }
}
