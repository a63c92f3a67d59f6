import { z } from 'zod'
import { countsShape, rowCountsShape } from '../core/shapes.js'
import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Bucket } from '../storage/bucket.js'
import { REPORTS, type ReportKind, type ReportRecord } from './report.js'

const REPORT = printed<ReportRecord>(
  'lote/report',
  z.object({
    kind: z.enum(REPORTS),
    title: z.string(),
    about: z.string(),
    incomplete: z.boolean(),
    rows: rowCountsShape,
    counts: countsShape,
    sources: z.array(
      z.object({
        name: z.string(),
        about: z.string(),
        sha256: z.string().optional(),
        at: z.string(),
      }),
    ),
    calls: z.number(),
    rehearsal: z.boolean(),
    facts: z.unknown().optional(),
    id: z.string(),
    createdAt: z.string(),
    result: z.object({ key: z.string(), bytes: z.number(), sha256: z.string() }),
  }),
)

/** Reports in the bucket; an id begins with its time, so that a listing is in order. */
export class ReportRecords {
  constructor(readonly bucket: Bucket) {}

  report(kind: ReportKind, id: string): Promise<ReportRecord | undefined> {
    return REPORT.get(this.bucket, keys.report(kind, id))
  }
  write(record: ReportRecord): Promise<void> {
    return REPORT.put(this.bucket, keys.report(record.kind, record.id), record)
  }
  /** Returns the ids of one kind, the newest last. */
  async ids(kind: ReportKind): Promise<string[]> {
    const prefix = keys.reportsOf(kind)
    const found: string[] = []
    for await (const key of this.bucket.list(prefix)) {
      const [, id] = /^([^/]+)\/report\.json$/.exec(key.slice(prefix.length)) ?? []
      if (id) found.push(id)
    }
    return found.toSorted()
  }
  /** Returns up to `most` earlier reports with the same `about`, the newest first. */
  async *earlier(kind: ReportKind, about: string, most: number): AsyncIterable<ReportRecord> {
    let told = 0
    for (const id of (await this.ids(kind)).toReversed()) {
      if (told === most) return
      const record = await this.report(kind, id)
      if (record?.about !== about) continue
      told += 1
      yield record
    }
  }
}
