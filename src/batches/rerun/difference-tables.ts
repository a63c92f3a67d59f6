import type { Table, TableCell } from '../../spreadsheets/tables/table.js'
import { D } from '../../values/decimal.js'
import type { BatchDifference } from './batch-difference.js'

type Translate = (pt: string, en: string) => string

/**
 * Returns the title `As 20 maiores diferenças, de 36`, with the number of all differing rows when
 * more differ than are listed.
 */
export function largestTitle(
  { rows, largest }: BatchDifference['totals'],
  { say: translate, number }: { say: Translate; number: (count: number) => string },
): string {
  const all = rows.changed + rows.added + rows.removed
  if (all <= largest.length) return translate('As maiores diferenças', 'The largest differences')
  const [shown, of] = [largest.length, all].map(number)
  return translate(
    `As ${shown} maiores diferenças, de ${of}`,
    `The ${shown} largest differences of ${of}`,
  )
}

/**
 * Builds the table of the largest differences: the lines in both files, the figures, and the
 * causes.
 */
export function largestTable(
  { largest }: BatchDifference['totals'],
  translate: Translate,
): Pick<Table, 'columns' | 'rows'> {
  return {
    columns: [
      { title: translate('Linha antes', 'Line before'), kind: 'integer' },
      { title: translate('Linha agora', 'Line now'), kind: 'integer' },
      { title: translate('Antes', 'Before'), kind: 'number' },
      { title: translate('Agora', 'Now'), kind: 'number' },
      { title: translate('Diferença', 'Difference'), kind: 'number' },
      { title: translate('Por quê', 'Why'), kind: 'text' },
    ],
    rows: largest.map(({ before, now, difference, causes }) => [
      ...[before, now].map((side) => (side ? { number: String(side.line) } : null)),
      ...[before?.figure, now?.figure, difference].map(amountCell),
      causes.map(({ text }) => text).join('; '),
    ]),
  }
}

/** Returns an amount in reais with cents. */
export function amountCell(text: string | undefined): TableCell {
  return text === undefined ? null : { number: new D(text).toFixed(2) }
}
