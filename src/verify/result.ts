import { createReadStream } from 'node:fs'
import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import { renderedBy } from '../publish/render.js'
import { openSource } from '../spreadsheets/open.js'
import { type SourceFile, UnreadableFile } from '../spreadsheets/source.js'
import { digestOf } from '../storage/sha256.js'
import { compareRendered, rendersTo } from './rendered.js'
import { compareRows, type RowsToCompare } from './result-rows.js'
import { compareSummary, type Totals } from './result-summary.js'

export interface ResultToCheck extends RowsToCompare {
  /** The workbook, as a file. */
  path: string
  /** Undefined where the records cannot be trusted as a whole: then sums say nothing. */
  totals: Totals | undefined
  dir: string
}

/**
 * The workbook is the bytes that the manifest tells of, and its cells are what the records say.
 * Gives the cells compared; all of those of the batch where the same bytes are rendered again.
 */
export async function checkResult(what: ResultToCheck): Promise<number> {
  const { manifest, path, findings } = what
  const found = await digestOf(createReadStream(path))
  const isWhole = found.sha256 === manifest.result?.sha256
  if (!isWhole) findings.add('verify_result_bytes', { bytes: found.bytes })
  try {
    const file = await openSource(path)
    try {
      return await compare(file, found.sha256, what)
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    findings.add('verify_result_unreadable', { detail: error.detail ?? error.code })
    return 0
  }
}

async function compare(file: SourceFile, sha256: string, what: ResultToCheck): Promise<number> {
  const { manifest, job, records, totals, findings, dir } = what
  const before = findings.count
  const rows = await compareRows(file, what)
  if (!totals) return rows
  const summary = await compareSummary(file, totals, findings)
  const compared = rows + summary
  const { finishedAt } = manifest
  // Other releases may make the other sheets in another way: then their hash has to do.
  if (finishedAt === undefined || manifest.result?.by !== renderedBy()) return compared
  const ended: Manifest & { finishedAt: string } = { ...manifest, finishedAt }
  const deps = { bucket: records.bucket, outcomes: new Outcomes(records) }
  if (await rendersTo(sha256, ended, job, deps)) return compared
  const isRestSame = findings.count === before
  const comparing = { job, deps, dir, findings, isRestSame }
  return compared + (await compareRendered(file, ended, comparing))
}
