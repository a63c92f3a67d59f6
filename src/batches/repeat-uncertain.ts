import type { Manifest } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import { reopenUncertain } from '../gather/reopen.js'
import { sentence } from '../messages/message-code.js'
import { readControl } from '../records/control.js'
import type { Engine } from './engine.js'
import { underBatchLease } from './run-batch.js'
import { manifestOf } from './stored.js'

/**
 * A person decided that what cannot be found out is asked again, though it may be done twice. Gives
 * how many tasks are open again; with none the batch is as it was.
 *
 * @throws UserError (4) for a batch that was cancelled with rows unasked
 */
export async function repeatUncertain(
  engine: Engine,
  { id }: Manifest,
): Promise<{ tasks: number; manifest: Manifest }> {
  const bucket = await engine.bucket()
  // Whoever conducts the batch must not settle what is being set aside.
  return underBatchLease(engine, id, async () => {
    const now = await manifestOf(engine, id)
    const { cancelled } = await readControl(bucket, id)
    // Open again, all of it would be asked: nobody has decided that.
    if (cancelled && now.rows?.pending !== 0)
      throw new UserError(EXIT.decision, [sentence('repeat_cancelled', { batch: id })])
    return reopenUncertain(now, bucket)
  })
}
