import type { Window } from '../core/window.js'

/** A share of every window that is reserved for people, from one minute of the day to another. */
export interface Reserve {
  /** Minutes after midnight in São Paulo; an `until` before `from` is on the next day. */
  from: number
  until: number
  /** The share of each window's units; more than 0 and less than 1. */
  share: number
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** São Paulo has been three hours behind UTC all year since 2019 (Decreto 9.772/2019). */
const SAO_PAULO_MS = -3 * 3_600_000

/**
 * Returns the units of each window that may be taken now. A unit taken now occupies its window for
 * the whole length of the window, so the largest share reserved at any time until then stays free:
 * when the reserved hours begin, their share is free. A call of more units than that, `least`, may
 * go when the window is otherwise empty: else it would wait for ever, and all calls behind it.
 */
export function limitsAt(
  windows: readonly Window[],
  reserves: readonly Reserve[],
  nowMs: number,
  least = 1,
): Window[] {
  return windows.map(({ units, ms }) => ({
    units: Math.max(least, units - Math.ceil(units * shareWithin(reserves, nowMs, nowMs + ms))),
    ms,
  }))
}

function shareWithin(reserves: readonly Reserve[], fromMs: number, untilMs: number): number {
  const shares = reserves.filter((one) => meets(one, fromMs, untilMs)).map(({ share }) => share)
  return Math.max(0, ...shares)
}

function meets({ from, until }: Reserve, fromMs: number, untilMs: number): boolean {
  const dayMs = (((fromMs + SAO_PAULO_MS) % DAY_MS) + DAY_MS) % DAY_MS
  const begins = from * MINUTE_MS
  const ends = until * MINUTE_MS + (until <= from ? DAY_MS : 0)
  // The reserves of yesterday, today and tomorrow, in the time of the day of `fromMs`.
  return [-DAY_MS, 0, DAY_MS].some(
    (shift) => begins + shift <= dayMs + (untilMs - fromMs) && dayMs < ends + shift,
  )
}

/** Reads `08:00-18:00=20%,18:00-20:00=10%`; undefined when the text is not of that form. */
export function parseReserves(text: string): Reserve[] | undefined {
  const reserves: Reserve[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d\d):(\d\d)\s*-\s*(\d\d):(\d\d)\s*=\s*(\d{1,2})\s*%\s*$/.exec(part)
    if (!match) return undefined
    const [hour, minute, endHour, endMinute, percent] = match.slice(1).map(Number) as number[]
    const from = hour! * 60 + minute!
    const until = endHour! * 60 + endMinute!
    if (minute! > 59 || endMinute! > 59 || from >= 1440 || until > 1440) return undefined
    if (percent! < 1 || from === until) return undefined
    reserves.push({ from, until: until % 1440, share: percent! / 100 })
  }
  return reserves
}
