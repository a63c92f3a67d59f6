import type { Cell } from '../sheets/cell.js'
import { isBareFormula, isBlank, isNumber } from '../sheets/cell.js'
import { normaliseHeading } from './headings.js'
import type { Roles } from './table.js'

/** Cheap, before a text is normalised. */
const MAY_BE_TOTAL = /^\W*(?:sub|tot|soma|saldo|valor total)/iu
/** A word that sums, alone or followed by what it sums. */
const SUM =
  /^(?:sub ?tot(?:al|ais)\b.*|(?:tot(?:al|ais)?|soma(?:torio)?|saldo total|valor total(?: geral)?)(?: (?:(?:geral|parcial|final|bruto|liquido|acumulado|de|do|da|dos|das|em|por|ate|a|no|na)\b|\d).*)?)$/
const BEGINS_WITH_TOTAL = /^(?:total|totais|soma|saldo total) /
/** Whoever has one of these after the name is a company: Total Seguros S.A. */
const COMPANY = /(?:^| )(?:s ?a|ltda|eireli|me|epp|cia|inc|slu)(?: |$)/

type Label = { column: number; is: 'sum' | 'perhaps' }

/**
 * Whether a line sums others. `doubt`: it begins like a sum and has the date of an item, which
 * nobody can tell apart.
 */
export function totalOf(cells: readonly Cell[], roles: Roles): 'total' | 'doubt' | undefined {
  const label = labelOfSum(cells, roles)
  if (!label) return isFormulaAlone(cells, roles) ? 'total' : undefined
  const hasNeeded = roles.needed.some((at) => at !== label.column && !isBlank(cells[at]))
  const hasCase =
    roles.case !== undefined && roles.case !== label.column && !isBlank(cells[roles.case])
  const isFirst = cells.findIndex((cell) => !isBlank(cell)) === label.column
  if (!hasNeeded && !hasCase) return 'total'
  if (label.is === 'perhaps' || !isFirst) return undefined
  if (!hasNeeded) return 'total'
  return hasCase ? undefined : 'doubt'
}

/** The label of a sum may stand in any column; a name that begins with "Total" only in the first. */
function labelOfSum(cells: readonly Cell[], { names }: Roles): Label | undefined {
  let isFirst = true
  for (const [column, cell] of cells.entries()) {
    if (isBlank(cell)) continue
    const is = typeof cell === 'string' && !names.has(column) ? kindOf(cell) : undefined
    if (is === 'sum' || (is === 'perhaps' && isFirst)) return { column, is }
    isFirst = false
  }
  return undefined
}

function kindOf(text: string): Label['is'] | undefined {
  if (!MAY_BE_TOTAL.test(text)) return undefined
  const plain = normaliseHeading(text)
  if (COMPANY.test(plain)) return undefined
  if (SUM.test(plain)) return 'sum'
  return BEGINS_WITH_TOTAL.test(plain) ? 'perhaps' : undefined
}

/** A formula in the column of the amount, with no text, date or case beside it. */
function isFormulaAlone(cells: readonly Cell[], roles: Roles): boolean {
  const sums = roles.amounts.some((at) => isFormula(cells[at]))
  return sums && isUnlabelled(cells, roles)
}

/** Such as are copied down past the last item. */
export function isFormula(cell: Cell | undefined): boolean {
  return isBareFormula(cell) || (isNumber(cell) && cell.formula === true)
}

/** An amount and perhaps other numbers, and nothing that says whose they are. */
export function isUnlabelled(cells: readonly Cell[], roles: Roles): boolean {
  if (!roles.amounts.some((at) => !isBlank(cells[at]))) return false
  if (roles.case !== undefined && !isBlank(cells[roles.case])) return false
  if (roles.needed.some((at) => !isBlank(cells[at]))) return false
  // The R of R$ is no word.
  return cells.every((cell) => typeof cell !== 'string' || !/(?!R)\p{L}/u.test(cell))
}
