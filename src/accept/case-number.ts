import type { MessageCode } from '../sentence.js'
import type { Cell } from '../sheets/cell.js'
import { isNumber } from '../sheets/cell.js'

/** Whether 20 digits close: `NNNNNNN AAAA J TR OOOO DD mod 97 = 1` (Resolução CNJ 65/2008). */
export function checkDigitsClose(digits: string): boolean {
  if (!/^\d{20}$/.test(digits)) return false
  const [sequence, check, rest] = [digits.slice(0, 7), digits.slice(7, 9), digits.slice(9)]
  return BigInt(sequence + rest + check) % 97n === 1n
}

/** `NNNNNNN-DD.AAAA.J.TR.OOOO`. */
export function masked(digits: string): string {
  return digits.replace(/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6')
}

export interface CaseNumber {
  /** As a person knows it: masked when it is a CNJ number, else the text of the cell. */
  text: string
  /** Told in the row; the number is not needed for the figure. */
  note?: MessageCode
  /** The digits are lost: the row cannot be told from others. */
  trouble?: MessageCode
}

/** Reads a case number; another numbering (an internal one, an old court's) stays as it is. */
export function readCaseNumber(cell: Cell): CaseNumber | undefined {
  if (isNumber(cell)) return fromNumber(cell.n)
  if (typeof cell !== 'string' || cell.trim() === '') return undefined
  const text = cell
    .trim()
    .replace(/^'/, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
  const cnj = /^(\d{1,7})-(\d{2})\.(\d{4})\.(\d)\.(\d{2})\.(\d{4})(?:\/\d+)?$/.exec(
    text.replace(/\s/g, ''),
  )
  const digits = cnj ? cnj[1]!.padStart(7, '0') + cnj.slice(2, 7).join('') : text
  if (cnj || /^\d{20}$/.test(digits)) {
    return checkDigitsClose(digits)
      ? { text: masked(digits) }
      : { text, note: 'note_case_check_digits' }
  }
  return { text }
}

/** A number that went through a float is repaired only where nothing can have been lost. */
function fromNumber(digits: string): CaseNumber {
  if (!/^\d+$/.test(digits) || Number(digits) > Number.MAX_SAFE_INTEGER) {
    return { text: digits, trouble: 'cell_case_digits_lost' }
  }
  const padded = digits.padStart(20, '0')
  if (digits.length >= 14 && checkDigitsClose(padded)) return { text: masked(padded) }
  return digits.length >= 14 ? { text: digits, trouble: 'cell_case_digits_lost' } : { text: digits }
}
