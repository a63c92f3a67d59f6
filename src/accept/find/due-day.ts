import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { type DateOrder, ORDERS, readDate } from '../cells/date.js'
import { tableLines } from '../read/lines.js'
import { foldWords } from './heading-words.js'
import type { Candidate } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import type { Table } from './table.js'

const MONTHS: ReadonlySet<string> = new Set(['competencia', 'mes ano', 'mes referencia'])
/** A debt of a month falls due in that month, in the one before or in the one after. */
const MONTHS_APART = 1
/** Two-digit years are of this century, because months are only compared. */
const LAST_YEAR = 2099

/**
 * Returns the due-date column beside the column of the month paid for: the debt counts from its due
 * date (Código Civil, art. 397). Undefined if a line has no due date or the two are further apart;
 * then the user decides.
 */
export async function dueDayBesideMonth(
  candidates: readonly Candidate[],
  table: Table,
): Promise<Candidate | undefined> {
  const due = candidates.find((one) => textOf(one).includes('vencimento'))
  const month = candidates.find((one) => MONTHS.has(textOf(one)))
  if (!due || !month || candidates.length !== 2) return undefined
  return (await areNear(due.column, month.column, table)) ? due : undefined
}

async function areNear(due: number, month: number, table: Table): Promise<boolean> {
  const fitting = new Set(ORDERS)
  let count = 0
  for await (const { filled, ignored, doubt } of tableLines(table)) {
    if (ignored || doubt) continue
    if (isBlank(filled[due])) return false
    // An unreadable date is an error of its row.
    if (ORDERS.every((order) => monthOf(filled[due], order) === undefined)) continue
    count += 1
    for (const order of ORDERS) {
      if (!isNear(filled[due], filled[month], order)) fitting.delete(order)
    }
  }
  return count > 0 && fitting.size > 0
}

function textOf({ heading }: Candidate): string {
  return foldWords(normaliseHeading(heading))
}

function isNear(due: Cell | undefined, month: Cell | undefined, order: DateOrder): boolean {
  const day = monthOf(due, order)
  if (day === undefined) return false
  const ofMonth = monthOf(month, order)
  if (ofMonth === undefined) return isBlank(month)
  return Math.abs(day - ofMonth) <= MONTHS_APART
}

/** Months counted from year 0. */
function monthOf(cell: Cell | undefined, order: DateOrder): number | undefined {
  const read = readDate(cell, order, LAST_YEAR)
  if (read.is !== 'value') return undefined
  const [year, month] = read.value.split('-').map(Number)
  return year! * 12 + month!
}

/** The only days of a table are those of its debts, unless they belong to one paper or period. */
export function isDayOfAny([only, other]: readonly Candidate[]): boolean {
  return other === undefined && !OF_ONE_AMOUNT.test(normaliseHeading(only?.heading ?? ''))
}

const OF_ONE_AMOUNT =
  /\b(?:sentenca|acordao|decisao|julgamento|contrato|contratacao|acordo|laudo|avaliacao|orcamento|calculo|base|distribuicao|ajuizamento|citacao|inicio|inicial|fim|final|pagamento|recebimento)\b/
