import type { Cell } from '../../spreadsheets/cell.js'
import { isBareFormula, isBlank, isNumber } from '../../spreadsheets/cell.js'
import { cellText, firstText } from '../cells/cell-text.js'
import { holdsKey } from '../cells/keys.js'
import { normaliseText } from '../find/normalise-heading.js'
import { hasOwner } from '../find/owner-columns.js'
import type { Roles, Table } from '../find/table.js'

type Owners = ReadonlySet<number>

/** A cheap test before a text is normalised. */
const MAY_BE_TOTAL =
  /^\W*(?:sub|(?:grand )?tot|soma|saldo|valor total|q(?:uantidade|tde?)\W|d[eé]bito|d[ií]vida|montante|posi[cç]|transp|(?:a|de) transp|t[ -]o[ -]t|(?:valor )?m(?:[eé]di|[aá]xim|[ií]nim)|(?:maior|menor) v|desvio)|\stotal$/iu
/** A word for a sum, alone or followed by what is summed. */
const SUM =
  /^(?:sub ?tot(?:al|ais)\b.*|(?:(?:grand )?tot(?:al|ais)?|soma(?:torio)?|saldo (?:total|final|geral)|(?:debito|divida|montante) total|valor total(?: geral)?)(?: (?:(?:geral|parcial|final|bruto|liquido|acumulado|(?:atualizad|corrigid|devid|apurad|executad|pag|recebid|quitad|depositad|levantad|abatid|amortizad|cobrad)[oa]s?|clientes?|processos?|contratos?|autor(?:es)?|parcelas?|de|do|da|dos|das|em|por|ate|a|no|na)\b|\d).*)?)$/
/** "Quantidade de títulos: 2", beside the sum of their amounts. */
const COUNT =
  /^(?:quantidade|qtde?)(?: total)? (?:de )?(?:titulos|duplicatas|boletos|parcelas|cotas|notas|faturas|documentos|registros|lancamentos|itens|linhas|debitos|contratos|clientes|unidades)(?: \d+)?$/
/** A balance may also be a debt brought forward. */
const BALANCE = /^saldo (?:devedor )?em\b/
/** A balance without a date: a debt brought forward, unless it equals the sum above. */
const CARRIED =
  /^(?:saldo(?: devedor| atual| remanescente| em aberto| apurado| anterior| transportado| a transportar)?|posicao|(?:(?:a|de) )?transport(?:ar|e)|transportado)(?: (?:em|ate|de|da|para|final|atual)\b.*)?$/
/** Statistics of the amounts above, beside their sum: nobody owes them. */
const STATISTIC =
  /^(?:(?:valor )?(?:medi[ao]s?|mediana|maxim[oa]|minim[oa])|(?:maior|menor) valor|desvio padrao)(?: (?:geral|simples|aritmetic[ao]|ponderad[ao]|mensal|anual|(?:d[aeo]s? )?(?:valor|valores|periodo|carteira)))?$/
/** A subtotal is one, even with a company's name. */
const SUBTOTAL = /^sub ?tot(?:al|ais)\b/
const BEGINS_WITH_TOTAL = /^(?:total|totais|soma|saldo total) /
/** "Ana Total", as Excel names the sum of a group. */
const ENDS_WITH_TOTAL = /. total$/
/** A legal form shows a company's name: Total Seguros S.A. */
const COMPANY = /(?:^| )(?:s ?a|ltda|eireli|me|epp|cia|inc|slu)(?: |$)/
/** A surname, which without its accent would be S.A. */
const SURNAME = /(?<!\p{L})sá(?!\p{L})/giu

type Label = {
  column: number
  is: 'sum' | 'count' | 'balance' | 'carried' | 'statistic' | 'perhaps'
}

interface Line {
  /** As in the file. */
  cells: readonly Cell[]
  /** With the values of merged cells. */
  filled: readonly Cell[]
}

/**
 * Decides whether a line sums others. `doubt`: it starts like a sum and has the date of an item, or
 * like a name and has none, which cannot be distinguished. A client or a date merged over the line
 * does not belong to the sum, so only the cells really present count for a label.
 */
export function totalOf(
  line: Line,
  table: Pick<Table, 'roles' | 'columns'>,
  owners: Owners,
): 'total' | 'doubt' | undefined {
  if (table.roles.amounts.length === 0) return ofList(line, table.roles)
  const label = labelOfSum(line.cells, table.roles)
  if (!label) return isFormulaAlone(line.filled, table.roles, owners) ? 'total' : undefined
  // "Quantidade de cotas 12" with a date is what the line is for.
  if (label.is === 'count' && hasDate(line.cells, label.column, table.roles)) return undefined
  if (label.is === 'carried') return ofCarried(line.cells, label, table.roles)
  if (label.is === 'statistic')
    return hasCase(line.cells, label.column, table.roles) ? undefined : 'doubt'
  if (label.is === 'perhaps') return ofName(line.filled, label, table.roles)
  return ofSum(line.cells, label, table)
}

/**
 * A table without amounts has no sums, only counts: a line with the key of an item is an item,
 * whatever its other cells say.
 */
function ofList({ cells, filled }: Line, roles: Roles): 'total' | undefined {
  if (isCountLine(cells, roles)) return 'total'
  const label = labelOfSum(cells, roles)
  if (label?.is !== 'sum') return undefined
  if (roles.keys.some(({ column, field }) => holdsKey(filled[column], field))) return undefined
  const isOther = (at: number) => at !== label.column && !isBlank(cells[at])
  const isCountedOnly = cells.every((cell, at) => !isOther(at) || isCount(cell))
  if (isNamed(label, roles)) {
    const isCompany = namesCompany(cellText(cells[label.column]))
    return isCountedOnly && !isCompany ? 'total' : undefined
  }
  return isCountedOnly || !roles.keys.some(({ column }) => isOther(column)) ? 'total' : undefined
}

/** A label in a column of search terms, where any words may be a name or a text. */
function isNamed({ column }: Label, { keys }: Roles): boolean {
  return keys.some((key) => key.column === column && key.field.type === 'text')
}

/**
 * "2 arquivo(s)", "Total: 2 cálculos" at the foot of a list, with nothing but numbers beside it, and
 * none where an item has its key: "12 processos" may be said of a registration.
 */
function isCountLine(cells: readonly Cell[], { keys }: Roles): boolean {
  const at = cells.findIndex((cell) => !isBlank(cell))
  const label = cells[at]
  if (typeof label !== 'string' || !COUNTED.test(normaliseText(label))) return false
  const isKey = (column: number) => keys.some((key) => key.column === column)
  return cells.every(
    (cell, column) => column === at || isBlank(cell) || (isCount(cell) && !isKey(column)),
  )
}
const COUNTED =
  /^(?:total (?:d[eo] )?)?\d{1,6} (?:arquivos?|documentos?|registros?|itens|calculos?|processos?|advogad[oa]s?|inscric(?:ao|oes)|linhas?|nomes?|partes?)$/

/** `12`, or `4 advogados`. */
function isCount(cell: Cell): boolean {
  return isFormula(cell) || /^\d{1,3}(?: \p{L}+)?$/u.test(cellText(cell).trim())
}

/** A balance without a date or a case may also be the sum of the lines above. */
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
  // A client may be called Total, and a remark after the amount may name the sum of a payment.
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

/** Finds the label of a sum, in any column; a name that starts with "Total" only in the first. */
export function labelOfSum(cells: readonly Cell[], { names, amounts }: Roles): Label | undefined {
  const hasAmount = amounts.some((at) => !isBlank(cells[at]))
  let isFirst = true
  for (const [column, cell] of cells.entries()) {
    if (isBlank(cell)) continue
    const is = typeof cell === 'string' && !names.has(column) ? kindOf(cell, hasAmount) : undefined
    if (is && (is !== 'perhaps' || isFirst)) return { column, is }
    isFirst = false
  }
  return undefined
}

function kindOf(text: string, isBesideAmount: boolean): Label['is'] | undefined {
  if (!MAY_BE_TOTAL.test(text)) return undefined
  const plain = unspaced(normaliseText(text))
  if (SUBTOTAL.test(plain)) return 'sum'
  if (namesCompany(text)) return undefined
  if (SUM.test(plain)) return 'sum'
  if (isBesideAmount && COUNT.test(plain)) return 'count'
  if (STATISTIC.test(plain)) return 'statistic'
  if (BALANCE.test(plain)) return 'balance'
  if (CARRIED.test(plain)) return 'carried'
  return BEGINS_WITH_TOTAL.test(plain) || ENDS_WITH_TOTAL.test(plain) ? 'perhaps' : undefined
}

/** Joins `T O T A L   G E R A L`, in which the words cannot be separated. */
function unspaced(text: string): string {
  if (!/^(?:\p{L} ){3,}\p{L}$/u.test(text)) return text
  return text.replaceAll(' ', '').replace(/^(total|subtotal|saldototal)(?=.)/, '$1 ')
}

/** Decides whether a line without a date may sum those of a company: `Total Banco X S.A.` */
export function maySumCompany(cells: readonly Cell[]): boolean {
  const first = cells.find((cell) => !isBlank(cell))
  if (typeof first !== 'string' || !MAY_BE_TOTAL.test(first)) return false
  return BEGINS_WITH_TOTAL.test(normaliseText(first)) && namesCompany(first)
}

function namesCompany(text: string): boolean {
  return COMPANY.test(normaliseText(text.replace(SURNAME, ' ')))
}

const SUMMING =
  /\b(?:(?:sub ?)?tot(?:al|ais)|saldos?|soma|posicao|montante|consolidad[oa]s?|apurad[oa]s?|geral|resultado|execucao|execut(?:ar|ad[oa])|transport(?:ar|e|ad[oa]))\b/

/** Returns the text with a word for sums; the amount decides whether the line is one. */
export function summingWords(cells: readonly Cell[], { case: at }: Roles): string | undefined {
  if (at !== undefined && isCaseThere(cells[at])) return undefined
  return firstText(cells, isSumming)
}

/** "Quantidade de títulos: 2" stands beside the sum of their amounts. */
function isSumming(text: string): boolean {
  const plain = normaliseText(text)
  return SUMMING.test(plain) || COUNT.test(plain)
}

function isCaseThere(cell: Cell | undefined): boolean {
  return !isBlank(cell) && (typeof cell !== 'string' || /\d{4}/.test(cell))
}

/** A formula in the amount column, without a text, date, case or plain number beside it. */
function isFormulaAlone(cells: readonly Cell[], roles: Roles, owners: Owners): boolean {
  const first = roles.amounts.find((at) => isFormula(cells[at]))
  if (first === undefined || !isUnlabelled(cells, roles, owners)) return false
  // A plain number before the amount numbers an item; formulas of sums are copied across.
  return cells.every((cell, at) => at >= first || isBlank(cell) || isFormula(cell))
}

/** Decides whether a cell is a formula, such as those copied down past the last item. */
export function isFormula(cell: Cell | undefined): boolean {
  return isBareFormula(cell) || (isNumber(cell) && cell.formula === true)
}

/** Decides whether a line has an amount and nothing but numbers, without a party. */
export function isUnlabelled(cells: readonly Cell[], roles: Roles, owners: Owners): boolean {
  if (!roles.amounts.some((at) => !isBlank(cells[at]))) return false
  if (roles.case !== undefined && !isBlank(cells[roles.case])) return false
  if (roles.needed.some((at) => !isBlank(cells[at]))) return false
  if (hasOwner(cells, owners)) return false
  // The R of R$ is no word.
  return cells.every((cell) => typeof cell !== 'string' || !/(?!R)\p{L}/u.test(cell))
}
