import type { Window } from '../../src/core/window.js'
import type { Reserve } from '../../src/rate-limit/reserve.js'
import { Dice } from './dice.js'
import { Refuser, type RefuserKind } from './refuser.js'
import type { OtherClient, ServiceSettings } from './service.js'
import type { BatchSettings, Mishaps, World } from './world.js'

/**
 * The largest difference between any clock and the true time: docs/decisions/0002, on what the
 * proof rests.
 */
const SKEW_MS = 10_000

/**
 * Returns a random world: windows, latencies up to 30 s, batches in lanes, machines with different
 * clocks, and all mishaps. The same seed gives the same world.
 */
export function chaos(seed: number): World {
  const dice = new Dice(seed)
  if (dice.chance(0.1)) return bursts(seed)
  if (dice.chance(0.05)) return slow(seed)
  // Most worlds are quick, so that many calls are made with little waiting.
  const isQuick = dice.chance(0.8)
  const windows = someWindows(dice, isQuick ? 600 : 3_000)
  const timeoutMs = isQuick ? dice.whole(10, 1_000) : dice.whole(1_000, 30_000)
  const slackMs = isQuick ? dice.whole(10, 300) : dice.whole(300, 10_000)
  const calls = isQuick ? 1_000 : 200
  const longestMs = Math.max(...windows.map(({ ms }) => ms))
  const processes = dice.whole(1, 5)
  return {
    dice,
    windows,
    reserves: someReserves(new Dice(seed)),
    timeoutMs,
    slackMs,
    service: { ...someDelays(dice, timeoutMs), ...someRefuser(dice, windows) },
    batches: someBatches(dice, windows, processes, calls),
    processes,
    skewsMs: Array.from({ length: dice.whole(1, 4) }, () => someSkew(dice)),
    wire: {
      longestMs: slackMs * dice.pick([0, 0.01, 0.1, 0.3]),
      lost: dice.pick([0, 0, 0.01, 0.1]),
    },
    bucketMs: slackMs * dice.pick([0, 0.05, 0.3]),
    mishaps: someMishaps(dice, longestMs + timeoutMs + slackMs),
    untilMs: 48 * 3_600_000,
  }
}

/**
 * Returns a world in which Redis is lost while calls granted by the lost limiter are being
 * recorded.
 */
export function bursts(seed: number): World {
  const dice = new Dice(seed)
  const units = dice.whole(2, 20)
  const processes = dice.whole(1, 3)
  const batches = Array.from({ length: 10 }, (_, at) => ({
    id: `b${at}`,
    lane: 2,
    calls: 2 * units,
    // After a loss, all units are held for the skew of the clocks.
    beginsMs: at * 35_000 + dice.between(0, 5_000),
    callers: Math.ceil((2 * units) / processes),
    unitsOf: () => 1,
  }))
  return {
    dice,
    windows: [{ units, ms: dice.whole(500, 5_000) }],
    timeoutMs: 1_000,
    slackMs: 3_000,
    service: {
      delaysOf: (chance) => ({ countedMs: chance.between(0, 500), answeredMs: 0 }),
      lost: 0,
    },
    batches,
    processes,
    skewsMs: [someSkew(dice), someSkew(dice)],
    wire: { longestMs: 5, lost: 0 },
    bucketMs: 1_000,
    mishaps: { redisLostMs: 4_000 },
    untilMs: 48 * 3_600_000,
  }
}

/**
 * A world in which Redis and the bucket are so slow that calls go out at the last moment, and many
 * are never answered.
 */
function slow(seed: number): World {
  const dice = new Dice(seed)
  const slackMs = dice.whole(500, 5_000)
  const timeoutMs = dice.whole(50, 3_000)
  const units = dice.whole(1, 6)
  return {
    dice,
    windows: [{ units, ms: dice.whole(20, 300) }],
    timeoutMs,
    slackMs,
    service: {
      delaysOf: (chance) => ({ countedMs: chance.pick([0, 1]) * timeoutMs, answeredMs: 0 }),
      lost: 0.3,
    },
    batches: [{ id: 'b', lane: 2, calls: 300, callers: units * 2, unitsOf: () => 1 }],
    processes: 2,
    skewsMs: [someSkew(dice), someSkew(dice)],
    wire: { longestMs: slackMs * 0.4, lost: 0 },
    bucketMs: slackMs * 0.6,
    mishaps: {},
    untilMs: 48 * 3_600_000,
  }
}

function someWindows(dice: Dice, mostMs: number): Window[] {
  const units = dice.whole(2, 30)
  const ms = dice.whole(mostMs / 60, mostMs)
  const all = [{ units, ms }]
  if (dice.chance(0.8)) {
    all.push({ units: units * dice.whole(1, 5), ms: ms * dice.whole(1, 8) })
  }
  if (dice.chance(0.1)) all.push({ units: units * dice.whole(1, 9), ms: ms * dice.whole(1, 12) })
  return dice.chance(0.5) ? all : all.reverse()
}

/** More callers than units, so that some are always waiting. */
function someBatches(
  dice: Dice,
  windows: readonly Window[],
  processes: number,
  calls: number,
): BatchSettings[] {
  const fewest = Math.min(...windows.map(({ units }) => units))
  const count = dice.whole(1, 5)
  const most = Math.min(dice.whole(1, 3), fewest)
  const callers = Math.ceil((1.6 * fewest) / (count * processes))
  return Array.from({ length: count }, (_, at) => ({
    id: `b${at}`,
    lane: dice.whole(1, 3),
    calls: dice.whole(1, (2 * calls) / count),
    beginsMs: dice.chance(0.5) ? 0 : dice.between(0, 20_000),
    callers: dice.whole(1, callers),
    unitsOf: (chance) => chance.whole(1, most),
  }))
}

/** Reserves for people, all day, up to more than one call may take. */
function someReserves(dice: Dice): Reserve[] {
  return dice.chance(0.3) ? [{ from: 0, until: 0, share: dice.between(0.01, 0.99) }] : []
}

function someSkew(dice: Dice): number {
  return dice.pick([-SKEW_MS, SKEW_MS, dice.between(-SKEW_MS, SKEW_MS)])
}

/**
 * The service counts at once, at the last moment, or in between; it answers at once or shortly
 * before the deadline.
 */
function someDelays(dice: Dice, timeoutMs: number): Pick<ServiceSettings, 'delaysOf' | 'lost'> {
  const slow = dice.pick([0.05, 0.3, 1])
  return {
    delaysOf: (chance) => ({
      countedMs: chance.pick([0, chance.next() * slow, slow]) * timeoutMs,
      answeredMs: chance.pick([0, chance.next() * slow * 0.3]) * timeoutMs,
    }),
    lost: dice.pick([0, 0.02, 0.2]),
  }
}

/** In some worlds the service refuses calls, and other clients use the same account. */
function someRefuser(dice: Dice, windows: Window[]): Partial<ServiceSettings> {
  if (dice.chance(0.6)) return {}
  const kind = dice.pick<RefuserKind>(['sliding', 'fixed', 'bucket'])
  const refuser = new Refuser(kind, windows, dice.next())
  const foreign = Array.from({ length: dice.whole(0, 2) }, () => someOtherClient(dice, windows))
  return { refuser, foreign, tells: dice.chance(0.3) }
}

function someOtherClient(dice: Dice, windows: readonly Window[]): OtherClient {
  const fromMs = dice.between(0, 60_000)
  // External use stays below the pace of the limit; otherwise nothing would be left for our calls.
  const paceMs = Math.max(...windows.map(({ units, ms }) => ms / units))
  const at = dice.pick([1, 1, 3])
  return {
    fromMs,
    untilMs: fromMs + dice.between(5_000, 120_000),
    everyMs: (paceMs * at) / dice.between(0.1, 0.9),
    pattern: dice.pick(['steady', 'poisson']),
    at,
  }
}

/** A mishap holds units for up to `holdMs`; at a higher frequency no call would ever go out. */
function someMishaps(dice: Dice, holdMs: number): Mishaps {
  const maybe = (name: keyof Mishaps, moreMs = 1_000) =>
    dice.chance(0.5) ? { [name]: (holdMs + moreMs) * dice.between(0.7, 4) } : {}
  return {
    ...maybe('crashMs'),
    ...maybe('stopMs'),
    // Units of a seeded limiter are also held for the skew of the clocks.
    ...maybe('redisLostMs', 2 * SKEW_MS),
    ...maybe('clockBackMs'),
    ...maybe('moveMs'),
    withdrawn: dice.pick([0, 0.05]),
    notSent: dice.pick([0, 0.05]),
  }
}
