import {
  type BatchDifference,
  batchDifference,
  differenceView,
} from '../../batches/rerun/batch-difference.js'
import { amountCell, largestTable, largestTitle } from '../../batches/rerun/difference-tables.js'
import { manifestOf } from '../../batches/stored-batches.js'
import { EXIT, type ExitStatus } from '../../core/errors.js'
import { BRAZILIAN } from '../../spreadsheets/tables/display-text.js'
import type { TableBody } from '../../spreadsheets/tables/table.js'
import { terminalLines } from '../../spreadsheets/tables/terminal.js'
import { replaceKeeping } from '../out/replace-file.js'
import { type Cli, count, type Output, words } from '../output.js'
import { checkOut } from './result.js'

/**
 * Shows the differences between two batches: totals, causes, and the rows with the greatest
 * differences.
 */
export async function diffCommand(
  { app, output }: Cli,
  before: string,
  now: string,
  { out }: { out?: string },
): Promise<ExitStatus> {
  if (out) await checkOut(out)
  const difference = await batchDifference(
    app,
    await manifestOf(app, before),
    await manifestOf(app, now),
  )
  if (out) {
    await replaceKeeping(await difference.workbook(), out, output)
    output.tell(`${words(output.language, 'Pasta de trabalho', 'Workbook')}: ${out}`)
  }
  if (output.json)
    output.result(JSON.stringify({ ...differenceView(difference), result: out ?? null }))
  else for (const line of linesOf(difference, output)) output.result(line)
  return EXIT.done
}

function linesOf({ before, now, figure, totals }: BatchDifference, output: Output): string[] {
  const translate = (pt: string, en: string) => words(output.language, pt, en)
  const { rows, causes, largest } = totals
  const n = (number: number) => count(output.language, number)
  const shown = (table: TableBody) => terminalLines(table, BRAZILIAN)
  const heading = `${largestTitle(totals, { say: translate, number: n })}${isCut(totals) ? translate('; todas com --out', '; all with --out') : ''}:`
  return [
    ...shown({
      columns: [
        { title: figure, kind: 'text' },
        { title: 'R$', kind: 'number' },
        { title: translate('Lote', 'Batch'), kind: 'text' },
      ],
      rows: [
        [translate('antes', 'before'), amountCell(totals.before), before.id],
        [translate('agora', 'now'), amountCell(totals.now), now.id],
        [translate('diferença', 'difference'), amountCell(totals.difference), ''],
      ],
    }),
    '',
    translate(
      `Linhas: ${n(rows.both)} nos dois lotes, ${n(rows.changed)} com diferença; novas: ${n(rows.added)}; que saíram: ${n(rows.removed)}`,
      `Rows: ${n(rows.both)} in both batches, ${n(rows.changed)} that differ; new: ${n(rows.added)}; gone: ${n(rows.removed)}`,
    ),
    ...(causes.length === 0 ? [] : ['', ...shown(causeTable(causes, translate))]),
    ...(largest.length === 0 ? [] : ['', heading, ...shown(largestTable(totals, translate))]),
  ]
}

function isCut({ rows, largest }: Totals): boolean {
  return rows.changed + rows.added + rows.removed > largest.length
}

type Translate = (pt: string, en: string) => string
type Totals = BatchDifference['totals']

function causeTable(causes: Totals['causes'], translate: Translate): TableBody {
  return {
    columns: [
      { title: translate('Diferença', 'Difference'), kind: 'number' },
      { title: translate('Linhas', 'Rows'), kind: 'integer' },
      { title: translate('Por quê', 'Why'), kind: 'text' },
    ],
    rows: causes.map(({ cause, rows, difference }) => [
      amountCell(difference),
      { number: String(rows) },
      cause,
    ]),
  }
}
