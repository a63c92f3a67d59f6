import { expect, test } from 'vitest'
import { Dice } from '../../bench/limit-proof/dice.js'
import { simulate } from '../../bench/limit-proof/simulate.js'
import { HOUR, MINUTE, quiet } from './quiet.js'

const FULL = [
  { what: '60 a minute', windows: [MINUTE], units: MINUTE.units, ms: MINUTE.ms, callers: 10 },
  { what: '300 an hour', windows: [MINUTE, HOUR], units: HOUR.units, ms: HOUR.ms, callers: 2 },
]
const MEAN_MS = 1_000
const LAPS = 5

test.for(
  FULL,
)('a full backlog uses at least 98 % of what $what and an answer allow', async (full) => {
  const { windows, units, ms, callers } = full
  const delaysOf = (dice: Dice) => ({ countedMs: 0, answeredMs: dice.next() * 2 * MEAN_MS })
  const { arrivals, done } = await simulate(
    quiet({
      dice: new Dice(1),
      windows,
      answerMs: MEAN_MS,
      processes: 8,
      skewsMs: Array(8).fill(0),
      service: { delaysOf, lost: 0 },
      wire: { longestMs: 5, lost: 0 },
      bucketMs: 20,
      batches: [{ calls: LAPS * units, callers }],
    }),
  )
  const times = arrivals.all()
  const rate = (times.length - units) / (times.at(-1)! - times[0]!)
  const share = rate / (units / (ms + MEAN_MS))
  console.info(`${full.what}: ${(100 * share).toFixed(2)} % of the possible`)
  expect(done).toBe(true)
  expect(share).toBeGreaterThan(0.98)
})
