import { type Sentence, sentence } from '../messages/message-code.js'
import type { ExactSeries } from '../services/calculation/exact-series.js'
import { isRecord } from '../services/classify-response.js'
import {
  kindOfCells,
  otherFields,
  type Table,
  type TableCell,
} from '../spreadsheets/tables/table.js'
import type { CatalogueKind, Entry } from './entry.js'
import { cellOf, dateCell, inWords, textAt } from './facts.js'
import { titleOf } from './series-table.js'

type Translate = (pt: string, en: string) => string

export interface SeriesRead {
  kind: CatalogueKind
  ref: string
  entry: Entry
  answer: ExactSeries
  /** The date for which the coefficients of a table were calculated. */
  asOf?: string
}

/**
 * Returns what the series is and how its numbers are used, for the terminal and for the first
 * sheet.
 */
export function aboutSeries(
  read: SeriesRead,
  translate: Translate,
): [label: string, text: string][] {
  const { kind, entry, answer, asOf } = read
  const { basis, coverage, sampling, from, to } = answer
  const field = textAt(basis, 'factorField')
  const lines: [string, string | undefined][] = [
    [
      kind === 'index'
        ? translate('Índice', 'Index')
        : translate('Tabela judicial', 'Judicial table'),
      nameOf(read),
    ],
    [translate('Como usar', 'How to use'), textAt(basis, 'formula') ?? wordsOf(basis)],
    [
      translate('Coluna que corrige', 'Correcting column'),
      field && titleOf(field, entry.type, translate),
    ],
    [translate('Cobertura', 'Coverage'), coverageIn(coverage, translate)],
    [translate('Período', 'Period'), span(from, to, translate)],
    [translate('Amostragem', 'Sampling'), samplingIn(sampling, translate)],
    [translate('Data de referência', 'Reference date'), wordsOf(asOf)],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

/**
 * The contract does not show the fields of the coverage: `from` and `to` where they are present,
 * else all fields.
 */
function coverageIn(coverage: unknown, translate: Translate): string {
  const from = textAt(coverage, 'from')
  const to = textAt(coverage, 'to')
  return from && to ? span(from, to, translate) : wordsOf(coverage)
}

function span(from: unknown, to: unknown, translate: Translate): string {
  return [from, to].map(wordsOf).filter(Boolean).join(translate(' a ', ' to '))
}

function wordsOf(value: unknown): string {
  return value === undefined || value === null ? '' : inWords(value)
}

function nameOf({ entry, ref }: SeriesRead): string {
  const named = [entry.slug, entry.id].filter((one) => one !== null && one !== undefined)
  return `${entry.name ?? ref} (${named.join(', ')})`
}

function samplingIn(sampling: string | null | undefined, translate: Translate): string {
  if (sampling === 'first_day_of_month') {
    return translate(
      'o dia 1º de cada mês, que o cálculo usa',
      'day 1 of each month, as calculations use',
    )
  }
  if (sampling === 'as_stored')
    return translate('como o serviço a guarda', 'as the service stores it')
  return sampling ?? ''
}

/** Returns the notes that a reader needs before using the series. */
export function notesOnSeries({ series, truncated }: ExactSeries): Sentence[] {
  const unpublished = series.filter(({ published }) => published === false).length
  return [
    ...(truncated ? [sentence('series_truncated', { count: series.length })] : []),
    ...(unpublished > 0 ? [sentence('series_unpublished', { count: unpublished })] : []),
  ]
}

/** Returns, for a judicial table, which index corrects in each band. */
export function milestonesIn({ segments }: ExactSeries): Table[] {
  const bands = Array.isArray(segments) ? segments.filter(isRecord) : []
  if (bands.length === 0) return []
  const names = otherFields(bands, new Set())
  const rows = bands.map((band) => names.map((name) => milestoneCell(band[name])))
  const columns = names.map((title, at) => ({
    title,
    kind: kindOfCells(rows.map((row) => row[at] ?? null)),
  }))
  return [{ name: 'Marcos', columns, rows }]
}

function milestoneCell(value: unknown): TableCell {
  if (typeof value === 'string') return dateCell(value)
  return isRecord(value) ? inWords(value) : cellOf(value)
}
