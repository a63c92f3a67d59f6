import { Dice } from '../../bench/limit-proof/dice.js'
import { type Fixture, fixtures } from '../chaos/fixtures.js'
import { MUTATIONS } from './mutations.js'
import { hash, type Plan } from './proxy.js'

/** One batch whose answers are mutated. */
export interface Case {
  number: number
  fixture: Fixture
  /** By the command of a watch, and not as a batch of its own. */
  isNight: boolean
  rows: number
  plan: Plan
}

const BATCHES = Object.values(fixtures).flat()
const KINDS = Object.keys(MUTATIONS)
const ROWS = 4

/** Each kind of mutation meets each kind of batch; which answers it meets is chance. */
export function caseOf(seed: number, number: number): Case {
  const dice = new Dice(hash(`${seed} ${number}`))
  // The kinds and batches have no common divisor for long, so that all pairs are met.
  const batches = [...BATCHES, undefined]
  const picked = batches[number % batches.length]
  const round = Math.floor(number / batches.length)
  const mutation = KINDS[(round + number * 7 + seed) % KINDS.length]!
  return {
    number,
    fixture: picked ?? fixtures.watch![0]!,
    isNight: picked === undefined,
    rows: ROWS,
    plan: {
      seed: dice.whole(0, 2 ** 31),
      mutation,
      most: dice.pick([1, 2, 3, 5]),
      share: dice.pick([0.2, 0.5, 1]),
    },
  }
}

export const nameOf = ({ fixture, isNight }: Case): string =>
  isNight ? 'watch night' : fixture.name
