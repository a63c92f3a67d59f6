import type { User } from '../accounts.js'
import type { Meter } from '../meter.js'
import type { Passages } from '../request-hooks.js'
import { type Base, createBase } from './base/base.js'
import { dayAt } from './base/day.js'
import {
  type Published,
  type PublishedFilter,
  publishedIn,
  type Registration,
  registrationsOf,
} from './base/ground-truth.js'
import type { Growth } from './base/injected-items.js'
import type { ListLawyers } from './communication.js'
import { createKeyShelf, type GazetteKeys } from './keys.js'
import type { GazetteWorld } from './world.js'

/** The size and the kind of the base; what is left out has the defaults. */
export interface GazetteOptions {
  /** Registrations it is about; 60. */
  lawyers?: number
  /** About how many publications a workday has, besides those of the two full lawyers; 60. */
  perDay?: number
  /** How far it reaches back from the day on which the sandbox starts; 90. */
  days?: number
  /** The longest that a late item takes to appear, in days; 20, and 0 has none late. */
  latestDays?: number
  /** Whether one lawyer has over 200 items on a day and another over 200 in a week; true. */
  full?: boolean
  /** Which items of lists carry their lawyers; `some` by default. */
  listLawyers?: ListLawyers
}

/** The sandbox's own knowledge of its base, and what a test may do to it. */
export interface GazetteBase {
  /** The registrations it is about, with the spellings in use now. */
  registrations(): Registration[]
  /** Every publication there now, or at an instant. */
  published(filter?: PublishedFilter): Published[]
  /** Adds publications, now or after some more requests were answered; gives their ids. */
  grow(growth: Growth): number[]
  /** From now on the publication comes back cancelled. Throws a RangeError when there is none. */
  cancel(id: number): void
  /** From now on the publication is in no answer. Throws a RangeError when there is none. */
  remove(id: number): void
}

/** The gazette service's state, as of one seed. */
export interface Gazette {
  keys: GazetteKeys
  base: GazetteBase
  world: GazetteWorld
}

const DEFAULTS = { lawyers: 60, perDay: 60, days: 90, latestDays: 20, full: true }

export interface GazetteStart {
  options: GazetteOptions
  seed: number
  clock: () => number
  /** Whose keys they are, and the text of the main one. */
  user: User
  mainKey: string
  meter: Meter
  passages: Passages
}

/** The base is made when it is first asked for, as of the day of this start. */
export function createGazette({ options, mainKey, user, ...start }: GazetteStart): Gazette {
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
  const shelf = createKeyShelf(mainKey, seed, clock)
  return {
    keys: shelf.keys,
    world: { ...start, shelf, base, listLawyers, user: { id: user.id, nome: user.nome } },
    base: {
      registrations: () => registrationsOf(base(), dayAt(clock())),
      published: (filter = {}) => publishedIn(base(), { at: clock(), ...filter }),
      grow: (growth) => base().growth.grow(growth),
      cancel(id) {
        base().growth.cancel(known(id))
      },
      remove(id) {
        base().growth.remove(known(id))
      },
    },
  }
}

/** Throws a RangeError that names the option. */
function checkSize(size: Omit<GazetteOptions, 'listLawyers'>): void {
  for (const [name, value] of Object.entries(size)) {
    const least = name === 'lawyers' ? 1 : 0
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= least)) continue
    throw new RangeError(`gazette.${name}: expected a whole number from ${least} up, got ${value}`)
  }
}
