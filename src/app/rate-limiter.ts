import type { Redis } from 'ioredis'
import { RateLimiter } from '../rate-limit/limiter.js'
import { readAdvertisedLimit, writeAdvertisedLimit } from '../records/advertised-limit.js'
import { notePause, pausedUntil } from '../records/told-pause.js'
import { forgetUsage, usageSince } from '../records/usage-ledger.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import { type Account, bookName } from '../services/account.js'
import type { Bucket } from '../storage/bucket.js'

interface LimiterDeps {
  bucket: Bucket
  /** The ledger of the machine, where Redis belongs to this machine alone. */
  machine: Bucket | undefined
  redis: Redis
  clock: Clock
  random: () => number
  log: Log
}

/**
 * Opens the rate limiter of an account; it is made again from the ledgers where Redis has lost it.
 */
export async function openLimiter(
  account: Account,
  { bucket, machine, redis, clock, random, log }: LimiterDeps,
): Promise<RateLimiter> {
  const book = bookName(account)
  const ledgers = machine ? [bucket, machine] : [bucket]
  if (machine) await forgetUsage(machine, book, clock.now() - maxAgeOf(account))
  const advertised = await readAdvertisedLimit(bucket, book)
  return new RateLimiter(redis, {
    name: book,
    windows: account.windows,
    reserves: account.reserves ?? [],
    holdMs: account.timeoutMs + RECORD_SLACK_MS,
    clock,
    random,
    recentlySpent: (sinceMs) => usageSince(ledgers, book, sinceMs, clock.now()),
    pausedUntil: () => pausedUntil(ledgers, book),
    onPaused: (untilMs) => {
      notePause(ledgers, book, untilMs).catch((error) =>
        log.warn({ book, err: error }, 'the told pause was not kept'),
      )
    },
    log,
    advertises: account.service === 'gazette',
    advertisedBefore: advertised?.units,
    onAdvertised: (units) => {
      const at = new Date(clock.now()).toISOString()
      writeAdvertisedLimit(bucket, book, { units, at }).catch((error) =>
        log.warn({ book, err: error }, 'the told limit was not kept'),
      )
    },
  })
}

/** Accounts of one name share a limiter in a process. */
export const limiterName = (account: Account): string =>
  JSON.stringify([bookName(account), account.windows, account.reserves])

/**
 * Between the grant and the call a record is written, which a slow store may delay; units of a call
 * that is never answered are held for this much longer than its timeout.
 */
const RECORD_SLACK_MS = 10_000

/**
 * The age at which no window reaches back to an entry, by the clock of any machine. Other storages
 * that share the ledger may have longer windows.
 */
export const maxAgeOf = ({ windows, timeoutMs }: Account): number =>
  Math.max(DAY_MS, ...windows.map(({ ms }) => ms)) + timeoutMs + HOUR_MS

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
