import type { Manifest } from '../core/batch.js'
import type { RowRecord } from '../core/task.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { LINE, LINE_AND_SUBJECT, mapRows } from './columns.js'
import type { DescribedSheet } from './described-sheet.js'

/**
 * Builds Entrada original: the sheet without its blank lines. Resultado has all of it, except cells
 * to the right of the last heading.
 */
export function inputTable(
  { input }: Manifest,
  rows: AsyncIterable<RowRecord>,
  { widths, isWider }: { widths: readonly number[]; isWider: boolean },
): DescribedSheet {
  return {
    name: 'Entrada original',
    technical: true,
    ...(isWider ? {} : { extra: true as const }),
    about: 'A aba de entrada, célula por célula, sem alteração; as colunas, pelas letras.',
    columns: [
      LINE,
      ...input.headings.map((_, at) => ({
        title: columnLetters(at),
        kind: 'original' as const,
        width: widths[at],
      })),
    ],
    frozen: LINE_AND_SUBJECT,
    rows: mapRows(rows, (row) => [{ n: String(row.line) }, ...row.cells]),
  }
}
