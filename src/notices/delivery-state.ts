import { keys } from '../records/keys.js'
import { dueNotices, type Outbox } from './outbox.js'

export interface DeliveryState {
  notice: string
  state: 'waiting' | 'dead' | 'delivered'
  round: number
  /** Instant of the next attempt. */
  dueMs?: number
}

/** Returns the state of the waiting and the dead notices; with `all`, of the delivered ones too. */
export async function deliveryStates(outbox: Outbox, all: boolean): Promise<DeliveryState[]> {
  const { bucket } = outbox
  const found = new Map<string, DeliveryState>()
  for (const [notice, round] of await outbox.deadRounds()) {
    found.set(notice, { notice, state: 'dead', round })
  }
  for await (const { notice, round, atMs } of dueNotices(bucket)) {
    const known = found.get(notice)
    // A mark of the round that was given up is about to be removed.
    if (known?.state === 'dead' && known.round >= round) continue
    if (known?.dueMs !== undefined && known.dueMs <= atMs) continue
    found.set(notice, { notice, state: 'waiting', round, dueMs: atMs })
  }
  for (const one of found.values()) {
    if (await outbox.isDelivered(one.notice)) found.delete(one.notice)
  }
  if (all) {
    for await (const key of bucket.list(keys.deliveredNotices)) {
      const notice = key.slice(keys.deliveredNotices.length, -'.json'.length)
      found.set(notice, { notice, state: 'delivered', round: 0 })
    }
  }
  return [...found.values()]
}

export async function deliveryState(
  outbox: Outbox,
  id: string,
): Promise<DeliveryState | undefined> {
  return (await deliveryStates(outbox, true)).find(({ notice }) => notice === id)
}

/** Sends a dead letter again, with all attempts; returns false when the notice is not dead. */
export async function replay(outbox: Outbox, id: string, nowMs: number): Promise<boolean> {
  const state = await deliveryState(outbox, id)
  if (state?.state !== 'dead') return false
  await outbox.bucket.put(keys.dueNotice(nowMs, id, state.round + 1), '')
  return true
}
