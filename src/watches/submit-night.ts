import type { Engine } from '../batches/engine.js'
import { submit } from '../batches/submission/submit.js'
import { submitDepsOf } from '../batches/submission/submit-deps.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { SUPPLEMENT_PATIENCE_MS } from '../gather/patience.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { Connection } from '../services/connection.js'
import type { IsoDate } from '../values/dates.js'
import type { WatchRecords } from './records.js'
import { requestFor } from './request.js'
import { snapshotFor } from './state.js'
import { withStoredList } from './stored-list.js'
import { coverageBefore, type InterruptedNight, type Supplement, type Watch } from './watch.js'

export interface NightParameters {
  batch: string
  night: IsoDate
  patienceMs: number
  /** A rehearsal reads no earlier state. */
  rehearsal: boolean
  /** Set where a user runs a past night: items are classified as of that day. */
  asOfNight: boolean
  caughtUp: InterruptedNight[]
  /** The registrations that earlier readings of the same night left unread. */
  supplement?: Supplement
}

/** Submits the night as a batch, with the present state of the watch. */
export async function submitNight(
  {
    engine,
    connection,
    onRows,
  }: { engine: Engine; connection: Connection; onRows?: ((rows: number) => void) | undefined },
  watch: Watch,
  records: WatchRecords,
  asked: NightParameters,
): Promise<Manifest> {
  const { batch, night, supplement, caughtUp } = asked
  const patienceMs = supplement
    ? Math.min(asked.patienceMs, SUPPLEMENT_PATIENCE_MS)
    : asked.patienceMs
  const submitted = await withStoredList(records.bucket, watch, async (file) => {
    const state = asked.rehearsal ? undefined : await records.state()
    return submit(
      {
        ...requestFor(engine, watch, file, night),
        batch,
        patienceMs,
        ...(supplement ? { supplementOf: supplement.of } : {}),
        knowledge: {
          ...(state ? { watch: snapshotFor(state, night) } : {}),
          caughtUp,
          ...(state ? { history: coverageBefore(night, await records.nights()) } : {}),
          ...(watch.since === undefined ? {} : { since: watch.since }),
          addedOn: dateInSaoPaulo(Date.parse(watch.addedAt)),
          ...(asked.asOfNight ? { asOfNight: true } : {}),
          ...(supplement ? { supplement } : {}),
        },
      },
      await submitDepsOf(engine, connection, onRows),
    )
  })
  if (!submitted) throw UserError.usage('watch_unknown', { name: watch.name })
  return submitted
}
