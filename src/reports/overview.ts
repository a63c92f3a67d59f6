import { UserError } from '../core/errors.js'
import type { Bucket } from '../storage/bucket.js'
import { readEach } from '../storage/read-each.js'
import { ReportRecords } from './records.js'
import { REPORTS, type ReportKind, type ReportRecord } from './report.js'

/** Returns all stored reports, kind by kind, the newest of each last. */
export async function listReports(bucket: Bucket): Promise<ReportRecord[]> {
  const records = new ReportRecords(bucket)
  const all: ReportRecord[] = []
  for (const kind of REPORTS) {
    const ids = await records.ids(kind)
    for await (const record of readEach(ids, (id) => records.report(kind, id)))
      if (record) all.push(record)
  }
  return all
}

/** @throws UserError (2) for an unknown report */
export async function reportOfId(
  bucket: Bucket,
  kind: ReportKind,
  id: string,
): Promise<ReportRecord> {
  const isId = /^[\w-]{1,100}$/.test(id)
  const record = isId ? await new ReportRecords(bucket).report(kind, id) : undefined
  if (!record) throw UserError.usage('no_report', { kind, report: id })
  return record
}

/**
 * Returns the summary under the names of `--json`, as far as a report has them; `result` is the
 * place of its workbook.
 */
export function reportSummary(
  { id, kind, rows, calls, incomplete, counts }: ReportRecord,
  result: string,
  seconds: number,
) {
  return {
    batch: null,
    job: 'report',
    state: 'finished',
    rows,
    units: { quoted: 0, spent: 0 },
    calls,
    result,
    seconds,
    report: id,
    kind,
    incomplete,
    counts,
  }
}
