import type { Field, FieldValue } from '../../core/job/job.js'
import {
  type Cell,
  isBareFormula,
  isBlank,
  isBoolean,
  isError,
  isNumber,
} from '../../spreadsheets/cell.js'
import { isoFromSerial } from '../../spreadsheets/serial.js'
import { toBrazilian } from '../../values/dates.js'
import { wholeCharacters } from '../../values/folded.js'
import { foldWords } from '../find/heading-words.js'
import { normaliseText } from '../find/normalise-heading.js'
import type { DecimalMark, Read } from './amount.js'
import { readOab } from './oab.js'
import { readFee, readPercent } from './percent.js'
import { wholeNumberText } from './plain-text.js'

/** Returns the text that a person sees in a cell, for messages and for text fields. */
export function cellText(cell: Cell | undefined): string {
  if (cell == null) return ''
  if (typeof cell === 'string') return cell
  if (isNumber(cell)) {
    const date = cell.date ? isoFromSerial(cell.n) : undefined
    return date ? toBrazilian(date) : wholeNumberText(cell.n)
  }
  if (isBoolean(cell)) return cell.b ? 'VERDADEIRO' : 'FALSO'
  return isError(cell) ? cell.e : ''
}

/** Returns the first cell that is a text and says it. */
export function firstText(
  cells: readonly Cell[],
  says: (text: string, column: number) => boolean,
): string | undefined {
  return cells.find((cell, at): cell is string => typeof cell === 'string' && says(cell, at))
}

const LONGEST_TITLE = 80

/** Returns the text that stands alone in its line, as a title does, if it is short. */
export function loneText(cells: readonly Cell[]): string | undefined {
  const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
  return texts.length === 1 && texts[0]!.length <= LONGEST_TITLE ? texts[0] : undefined
}

const YES = new Set(['s', 'sim', 'x', '1', 'true', 'verdadeiro', 'yes', 'y', 't', 'v'])
const NO = new Set(['n', 'nao', 'não', '0', 'false', 'falso', 'no', 'f', '-'])

export function readYesNo(cell: Cell | undefined): Read<boolean> {
  if (isBlank(cell)) return { is: 'blank' }
  const unreadable = unreadableCell(cell)
  if (unreadable) return unreadable
  const text = cellText(cell).trim().toLowerCase()
  if (YES.has(text)) return { is: 'value', value: true }
  return NO.has(text) ? { is: 'value', value: false } : { is: 'trouble', code: 'cell_not_yes_no' }
}

export function readChoice(cell: Cell | undefined, choices: readonly string[]): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  const unreadable = unreadableCell(cell)
  if (unreadable) return unreadable
  const text = asChoice(cellText(cell))
  const choice = choices.find((one) => asChoice(one) === text)
  return choice ? { is: 'value', value: choice } : { is: 'trouble', code: 'cell_not_a_choice' }
}

/** `Sentença` becomes `sentenca`, and `Cartão de ponto` becomes `cartaoponto`. */
function asChoice(text: string): string {
  return foldWords(normaliseText(text)).replaceAll(' ', '')
}

function readText(cell: Cell | undefined): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  const text = typed(cell)
  if (/^[-–—]+$/.test(text)) return { is: 'blank' }
  return unreadableCell(cell) ?? { is: 'value', value: wholeCharacters(text) }
}

/** The text as typed, including line breaks. */
function typed(cell: Cell | undefined): string {
  const text = cellText(cell).trim()
  return (/^="(.*)"$/s.exec(text)?.[1] ?? text).replace(/^'/, '').trim()
}

/** An error, or a formula without a stored result: the value is unknown. */
export function unreadableCell(
  cell: Cell | undefined,
): { is: 'trouble'; code: 'cell_error' | 'cell_bare_formula' } | undefined {
  if (isError(cell)) return { is: 'trouble', code: 'cell_error' }
  return isBareFormula(cell) ? { is: 'trouble', code: 'cell_bare_formula' } : undefined
}

/** Reads a cell by its field's type; amounts, dates and case numbers have files of their own. */
export function readOther(
  field: Field,
  cell: Cell | undefined,
  mark: DecimalMark | undefined,
  isFeeFixed: boolean,
): Read<FieldValue> {
  switch (field.type) {
    case 'percent':
      return readPercent(cell, mark)
    case 'fee':
      return readFee(cell, mark, isFeeFixed)
    case 'yesno':
      return readYesNo(cell)
    case 'choice':
      return readChoice(cell, field.choices ?? [])
    case 'oab':
      return readOab(cell)
    default:
      return readText(cell)
  }
}
