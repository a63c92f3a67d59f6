import { basename, extname } from 'node:path'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { answeredFiles } from '../../records/answer-files.js'
import { BatchRecords } from '../../records/batch-records.js'
import { keys, pathFromResult } from '../../records/keys.js'
import type { Engine } from '../engine.js'

export interface BatchFile {
  /**
   * The path that the workbook links to: `arquivos/<batch>/t000001.0001-x.pdf`; or `result.xlsx`.
   */
  name: string
  key: string
  bytes: number
  sha256?: string
  saveAs: string
}

/**
 * Returns the workbook.
 * @throws UserError (2) before it exists
 */
export function resultOf({ id, result, input }: Manifest): BatchFile {
  if (!result) throw UserError.usage('not_finished', { batch: id })
  const { key, bytes, sha256 } = result
  const stem = basename(input.name, extname(input.name))
  return { name: 'result.xlsx', key, bytes, sha256, saveAs: `${stem}-resultado.xlsx` }
}

/**
 * Yields the workbook first, then statements, the files of each registration, and files from
 * services.
 */
export async function* batchFiles(
  engine: Pick<Engine, 'bucket'>,
  manifest: Manifest,
): AsyncIterable<BatchFile> {
  if (manifest.result) yield resultOf(manifest)
  const bucket = await engine.bucket()
  for await (const key of keysOf(engine, manifest)) {
    const bytes = await bucket.size(key)
    if (bytes !== undefined)
      yield { name: pathFromResult(key), key, bytes, saveAs: savedAs(manifest, key) }
  }
}

function savedAs({ id, input }: Manifest, key: string): string {
  if (key.startsWith(keys.files(id))) return basename(key).replace(/^t\w+\.\d+-/, '')
  if (!key.startsWith(keys.allStatements(id))) return basename(key)
  const stem = basename(input.name, extname(input.name))
  return `${stem}-demonstrativos-${basename(key)}`
}

async function* keysOf(engine: Pick<Engine, 'bucket'>, { id }: Manifest): AsyncIterable<string> {
  const bucket = await engine.bucket()
  yield* bucket.list(keys.allStatements(id))
  yield* bucket.list(keys.parts(id))
  yield* answeredFiles(new BatchRecords(bucket, id))
}

/**
 * Returns a file by its name in the list.
 * @throws UserError (2) for any other name
 */
export async function fileOfBatch(
  engine: Pick<Engine, 'bucket'>,
  manifest: Manifest,
  name: string,
): Promise<BatchFile> {
  for await (const file of batchFiles(engine, manifest)) if (file.name === name) return file
  throw UserError.usage('no_route', { path: name.slice(0, 200) })
}
