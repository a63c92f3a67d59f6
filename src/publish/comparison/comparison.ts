import type { Manifest } from '../../core/batch.js'
import type { Job, Knowledge } from '../../core/job/job.js'
import type { RowBefore } from '../../core/task.js'
import { BatchRecords } from '../../records/batch-records.js'
import type { SheetColumn, Value } from '../../spreadsheets/sheet.js'
import { AskedRows } from '../asked-rows.js'
import { LINE, LINE_AND_SUBJECT, numberOf, TOTAL } from '../columns.js'
import type { DescribedSheet } from '../described-sheet.js'
import { type ResultSource, resultRows } from '../rows.js'
import { OUTCOME_WORDS } from '../words.js'
import { type Compared, compareRow, comparingOf, type Pair } from './compare-rows.js'
import { type ComparisonTotals, comparisonTotals } from './comparison-totals.js'

/** Reads the rows of two batches; may be called several times. */
export type ComparedRows = () => AsyncIterable<Compared>

/** The comparison of a batch with the batch whose file it submits again. */
export interface Rerun {
  totals: ComparisonTotals
  sheet: DescribedSheet
}

/**
 * Returns the comparison; undefined for a batch that is no such repetition, or a job without a
 * worth of rows.
 */
export async function rerunComparison(
  manifest: Manifest,
  job: Job,
  { bucket, outcomes }: ResultSource,
  knowledge: Knowledge,
): Promise<Rerun | undefined> {
  const { position } = job.sheets
  if (manifest.rerunOf === undefined || position === undefined) return undefined
  const records = new BatchRecords(bucket, manifest.id)
  const comparing = comparingOf(manifest, job, {
    knowledge,
    earlier: await records.beforeKnowledge(),
  })
  const rows = async function* () {
    const source = { manifest, bucket, outcomes }
    for await (const pair of storedPairs(source, records, position))
      yield compareRow(pair, comparing)
  }
  const totals = await comparisonTotals(rows())
  return {
    totals,
    sheet: comparisonSheet(rows, totals, {
      about: `Cada linha no lote ${manifest.rerunOf} e agora, a diferença e a sua causa.`,
      hasCases: hasField(manifest, 'numero_processo'),
    }),
  }
}

export function hasField({ input }: Manifest, field: string): boolean {
  return input.mapping.some((one) => one.field === field)
}

/** Both batches read the same file, so that lines correspond. */
async function* storedPairs(
  source: ResultSource,
  records: BatchRecords,
  position: string,
): AsyncIterable<Pair> {
  const asked = new AskedRows(records, position)
  let chunk = 0
  let befores: RowBefore[] = []
  let at = 0
  for await (const row of resultRows(source)) {
    if (row.chunk !== chunk) {
      chunk = row.chunk
      at = 0
      befores = await records.before(chunk)
    }
    const before = befores[at]!
    at += 1
    if (row.ignored !== undefined) continue
    const { line, fields } = row
    const of = (side: RowBefore) => ({ ...side, line, fields })
    yield { before: of(before), now: of(await asked.of(row)) }
  }
}

const COLUMNS: readonly SheetColumn[] = [
  { title: 'Antes', kind: 'money' },
  { title: 'Agora', kind: 'money' },
  { title: 'Diferença', kind: 'money' },
  { title: 'Situação antes', kind: 'text', width: 14 },
  { title: 'Situação agora', kind: 'text', width: 14 },
  { title: 'Por quê', kind: 'text', width: 60, wrap: true },
]

export interface ComparisonOptions {
  about: string
  hasCases: boolean
  /** The files differ, and with them the line numbers of a row. */
  hasTwoFiles?: true
}

/** Builds the sheet of each row before and now, with the causes of its difference. */
export function comparisonSheet(
  rows: ComparedRows,
  totals: ComparisonTotals,
  { about, hasCases, hasTwoFiles }: ComparisonOptions,
): DescribedSheet {
  const lines: SheetColumn[] = hasTwoFiles
    ? [
        { ...LINE, title: 'Linha antes' },
        { ...LINE, title: 'Linha agora' },
      ]
    : [LINE]
  const cases: SheetColumn[] = hasCases ? [{ title: 'Processo', kind: 'text', width: 28 }] : []
  const isDouble = lines.length > 1
  return {
    name: 'Comparação',
    about,
    columns: [...lines, ...cases, ...COLUMNS],
    frozen: lines.length + LINE_AND_SUBJECT - 1,
    empty: 'Nenhuma linha.',
    rows: linesOf(rows(), { isDouble, hasCases }),
    total: [
      TOTAL,
      ...[...lines.slice(1), ...cases].map(() => null),
      ...[totals.before, totals.now, totals.difference].map((sum) => ({ n: sum })),
      null,
      null,
      totals.oneSided === 0 ? null : LACKING,
    ],
  }
}

const LACKING = 'Com as linhas a que falta um dos valores, como em Leia-me.'

async function* linesOf(
  rows: AsyncIterable<Compared>,
  { isDouble, hasCases }: { isDouble: boolean; hasCases: boolean },
): AsyncIterable<Value[]> {
  for await (const { before, now, difference, causes } of rows) {
    const numbers = isDouble ? [before?.line, now?.line] : [now?.line]
    const subject = (now ?? before)?.fields?.numero_processo
    yield [
      ...numbers.map((line) => (line === undefined ? null : { n: String(line) })),
      ...(hasCases ? [String(subject ?? '')] : []),
      ...[before?.figure, now?.figure, difference].map(numberOf),
      ...[before, now].map((side) => (side ? OUTCOME_WORDS[side.outcome] : null)),
      causes.map(({ text }) => text).join('; '),
    ]
  }
}
