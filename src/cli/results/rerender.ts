import { withAllSheets } from '../../batches/view/all-sheets.js'
import type { Manifest } from '../../core/batch.js'
import type { ExitStatus } from '../../core/errors.js'
import { Outcomes } from '../../gather/outcomes.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { renderedBy } from '../../publish/render.js'
import { type Rerendered, rerender } from '../../publish/rerender.js'
import { BatchRecords } from '../../records/batch-records.js'
import { replaceKeeping } from '../out/replace-file.js'
import type { Cli } from '../output.js'
import { type HandOut, handOut } from './finish.js'

/**
 * Renders a finished batch again from its records, reports the outcome, and copies the workbook.
 */
export async function renderAgain(
  { app, output }: Cli,
  manifest: Manifest,
  options: HandOut,
): Promise<ExitStatus> {
  const began = Date.now()
  const bucket = await app.bucket()
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  const done = await rerender(manifest, app.job(manifest.job), { bucket, outcomes })
  output.say(messageOf(done.again, manifest))
  return handOut({ app, output }, done.manifest, options, began)
}

function messageOf(again: Rerendered, { id, result }: Manifest): Sentence {
  if (again.is === 'same') return sentence('rendered_same')
  if (again.is === 'restored') return sentence('rendered_restored', { was: again.was })
  const by = { batch: id, madeBy: result?.by, now: renderedBy(), why: again.why }
  if (again.is === 'other') return sentence('rendered_other', by)
  return sentence('rendered_replaced', { ...by, was: again.was })
}

/** Writes the workbook of a batch with the sheets that it normally leaves out. */
export async function writeAllSheets(
  { app, output }: Cli,
  manifest: Manifest,
  out: string,
): Promise<void> {
  const { workbook } = await withAllSheets(app, manifest)
  await replaceKeeping(workbook, out, output, { batch: manifest.id })
}
