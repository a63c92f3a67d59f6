import { parse, print } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { type Ask, type Firing, isManual, type Schedule } from './schedule.js'

/** Schedules and their firings as they lie in the bucket. */
export class ScheduleRecords {
  constructor(readonly bucket: Bucket) {}

  async *names(): AsyncIterable<string> {
    for await (const key of this.bucket.list(keys.schedules)) {
      yield key.slice(keys.schedules.length).replace(/\.json$/, '')
    }
  }
  schedule(name: string): Promise<Schedule | undefined> {
    return this.read('lote/schedule', keys.schedule(name))
  }
  /** False when there is one of that name. */
  add(schedule: Schedule): Promise<boolean> {
    return this.bucket.create(keys.schedule(schedule.name), print('lote/schedule', schedule))
  }
  change(schedule: Schedule): Promise<void> {
    return this.bucket.put(keys.schedule(schedule.name), print('lote/schedule', schedule))
  }
  /** What it fired stays. */
  remove(name: string): Promise<void> {
    return this.bucket.delete(keys.schedule(name))
  }

  firing(name: string, stamp: string): Promise<Firing | undefined> {
    return this.read('lote/firing', keys.firing(name, stamp))
  }
  /** False when it is claimed, or told as missed: the first says what becomes of it. */
  claim(firing: Firing): Promise<boolean> {
    return this.bucket.create(keyOf(firing), print('lote/firing', firing))
  }
  note(firing: Firing): Promise<void> {
    return this.bucket.put(keyOf(firing), print('lote/firing', firing))
  }
  /** In the order of their instants; `month` is `YYYYMM`. */
  async *stamps(name: string, month = ''): AsyncIterable<string> {
    const prefix = keys.firings(name)
    for await (const key of this.bucket.list(`${prefix}${month}`)) {
      yield key.slice(prefix.length).replace(/\.json$/, '')
    }
  }

  async ask(ask: Ask): Promise<void> {
    await this.bucket.put(keys.openFiring(ask.schedule.name, ask.stamp), print('lote/ask', ask))
  }
  asked(name: string, stamp: string): Promise<Ask | undefined> {
    return this.read('lote/ask', keys.openFiring(name, stamp))
  }
  close({ schedule, stamp }: Ask): Promise<void> {
    return this.bucket.delete(keys.openFiring(schedule.name, stamp))
  }
  /** Takes back what is asked for and nobody has begun; what a person asked for too, unless `due`. */
  async withdraw(name: string, which: 'all' | 'due' = 'all'): Promise<void> {
    for (const stamp of await this.openOf(name)) {
      if (which === 'due' && isManual(stamp)) continue
      if ((await this.bucket.size(keys.firing(name, stamp))) === undefined) {
        await this.bucket.delete(keys.openFiring(name, stamp))
      }
    }
  }
  /** Stamps of what is asked for and has not ended, by schedule, in order. */
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

  private async read<T>(format: string, key: string): Promise<T | undefined> {
    const bytes = await this.bucket.get(key)
    return bytes ? parse<T>(format, key, bytes) : undefined
  }
}

const keyOf = ({ schedule, stamp }: Ask) => keys.firing(schedule.name, stamp)
