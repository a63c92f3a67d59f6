import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { Outcomes } from '../../gather/outcomes.js'
import { render } from '../../publish/render.js'
import { BatchRecords } from '../../records/batch-records.js'
import type { Engine } from '../engine.js'

/**
 * Renders the workbook of a batch from its records, with the sheets that are usually left out.
 *
 * @throws UserError (2) while the batch goes on
 */
export async function withAllSheets(
  engine: Pick<Engine, 'bucket' | 'job'>,
  manifest: Manifest,
): Promise<{ workbook: Readable; saveAs: string }> {
  const { id, finishedAt, input } = manifest
  if (finishedAt === undefined) throw UserError.usage('not_finished', { batch: id })
  const bucket = await engine.bucket()
  const outcomes = new Outcomes(new BatchRecords(bucket, id))
  const deps = { bucket, outcomes, sheets: 'all' as const }
  const { workbook } = await render({ ...manifest, finishedAt }, engine.job(manifest.job), deps)
  return { workbook, saveAs: `${basename(input.name, extname(input.name))}-todas-as-abas.xlsx` }
}
