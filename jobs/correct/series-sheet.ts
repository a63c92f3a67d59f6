import type { Knowledge, SourceSheet } from '../../src/core/job/job.js'
import { excelSerial } from '../../src/spreadsheets/serial.js'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { BRAZILIAN, RATE } from '../../src/spreadsheets/xlsx/write-styles.js'
import { addMonths } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { Series, SeriesMonth } from './series.js'

/** The sheet Índices usados: every month of every series with which the figures were checked. */
export const seriesSheet: SourceSheet = {
  name: 'Índices usados',
  about: 'As séries do serviço, mês a mês, com que os valores foram conferidos.',
  columns: [
    { title: 'Série', kind: 'text', width: 46 },
    { title: 'Mês', kind: 'original', width: 10 },
    { title: 'Variação no mês (%)', kind: 'original', width: 14 },
    { title: 'Valor no mês (R$)', kind: 'money' },
    { title: 'Acumulado', kind: 'factor' },
    { title: 'O acumulado vai até', kind: 'text', width: 16 },
    { title: 'Fator até a data', kind: 'factor' },
    { title: 'SELIC somada (%)', kind: 'original', width: 14 },
    { title: 'Publicado', kind: 'text', width: 12 },
  ],
  *rows(knowledge: Knowledge): Iterable<Value[]> {
    const series = (knowledge.series as Record<string, Series> | undefined) ?? {}
    for (const [key, one] of Object.entries(series)) yield* seriesRows(titleOf(key, one), one)
  },
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
  const reach = reachOf(series)
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

/** The accumulated value of a month may have its own variation in it or not: two months show it. */
function reachOf({ months }: Series): Value {
  for (const [month, { accumulated, value }] of Object.entries(months)) {
    const next = months[addMonths(month, 1)]
    if (accumulated === undefined || next?.accumulated === undefined) continue
    const growth = new D(next.accumulated).div(accumulated).minus(1).times(100)
    const fits = (of: string | undefined) => of !== undefined && growth.minus(of).abs().lt('0.001')
    if (fits(value) !== fits(next.value)) return fits(value) ? 'o começo do mês' : 'o fim do mês'
  }
  return null
}

/** All decimals are shown: a series has two, a table has more. */
function rate(value: string | undefined): Value {
  return value === undefined ? null : { n: value, format: RATE }
}

function number(value: string | undefined): Value {
  return value === undefined ? null : { n: value }
}
