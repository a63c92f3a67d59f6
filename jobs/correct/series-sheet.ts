import type { Knowledge, SourceSheet } from '../../src/core/job/job.js'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { FORMATS, RATE } from '../../src/spreadsheets/xlsx/write-styles.js'
import { type MonthlyFigure, yearTable } from '../year-table.js'
import { reachOf } from './accumulated-reach.js'
import type { Series, SeriesMonth } from './series.js'

/** The sheet Índices usados: every month of every series with which the figures were checked. */
export const seriesSheet: SourceSheet = {
  name: 'Índices usados',
  about: 'As séries do serviço com que os valores foram conferidos: um ano por linha, mês a mês.',
  table: (knowledge) => yearTable('Série', 'original', allFigures(knowledge)),
}

function allFigures(knowledge: Knowledge): MonthlyFigure[] {
  const series = (knowledge.series as Record<string, Series> | undefined) ?? {}
  return Object.entries(series).flatMap(([key, one]) => figuresOf(titleOf(key, one), one))
}

/**
 * The factors of a table depend on the date up to which it is computed, so that the title names
 * that date.
 */
function titleOf(key: string, { name, by }: Series): string {
  const [, year, month, day] = /(\d{4})-(\d{2})-(\d{2})$/.exec(key) ?? []
  return by === 'table' && day ? `${name}, até ${day}/${month}/${year}` : name
}

const REACHES = { start: ' até o começo do mês', end: ' até o fim do mês' } as const

function figuresOf(title: string, series: Series): MonthlyFigure[] {
  const reach = reachOf(series)
  const named = (what: string, figure: keyof SeriesMonth, format: string) => ({
    name: `${title}: ${what}`,
    months: monthsOf(series, figure, format),
  })
  const [value, format] =
    series.by === 'price' ? ['valor (R$)', FORMATS.money] : ['variação no mês (%)', RATE]
  const first = named(value, 'value', format)
  for (const month of series.unpublished) first.months.set(month, 'não publicado')
  const all = [
    first,
    named(`acumulado${reach ? REACHES[reach] : ''}`, 'accumulated', FORMATS.factor),
    named('fator até a data', 'factor', FORMATS.factor),
    named('SELIC somada (%)', 'selicAccrued', RATE),
  ]
  return all.filter(({ months }) => months.size > 0)
}

/** Zeros in every month are not a figure of the series. All decimals of a rate are shown. */
function monthsOf({ months }: Series, figure: keyof SeriesMonth, format: string) {
  const values = Object.entries(months).flatMap(([month, { [figure]: n }]) =>
    n === undefined ? [] : [[month, n] as const],
  )
  const isZero = figure === 'selicAccrued' && values.every(([, n]) => Number(n) === 0)
  return new Map<string, Value>(isZero ? [] : values.map(([month, n]) => [month, { n, format }]))
}
