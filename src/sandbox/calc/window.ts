import type { User } from '../accounts.js'
import { type Day, type Month, monthOf, plusMonths, SAO_PAULO_OFFSET_MS } from '../engine/day.js'

/** The last months that the service calculates for an account without a subscription. */
const FREE_MONTHS = 24

/**
 * Returns the first day that the service calculates for the user; undefined with a subscription.
 */
export function blockedBefore({ subscribed }: User, now: number): Day | undefined {
  if (subscribed) return undefined
  return plusMonths({ month: monthNow(now), day: saoPauloDate(now).getUTCDate() }, -FREE_MONTHS)
}

/** Returns the present month in São Paulo. */
export function monthNow(now: number): Month {
  const today = saoPauloDate(now)
  return monthOf(today.getUTCFullYear(), today.getUTCMonth() + 1)
}

function saoPauloDate(now: number): Date {
  return new Date(now + SAO_PAULO_OFFSET_MS)
}
