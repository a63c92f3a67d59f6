import { z } from 'zod'
import type { ReadState } from '../legal/gazette/look-back.js'
import { nameOf, subjectOfKey } from '../legal/gazette/subject.js'
import type { Bucket } from '../storage/bucket.js'
import { addDays, type IsoDate } from '../values/dates.js'
import { namedWatch } from './definition.js'
import { WatchRecords, watchNames } from './records.js'
import type { RegistrationState } from './state.js'
import type { NightRecord, Watch } from './watch.js'

export interface WatchLine extends Watch {
  /** The last night that counts. */
  last: IsoDate | null
}

export async function listWatches(bucket: Bucket): Promise<WatchLine[]> {
  const found: WatchLine[] = []
  for (const name of await watchNames(bucket)) {
    const records = new WatchRecords(bucket, name)
    const watch = await records.definition()
    const last = (await records.lastNight()) ?? null
    if (watch) found.push({ ...watch, last })
  }
  return found
}

const day = z.string().describe('YYYY-MM-DD')

/** How far one spelling of a registration, or the number of a case, was read. */
export const spellingRead = z.object({
  /** Name of the registration or case for users. */
  watched: z.string(),
  spelling: z.string(),
  from: day.optional(),
  /** The last day up to which no day is missing. */
  wholeTo: day.optional(),
  /** The first day that has to be read again. */
  openFrom: day.optional(),
})

export interface WatchDetails {
  watch: Watch
  /** Number of publications shown so far. */
  seen: number
  /** By the key of the registration or case. */
  registrations: Record<string, RegistrationState>
  readings: z.infer<typeof spellingRead>[]
  /** Batches of nights that do not count yet. */
  unsettled: string[]
}

/** @throws UserError (2) for an unknown watch */
export async function watchDetails(bucket: Bucket, name: string): Promise<WatchDetails> {
  const records = new WatchRecords(bucket, name)
  const watch = await namedWatch(records)
  const { registrations, seen } = await records.state()
  const unsettled = await records.open()
  const readings = Object.entries(registrations).flatMap(([key, { spellings }]) =>
    Object.entries(spellings).map(([spelling, state]) => readingOf(key, spelling, state)),
  )
  return { watch, seen: Object.keys(seen).length, registrations, readings, unsettled }
}

function readingOf(key: string, spelling: string, state: ReadState) {
  const subject = subjectOfKey(key)
  const { from, again } = state
  return {
    watched: subject ? nameOf(subject) : key,
    spelling,
    from,
    wholeTo: wholeTo(state),
    openFrom: again,
  }
}

/** A day that has to be read again ends the complete range, although it was complete once. */
function wholeTo({ from, complete, again }: ReadState): IsoDate | undefined {
  const day = again !== undefined && complete && again <= complete ? addDays(again, -1) : complete
  return day !== undefined && from !== undefined && day < from ? undefined : day
}

/**
 * Returns the nights that count, the earliest first.
 * @throws UserError (2) for an unknown watch
 */
export async function nightsOf(bucket: Bucket, name: string): Promise<NightRecord[]> {
  const records = new WatchRecords(bucket, name)
  await namedWatch(records)
  return records.nights()
}
