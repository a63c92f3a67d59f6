import type { FormulaSource } from './formula-source.js'

/**
 * One cell as the file had it.
 *
 * - `null`: empty
 * - a string: text, verbatim
 * - `n`: a number, with the digits of the file (never a float: Excel stores up to 17 digits and a
 *   case number must not lose any). A date is a number whose format is one of dates: `date` is then
 *   true and `n` is the serial of the 1900 system, whatever system the file used.
 * - `b`: a boolean; `e`: an error such as `#N/D`
 * - `formula`: the value is the cached result of a formula; alone, it is a formula without one
 */
export type Cell = null | string | NumberCell | BooleanCell | ErrorCell | FormulaCell

export interface NumberCell extends FormulaSource {
  n: string
  /** The number format code, absent for General. */
  format?: string
  date?: true
  formula?: true
}
export interface BooleanCell {
  b: boolean
  formula?: true
}
export interface ErrorCell {
  e: string
  formula?: true
}
/** A formula saved without its result. */
export interface FormulaCell {
  formula: true
}

export function isNumber(cell: Cell | undefined): cell is NumberCell {
  return typeof cell === 'object' && cell !== null && 'n' in cell
}
export function isError(cell: Cell | undefined): cell is ErrorCell {
  return typeof cell === 'object' && cell !== null && 'e' in cell
}
export function isBoolean(cell: Cell | undefined): cell is BooleanCell {
  return typeof cell === 'object' && cell !== null && 'b' in cell
}
/** Decides whether a cell is a formula whose result the file does not hold. */
export function isBareFormula(cell: Cell | undefined): cell is FormulaCell {
  return (
    typeof cell === 'object' && cell !== null && !('n' in cell) && !('b' in cell) && !('e' in cell)
  )
}
export function isBlank(cell: Cell | undefined): boolean {
  return cell == null || (typeof cell === 'string' && cell.trim() === '')
}
