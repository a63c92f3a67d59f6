import type { BarChart, SheetToWrite, Value } from '../../spreadsheets/sheet.js'
import { linesOn } from '../pages.js'

export const CHART_ROWS = 17
/** Of a page of A4, below the banner of a rehearsal. */
const PAGE_LINES = 54

/** Returns a first page with its charts below the rows. */
export function firstPage(
  { name, widths, rows }: { name: string; widths: number[]; rows: readonly Value[][] },
  charts: readonly Omit<BarChart, 'place'>[],
): SheetToWrite {
  // A chart that the end of the page would cut begins the next one.
  const isNext = charts.length > 0 && !fitsWithChart(rows, widths)
  const all: Value[][] = [...rows, ...(isNext ? [[{ bold: '', newPage: true } as const]] : [])]
  return {
    name,
    widths,
    rows: all,
    portrait: true,
    charts: charts.map((chart, at) => {
      const row = all.length + 1 + at * (CHART_ROWS + 1)
      return { ...chart, place: { column: 0, row, columns: 2, rows: CHART_ROWS } }
    }),
  }
}

/** Returns whether rows, and a chart below or among them, fit on the page. */
export function fitsWithChart(rows: readonly Value[][], widths: readonly number[]): boolean {
  return linesOn(rows, widths) + CHART_ROWS <= PAGE_LINES
}
