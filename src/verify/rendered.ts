import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Job } from '../core/job/job.js'
import { type Ended, type RenderDeps, render } from '../publish/render.js'
import { type Cell, isNumber } from '../spreadsheets/cell.js'
import { openSource } from '../spreadsheets/open.js'
import type { SourceFile, SourceLine, SourceSheet } from '../spreadsheets/source.js'
import { drawnAs, drawsConstant } from '../spreadsheets/xlsx/drawn.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { digestOf } from '../storage/sha256.js'
import { holdsOriginal, shownFact } from './cells.js'
import type { Findings } from './findings.js'
import { addressOf } from './looks.js'

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
      const found = file.sheets.find(({ name }) => name === expected.name)
      const isTold = !isRestSame && COMPARED_SEPARATELY.test(expected.name)
      if (found) compared += await compareSheet(found, expected, isTold, findings)
      else if (!isTold) findings.add('verify_sheet_missing', { sheet: expected.name })
    }
    await compareCharts(file, rendered, findings)
    return compared
  } finally {
    await rendered.close()
  }
}

/** @param isTold the contents were compared, and only the formats were not */
async function compareSheet(
  found: SourceSheet,
  expected: SourceSheet,
  isTold: boolean,
  findings: Findings,
): Promise<number> {
  let compared = 0
  for await (const [mine, theirs] of sideBySide(found.lines(), expected.lines())) {
    const { line } = mine ?? theirs!
    const width = Math.max(mine?.cells.length ?? 0, theirs?.cells.length ?? 0)
    if (!isTold) compared += width
    for (let at = 0; at < width; at += 1) {
      const got = mine?.cells[at]
      const wanted = theirs?.cells[at]
      const code = differenceOf(got, wanted)
      if (!code || (isTold && code === 'verify_cell')) continue
      findings.add(code, {
        sheet: found.name,
        line,
        column: columnLetters(at),
        cell: addressOf(found.name, at, line),
        ...shownFact('found', got),
        ...shownFact('expected', wanted),
      })
    }
  }
  return compared
}

function differenceOf(got: Cell | undefined, wanted: Cell | undefined) {
  if (!holdsOriginal(got, wanted)) return 'verify_cell'
  return isDrawnOtherwise(got, wanted) ? 'verify_format' : undefined
}

/** A format that shows another text in place of any number is told with the looks of the file. */
function isDrawnOtherwise(got: Cell | undefined, wanted: Cell | undefined): boolean {
  if (!isNumber(got) || !isNumber(wanted)) return false
  return drawnAs(got.format) !== drawnAs(wanted.format) && !drawsConstant(got.format, got.n)
}

/** Charts hold their figures themselves. */
async function compareCharts(
  file: SourceFile,
  rendered: SourceFile,
  findings: Findings,
): Promise<void> {
  const of = async ({ charts }: SourceFile) => (await charts?.()) ?? []
  const texts = (await of(file)).map((one) => JSON.stringify(one))
  for (const chart of await of(rendered)) {
    const at = texts.indexOf(JSON.stringify(chart))
    if (at < 0) findings.add('verify_chart', { title: chart[0] })
    else texts.splice(at, 1)
  }
}

/** Yields lines of the same number together; either may be missing. */
async function* sideBySide(
  left: AsyncIterable<SourceLine>,
  right: AsyncIterable<SourceLine>,
): AsyncIterable<[SourceLine | undefined, SourceLine | undefined]> {
  const lefts = left[Symbol.asyncIterator]()
  const rights = right[Symbol.asyncIterator]()
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
