import { createWriteStream } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../../core/batch.js'
import { EXIT, UserError } from '../../core/errors.js'
import type { RowRecord } from '../../core/task.js'
import { Outcomes } from '../../gather/outcomes.js'
import { sentence } from '../../messages/message-code.js'
import { type ResultRow, resultRows } from '../../publish/rows.js'
import { BatchRecords } from '../../records/batch-records.js'
import { ROW_ID_HEADING, withoutAddedColumns } from '../../spreadsheets/added-columns.js'
import { type Cell, isBareFormula, isBlank } from '../../spreadsheets/cell.js'
import { openSource } from '../../spreadsheets/open.js'
import type { Value } from '../../spreadsheets/sheet.js'
import type { SourceFile, SourceLine } from '../../spreadsheets/source.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { writeWorkbook } from '../../spreadsheets/xlsx/write.js'
import type { Bucket } from '../../storage/bucket.js'
import { withInput } from '../batch-input.js'
import type { Engine } from '../engine.js'
import { contentOf } from './match-rows.js'
import { refuseOtherBatch } from './mended-rows.js'
import { mendedCells } from './pending-cells.js'
import { PENDING } from './pending-workbook.js'
import { rowIdOf } from './row-id.js'
import { headerMoved, plain } from './same-columns.js'

/**
 * Merges a mended sheet of some rows into the whole table of its batch; rows without an id come
 * after the last item. Undefined when the file is not such a sheet.
 *
 * @returns the path of the workbook, in `dir`
 * @throws UserError (2) for rows of another batch and columns that moved, (4) for missing,
 * repeated and answered rows
 */
export async function mergePending(
  file: string,
  base: Manifest,
  { engine, dir }: { engine: Pick<Engine, 'bucket'>; dir: string },
): Promise<string | undefined> {
  const lines = await someRows(file)
  if (!lines) return undefined
  const [header, ...mended] = lines
  checkHeader(header!, base)
  refuseOtherBatch(base, mended)
  const rows = await allRows(base, await engine.bucket())
  const { replaced, added } = sortOut(mended, rows, base)
  const path = join(dir, `${basename(base.input.name, extname(base.input.name))}.xlsx`)
  const merges = await mergesOf(base, rows, engine)
  const sheet = { name: base.input.sheet, merges, rows: merged(base, rows, replaced, added) }
  const workbook = writeWorkbook([sheet], {
    createdAt: new Date(base.createdAt),
    title: base.input.name,
    creator: 'lote',
  })
  await pipeline(workbook, createWriteStream(path))
  return path
}

/** The lines from the header to the end of the sheet. */
async function someRows(path: string): Promise<SourceLine[] | undefined> {
  let file: SourceFile
  try {
    file = withoutAddedColumns(await openSource(path))
  } catch {
    // The reader that accepts the file reports its problem.
    return undefined
  }
  try {
    for (const sheet of file.sheets) {
      const lines: SourceLine[] = []
      for await (const line of sheet.lines()) if (line.isOfSomeRows) lines.push(line)
      if (lines.length > 0) return lines
    }
    return undefined
  } finally {
    await file.close()
  }
}

function checkHeader({ cells }: SourceLine, base: Manifest): void {
  for (const { column, heading } of base.input.mapping) {
    const at = base.input.headings.findIndex((_, n) => columnLetters(n) === column)
    const found = cells[at]
    const text = typeof found === 'string' ? found : ''
    if (plain(text) === plain(heading) || plain(heading) === '') continue
    throw headerMoved(base, { column, heading, found: text })
  }
}

async function allRows(base: Manifest, bucket: Bucket): Promise<ResultRow[]> {
  const outcomes = new Outcomes(new BatchRecords(bucket, base.id))
  const rows: ResultRow[] = []
  for await (const row of resultRows({ manifest: base, bucket, outcomes })) rows.push(row)
  return rows
}

/**
 * The merged cells of the batch's own file down to its last item: a row of a merge has the value of
 * its first line only where the merge stands.
 */
async function mergesOf(
  base: Manifest,
  rows: readonly RowRecord[],
  engine: Pick<Engine, 'bucket'>,
) {
  const last = rows.findLast(({ ignored }) => ignored === undefined)?.line ?? 0
  return withInput(engine, base, async (path) => {
    const file = await openSource(path)
    try {
      const sheet = file.sheets.find(({ name }) => name === base.input.sheet)
      const merges = (await sheet?.merges()) ?? []
      return merges
        .map((merge) => ({ ...merge, bottom: Math.min(merge.bottom, last) }))
        .filter(({ top, bottom, left, right }) => top < bottom || (top === bottom && left < right))
    } finally {
      await file.close()
    }
  })
}

function sortOut(
  mended: readonly SourceLine[],
  rows: readonly ResultRow[],
  base: Manifest,
): { replaced: Map<RowRecord, Cell[]>; added: Cell[][] } {
  const byId = new Map(
    rows.flatMap((row) => [
      [`${base.id}:${row.line}`, row] as const,
      [rowIdOf(base, row), row] as const,
    ]),
  )
  const replaced = new Map<RowRecord, Cell[]>()
  const from = new Map<RowRecord, number>()
  const added: Cell[][] = []
  for (const { line, cells, rowId } of mended) {
    if (cells.every(isBlank)) continue
    const row = rowId === undefined ? undefined : byId.get(rowId)
    if (rowId !== undefined && !row) throw decision('patch_row_gone', { batch: base.id, line })
    if (!row) added.push(cells)
    else {
      const now = mendedCells(cells, row, base.input)
      askOfRow(row, { now, line, other: from.get(row) }, base)
      from.set(row, line)
      replaced.set(row, now)
    }
  }
  return { replaced, added }
}

/**
 * Asks where two lines mend one row, and where one changes a row with a result: an id that was
 * filled down. A sheet of before may hold rows that the base has corrected.
 */
function askOfRow(
  row: ResultRow,
  { now, line, other }: { now: readonly Cell[]; line: number; other: number | undefined },
  { id: batch, patch }: Manifest,
): void {
  if (other !== undefined) throw decision('patch_row_twice', { batch, line, other })
  const isPending = PENDING.has(row.outcome) || patch?.lines.changed.includes(row.line) === true
  if (!isPending && contentOf(now) !== contentOf(row.cells))
    throw decision('patch_row_done', { batch, line })
}

function decision(
  code: 'patch_row_gone' | 'patch_row_twice' | 'patch_row_done',
  facts: Record<string, string | number>,
) {
  return new UserError(EXIT.decision, [sentence(code, facts)])
}

/** Yields each line at its place, with blank lines between; with the ids of its items. */
function* merged(
  base: Manifest,
  rows: readonly RowRecord[],
  replaced: ReadonlyMap<RowRecord, Cell[]>,
  added: readonly Cell[][],
): Iterable<Value[]> {
  const width = Math.max(base.input.headings.length, ...added.map((cells) => cells.length))
  const idAt = rows.reduce((most, { cells }) => Math.max(most, cells.length), width)
  const lastItem = rows.findLastIndex(({ ignored }) => ignored === undefined)
  const header = rows
    .slice(0, lastItem + 1)
    .findLastIndex(
      (row, at) =>
        row.ignored === 'header' && rows.slice(0, at).every(({ ignored }) => ignored !== undefined),
    )
  if (header === -1) throw UserError.usage('patch_needs_whole', { batch: base.id })
  const beside = (cells: readonly Cell[], id: string | null): Value[] => [
    ...Array.from({ length: idAt }, (_, at) => writable(cells[at] ?? null)),
    id,
  ]
  let line = 0
  for (const [at, row] of rows.entries()) {
    for (line += 1; line < row.line; line += 1) yield []
    const id =
      at === header ? ROW_ID_HEADING : row.ignored === undefined ? rowIdOf(base, row) : null
    yield beside(replaced.get(row) ?? row.cells, id)
    if (at === lastItem) for (const cells of added) yield beside(cells, null)
  }
}

/** A formula without a result stays one, so that its row has the same content as before. */
function writable(cell: Cell): Value {
  return isBareFormula(cell) ? { bareFormula: true } : cell
}
