import { expect, test } from 'vitest'
import { Dice } from '../../bench/limit-proof/dice.js'
import { prove, sentence } from '../../bench/limit-proof/prove.js'
import { simulate } from '../../bench/limit-proof/simulate.js'
import { HOUR, MINUTE, quiet } from './quiet.js'

/** `LIMIT_SEED` repeats the one world of that seed. */
const REPEATED = process.env.LIMIT_SEED
const CALLS = REPEATED === undefined ? 1_000_000 : 1
const SEED = Number(REPEATED ?? 1)
const NONE = { sliding: 0, fixed: 0, bucket: 0 }

test('in a million calls and whatever goes wrong, no window of any server overflows', async () => {
  const proved = await prove({ calls: CALLS, seed: SEED })
  console.info(`${sentence(proved)}; from seed ${SEED}`)
  const { violated, stuck, refusals, mishaps } = proved
  expect({ violated, stuck }).toEqual({ violated: [], stuck: [] })
  if (REPEATED !== undefined) return
  expect(refusals).toBeGreaterThan(1_000)
  expect(Math.min(...Object.values(mishaps))).toBeGreaterThan(1_000)
}, 900_000)

test.for([
  1, 2, 3, 4,
])('nor at the real limits with answers of up to 30 seconds (seed %d)', async (seed) => {
  const deps = quiet({
    dice: new Dice(seed),
    answerMs: 0,
    batches: [{ calls: 450 }, { calls: 450 }],
    service: {
      delaysOf: (dice) => ({ countedMs: dice.next() * 15_000, answeredMs: dice.next() * 15_000 }),
      lost: 0.02,
    },
    wire: { longestMs: 100, lost: 0.01 },
    mishaps: { crashMs: 600_000, redisLostMs: 1_200_000 },
    processes: 2,
    skewsMs: [-10_000, 10_000],
  })
  const { done, violations, arrivals } = await simulate(deps)
  expect({ done, violations }).toEqual({ done: true, violations: NONE })
  expect(arrivals.calls).toBeGreaterThanOrEqual(900)
})

test('300 calls from empty windows take 4 min and five answers of 1 s: 245.004 s', async () => {
  const { endMs } = await simulate(quiet({ batches: [{ calls: 300 }], answerMs: 1_000 }))
  // A millisecond for each window that has to be over before the next begins.
  expect(endMs).toBe(4 * MINUTE.ms + 5 * 1_000 + 4)
  expect(endMs).toBeLessThan(HOUR.ms)
})
