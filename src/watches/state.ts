import { lookBack, type ReadState } from '../legal/gazette/look-back.js'
import { keptOf, type Seen } from '../legal/gazette/shown-items.js'
import type { Subject } from '../legal/gazette/subject.js'
import { addDays, daysBetween, type IsoDate } from '../values/dates.js'

/** What is known of a watch after its nights so far. */
export interface WatchState {
  seen: Seen
  /** By key. */
  registrations: Record<string, RegistrationState>
  /** Batches whose nights are in here, the latest last. */
  applied: string[]
}

/** A registration or a case, as far as it was read. */
export interface RegistrationState {
  /** The first night that read it, however well. */
  began: IsoDate
  /** The night on which the service was asked last how it spells it. */
  asked?: IsoDate
  /** Beside the spellings, to mark in texts. */
  names: string[]
  /** Each spelling that was ever told, and how far it was read. */
  spellings: Record<string, ReadState>
}

export const NEW_STATE: WatchState = { seen: {}, registrations: {}, applied: [] }

/** What a night's readings have to know of the state, kept with its batch. */
export type Snapshot = Pick<WatchState, 'seen' | 'registrations'>

/** Spellings are asked again weekly. */
const SPELLINGS_DAYS = 7

/** Whether tonight has to ask how the base spells the registration; a case has one number. */
export function asksSpellings(
  watched: Subject,
  known: RegistrationState | undefined,
  night: IsoDate,
): boolean {
  if (watched.is === 'case') return false
  return known?.asked === undefined || daysBetween(known.asked, night) >= SPELLINGS_DAYS
}

/** Without the items that no reading of the night can meet. */
export function snapshotFor({ seen, registrations }: WatchState, night: IsoDate): Snapshot {
  const states = Object.values(registrations).flatMap((one) => Object.values(one.spellings))
  const from = [{}, ...states]
    .map((state) => lookBack(state, night).period.from)
    .reduce((a, b) => (a < b ? a : b))
  // A day of room: an item outside its period is told as such, and not as new.
  const first = addDays(from, -1)
  const met = keptOf(seen, ({ day }) => day === undefined || day >= first)
  return { seen: met, registrations }
}
