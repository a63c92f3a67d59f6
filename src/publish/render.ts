import type { Readable } from 'node:stream'
import type { Manifest } from '../core/batch.js'
import type { Job, Knowledge, ListSheet } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { rootOf } from '../records/keys.js'
import { knownOf } from '../records/prefetch.js'
import { VERSION } from '../runtime/version.js'
import { REHEARSAL } from '../spreadsheets/xlsx/paper.js'
import { writeWorkbook } from '../spreadsheets/xlsx/write.js'
import type { Bucket } from '../storage/bucket.js'
import { auditTable, callsTable } from './call-tables.js'
import { type CallLine, readCalls } from './calls.js'
import { comparisonTable } from './comparison.js'
import type { DescribedSheet } from './described-sheet.js'
import { parametersPage } from './parameters-page.js'
import { pendingTable } from './pending-table.js'
import { readMe } from './read-me.js'
import { inputTable, listTable, memoryTable, resultTable } from './row-tables.js'
import {
  type OutcomeSource,
  plannedRows,
  type ResultRow,
  type ResultSource,
  resultRows,
} from './rows.js'
import { sealerOf } from './seal-key.js'
import { type Summary, summarise } from './summary.js'
import { summaryPage } from './summary-page.js'
import { columnWidths } from './widths.js'

/** A batch that has ended, and when: nothing in its workbook comes from the clock. */
export type Ended = Manifest & { finishedAt: string }

export interface RenderDeps {
  bucket: Bucket
  outcomes: OutcomeSource
}

/** A workbook that is about to be read; its rows are taken from the records as it is. */
export interface Rendering {
  workbook: Readable
  summary: Summary
  calls: CallLine[]
}

/** Rises with each change of the sheets between two releases: a stored workbook is compared with its own. */
const LAYOUT = 4

/**
 * What makes the bytes: the same records give the same file under the same release, layout, Node and
 * processor. Deflate may pack alike content differently under another.
 */
export function renderedBy(): string {
  return `lote ${VERSION}, layout ${LAYOUT}, node ${process.versions.node} ${process.arch}, zlib ${process.versions.zlib}`
}

/** The workbook of a batch from its records alone. */
export async function render(
  manifest: Ended,
  job: Job,
  { bucket, outcomes }: RenderDeps,
): Promise<Rendering> {
  const source: ResultSource = { manifest, bucket, outcomes }
  const calls = await readCalls(bucket, manifest.id)
  const knowledge = await knowledgeOf(manifest, job, bucket)
  const records = new BatchRecords(bucket, manifest.id)
  const first = manifest.plan.chunks > 0 ? await records.rows(1) : []
  return renderRows(manifest, job, { source, knowledge, calls, first })
}

async function knowledgeOf(manifest: Ended, job: Job, bucket: Bucket): Promise<Knowledge> {
  const records = new BatchRecords(bucket, manifest.id)
  return (await knownOf(records, job, manifest.plan)).knowledge
}

/** What a workbook is made from, and the rows by which its columns are fitted. */
interface ToRender {
  source: ResultSource
  knowledge: Knowledge
  calls: CallLine[]
  first: readonly RowRecord[]
}

async function renderRows(
  manifest: Ended,
  job: Job,
  { source, knowledge, calls, first }: ToRender,
): Promise<Rendering> {
  const summary = await summarise(resultRows(source), manifest, job, knowledge)
  const widths = columnWidths([...first], manifest.input.headings)
  const comparison = await comparisonTable(manifest, job, source, knowledge)
  const parts = { manifest, job, source, knowledge, summary, calls, widths, comparison }
  const sheets = inOrder(sheetsOf(parts), summary.look.first)
  const sealer = await sealerOf(source.bucket)
  const workbook = writeWorkbook([readMe(manifest, job, summary, sheets), ...sheets], {
    createdAt: new Date(manifest.finishedAt),
    title: `${job.title} - ${manifest.input.name}`,
    creator: 'lote',
    paper: {
      foot: `lote ${manifest.id}`,
      ...(manifest.rehearsal || summary.isRehearsed ? { banner: REHEARSAL } : {}),
    },
    seal: sealer.for(manifest.id),
  })
  return { workbook, summary, calls }
}

/** Some rows of a batch, to be a workbook of their own. */
export interface Part {
  /** What it is of, for its first sheet. */
  of: string
  rows: readonly ResultRow[]
}

/** The same sheets, cut to each part in turn. What is read of the batch is read once. */
export async function* renderParts(
  manifest: Ended,
  job: Job,
  { bucket, outcomes }: RenderDeps,
  parts: Iterable<Part>,
): AsyncIterable<{ part: Part; workbook: Readable }> {
  const knowledge = await knowledgeOf(manifest, job, bucket)
  const calls = await readCalls(bucket, manifest.id)
  for (const part of parts) {
    const tasks = new Set(part.rows.map(({ task }) => task))
    const toRender = {
      source: { manifest, bucket, outcomes, part: part.rows },
      ...{ knowledge, first: part.rows },
      calls: calls.filter(({ task }) => tasks.has(rootOf(task))),
    }
    const { workbook } = await renderRows(manifest, partJob(job, part), toRender)
    yield { part, workbook }
  }
}

function partJob(job: Job, { of }: Part): Job {
  const note = `Esta pasta tem só o que é de ${of}. O arquivo de entrada e o preço orçado são do lote inteiro.`
  const sheets = { ...job.sheets, notes: [note, ...job.sheets.notes] }
  return { ...job, title: `${job.title}: só ${of}`, sheets }
}

interface Parts {
  manifest: Ended
  job: Job
  source: ResultSource
  knowledge: Knowledge
  summary: Summary
  calls: CallLine[]
  widths: number[]
  comparison: DescribedSheet | undefined
}

/** Those that have to be seen come before all others. */
function inOrder(sheets: DescribedSheet[], first: readonly string[] = []): DescribedSheet[] {
  const isFirst = ({ name }: DescribedSheet) => first.includes(name)
  return [...sheets.filter(isFirst), ...sheets.filter((sheet) => !isFirst(sheet))]
}

function openSheet(list: string): ListSheet {
  const about = `A tabela «${list}» das respostas, uma linha para cada linha dela.`
  return { name: list, about, list, columns: [], open: true }
}

/** In the order of the workbook: what is read first comes first. */
function sheetsOf({
  manifest,
  job,
  source,
  knowledge,
  summary,
  calls,
  widths,
  comparison,
}: Parts): DescribedSheet[] {
  const { sheets } = job
  const told = (list: string) => ({ open: summary.open.of(list), places: summary.places })
  return [
    summaryPage(manifest, job, summary, calls),
    resultTable(manifest, job, resultRows(source), {
      widths,
      open: summary.open.figures,
      filled: summary.filled,
    }),
    ...(sheets.lists ?? [])
      .filter(({ list, optional }) => !optional || summary.open.filled.has(list))
      .map((sheet) => listTable(sheet, () => resultRows(source), told(sheet.list))),
    ...summary.open
      .sheets()
      .map((list) => listTable(openSheet(list), () => resultRows(source), told(list))),
    ...summary.groups.map((group) => group.toSheet()),
    ...(summary.statement ? [summary.statement.toSheet()] : []),
    ...(comparison ? [comparison] : []),
    pendingTable(manifest, resultRows(source, summary.attention)),
    ...(sheets.memory ? [memoryTable(manifest, sheets.memory, resultRows(source))] : []),
    ...sheets.sources.map(({ name, about, columns, rows }) => ({
      name,
      about,
      columns: [...columns],
      technical: true as const,
      empty: 'Nenhuma série foi lida.',
      rows: rows(knowledge),
    })),
    parametersPage(manifest, job),
    ...(sheets.totals.length > 0 ? [callsTable(job, calls)] : []),
    inputTable(manifest, plannedRows(source), widths),
    auditTable(calls),
  ]
}
