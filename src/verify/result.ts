import { createReadStream } from 'node:fs'
import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import { type Ended, hadAllSheets, type RenderDeps, renderedBy } from '../publish/render.js'
import { openSource } from '../spreadsheets/open.js'
import { type SourceFile, UnreadableFile } from '../spreadsheets/source.js'
import { REHEARSAL } from '../spreadsheets/xlsx/paper.js'
import type { Written } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import type { Findings } from './findings.js'
import { checkLooks } from './looks.js'
import { compareRendered, rendersTo } from './rendered.js'
import { compareRows, type RowsToCompare } from './result-rows.js'
import { compareSummary, type Totals } from './result-summary.js'

export interface ResultToCheck extends RowsToCompare {
  path: string
  /** The seal of the workbook is whole, and names this batch. */
  isSealed: boolean | undefined
  /** Undefined where the records as a whole are unreliable: then sums prove nothing. */
  totals: Totals | undefined
  dir: string
  /** What is hidden in the workbook. */
  warnings: Findings
}

export interface CheckedResult {
  /** Cells compared, including all sheets where the same bytes are rendered again. */
  cells: number
  /** Other bytes, with the sealed cells: another program saved the workbook. */
  isSavedAgain: boolean
}

export const NOTHING_COMPARED: CheckedResult = { cells: 0, isSavedAgain: false }

/**
 * Checks that the workbook has the bytes that the manifest names, or those of the version with all
 * sheets, or else a whole seal, and that its cells equal the records.
 */
export async function checkResult(what: ResultToCheck): Promise<CheckedResult> {
  const { path, findings } = what
  const found = await digestOf(createReadStream(path))
  try {
    const file = await opened(found, what)
    try {
      return await compare(file, found, what)
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    findings.add('verify_result_unreadable', { detail: error.detail ?? error.code })
    return NOTHING_COMPARED
  }
}

async function opened(found: Written, { path, manifest, findings }: ResultToCheck) {
  try {
    return await openSource(path)
  } catch (error) {
    reportBytes(found, found.sha256 === manifest.result?.sha256, findings)
    throw error
  }
}

function reportBytes({ bytes }: Written, isWhole: boolean, findings: Findings): void {
  if (!isWhole) findings.add('verify_result_bytes', { bytes })
}

async function compare(
  file: SourceFile,
  found: Written,
  what: ResultToCheck,
): Promise<CheckedResult> {
  const { manifest, job, totals, findings, dir } = what
  const isStored = found.sha256 === manifest.result?.sha256
  const again = renderingOf(file, isStored, what)
  const isSame =
    again !== undefined && (await rendersTo(found.sha256, again.manifest, job, again.deps))
  const isSavedAgain = !isStored && !isSame && what.isSealed === true
  reportBytes(found, isStored || isSame || isSavedAgain, findings)
  if (!isStored && !isSame)
    await checkLooks(file, { of: manifest.id, banner: bannerOf(manifest) }, what)
  const before = findings.count
  const rows = await compareRows(file, what)
  if (!totals) return { cells: rows, isSavedAgain }
  const cells = rows + (await compareSummary(file, totals, findings))
  // Another release may make the other sheets differently: then the hash has to suffice.
  if (!again || isSame || manifest.result?.by !== renderedBy()) return { cells, isSavedAgain }
  const comparing = { job, deps: again.deps, dir, findings, isRestSame: findings.count === before }
  const others = await compareRendered(file, again.manifest, comparing)
  return { cells: cells + others, isSavedAgain }
}

/** The first workbooks with all sheets had no text above their pages. */
function bannerOf({ rehearsal, result }: Manifest): string | undefined {
  return rehearsal && !hadAllSheets(result?.by) ? REHEARSAL : undefined
}

/**
 * Returns the input for rendering the workbook again; undefined where the comparison would prove
 * nothing.
 */
function renderingOf(
  file: SourceFile,
  isStored: boolean,
  { manifest, records, totals }: ResultToCheck,
) {
  const { finishedAt, result } = manifest
  const hasAll = !isStored && file.sheets.some(({ name }) => name === 'Auditoria')
  if (!totals || finishedAt === undefined || (!hasAll && result?.by !== renderedBy()))
    return undefined
  const ended: Ended = { ...manifest, finishedAt }
  const outcomes = new Outcomes(records)
  const deps: RenderDeps = {
    bucket: records.bucket,
    outcomes,
    ...(hasAll ? { sheets: 'all' } : {}),
  }
  return { manifest: ended, deps }
}
