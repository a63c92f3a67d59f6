import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Job } from '../core/job/job.js'
import { type Ended, type RenderDeps, render } from '../publish/render.js'
import type { Cell } from '../spreadsheets/cell.js'
import { openSource } from '../spreadsheets/open.js'
import type { SourceFile, SourceLine, SourceSheet } from '../spreadsheets/source.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { digestOf } from '../storage/sha256.js'
import { holdsOriginal, shown } from './cells.js'
import type { Findings } from './findings.js'

/** Sheets that are compared separately, so that their findings are not repeated. */
const COMPARED_SEPARATELY = /^(?:Resultado|Entrada original|Resumo)(?: \(\d+\))?$/

/** Decides whether rendering the records again gives these very bytes. */
export async function rendersTo(
  sha256: string,
  manifest: Ended,
  job: Job,
  deps: RenderDeps,
): Promise<boolean> {
  return (await digestOf((await render(manifest, job, deps)).workbook)).sha256 === sha256
}

export interface RenderedComparison {
  job: Job
  deps: RenderDeps
  dir: string
  findings: Findings
  /** The separate comparison of the other sheets found no fault. */
  isRestSame: boolean
}

/**
 * Compares the sheets cell by cell with a workbook rendered from the records now; returns the
 * number of cells.
 */
export async function compareRendered(
  file: SourceFile,
  manifest: Ended,
  { job, deps, dir, findings, isRestSame }: RenderedComparison,
): Promise<number> {
  const path = join(dir, 'rendered.xlsx')
  await pipeline((await render(manifest, job, deps)).workbook, createWriteStream(path))
  const rendered = await openSource(path)
  let compared = 0
  try {
    for (const expected of rendered.sheets) {
      if (!isRestSame && COMPARED_SEPARATELY.test(expected.name)) continue
      const found = file.sheets.find(({ name }) => name === expected.name)
      if (found) compared += await compareSheet(found, expected, findings)
      else findings.add('verify_sheet_missing', { sheet: expected.name })
    }
    return compared
  } finally {
    await rendered.close()
  }
}

async function compareSheet(
  found: SourceSheet,
  expected: SourceSheet,
  findings: Findings,
): Promise<number> {
  let compared = 0
  for await (const [mine, theirs] of sideBySide(found.lines(), expected.lines())) {
    const { line } = mine ?? theirs!
    const width = Math.max(mine?.cells.length ?? 0, theirs?.cells.length ?? 0)
    compared += width
    for (let at = 0; at < width; at += 1) {
      const [got, wanted] = [mine?.cells[at], theirs?.cells[at]]
      if (holdsOriginal(got, wanted as Cell | undefined)) continue
      findings.add('verify_cell', {
        sheet: found.name,
        line,
        column: columnLetters(at),
        found: shown(got),
        expected: shown(wanted),
        isSheetLine: true,
      })
    }
  }
  return compared
}

/** Yields lines of the same number together; either may be missing. */
async function* sideBySide(
  left: AsyncIterable<SourceLine>,
  right: AsyncIterable<SourceLine>,
): AsyncIterable<[SourceLine | undefined, SourceLine | undefined]> {
  const [lefts, rights] = [left[Symbol.asyncIterator](), right[Symbol.asyncIterator]()]
  const take = async (from: AsyncIterator<SourceLine>) => {
    const next = await from.next()
    return next.done ? undefined : next.value
  }
  let [a, b] = [await take(lefts), await take(rights)]
  while (a || b) {
    const order = (a?.line ?? Number.POSITIVE_INFINITY) - (b?.line ?? Number.POSITIVE_INFINITY)
    yield [order <= 0 ? a : undefined, order >= 0 ? b : undefined]
    ;[a, b] = [order <= 0 ? await take(lefts) : a, order >= 0 ? await take(rights) : b]
  }
}
