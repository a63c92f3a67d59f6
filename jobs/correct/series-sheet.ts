import type { Knowledge, SourceSheet } from '../../src/core/job/job.js'
import { excelSerial } from '../../src/spreadsheets/serial.js'
import type { SheetColumn, Value } from '../../src/spreadsheets/sheet.js'
import { BRAZILIAN, RATE } from '../../src/spreadsheets/xlsx/write-styles.js'
import { reachOf } from './accumulated-reach.js'
import type { Series, SeriesMonth } from './series.js'

/** The sheet Índices usados: every month of every series with which the figures were checked. */
export const seriesSheet: SourceSheet = {
  name: 'Índices usados',
  about: 'As séries do serviço, mês a mês, com que os valores foram conferidos.',
  table: (knowledge) => ({ columns: COLUMNS, rows: allRows(knowledge) }),
}

const COLUMNS: readonly SheetColumn[] = [
  { title: 'Série', kind: 'text', width: 46 },
  { title: 'Mês', kind: 'original', width: 10 },
  { title: 'Variação no mês (%)', kind: 'original', width: 14 },
  { title: 'Valor no mês (R$)', kind: 'money' },
  { title: 'Acumulado', kind: 'factor' },
  { title: 'O acumulado vai até', kind: 'text', width: 16 },
  { title: 'Fator até a data', kind: 'factor' },
  { title: 'SELIC somada (%)', kind: 'original', width: 14 },
  { title: 'Publicado', kind: 'text', width: 12 },
]

function* allRows(knowledge: Knowledge): Iterable<Value[]> {
  const series = (knowledge.series as Record<string, Series> | undefined) ?? {}
  for (const [key, one] of Object.entries(series)) yield* seriesRows(titleOf(key, one), one)
}

/**
 * The factors of a table depend on the date up to which it is computed, so that the title names
 * that date.
 */
function titleOf(key: string, { name, by }: Series): string {
  const [, year, month, day] = /(\d{4})-(\d{2})-(\d{2})$/.exec(key) ?? []
  return by === 'table' && day ? `${name}, até ${day}/${month}/${year}` : name
}

function* seriesRows(title: string, series: Series): Iterable<Value[]> {
  const unpublished = new Set(series.unpublished)
  const found = reachOf(series)
  const reach = found ? REACHES[found] : null
  const months = [...new Set([...Object.keys(series.months), ...unpublished])].sort()
  for (const month of months) {
    const row: SeriesMonth = series.months[month] ?? {}
    const isPrice = series.by === 'price'
    yield [
      title,
      { n: String(excelSerial(`${month}-01`)), date: true, format: `${BRAZILIAN}mm/yyyy` },
      isPrice ? null : rate(row.value),
      isPrice ? number(row.value) : null,
      number(row.accumulated),
      row.accumulated === undefined ? null : reach,
      number(row.factor),
      rate(row.selicAccrued),
      unpublished.has(month) ? 'não' : series.by === 'table' ? '' : 'sim',
    ]
  }
}

const REACHES = { start: 'o começo do mês', end: 'o fim do mês' } as const

/** All decimals are shown: a series has two, a table has more. */
function rate(value: string | undefined): Value {
  return value === undefined ? null : { n: value, format: RATE }
}

function number(value: string | undefined): Value {
  return value === undefined ? null : { n: value }
}
