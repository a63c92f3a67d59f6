import { fileOf } from '../core/task.js'
import type { BatchRecords } from './batch-records.js'
import { keys } from './keys.js'

/**
 * Yields the files of a batch that its answers name; the file of a lost attempt belongs to no
 * result.
 */
export async function* answeredFiles(records: BatchRecords): AsyncIterable<string> {
  const prefix = keys.files(records.batch)
  let last: { task: string; named: Set<string | undefined> } | undefined
  for await (const key of records.bucket.list(prefix)) {
    const task = key.slice(prefix.length).split('.')[0]!
    if (last?.task !== task) {
      const answers = await records.answers(task)
      last = { task, named: new Set(answers.map(({ record }) => fileOf(record.body)?.key)) }
    }
    if (last.named.has(key)) yield key
  }
}
