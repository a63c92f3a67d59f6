import { z } from 'zod'
import { textsShape } from '../core/shapes.js'
import { keys } from '../records/keys.js'
import { packed, printed } from '../records/record-format.js'
import type { Bucket } from '../storage/bucket.js'
import { readEach } from '../storage/read-each.js'
import type { IsoDate } from '../values/dates.js'
import { NEW_STATE, type WatchState } from './state.js'
import { type NightRecord, nightShape, type Watch, watchShape } from './watch.js'

const nightSchedule = z.object({
  name: z.string(),
  /** `mailto:...` or `https://...`. */
  notify: textsShape,
  texts: z.boolean(),
})
const NIGHT_SCHEDULE = printed('lote/watch-open', nightSchedule)

export type NightSchedule = z.infer<typeof nightSchedule>

const WATCH = printed('lote/watch', watchShape)
const NIGHT = printed('lote/watch-night', nightShape)

const shown = z.object({
  hash: z.string(),
  first: z.string(),
  day: z.string().optional(),
  cancelled: z.literal(true).optional(),
  by: textsShape,
  otherwise: textsShape.optional(),
})
const readState = z.object({
  from: z.string().optional(),
  complete: z.string().optional(),
  again: z.string().optional(),
  deep: z.string().optional(),
})
const STATE = packed<WatchState>(
  'lote/watch-state',
  z.object({
    seen: z.record(z.string(), shown),
    registrations: z.record(
      z.string(),
      z.object({
        began: z.string(),
        asked: z.string().optional(),
        isNobodys: z.boolean().optional(),
        names: textsShape,
        spellings: z.record(z.string(), readState),
      }),
    ),
    applied: textsShape,
  }),
)

export class WatchRecords {
  /** The nights that were read, by their names: a night asks for all of them several times. */
  private readonly known = new Map<string, NightRecord>()

  constructor(
    readonly bucket: Bucket,
    readonly name: string,
  ) {}

  definition(): Promise<Watch | undefined> {
    return WATCH.get(this.bucket, keys.watchDefinition(this.name))
  }
  /** Returns false when a watch of this name exists. */
  create(watch: Watch): Promise<boolean> {
    return WATCH.create(this.bucket, keys.watchDefinition(this.name), watch)
  }

  define(watch: Watch): Promise<void> {
    return WATCH.put(this.bucket, keys.watchDefinition(this.name), watch)
  }

  async state(): Promise<WatchState> {
    return (await STATE.get(this.bucket, keys.watchState(this.name))) ?? NEW_STATE
  }
  writeState(state: WatchState): Promise<void> {
    return STATE.put(this.bucket, keys.watchState(this.name), state)
  }

  /** Drops the reading state of registrations that are no longer watched; shown items stay. */
  async dropOthers(watched: ReadonlySet<string>): Promise<void> {
    const state = await this.state()
    const known = Object.entries(state.registrations)
    const kept = known.filter(([key]) => watched.has(key))
    if (kept.length < known.length)
      await this.writeState({ ...state, registrations: Object.fromEntries(kept) })
  }

  /**
   * Returns batches with an open marker: their nights are not in the state, unless the process died
   * before it removed the marker.
   */
  open(): Promise<string[]> {
    return listed(this.bucket, keys.watchOpen(this.name))
  }
  /** `schedule` is stored with the marker, so that whatever run finishes the night notifies it. */
  markOpen(batch: string, schedule?: NightSchedule): Promise<void> {
    const key = keys.watchOpenBatch(this.name, batch)
    return schedule ? NIGHT_SCHEDULE.put(this.bucket, key, schedule) : this.bucket.put(key, '')
  }
  async scheduleOf(batch: string): Promise<NightSchedule | undefined> {
    const key = keys.watchOpenBatch(this.name, batch)
    const bytes = await this.bucket.get(key)
    return bytes?.length ? NIGHT_SCHEDULE.decode(key, bytes) : undefined
  }
  close(batch: string): Promise<void> {
    return this.bucket.delete(keys.watchOpenBatch(this.name, batch))
  }

  async writeNight(record: NightRecord): Promise<void> {
    const key = keys.watchNight(this.name, record.night, record.batch)
    await NIGHT.put(this.bucket, key, record)
    this.known.set(key, record)
  }
  /** Returns the nights by date, and by batch within one. */
  async nights(): Promise<NightRecord[]> {
    const found: NightRecord[] = []
    for await (const night of readEach(await this.nightKeys(), (key) => this.nightAt(key)))
      if (night) found.push(night)
    return found
  }
  /** Returns the date of the last night, by its key alone. */
  async lastNight(): Promise<IsoDate | undefined> {
    const last = (await this.nightKeys()).at(-1)
    const at = keys.watchNights(this.name).length
    return last?.slice(at, at + 'YYYY-MM-DD'.length)
  }

  private async nightKeys(): Promise<string[]> {
    const prefix = keys.watchNights(this.name)
    return (await listed(this.bucket, prefix)).map((name) => prefix + name)
  }

  private async nightAt(key: string): Promise<NightRecord | undefined> {
    const night = this.known.get(key) ?? (await NIGHT.get(this.bucket, key))
    if (night) this.known.set(key, night)
    return night
  }

  /** True if any record exists under the name, also the remains of an interrupted removal. */
  async isThere(): Promise<boolean> {
    for await (const _ of this.bucket.list(keys.watch(this.name))) return true
    return false
  }

  /**
   * Removes the definition first, so that an interrupted removal leaves no watch; its batches stay.
   */
  async remove(): Promise<void> {
    await this.bucket.delete(keys.watchDefinition(this.name))
    for (const name of await listed(this.bucket, keys.watch(this.name))) {
      await this.bucket.delete(keys.watch(this.name) + name)
    }
  }
}

export async function watchNames(bucket: Bucket): Promise<string[]> {
  const found = await listed(bucket, keys.watches)
  return found.flatMap((key) => /^([^/]+)\/watch\.json$/.exec(key)?.[1] ?? []).toSorted()
}

async function listed(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list(prefix)) found.push(key.slice(prefix.length))
  return found
}
