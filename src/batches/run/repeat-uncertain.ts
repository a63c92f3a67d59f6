import type { Manifest } from '../../core/batch.js'
import { EXIT, UserError } from '../../core/errors.js'
import { reopenUncertain } from '../../gather/reopen.js'
import { sentence } from '../../messages/message-code.js'
import { readControl } from '../../records/control.js'
import type { Engine } from '../engine.js'
import { manifestOf } from '../stored-batches.js'
import { underBatchLease } from './run-batch.js'

/**
 * Repeats the calls in doubt, after a person decided to risk that they are made twice. Returns the
 * number of reopened tasks; with none the batch is unchanged.
 *
 * @throws UserError (4) for a cancelled batch with pending rows
 */
export async function repeatUncertain(
  engine: Engine,
  { id }: Manifest,
): Promise<{ tasks: number; manifest: Manifest }> {
  const bucket = await engine.bucket()
  // The leader of the batch must not settle the tasks while they are reopened.
  return underBatchLease(engine, id, async () => {
    const now = await manifestOf(engine, id)
    const { cancelled } = await readControl(bucket, id)
    // If it were open again, all its pending rows would be requested, which the person has not
    // decided.
    if (cancelled && now.rows?.pending !== 0)
      throw new UserError(EXIT.decision, [sentence('repeat_cancelled', { batch: id })])
    return reopenUncertain(now, bucket)
  })
}
