import type { Engine } from '../batches/engine.js'
import { sealerOf } from '../publish/seal-key.js'
import { keys } from '../records/keys.js'
import { StorageError } from '../storage/bucket.js'
import type { ReportParameters } from './index-movement/build.js'
import { makeIndex } from './index-movement/build.js'
import { ReportRecords } from './records.js'
import type { ReportContent, ReportRecord } from './report.js'
import type { ReportRequest } from './request.js'
import { makeGazette, makePortfolio } from './stored-inputs.js'
import { reportWorkbook } from './workbook.js'
/** Makes a report; a repeated call with the same id returns the first result. */
export async function makeReport(
  engine: Engine,
  request: ReportRequest,
  making: ReportParameters,
): Promise<ReportRecord> {
  const records = new ReportRecords(await engine.bucket())
  const done = await records.report(request.kind, making.id)
  if (done) return done
  const made = await make(engine, request, making)
  const record = await store(engine, made, making.id)
  await records.write(record)
  return record
}

function make(
  engine: Engine,
  request: ReportRequest,
  making: ReportParameters,
): Promise<ReportContent> {
  if (request.kind === 'index') return makeIndex(engine, request, making)
  if (request.kind === 'portfolio') return makePortfolio(engine, request, making.sandbox)
  return makeGazette(engine, request)
}

/** The record is written after the workbook: without it there is no report. */
async function store(engine: Engine, made: ReportContent, id: string): Promise<ReportRecord> {
  const bucket = await engine.bucket()
  const createdAt = new Date(engine.clock.now()).toISOString()
  const key = keys.reportResult(made.kind, id)
  const seal = (await sealerOf(bucket)).for(`report:${id}`)
  const written = await bucket.write(key, reportWorkbook(made, createdAt, seal))
  const stored = await bucket.size(key)
  if (stored !== written.bytes) {
    throw new StorageError('failed', 'verify', `${key}: ${stored} of ${written.bytes} bytes`)
  }
  const { kind, title, about, incomplete, rows, counts, sources, calls, rehearsal, facts } = made
  return {
    id,
    createdAt,
    kind,
    title,
    about,
    incomplete,
    rows,
    counts,
    sources,
    calls,
    rehearsal,
    facts,
    result: { key, ...written },
  }
}
