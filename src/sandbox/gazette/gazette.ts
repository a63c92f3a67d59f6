import type { User } from '../accounts.js'
import type { Meter } from '../meter.js'
import type { RequestStates } from '../request-hooks.js'
import { type Base, createBase } from './base/base.js'
import { dayAt } from './base/day.js'
import { type PublishedFilter, publishedIn, registrationsOf } from './base/ground-truth.js'
import type { Growth } from './base/injected-items.js'
import type { ListLawyers } from './communication.js'
import { createGazetteKeyRing } from './keys.js'

/** The size and kind of the base. */
export interface GazetteOptions {
  /** Number of registrations with publications; default 60. */
  lawyers?: number
  /**
   * Approximate number of publications on a workday, without those of the two full lawyers; default
   * 60.
   */
  perDay?: number
  /** Number of days before the start of the sandbox that the base covers; default 90. */
  days?: number
  /** The longest delay of a late item, in days; default 20, and 0 means no late items. */
  latestDays?: number
  /**
   * Whether one lawyer has over 200 items on a day and another over 200 in a week; default true.
   */
  full?: boolean
  /** Which items of lists contain their lawyers; default `some`. */
  listLawyers?: ListLawyers
}

const DEFAULTS = { lawyers: 60, perDay: 60, days: 90, latestDays: 20, full: true }

export interface GazetteStart {
  options: GazetteOptions
  seed: number
  clock: () => number
  /** The owner of the keys, and the text of the main key. */
  user: User
  mainKey: string
  meter: Meter
  requestStates: RequestStates
}

/** Creates the service. Its base is built when it is first needed, as of the day of this start. */
export function createGazette({ options, mainKey, user, ...start }: GazetteStart) {
  const { seed, clock } = start
  const { listLawyers = 'some', ...size } = options
  const today = dayAt(clock())
  checkSize(size)
  let made: Base | undefined
  const base = () => {
    made ??= createBase({ ...DEFAULTS, ...size, seed, clock, today })
    return made
  }
  const known = (id: number) => {
    if (base().act(id, clock())) return id
    throw new RangeError(`no publication ${id} yet`)
  }
  const keyRing = createGazetteKeyRing(mainKey, seed, clock)
  return {
    keys: keyRing.keys,
    deps: { ...start, keyRing, base, listLawyers, user: { id: user.id, nome: user.nome } },
    /** The sandbox's knowledge of its base, and ways in which a test may change it. */
    base: {
      /** The registrations with publications, and their spellings now in use. */
      registrations: () => registrationsOf(base(), dayAt(clock())),
      /** All publications present now, or at an instant. */
      published: (filter: PublishedFilter = {}) => publishedIn(base(), { at: clock(), ...filter }),
      /** Adds publications, now or after some more requests, and returns their ids. */
      grow: (growth: Growth) => base().growth.grow(growth),
      /**
       * Cancels the publication from now on.
       * @throws RangeError if there is no such publication
       */
      cancel(id: number) {
        base().growth.cancel(known(id))
      },
      /**
       * Removes the publication from all answers from now on.
       * @throws RangeError if there is no such publication
       */
      remove(id: number) {
        base().growth.remove(known(id))
      },
    },
  }
}
export type Gazette = ReturnType<typeof createGazette>
export type GazetteBase = Gazette['base']

/** @throws RangeError naming the option */
function checkSize(size: Omit<GazetteOptions, 'listLawyers'>): void {
  for (const [name, value] of Object.entries(size)) {
    const least = name === 'lawyers' ? 1 : 0
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= least)) continue
    throw new RangeError(`gazette.${name}: expected a whole number from ${least} up, got ${value}`)
  }
}
