import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { Outcomes } from '../../gather/outcomes.js'
import { writeWhole } from '../../publish/publish.js'
import { type StatementFormat, statementsZip } from '../../publish/statement/statements-zip.js'
import { BatchRecords } from '../../records/batch-records.js'
import { keys } from '../../records/keys.js'
import type { Engine } from '../engine.js'

/** Decides whether a case has a value; a statement without one would say nothing. */
export function hasStatements({ rows }: Manifest): boolean {
  return rows !== undefined && rows.ok + rows.warned > 0
}

/**
 * Makes the statements of a finished batch, and stores them next to its workbook. Returns their
 * key. `onCase` is called after each case.
 *
 * @throws UserError (2) for a batch that has not ended or has no value, or a job without statements
 */
export async function makeStatements(
  engine: Pick<Engine, 'bucket' | 'job' | 'config'>,
  manifest: Manifest,
  format: StatementFormat,
  onCase?: (done: number, of: number) => void,
): Promise<string> {
  const { id, finishedAt } = manifest
  if (finishedAt === undefined) throw UserError.usage('not_finished', { batch: id })
  const job = engine.job(manifest.job)
  if (!job.sheets.statement) throw UserError.usage('statements_none', { job: job.kind })
  if (!hasStatements(manifest)) throw UserError.usage('statements_empty')
  const bucket = await engine.bucket()
  const outcomes = new Outcomes(new BatchRecords(bucket, id))
  const asked = { format, office: engine.config.office, onCase }
  const zip = await statementsZip({ ...manifest, finishedAt }, job, { bucket, outcomes }, asked)
  const key = keys.statements(id, format)
  await writeWhole(key, zip, bucket)
  return key
}
