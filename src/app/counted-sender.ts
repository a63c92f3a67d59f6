import { noteSpent } from '../execute/attempt-log.js'
import type { Clock } from '../runtime/clock.js'
import { type Account, bookName } from '../services/account.js'
import type { Gate } from '../services/caller.js'
import type { Http } from '../services/http.js'
import { DirectSender, SEND_WITHIN_MS, type Sender } from '../services/sender.js'
import type { Bucket } from '../storage/bucket.js'

interface CountingApp {
  gate(account: Account): Promise<Gate>
  bucket(): Promise<Bucket>
  machine(): Promise<Bucket | undefined>
  readonly clock: Clock
  random(): number
}

/** Returns a sender whose calls stand in the ledger, from which a lost limiter is made again. */
export async function countedSender(
  app: CountingApp,
  account: Account,
  http: Http,
): Promise<Sender> {
  const { clock, random } = app
  const [gate, bucket, machine] = await Promise.all([
    app.gate(account),
    app.bucket(),
    app.machine(),
  ])
  return new DirectSender({
    http,
    gate,
    random,
    now: clock.now,
    async beforeSend({ id: grant, units }) {
      const grantedAtMs = clock.now()
      await noteSpent({ bucket, machine }, { book: bookName(account), grantedAtMs, units, grant })
      return grantedAtMs + SEND_WITHIN_MS
    },
  })
}
