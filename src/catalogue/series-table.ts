import type { ExactSeries } from '../services/calculation/exact-series.js'
import {
  kindOfCells,
  otherFields,
  type Table,
  type TableCell,
  type TableColumn,
} from '../spreadsheets/tables/table.js'
import { cellOf, dayIn } from './facts.js'

type Row = ExactSeries['series'][number]
type Translate = (pt: string, en: string) => string

interface Field {
  column: TableColumn
  cell(row: Row): TableCell
}

/** Possible names of a row's month or date, as the contract shows none. */
const DAYS = ['date', 'data', 'month', 'mes', 'competencia', 'ref'] as const
/** The same names for a row that stands for a month, whatever day it also names. */
const MONTHS = ['month', 'mes', 'competencia', 'ref', 'date', 'data'] as const
const FIGURES = ['value', 'accumulated', 'accumulatedPositive', 'factor', 'selicAccrued'] as const

/** Builds the rows of a series: the month, or the day where they are daily, then every field. */
export function seriesTable(
  { series: rows, sampling }: Pick<ExactSeries, 'series' | 'sampling'>,
  type: string | null | undefined,
  translate: Translate,
): Table {
  const isMonthly = sampling === 'first_day_of_month'
  const times = (isMonthly ? MONTHS : DAYS).filter((name) =>
    rows.some((row) => dayIn(row[name]) !== undefined),
  )
  const figures = FIGURES.filter((name) => rows.some((row) => name in row))
  const known = new Set<string>([...times, ...figures, 'published'])
  const fields: Field[] = [
    timeField(isMonthly ? [] : rows, times, translate),
    ...figures.map((name) => figureField(name, titleOf(name, type, translate))),
    ...otherFields(rows, known).map((name) => otherField(rows, name)),
    ...(rows.some((row) => 'published' in row) ? [publishedField(translate)] : []),
  ]
  return {
    name: 'Série',
    columns: fields.map(({ column }) => column),
    rows: rows.map((row) => fields.map(({ cell }) => cell(row))),
  }
}

/** Returns the title of a field's column. */
export function titleOf(
  name: string,
  type: string | null | undefined,
  translate: Translate,
): string {
  const titles: Record<string, string> = {
    value:
      type === 'perc' ? translate('Variação (%)', 'Variation (%)') : translate('Valor', 'Value'),
    accumulated: translate('Acumulado', 'Accumulated'),
    accumulatedPositive: translate('Acumulado sem deflação', 'Accumulated without deflation'),
    factor: translate('Fator', 'Factor'),
    selicAccrued: translate('SELIC acumulada (%)', 'SELIC accrued (%)'),
  }
  return titles[name] ?? name
}

/** `rows` are the rows to search for a day other than the first of a month. */
function timeField(rows: readonly Row[], names: readonly string[], translate: Translate): Field {
  const dayOf = (row: Row) => names.map((name) => dayIn(row[name])).find((day) => day !== undefined)
  const isDaily = rows.some((row) => (dayOf(row) ?? '').slice(8) > '01')
  return {
    column: isDaily
      ? { title: translate('Data', 'Date'), kind: 'day' }
      : { title: translate('Mês', 'Month'), kind: 'month' },
    cell: (row) => {
      const day = dayOf(row)
      if (day === undefined) return null
      return isDaily ? { day } : { month: day.slice(0, 7) }
    },
  }
}

function figureField(name: string, title: string): Field {
  return { column: { title, kind: 'number' }, cell: (row) => cellOf(row[name]) }
}

function otherField(rows: readonly Row[], name: string): Field {
  return {
    column: { title: name, kind: kindOfCells(rows.map((row) => cellOf(row[name]))) },
    cell: (row) => cellOf(row[name]),
  }
}

/** Only `false` is shown; a month without the field is published. */
function publishedField(translate: Translate): Field {
  return {
    column: { title: translate('Situação', 'State'), kind: 'text', width: 18 },
    cell: ({ published }) =>
      published === false ? translate('não publicado', 'not published') : null,
  }
}
