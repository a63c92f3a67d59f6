import { pack, parse, print, unpack } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { NEW_STATE, type WatchState } from './state.js'
import type { NightRecord, Watch } from './watch.js'

/** A schedule that runs a watch, as far as its nights have to tell somebody. */
export interface Office {
  name: string
  /** `mailto:...` or `https://...`. */
  notify: string[]
  texts: boolean
}

/** The records of one watch, typed. */
export class WatchRecords {
  constructor(
    readonly bucket: Bucket,
    readonly name: string,
  ) {}

  async definition(): Promise<Watch | undefined> {
    const key = keys.watchDefinition(this.name)
    const bytes = await this.bucket.get(key)
    return bytes ? parse<Watch>('lote/watch', key, bytes) : undefined
  }
  /** False when there is a watch of this name. */
  create(watch: Watch): Promise<boolean> {
    return this.bucket.create(keys.watchDefinition(this.name), print('lote/watch', watch))
  }

  define(watch: Watch): Promise<void> {
    return this.bucket.put(keys.watchDefinition(this.name), print('lote/watch', watch))
  }

  async state(): Promise<WatchState> {
    const key = keys.watchState(this.name)
    const bytes = await this.bucket.get(key)
    return bytes ? unpack<WatchState>('lote/watch-state', key, bytes) : NEW_STATE
  }
  writeState(state: WatchState): Promise<void> {
    return this.bucket.put(keys.watchState(this.name), pack('lote/watch-state', state))
  }

  /** Of what is watched no more, how far it was read; what was shown stays shown. */
  async forgetOthers(watched: ReadonlySet<string>): Promise<void> {
    const state = await this.state()
    const known = Object.entries(state.registrations)
    const kept = known.filter(([key]) => watched.has(key))
    if (kept.length < known.length)
      await this.writeState({ ...state, registrations: Object.fromEntries(kept) })
  }

  /** Batches whose nights are not in the state, or were not when their marker was written. */
  async open(): Promise<string[]> {
    return (await listed(this.bucket, keys.watchOpen(this.name))).toSorted()
  }
  /** `office`: who has to hear of the night, whoever brings it to its end. */
  markOpen(batch: string, office?: Office): Promise<void> {
    const key = keys.watchOpenBatch(this.name, batch)
    return this.bucket.put(key, office ? print('lote/watch-open', office) : '')
  }
  async officeOf(batch: string): Promise<Office | undefined> {
    const key = keys.watchOpenBatch(this.name, batch)
    const bytes = await this.bucket.get(key)
    return bytes?.length ? parse<Office>('lote/watch-open', key, bytes) : undefined
  }
  close(batch: string): Promise<void> {
    return this.bucket.delete(keys.watchOpenBatch(this.name, batch))
  }

  writeNight(record: NightRecord): Promise<void> {
    const key = keys.watchNight(this.name, record.night, record.batch)
    return this.bucket.put(key, print('lote/watch-night', record))
  }
  /** In order of nights, and of batches within one. */
  async nights(): Promise<NightRecord[]> {
    const prefix = keys.watchNights(this.name)
    const found: NightRecord[] = []
    for (const name of (await listed(this.bucket, prefix)).toSorted()) {
      const bytes = await this.bucket.get(prefix + name)
      if (bytes) found.push(parse<NightRecord>('lote/watch-night', prefix + name, bytes))
    }
    return found
  }

  /** Whether anything lies under its name: also what an interrupted removal left. */
  async isThere(): Promise<boolean> {
    for await (const _ of this.bucket.list(keys.watch(this.name))) return true
    return false
  }

  /** Its batches stay; the definition goes first, so that what is left is nobody's. */
  async remove(): Promise<void> {
    await this.bucket.delete(keys.watchDefinition(this.name))
    for (const name of await listed(this.bucket, keys.watch(this.name))) {
      await this.bucket.delete(keys.watch(this.name) + name)
    }
  }
}

/** Names of the watches that there are. */
export async function watchNames(bucket: Bucket): Promise<string[]> {
  const found = await listed(bucket, keys.watches)
  return found.flatMap((key) => /^([^/]+)\/watch\.json$/.exec(key)?.[1] ?? []).toSorted()
}

async function listed(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list(prefix)) found.push(key.slice(prefix.length))
  return found
}
