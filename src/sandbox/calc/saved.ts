import { SAO_PAULO_OFFSET_MS } from '../engine/day.js'
import { type Random, randomFrom, randomHex } from '../random.js'
import type { CalcType } from './calc-type.js'

/** `SavedCalcSummary` of the contract: `createdAt` a string, `updatedAt` an integer. */
export interface SavedCalcSummary {
  calcId: number
  type: CalcType
  name: string | null
  /** `YYYYMMDDHHmm`. */
  createdAt: string
  /** `YYYYMMDDHHmmss`. */
  updatedAt: number | null
}

/** The data that remains of a calculation: its fields, an archived statement, or nothing. */
type CalcData = 'fields' | 'archived' | 'gone'

export interface Calculation extends SavedCalcSummary {
  /** The id of the owner. */
  user: number
  /** The token of its public link. */
  hash: string
  data: CalcData
  trashed: boolean
  fields: Readonly<Record<string, unknown>>
  /** The answer of the last run. */
  result?: object
}

export interface NewCalculation {
  type: CalcType
  name?: string
  fields?: Record<string, unknown>
}

/**
 * Calculations from before the start of the sandbox, which may be in states that no route creates.
 */
export type OldCalculation = NewCalculation &
  Partial<Pick<Calculation, 'data' | 'trashed'>> & {
    createdAt: number
    /** Null if it was never updated. */
    updatedAt: number | null
  }

/** Far above the ids of the judicial tables, which share the id space. */
const FIRST_CALC_ID = 700_001
/** Gaps between the ids of the sandbox, as in a service with many accounts. */
const WIDEST_GAP = 9

/** Ids and hashes follow from one number drawn from `random`. */
export function createSavedCalculations(from: Random) {
  const random = randomFrom(from() * 2 ** 32)
  const all = new Map<number, Calculation>()
  let lastId = FIRST_CALC_ID
  const plant = (user: number, { createdAt, updatedAt, ...given }: OldCalculation) => {
    lastId += 1 + Math.floor(random() * WIDEST_GAP)
    const calculation: Calculation = {
      user,
      calcId: lastId,
      hash: randomHex(random, 32),
      data: 'fields',
      trashed: false,
      fields: {},
      ...given,
      name: given.name ?? null,
      createdAt: saoPauloStamp(createdAt).slice(0, 12),
      updatedAt: updatedAt === null ? null : Number(saoPauloStamp(updatedAt)),
    }
    all.set(lastId, calculation)
    return calculation
  }
  return {
    plant,
    add: (user: number, calculation: NewCalculation, at: number) =>
      plant(user, { ...calculation, createdAt: at, updatedAt: at }),
    /** Finds trashed calculations too. */
    find: (calcId: number) => all.get(calcId),
    /**
     * The user's calculations outside the trash, the latest update first; those never updated come
     * last.
     */
    of: (owner: number) =>
      [...all.values()]
        .filter(({ user, trashed }) => user === owner && !trashed)
        .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0) || b.calcId - a.calcId),
    /** The user's usable calculations of type `tabelasJudiciais`, in no order. */
    tablesOf: (owner: number) =>
      [...all.values()].filter(
        ({ user, type, trashed, data }) =>
          type === 'tabelasJudiciais' && user === owner && !trashed && data === 'fields',
      ),
    /** Merges fields into the stored ones; null removes a field. */
    write(calculation: Calculation, fields: Readonly<Record<string, unknown>>, at: number) {
      const filled = Object.entries({ ...calculation.fields, ...fields })
      calculation.fields = Object.fromEntries(filled.filter(([, value]) => value !== null))
      calculation.updatedAt = Number(saoPauloStamp(at))
    },
    storeResult(calculation: Calculation, result: object) {
      calculation.result = result
    },
    trash(calculation: Calculation) {
      calculation.trashed = true
    },
  }
}
export type SavedCalculations = ReturnType<typeof createSavedCalculations>

export function summaryOf(calculation: Calculation): SavedCalcSummary {
  const { calcId, type, name, createdAt, updatedAt } = calculation
  return { calcId, type, name, createdAt, updatedAt }
}

/** `YYYYMMDDHHmmss` in São Paulo. */
function saoPauloStamp(at: number): string {
  return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14)
}
