import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import type { SheetColumn } from '../spreadsheets/sheet.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { CALL_BESIDE, figureOf, LINE, LINE_AND_SUBJECT, mapRows, withoutEmpty } from './columns.js'
import type { DescribedSheet } from './described-sheet.js'
import type { ResultRow } from './rows.js'
import type { Summary } from './summary.js'
import { lastFitted } from './widths.js'

/** Builds the calculation memory of each answered item, in input order. */
export function memoryTable(
  manifest: Manifest,
  { name, columns }: NonNullable<Job['sheets']['memory']>,
  rows: AsyncIterable<ResultRow>,
  { filled, cells }: Pick<Summary, 'filled' | 'cells'>,
): DescribedSheet {
  const cases = caseColumn(manifest, cells)
  return {
    name,
    about: 'A memória de cada valor, como o serviço a informou.',
    columns: lastFitted([
      LINE,
      ...cases,
      ...withoutEmpty(columns, ({ figure }) => filled.has(figure)),
      CALL_BESIDE,
    ]),
    frozen: LINE_AND_SUBJECT,
    empty: 'Nenhum valor foi calculado.',
    rows: mapRows(rows, (row) => {
      if (row.outcome !== 'ok' && row.outcome !== 'warned') return undefined
      return [
        { n: String(row.line) },
        ...cases.map(() => String(row.fields?.numero_processo ?? '')),
        ...columns.map((column) => figureOf(column, row.figures)),
        row.call?.id ?? '',
      ]
    }),
  }
}

function caseColumn({ input }: Manifest, cells: ReadonlySet<number>): SheetColumn[] {
  const found = input.mapping.find(({ field }) => field === 'numero_processo')
  if (!found) return []
  const isEmpty = ![...cells].some((at) => columnLetters(at) === found.column)
  return [{ title: 'Processo', kind: 'text', width: 28, ...(isEmpty ? { hidden: true } : {}) }]
}
