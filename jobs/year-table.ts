import type { SourceTable } from '../src/core/job/job.js'
import type { SheetColumn, Value } from '../src/spreadsheets/sheet.js'
import { PAGE_WIDTH } from '../src/spreadsheets/xlsx/paper.js'
import { SHORT_MONTHS as MONTHS } from '../src/values/dates.js'

const YEAR: SheetColumn = { title: 'Ano', kind: 'text', width: 6 }
/** Of a factor: the decimals that a cell shows, their comma and a margin. */
const BESIDE_WHOLE = 12

/** A figure of a series: its value in each month, `YYYY-MM`. */
export interface MonthlyFigure {
  name: string
  months: ReadonlyMap<string, Value>
}

/** A year is a line, because a month each would fill most of the paper. */
export function yearTable(
  title: string,
  kind: SheetColumn['kind'],
  figures: readonly MonthlyFigure[],
): SourceTable {
  const values = figures.flatMap(({ months }) => [...months.values()])
  const width = Math.max(1, ...values.map(wholeDigits)) + BESIDE_WHOLE
  const spare = PAGE_WIDTH - YEAR.width! - MONTHS.length * width
  const name: SheetColumn = { title, kind: 'text', width: Math.max(spare, 14), wrap: true }
  const months = MONTHS.map((month): SheetColumn => ({ title: month, kind, width, amounts: true }))
  return { columns: [name, YEAR, ...months], frozen: 2, rows: figures.flatMap(yearRows) }
}

function wholeDigits(value: Value): number {
  const isNumber = value !== null && typeof value === 'object' && 'n' in value
  // A rate below zero has fewer decimals than a factor.
  return isNumber ? value.n.replace('-', '').split('.')[0]!.length : 0
}

function yearRows({ name, months }: MonthlyFigure): Value[][] {
  const years = [...new Set([...months.keys()].map((month) => month.slice(0, 4)))].sort()
  return years.map((year) => [
    name,
    year,
    ...MONTHS.map((_, at) => months.get(`${year}-${String(at + 1).padStart(2, '0')}`) ?? null),
  ])
}
