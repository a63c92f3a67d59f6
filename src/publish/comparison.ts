import type { Manifest } from '../core/batch.js'
import type { Job, Knowledge, Parameters } from '../core/job/job.js'
import type { RowBefore, TaskRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import { LINE, LINE_AND_SUBJECT, TOTAL } from './columns.js'
import type { DescribedSheet } from './described-sheet.js'
import { ExactSum } from './exact-sum.js'
import { type ResultRow, type ResultSource, resultRows } from './rows.js'
import { labels, OUTCOME_WORDS } from './words.js'

const COLUMNS: readonly SheetColumn[] = [
  { title: 'Antes', kind: 'money' },
  { title: 'Agora', kind: 'money' },
  { title: 'Diferença', kind: 'money' },
  { title: 'Situação antes', kind: 'text', width: 14 },
  { title: 'Situação agora', kind: 'text', width: 14 },
  { title: 'Por quê', kind: 'text', width: 60, wrap: true },
]

/**
 * Comparação of a batch that asks the file of another again: each item before and now, and why they
 * differ. Undefined of any other batch, and of a job whose rows have no worth.
 */
export async function comparisonTable(
  manifest: Manifest,
  { fields, sheets, seriesUsed }: Job,
  { bucket, outcomes }: ResultSource,
  knowledge: Knowledge,
): Promise<DescribedSheet | undefined> {
  const { position } = sheets
  if (manifest.rerunOf === undefined || position === undefined) return undefined
  const records = new BatchRecords(bucket, manifest.id)
  const earlier = await records.beforeKnowledge()
  const changed = (before: RowBefore) => monthsChanged(before, { seriesUsed, knowledge, earlier })
  const rows = resultRows({ manifest, bucket, outcomes })
  const titleOf = (parameter: string) =>
    labels(fields.find((field) => field.parameter === parameter)?.name ?? parameter)
  const hasCases = manifest.input.mapping.some(({ field }) => field === 'numero_processo')
  return {
    name: 'Comparação',
    about: `Cada linha no lote ${manifest.rerunOf} e agora, a diferença e a sua causa.`,
    columns: [
      LINE,
      ...(hasCases ? [{ title: 'Processo', kind: 'text' as const, width: 28 }] : []),
      ...COLUMNS,
    ],
    frozen: LINE_AND_SUBJECT,
    rows: compared(rows, { records, position, changed, titleOf, hasCases }),
  }
}

interface Comparing {
  records: BatchRecords
  position: string
  changed(before: RowBefore): string[]
  /** As people call a parameter. */
  titleOf(parameter: string): string
  hasCases: boolean
}

async function* compared(
  rows: AsyncIterable<ResultRow>,
  { records, position, changed, titleOf, hasCases }: Comparing,
): AsyncIterable<Value[]> {
  const sums = { before: new ExactSum(), now: new ExactSum() }
  for await (const { row, before, asked } of pairs(rows, records)) {
    const now = row.figures[position]
    if (before.figure !== undefined && now !== undefined) {
      sums.before.add(before.figure)
      sums.now.add(now)
    }
    const isSame = before.figure === now && before.outcome === row.outcome
    yield [
      { n: String(row.line) },
      ...(hasCases ? [String(row.fields?.numero_processo ?? '')] : []),
      ...moneyOf(before.figure, now),
      ...[OUTCOME_WORDS[before.outcome], OUTCOME_WORDS[row.outcome]],
      isSame ? '' : why(before, asked, { changed, titleOf }).join('; '),
    ]
  }
  yield [
    { bold: TOTAL },
    ...(hasCases ? [null] : []),
    ...moneyOf(sums.before.toString(), sums.now.toString()),
    ...[null, null, 'Só das linhas que têm os dois valores.'],
  ]
}

/** An item, what it was the time before, and what is asked for it now. */
interface Pair {
  row: ResultRow
  before: RowBefore
  asked: Asked | undefined
}
interface Asked {
  parameters: Parameters
  item: unknown
}

/** Both times the same file was read, so its lines are the same. */
async function* pairs(rows: AsyncIterable<ResultRow>, records: BatchRecords): AsyncIterable<Pair> {
  let chunk = 0
  let befores: RowBefore[] = []
  let at = 0
  let task: { id: string; record: TaskRecord } | undefined
  for await (const row of rows) {
    if (row.chunk !== chunk) {
      chunk = row.chunk
      at = 0
      befores = await records.before(chunk)
    }
    const before = befores[at]!
    at += 1
    if (row.ignored !== undefined) continue
    if (row.task !== undefined && row.task !== task?.id)
      task = { id: row.task, record: await records.task(row.task) }
    const asked =
      row.task === undefined
        ? undefined
        : { parameters: task!.record.parameters, item: task!.record.items[row.item!] }
    yield { row, before, asked }
  }
}

function moneyOf(before: string | undefined, now: string | undefined): Value[] {
  const money = (text: string | undefined) => (text === undefined ? null : { n: text })
  if (before === undefined || now === undefined) return [money(before), money(now), null]
  const difference = new ExactSum()
  difference.add(now)
  difference.add(before.startsWith('-') ? before.slice(1) : `-${before}`)
  return [money(before), money(now), money(difference.toString())]
}

function why(
  before: RowBefore,
  asked: Asked | undefined,
  { changed, titleOf }: Pick<Comparing, 'changed' | 'titleOf'>,
): string[] {
  if (!before.parameters || !asked) return ['a linha não foi consultada das duas vezes']
  const reasons = parametersChanged(before.parameters, asked.parameters, titleOf)
  if (JSON.stringify(before.item) !== JSON.stringify(asked.item))
    reasons.push('a linha foi lida de outro modo')
  const months = changed(before)
  if (months.length > 0) {
    const shown = months.length > 12 ? [...months.slice(0, 12), '…'] : months
    reasons.push(`índice publicado ou revisto: ${shown.join(', ')}`)
  }
  return reasons.length > 0 ? reasons : ['sem causa conhecida: confira']
}

function parametersChanged(
  before: Parameters,
  now: Parameters,
  titleOf: Comparing['titleOf'],
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => `${titleOf(name)}: ${printed(before[name])} → ${printed(now[name])}`)
}

function printed(value: Parameters[string] | undefined): string {
  if (value === undefined) return 'não dito'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : value
}

/** Months of the same span of the series that were otherwise known the time before. */
function monthsChanged(
  { parameters, item }: RowBefore,
  {
    seriesUsed,
    knowledge,
    earlier,
  }: { seriesUsed: Job['seriesUsed']; knowledge: Knowledge; earlier: Knowledge },
): string[] {
  if (!seriesUsed || !parameters || item === undefined) return []
  const known = (of: Knowledge) =>
    new Map(
      seriesUsed({ parameters, item }, of).flatMap(({ name, months }) =>
        months.map(({ month, ...values }) => [`${name} ${month}`, JSON.stringify(values)] as const),
      ),
    )
  const before = known(earlier)
  return [...known(knowledge)]
    .filter(([month, values]) => before.get(month) !== values)
    .map(([month]) => month)
}
