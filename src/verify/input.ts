import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../core/batch.js'
import type { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { VERSION } from '../runtime/version.js'
import { withoutAddedColumns } from '../spreadsheets/added-columns.js'
import { openSource } from '../spreadsheets/open.js'
import type { SourceLine } from '../spreadsheets/source.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import type { Findings } from './findings.js'
import { planRows } from './plan-rows.js'

/**
 * Checks that the stored input is the one that was planned.
 * @returns false where it is missing or changed
 */
export async function checkInput(
  { id, input }: Manifest,
  bucket: Bucket,
  findings: Findings,
): Promise<boolean> {
  const key = keys.input(id, input.name)
  const body = await bucket.read(key)
  if (!body) {
    findings.add('verify_input_missing', { key })
    return false
  }
  const found = await digestOf(body)
  if (found.sha256 === input.sha256 && found.bytes === input.bytes) return true
  findings.add('verify_input_changed', { key })
  return false
}

/**
 * Reads the input again and compares its lines and cells with the rows of the plan. Another release
 * may read a cell differently: then only the lines are compared.
 */
export async function checkInputRows(
  manifest: Manifest,
  records: BatchRecords,
  dir: string,
  findings: Findings,
): Promise<void> {
  const { id, input, lote } = manifest
  const path = await copyOf(keys.input(id, input.name), input.name, records.bucket, dir)
  const source = withoutAddedColumns(await openSource(path))
  const rows = planRows(manifest, records)[Symbol.asyncIterator]()
  try {
    const sheet = source.sheets.find(({ name }) => name === input.sheet) ?? source.sheets[0]!
    for await (const line of sheet.lines()) {
      const { value: row } = await rows.next()
      if (row?.line !== line.line) {
        findings.add('verify_input_line', { line: line.line, found: row?.line })
        return
      }
      if (lote === VERSION && !sameCells(line, row)) {
        findings.add('verify_input_cells', { line: line.line })
      }
    }
    const more = await rows.next()
    if (!more.done) findings.add('verify_input_line', { line: undefined, found: more.value.line })
  } finally {
    await rows.return?.()
    await source.close()
  }
}

function sameCells({ cells }: SourceLine, row: { cells: unknown[] }): boolean {
  return JSON.stringify(cells) === JSON.stringify(row.cells)
}

/** Copies an object to a file, because spreadsheets are read from files. */
export async function copyOf(
  key: string,
  name: string,
  bucket: Bucket,
  dir: string,
): Promise<string> {
  const path = join(dir, name)
  const body = await bucket.read(key)
  if (!body) throw new Error(`${key} has gone`)
  await pipeline(body, createWriteStream(path))
  return path
}
