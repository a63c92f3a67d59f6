import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { Outcomes } from '../../gather/outcomes.js'
import { resultRows } from '../../publish/rows.js'
import { BatchRecords } from '../../records/batch-records.js'
import { withInput } from '../batch-input.js'
import type { Engine } from '../engine.js'
import { type MarkedCopy, markedCopy, type ToMark } from './marked-copy.js'
import { ofBatch } from './pending-workbook.js'

type Stores = Pick<Engine, 'bucket' | 'job'>

/** Calls `doing` with the marked copy of an ended batch's input. */
export async function withMarked<T>(
  engine: Stores,
  manifest: Manifest,
  { withFigures }: { withFigures: boolean },
  doing: (copy: MarkedCopy) => Promise<T>,
): Promise<T> {
  const bucket = await engine.bucket()
  const records = new BatchRecords(bucket, manifest.id)
  const toMark: ToMark = {
    ...ofBatch(manifest),
    rows: () => resultRows({ manifest, bucket, outcomes: new Outcomes(records) }),
    count: manifest.plan.rows,
    ...(withFigures ? { figuresOf: engine.job(manifest.job) } : {}),
  }
  return withInput(engine, manifest, async (path, dir) =>
    doing(await markedCopy(path, toMark, dir)),
  )
}

/**
 * Returns the marked copy for a download.
 *
 * @throws UserError (2) while the batch goes on, and for a file that cannot be copied and marked
 */
export async function markedOf(
  engine: Stores,
  manifest: Manifest,
  options: { withFigures: boolean },
): Promise<{ workbook: Buffer; saveAs: string }> {
  const { id: batch, input, state } = manifest
  if (state === 'open') throw UserError.usage('not_finished', { batch })
  const workbook = await withMarked(engine, manifest, options, async (copy) => {
    if (copy.is === 'marked') return readFile(copy.path)
    copy.pending?.workbook.destroy()
    throw UserError.usage('marked_not', { name: input.name, why: copy.why })
  })
  return { workbook, saveAs: `${basename(input.name, extname(input.name))}-marcada.xlsx` }
}
