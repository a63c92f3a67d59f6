import type { Cell } from '../../spreadsheets/cell.js'
import { isBareFormula, isBlank, isNumber } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { holdsKey } from '../cells/keys.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Roles, Table } from '../find/table.js'
import { hasOwner } from '../inspect/party-columns.js'

type Owners = ReadonlySet<number>

/** Cheap, before a text is normalised. */
const MAY_BE_TOTAL =
  /^\W*(?:sub|tot|soma|saldo|valor total|d[eé]bito|d[ií]vida|montante|posi[cç]|transp|(?:a|de) transp|t[ -]o[ -]t|(?:valor )?m(?:[eé]di|[aá]xim|[ií]nim)|(?:maior|menor) v|desvio)/iu
/** A word that sums, alone or followed by what it sums. */
const SUM =
  /^(?:sub ?tot(?:al|ais)\b.*|(?:tot(?:al|ais)?|soma(?:torio)?|saldo (?:total|final|geral)|(?:debito|divida|montante) total|valor total(?: geral)?)(?: (?:(?:geral|parcial|final|bruto|liquido|acumulado|(?:atualizad|corrigid|devid|apurad|executad|pag|recebid|quitad|depositad|levantad|abatid|amortizad|cobrad)[oa]s?|clientes?|processos?|contratos?|autor(?:es)?|parcelas?|de|do|da|dos|das|em|por|ate|a|no|na)\b|\d).*)?)$/
/** A balance may be a debt brought forward as well. */
const BALANCE = /^saldo (?:devedor )?em\b/
/** The same without its day: a debt brought forward, but where it equals the sum above. */
const CARRIED =
  /^(?:saldo(?: devedor| atual| remanescente| em aberto| apurado| anterior| transportado| a transportar)?|posicao|(?:(?:a|de) )?transport(?:ar|e)|transportado)(?: (?:em|ate|de|da|para|final|atual)\b.*)?$/
/** What a spreadsheet says of the amounts above beside their sum: nobody owes it. */
const STATISTIC =
  /^(?:(?:valor )?(?:medi[ao]s?|mediana|maxim[oa]|minim[oa])|(?:maior|menor) valor|desvio padrao)(?: (?:geral|simples|aritmetic[ao]|ponderad[ao]|mensal|anual|(?:d[aeo]s? )?(?:valor|valores|periodo|carteira)))?$/
/** Of whoever it is, with or without Ltda. */
const SUBTOTAL = /^sub ?tot(?:al|ais)\b/
const BEGINS_WITH_TOTAL = /^(?:total|totais|soma|saldo total) /
/** Whoever has one of these after the name is a company: Total Seguros S.A. */
const COMPANY = /(?:^| )(?:s ?a|ltda|eireli|me|epp|cia|inc|slu)(?: |$)/

type Label = { column: number; is: 'sum' | 'balance' | 'carried' | 'statistic' | 'perhaps' }

interface Line {
  /** As the file has them. */
  cells: readonly Cell[]
  /** With what merged cells stand for. */
  filled: readonly Cell[]
}

/**
 * Whether a line sums others. `doubt`: it begins like a sum and has the date of an item, or like a
 * name and has none, which nobody can tell apart. A client or a date that is merged over the line of a
 * sum is not the sum's: a label is judged by the cells really there.
 */
export function totalOf(
  line: Line,
  table: Pick<Table, 'roles' | 'columns'>,
  owners: Owners,
): 'total' | 'doubt' | undefined {
  if (table.roles.amounts.length === 0) return ofList(line, table.roles)
  const label = labelOfSum(line.cells, table.roles)
  if (!label) return isFormulaAlone(line.filled, table.roles, owners) ? 'total' : undefined
  if (label.is === 'carried') return ofCarried(line.cells, label, table.roles)
  if (label.is === 'statistic')
    return hasCase(line.cells, label.column, table.roles) ? undefined : 'doubt'
  if (label.is === 'perhaps') return ofName(line.filled, label, table.roles)
  return ofSum(line.cells, label, table)
}

/**
 * Where there are no amounts nothing is summed, and at most counted: a line that holds what an item is
 * known by is an item, whatever its other cells say.
 */
function ofList({ cells, filled }: Line, roles: Roles): 'total' | undefined {
  const label = labelOfSum(cells, roles)
  if (label?.is !== 'sum') return undefined
  if (roles.keys.some(({ column, field }) => holdsKey(filled[column], field))) return undefined
  const isOther = (at: number) => at !== label.column && !isBlank(cells[at])
  const isCountedOnly = cells.every((cell, at) => !isOther(at) || isCount(cell))
  if (isNamed(label, roles)) {
    const isCompany = COMPANY.test(normaliseHeading(cellText(cells[label.column])))
    return isCountedOnly && !isCompany ? 'total' : undefined
  }
  return isCountedOnly || !roles.keys.some(({ column }) => isOther(column)) ? 'total' : undefined
}

/** In a column where any words may be what is looked for: a name, a text. */
function isNamed({ column }: Label, { keys }: Roles): boolean {
  return keys.some((key) => key.column === column && key.field.type === 'text')
}

/** `12`, or `4 advogados`. */
function isCount(cell: Cell): boolean {
  return isFormula(cell) || /^\d{1,3}(?: \p{L}+)?$/u.test(cellText(cell).trim())
}

/** Without a date or a case it may be the sum of those above as well. */
function ofCarried(cells: readonly Cell[], { column }: Label, roles: Roles): 'doubt' | undefined {
  return hasDate(cells, column, roles) || hasCase(cells, column, roles) ? undefined : 'doubt'
}

/** `Total Distribuidora`: with a date or a case it is a client. */
function ofName(cells: readonly Cell[], { column }: Label, roles: Roles): 'doubt' | undefined {
  if (hasDate(cells, column, roles) || hasCase(cells, column, roles)) return undefined
  return roles.amounts.some((at) => at !== column && !isBlank(cells[at])) ? 'doubt' : undefined
}

function ofSum(
  cells: readonly Cell[],
  { column, is }: Label,
  { roles, columns }: Pick<Table, 'roles' | 'columns'>,
): 'total' | 'doubt' | undefined {
  const isCased = hasCase(cells, column, roles)
  const isFirst = cells.findIndex((cell) => !isBlank(cell)) === column
  if (!hasDate(cells, column, roles)) {
    if (is === 'balance') return 'doubt'
    return !isCased || isFirst ? 'total' : undefined
  }
  if (!isCased) return 'doubt'
  // A client may be called Total, and a remark after the amount may say so of a payment.
  const isClient = PARTIES.some((field) => columns.get(field) === column)
  return isClient || roles.amounts.every((at) => column > at) ? undefined : 'doubt'
}

const PARTIES = ['cliente', 'parte_contraria']

function hasDate(cells: readonly Cell[], label: number, roles: Roles): boolean {
  return roles.needed.some((at) => at !== label && !isBlank(cells[at]))
}

function hasCase(cells: readonly Cell[], label: number, { case: at }: Roles): boolean {
  return at !== undefined && at !== label && !isBlank(cells[at])
}

/** The label of a sum may stand in any column; a name that begins with "Total" only in the first. */
export function labelOfSum(cells: readonly Cell[], { names }: Roles): Label | undefined {
  let isFirst = true
  for (const [column, cell] of cells.entries()) {
    if (isBlank(cell)) continue
    const is = typeof cell === 'string' && !names.has(column) ? kindOf(cell) : undefined
    if (is && (is !== 'perhaps' || isFirst)) return { column, is }
    isFirst = false
  }
  return undefined
}

function kindOf(text: string): Label['is'] | undefined {
  if (!MAY_BE_TOTAL.test(text)) return undefined
  const plain = unspaced(normaliseHeading(text))
  if (SUBTOTAL.test(plain)) return 'sum'
  if (COMPANY.test(plain)) return undefined
  if (SUM.test(plain)) return 'sum'
  if (STATISTIC.test(plain)) return 'statistic'
  if (BALANCE.test(plain)) return 'balance'
  if (CARRIED.test(plain)) return 'carried'
  return BEGINS_WITH_TOTAL.test(plain) ? 'perhaps' : undefined
}

/** `T O T A L   G E R A L`, in which nobody can see where words part. */
function unspaced(text: string): string {
  if (!/^(?:\p{L} ){3,}\p{L}$/u.test(text)) return text
  return text.replaceAll(' ', '').replace(/^(total|subtotal|saldototal)(?=.)/, '$1 ')
}

/** A line without a date that may sum those of a company, by its name: `Total Banco X S.A.` */
export function maySumCompany(cells: readonly Cell[]): boolean {
  const first = cells.find((cell) => !isBlank(cell))
  if (typeof first !== 'string' || !MAY_BE_TOTAL.test(first)) return false
  const plain = normaliseHeading(first)
  return BEGINS_WITH_TOTAL.test(plain) && COMPANY.test(plain)
}

const SUMMING =
  /\b(?:(?:sub ?)?tot(?:al|ais)|saldos?|soma|posicao|montante|consolidad[oa]s?|apurad[oa]s?|geral|resultado|execucao|execut(?:ar|ad[oa])|transport(?:ar|e|ad[oa]))\b/

/** What a line says, where a word of it is one of sums: its amount tells whether it is. */
export function summingWords(cells: readonly Cell[], { case: at }: Roles): string | undefined {
  if (at !== undefined && isCaseThere(cells[at])) return undefined
  return cells.find(
    (cell): cell is string => typeof cell === 'string' && SUMMING.test(normaliseHeading(cell)),
  )
}

function isCaseThere(cell: Cell | undefined): boolean {
  return !isBlank(cell) && (typeof cell !== 'string' || /\d{4}/.test(cell))
}

/** A formula in the column of the amount, with no text, date, case or number of its own beside it. */
function isFormulaAlone(cells: readonly Cell[], roles: Roles, owners: Owners): boolean {
  const first = roles.amounts.find((at) => isFormula(cells[at]))
  if (first === undefined || !isUnlabelled(cells, roles, owners)) return false
  // A plain number before the amount numbers a line: what sums others is copied across.
  return cells.every((cell, at) => at >= first || isBlank(cell) || isFormula(cell))
}

/** Such as are copied down past the last item. */
export function isFormula(cell: Cell | undefined): boolean {
  return isBareFormula(cell) || (isNumber(cell) && cell.formula === true)
}

/** An amount and perhaps other numbers, and nothing that says whose they are. */
export function isUnlabelled(cells: readonly Cell[], roles: Roles, owners: Owners): boolean {
  if (!roles.amounts.some((at) => !isBlank(cells[at]))) return false
  if (roles.case !== undefined && !isBlank(cells[roles.case])) return false
  if (roles.needed.some((at) => !isBlank(cells[at]))) return false
  if (hasOwner(cells, owners)) return false
  // The R of R$ is no word.
  return cells.every((cell) => typeof cell !== 'string' || !/(?!R)\p{L}/u.test(cell))
}
