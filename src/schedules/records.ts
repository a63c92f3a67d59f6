import { keys } from '../records/keys.js'
import { printed } from '../records/record-format.js'
import type { Bucket } from '../storage/bucket.js'
import {
  type Firing,
  type FiringRequest,
  firingRequestShape,
  firingShape,
  isManual,
  type Schedule,
  scheduleShape,
} from './schedule.js'

const SCHEDULE = printed('lote/schedule', scheduleShape)
const ASK = printed('lote/ask', firingRequestShape)
export const FIRING = printed('lote/firing', firingShape)

export class ScheduleRecords {
  constructor(readonly bucket: Bucket) {}

  async *names(): AsyncIterable<string> {
    for await (const key of this.bucket.list(keys.schedules)) {
      yield key.slice(keys.schedules.length).replace(/\.json$/, '')
    }
  }
  schedule(name: string): Promise<Schedule | undefined> {
    return SCHEDULE.get(this.bucket, keys.schedule(name))
  }
  /** Like `schedule`; an unreadable record counts as absent. */
  readable(name: string): Promise<Schedule | undefined> {
    return SCHEDULE.getReadable(this.bucket, keys.schedule(name))
  }
  /** Returns false when a schedule of that name exists. */
  add(schedule: Schedule): Promise<boolean> {
    return SCHEDULE.create(this.bucket, keys.schedule(schedule.name), schedule)
  }
  change(schedule: Schedule): Promise<void> {
    return SCHEDULE.put(this.bucket, keys.schedule(schedule.name), schedule)
  }
  /** Removes the definition; the history stays. */
  remove(name: string): Promise<void> {
    return this.bucket.delete(keys.schedule(name))
  }

  firing(name: string, stamp: string): Promise<Firing | undefined> {
    return FIRING.get(this.bucket, keys.firing(name, stamp))
  }
  /** Returns false when the firing is claimed or recorded as missed: the first record decides. */
  claim(firing: Firing): Promise<boolean> {
    return FIRING.create(this.bucket, keyOf(firing), firing)
  }
  writeFiring(firing: Firing): Promise<void> {
    return FIRING.put(this.bucket, keyOf(firing), firing)
  }
  /** Stamps in the order of their instants; `month` is `YYYYMM`. */
  async *stamps(name: string, month = ''): AsyncIterable<string> {
    const prefix = keys.firings(name)
    for await (const key of this.bucket.list(`${prefix}${month}`)) {
      yield key.slice(prefix.length).replace(/\.json$/, '')
    }
  }

  async writeRequest(ask: FiringRequest): Promise<void> {
    await ASK.put(this.bucket, keys.openFiring(ask.schedule.name, ask.stamp), ask)
  }
  /** Returns false where a request for that instant exists. */
  createRequest(ask: FiringRequest): Promise<boolean> {
    return ASK.create(this.bucket, keys.openFiring(ask.schedule.name, ask.stamp), ask)
  }
  request(name: string, stamp: string): Promise<FiringRequest | undefined> {
    return ASK.get(this.bucket, keys.openFiring(name, stamp))
  }
  close({ schedule, stamp }: FiringRequest): Promise<void> {
    return this.bucket.delete(keys.openFiring(schedule.name, stamp))
  }
  /** Withdraws the requests that no worker has begun; with `due`, those of a user stay. */
  async withdraw(name: string, which: 'all' | 'due' = 'all'): Promise<void> {
    for (const stamp of await this.openOf(name)) {
      if (which === 'due' && isManual(stamp)) continue
      if ((await this.bucket.size(keys.firing(name, stamp))) === undefined) {
        await this.bucket.delete(keys.openFiring(name, stamp))
      }
    }
  }
  /** Returns the stamps of open requests, by schedule, in order. */
  async open(): Promise<Map<string, string[]>> {
    const open = new Map<string, string[]>()
    for await (const key of this.bucket.list(keys.openFirings)) {
      const [name = '', file = ''] = key.slice(keys.openFirings.length).split('/')
      open.set(name, [...(open.get(name) ?? []), file.replace(/\.json$/, '')])
    }
    return open
  }
  async openOf(name: string): Promise<string[]> {
    const prefix = keys.openFiringsOf(name)
    const stamps: string[] = []
    for await (const key of this.bucket.list(prefix)) {
      stamps.push(key.slice(prefix.length).replace(/\.json$/, ''))
    }
    return stamps
  }
}

const keyOf = ({ schedule, stamp }: FiringRequest) => keys.firing(schedule.name, stamp)
