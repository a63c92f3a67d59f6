import { lookBack, type ReadState } from '../legal/gazette/look-back.js'
import { filterItems, type ShownItems } from '../legal/gazette/shown-items.js'
import type { Subject } from '../legal/gazette/subject.js'
import { addDays, daysBetween, type IsoDate } from '../values/dates.js'

/** The state of a watch after its nights so far. */
export interface WatchState {
  seen: ShownItems
  /** By the key of the registration or case. */
  registrations: Record<string, RegistrationState>
  /** Ids of the batches whose nights are in the state, the latest last. */
  applied: string[]
}

export interface RegistrationState {
  /** The first night that read it, completely or not. */
  began: IsoDate
  /** The last night on which the service was asked for its spellings. */
  asked?: IsoDate
  /** True where the last answer about them had nobody. */
  isNobodys?: boolean
  /** Names of the lawyer, to mark in texts. */
  names: string[]
  /** Each spelling that ever came up, and how far it was read. */
  spellings: Record<string, ReadState>
}

export const NEW_STATE: WatchState = { seen: {}, registrations: {}, applied: [] }

/** The part of the state that the readings of a night need, stored with its batch. */
export type Snapshot = Pick<WatchState, 'seen' | 'registrations'>

/** Days after which the service is asked for the spellings again. */
const SPELLINGS_DAYS = 7

/**
 * Decides whether tonight has to ask for the spellings of a registration; a case has one number.
 */
export function asksSpellings(
  watched: Subject,
  known: RegistrationState | undefined,
  night: IsoDate,
): boolean {
  if (watched.is === 'case') return false
  return known?.asked === undefined || daysBetween(known.asked, night) >= SPELLINGS_DAYS
}

/** Returns the state without the items that no reading of the night can find. */
export function snapshotFor({ seen, registrations }: WatchState, night: IsoDate): Snapshot {
  const states = Object.values(registrations).flatMap((one) => Object.values(one.spellings))
  const from = [{}, ...states]
    .map((state) => lookBack(state, night).period.from)
    .reduce((a, b) => (a < b ? a : b))
  // One day more: an item outside its period is reported as such, not as new.
  const first = addDays(from, -1)
  const findable = filterItems(seen, ({ day }) => day === undefined || day >= first)
  return { seen: findable, registrations }
}
