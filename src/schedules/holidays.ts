import { exclusionOn } from '../legal/deadlines/calendar.js'
import { NATIONAL } from '../legal/deadlines/calendars/national.js'
import type { WallMs } from './zone.js'

/** Returns the national holiday or weekend day that this day is; undefined for a business day. */
export function closedBy(wall: WallMs): { day: string; name: string } | undefined {
  const day = new Date(wall).toISOString().slice(0, 10)
  const out = exclusionOn(day, NATIONAL)
  return out?.does === 'closes' ? { day, name: out.name } : undefined
}
