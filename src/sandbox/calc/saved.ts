import { type Random, randomHex } from '../random.js'

/** `SavedCalcSummary` of the contract: `createdAt` a string, `updatedAt` an integer. */
export interface SavedCalcSummary {
  calcId: number
  type: string
  name: string | null
  createdAt: string
  updatedAt: number
}

export interface SavedCalculations {
  add(
    user: number,
    calculation: { type: string; name?: string },
    at: number,
  ): { calcId: number; hash: string }
  /** The latest updated first. */
  of(user: number): SavedCalcSummary[]
}

/** Far above the ids of the judicial tables, which share the id space. */
const FIRST_CALC_ID = 700_001

export function createSavedCalculations(random: Random): SavedCalculations {
  const all: (SavedCalcSummary & { user: number })[] = []
  return {
    add(user, { type, name }, at) {
      const calcId = FIRST_CALC_ID + all.length
      const stamp = saoPauloStamp(at)
      const times = { createdAt: stamp.slice(0, 12), updatedAt: Number(stamp) }
      all.push({ user, calcId, type, name: name ?? null, ...times })
      return { calcId, hash: randomHex(random, 32) }
    },
    of: (owner) =>
      all
        .filter(({ user }) => user === owner)
        .map(({ user: _, ...summary }) => summary)
        .sort((a, b) => b.updatedAt - a.updatedAt || b.calcId - a.calcId),
  }
}

/** São Paulo is three hours behind UTC, all year since 2019 (Decreto 9.772/2019). */
export const SAO_PAULO_OFFSET_MS = -3 * 3_600_000

/** `YYYYMMDDHHmmss` in São Paulo. */
function saoPauloStamp(at: number): string {
  return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14)
}
