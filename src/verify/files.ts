import { fileOf } from '../core/task.js'
import type { StoredAnswer } from '../records/batch-records.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import type { Findings } from './findings.js'

/** Checks that the files of answers are present and have the bytes that were received. */
export async function areFilesWhole(
  stored: readonly StoredAnswer[],
  bucket: Bucket,
  findings: Findings,
): Promise<boolean> {
  const before = findings.count
  for (const { record } of stored) {
    const file = fileOf(record.body)
    if (!file) continue
    const body = await bucket.read(file.key)
    if (!body) findings.add('verify_file_missing', { key: file.key })
    else if ((await digestOf(body)).sha256 !== file.sha256)
      findings.add('verify_file_changed', { key: file.key })
  }
  return findings.count === before
}
