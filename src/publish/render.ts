import type { Readable } from 'node:stream'
import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job, Knowledge, ListSheet, SourceSheet } from '../core/job/job.js'
import type { RowRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { readKnowledge } from '../records/prefetch.js'
import { VERSION } from '../runtime/version.js'
import type { SheetColumn } from '../spreadsheets/sheet.js'
import { sheetNamer } from '../spreadsheets/xlsx/names.js'
import { REHEARSAL } from '../spreadsheets/xlsx/paper.js'
import { writeWorkbook } from '../spreadsheets/xlsx/write.js'
import type { Bucket } from '../storage/bucket.js'
import { legibleName } from '../values/legible-name.js'
import { auditTable, callsTable } from './call-tables.js'
import { type CallLine, readCalls } from './calls.js'
import { withoutEmpty } from './columns.js'
import { type Rerun, rerunComparison } from './comparison/comparison.js'
import type { DescribedSheet } from './described-sheet.js'
import { readMe } from './first-page/read-me.js'
import { inputTable } from './input-table.js'
import { listTable } from './lists/list-table.js'
import { manualLines } from './manual.js'
import { memoryTable } from './memory-table.js'
import { parametersPage } from './parameters-page.js'
import { pendingTable } from './pending-table.js'
import { resultTable } from './result-table.js'
import { type OutcomeSource, plannedRows, type ResultSource, resultRows } from './rows.js'
import { sealerOf } from './seal-key.js'
import { type Summary, summarise } from './summary.js'
import { summaryPage } from './summary-page.js'
import { partKey } from './undeclared-columns.js'
import { columnWidths } from './widths.js'

/** A finished batch with its time: nothing in its workbook depends on the clock. */
export type Ended = Manifest & { finishedAt: string }

export interface RenderDeps {
  bucket: Bucket
  outcomes: OutcomeSource
  /** Absent: without the sheets that only repeat another sheet or the input. */
  sheets?: 'all'
}

/** A workbook as a stream, which reads its rows from the records on demand. */
export interface Rendering {
  workbook: Readable
  summary: Summary
  /** Total worth of the answered rows, where the job has such a figure. */
  total?: string
  calls: CallLine[]
}

/**
 * Rises with each change of the sheets between two releases: a stored workbook is compared with its
 * own layout.
 */
const LAYOUT = 22

/**
 * Returns what determines the bytes: the same records give the same file under the same release,
 * layout, Node and processor. Another version of deflate may compress the same content differently.
 */
export function renderedBy(): string {
  return `lote ${VERSION}, layout ${LAYOUT}, node ${process.versions.node} ${process.arch}, zlib ${process.versions.zlib}`
}

/** Up to this layout a workbook had all sheets, whatever they held. */
const LAST_WITH_ALL = 4

/** Decides whether a workbook is of a layout with all sheets. */
export function hadAllSheets(by: string | undefined): boolean {
  return layoutOf(by) <= LAST_WITH_ALL
}

/** From this layout on, the last row of Resultado sums the parts of the total. */
const FIRST_WITH_PARTS = 12

export function hasPartsSummed(by: string | undefined): boolean {
  return layoutOf(by) >= FIRST_WITH_PARTS
}

/** Returns whether the layout of a workbook already had this column. */
export function hasColumn(by: string | undefined, { since = 0 }: FigureColumn): boolean {
  return layoutOf(by) >= since
}

function layoutOf(by: string | undefined): number {
  return Number(/, layout (\d+),/.exec(by ?? '')?.[1] ?? 0)
}

/** Renders the workbook of a batch from its records alone. */
export async function render(
  manifest: Ended,
  job: Job,
  { bucket, outcomes, sheets }: RenderDeps,
): Promise<Rendering> {
  const source: ResultSource = { manifest, bucket, outcomes }
  const calls = await readCalls(bucket, manifest.id)
  const knowledge = await knowledgeOf(manifest, job, bucket)
  const records = new BatchRecords(bucket, manifest.id)
  const first = manifest.plan.chunks > 0 ? await records.rows(1) : []
  return renderRows(manifest, job, { source, knowledge, calls, first, hasAll: sheets === 'all' })
}

async function knowledgeOf(manifest: Ended, job: Job, bucket: Bucket): Promise<Knowledge> {
  const records = new BatchRecords(bucket, manifest.id)
  return (await readKnowledge(records, job, manifest.plan)).knowledge
}

/** Sources of a workbook, and the first rows, which decide the widths of columns. */
interface ToRender {
  source: ResultSource
  knowledge: Knowledge
  calls: CallLine[]
  first: readonly RowRecord[]
  hasAll: boolean
}

async function renderRows(
  manifest: Ended,
  job: Job,
  { source, knowledge, calls, first, hasAll }: ToRender,
): Promise<Rendering> {
  const summary = await summarise(resultRows(source), manifest, job, knowledge)
  const widths = columnWidths([...first], manifest.input.headings)
  const rerun = await rerunComparison(manifest, job, source, knowledge)
  const parts = { manifest, job, source, knowledge, summary, calls, widths, rerun }
  const sheets = allOf(parts, hasAll)
  const sealer = await sealerOf(source.bucket)
  const workbook = writeWorkbook(
    [readMe(manifest, job, { summary, rerun, calls }, sheets), ...sheets],
    {
      createdAt: new Date(manifest.finishedAt),
      title: `${job.title} - ${manifest.input.name}`,
      creator: 'lote',
      paper: {
        foot: `lote ${manifest.id}`,
        ...(manifest.rehearsal || summary.isRehearsed ? { banner: REHEARSAL } : {}),
      },
      seal: sealer.for(manifest.id),
    },
  )
  const worth = summary.sums.find(({ figure }) => figure === job.sheets.position)
  return { workbook, summary, total: worth?.rows ? worth.sum : undefined, calls }
}

interface Parts {
  manifest: Ended
  job: Job
  source: ResultSource
  knowledge: Knowledge
  summary: Summary
  calls: CallLine[]
  widths: number[]
  rerun: Rerun | undefined
}

/** Sheets that the user has to see first come before all others. */
function inOrder(sheets: DescribedSheet[], first: readonly string[] = []): DescribedSheet[] {
  const isFirst = ({ name }: DescribedSheet) => first.includes(name)
  return [...sheets.filter(isFirst), ...sheets.filter((sheet) => !isFirst(sheet))]
}

function openSheet(list: string): ListSheet {
  const about = `A tabela ${list} da resposta do serviço, linha por linha.`
  return { name: sheetTitle(list), about, list, columns: [], open: true }
}

/** Returns the words of a list's path below its root, which all lists of an answer share. */
function sheetTitle(list: string): string {
  const below = list.split('.').slice(1).join('.')
  return legibleName(below || list).replaceAll(':', ' -')
}

/**
 * A service's list may have the name of one of our sheets, which links and readers expect; with a
 * number it would be taken for a part of ours.
 */
function ownNamesFirst(sheets: readonly DescribedSheet[]): DescribedSheet[] {
  const nameSheet = sheetNamer()
  const own = sheets.flatMap(({ name, theirs }) => (theirs ? [] : [name]))
  const taken = new Set(['Leia-me', 'Resumo', ...own].map((name) => nameSheet(name).toLowerCase()))
  const nameOf = (name: string) => (taken.has(name.toLowerCase()) ? `Resposta - ${name}` : name)
  return sheets.map((sheet) =>
    sheet.theirs
      ? { ...sheet, name: nameSheet(nameOf(sheet.name)) }
      : { ...sheet, name: sheetNamer()(sheet.name) },
  )
}

/**
 * Returns the sheets for readers, then Resumo with a line about each sheet, then those for
 * checking.
 */
function allOf(parts: Parts, hasAll: boolean): DescribedSheet[] {
  const { manifest, job, summary, calls } = parts
  const made = ownNamesFirst(inOrder(sheetsOf(parts), summary.look.first))
  const { extra: saidInFull = [] } = summary.look
  const leftOut = made.filter(({ extra, name }) => !hasAll && (extra || saidInFull.includes(name)))
  const sheets = made.filter((sheet) => !leftOut.includes(sheet))
  const page = summaryPage(manifest, job, summary, calls)
  const manual = manualLines({ batch: manifest.id, job, sheets: [page, ...sheets], left: leftOut })
  return [
    ...sheets.filter(({ technical }) => !technical),
    { ...page, rows: [...page.rows, ...manual] },
    ...sheets.filter(({ technical }) => technical),
  ]
}

/** Returns the sheets in the order of the workbook. */
function sheetsOf(parts: Parts): DescribedSheet[] {
  const { manifest, job, source, summary, rerun } = parts
  const result = resultTable(manifest, job, resultRows(source), {
    widths: parts.widths,
    open: summary.open.figures,
    filled: summary.filled,
    cells: summary.cells,
    hasNotices: summary.hasNotices,
    sums: [...summary.sums, ...summary.parts],
  })
  const lists = listTables(parts)
  const complete = summary.parts.map(({ figure }) => figure)
  const charges = new Set(complete.filter((figure) => summary.filled.has(figure)))
  return [
    // In a repeated batch the changes come first.
    ...(rerun ? [rerun.sheet] : []),
    // In a job without sums the lists are the result.
    ...(job.sheets.sums.length > 0 ? [result, ...lists] : [...lists, result]),
    ...summary.groups.map((group) => group.toSheet(charges)),
    ...(summary.statement ? [summary.statement.toSheet()] : []),
    pendingTable(manifest, job, resultRows(source, summary.attention), summary),
    ...(job.sheets.memory
      ? [memoryTable(manifest, job.sheets.memory, resultRows(source), summary)]
      : []),
    ...technicalSheets(parts),
  ]
}

function listTables({ job, source, summary }: Parts): DescribedSheet[] {
  const told = (list: string) => ({
    open: summary.open.of(list),
    places: summary.places,
    filled: summary.lists.filled(list),
  })
  const isShown = ({ list, optional }: ListSheet) => !optional || summary.open.filled.has(list)
  const rows = () => resultRows(source)
  const table = (sheet: ListSheet) => listTable(sheet, rows, told(sheet.list))
  const parted = (sheet: ListSheet): DescribedSheet[] => {
    const { by, list, name } = sheet
    const parts = [...summary.lists.partsOf(sheet)]
    if (!by || parts.length < 2) return [table(sheet)]
    return parts.map(([part, filled]) => {
      const open = summary.open.of(partKey(list, part))
      const named = { ...sheet, name: `${name} - ${by.words(part)}` }
      return listTable(named, rows, { open, places: summary.places, filled, part })
    })
  }
  return [
    ...(job.sheets.lists ?? []).filter(isShown).flatMap(parted),
    ...summary.open
      .sheets()
      .map((list): DescribedSheet => ({ ...table(openSheet(list)), theirs: true })),
  ]
}

function sourceTable({ name, about, table }: SourceSheet, known: Knowledge): DescribedSheet {
  const { columns, rows, frozen } = table(known)
  const lines = [...rows]
  const holds = (column: SheetColumn) => {
    const at = columns.indexOf(column)
    return lines.some((line) => line[at] != null && line[at] !== '')
  }
  return {
    name,
    about,
    technical: true,
    empty: 'Nenhuma série foi lida.',
    columns: withoutEmpty(columns, holds),
    ...(frozen === undefined ? {} : { frozen }),
    ...(lines.length === 0 ? { extra: true as const } : {}),
    rows: lines,
  }
}

function technicalSheets(parts: Parts): DescribedSheet[] {
  const { manifest, job, source, knowledge, summary, calls, widths } = parts
  const { sources, totals } = job.sheets
  return [
    parametersPage(manifest, job, knowledge, summary.statement),
    ...sources.map((sheet) => sourceTable(sheet, knowledge)),
    ...(totals.length > 0 ? [callsTable(job, calls)] : []),
    inputTable(manifest, plannedRows(source), { widths, isWider: summary.isWider }),
    auditTable(calls),
  ]
}
