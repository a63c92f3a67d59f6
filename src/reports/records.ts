import { parse, print } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import type { ReportKind, ReportRecord } from './report.js'

/** Reports as they lie in the bucket; an id begins with its time, so a listing is in order. */
export class ReportRecords {
  constructor(readonly bucket: Bucket) {}

  async report(kind: ReportKind, id: string): Promise<ReportRecord | undefined> {
    const key = keys.report(kind, id)
    const bytes = await this.bucket.get(key)
    return bytes ? parse<ReportRecord>('lote/report', key, bytes) : undefined
  }
  write(record: ReportRecord): Promise<void> {
    return this.bucket.put(keys.report(record.kind, record.id), print('lote/report', record))
  }
  /** Of one kind, the newest last. */
  async ids(kind: ReportKind): Promise<string[]> {
    const prefix = keys.reportsOf(kind)
    const found: string[] = []
    for await (const key of this.bucket.list(prefix)) {
      const [, id] = /^([^/]+)\/report\.json$/.exec(key.slice(prefix.length)) ?? []
      if (id) found.push(id)
    }
    return found.toSorted()
  }
  /** So many of the same that were made before, the newest first; of others none counts. */
  async *before(kind: ReportKind, about: string, most: number): AsyncIterable<ReportRecord> {
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
