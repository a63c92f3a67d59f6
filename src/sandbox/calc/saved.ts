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

/** What is left of a calculation: its fields; an archived statement; nothing. */
type CalcData = 'fields' | 'archived' | 'gone'

export interface Calculation extends SavedCalcSummary {
  /** Of the owner. */
  user: number
  /** The token of its public link. */
  hash: string
  data: CalcData
  trashed: boolean
  fields: Readonly<Record<string, unknown>>
  /** What the last run answered. */
  result?: object
}

export interface NewCalculation {
  type: CalcType
  name?: string
  fields?: Record<string, unknown>
}

/** Calculations made before the sandbox started may be in states that no route brings about. */
export type OldCalculation = NewCalculation &
  Partial<Pick<Calculation, 'data' | 'trashed'>> & {
    createdAt: number
    /** Never, when it is null. */
    updatedAt: number | null
  }

export interface SavedCalculations {
  add(user: number, calculation: NewCalculation, at: number): Calculation
  plant(user: number, calculation: OldCalculation): Calculation
  /** Trashed ones too. */
  find(calcId: number): Calculation | undefined
  /** Those not in the trash, the latest updated first; what was never updated comes last. */
  of(user: number): Calculation[]
  /** Those of type `tabelasJudiciais` that can be calculated with, in no order. */
  tablesOf(user: number): Calculation[]
  /** Puts the fields over those there are; null takes one away. */
  write(calculation: Calculation, fields: Readonly<Record<string, unknown>>, at: number): void
  keepResult(calculation: Calculation, result: object): void
  trash(calculation: Calculation): void
}

/** Far above the ids of the judicial tables, which share the id space. */
const FIRST_CALC_ID = 700_001
/** Between two calculations of the sandbox lie others, as in a service with many accounts. */
const WIDEST_GAP = 9

/** Ids and hashes follow from one number drawn from `random`. */
export function createSavedCalculations(from: Random): SavedCalculations {
  const random = randomFrom(from() * 2 ** 32)
  const all = new Map<number, Calculation>()
  let lastId = FIRST_CALC_ID
  const plant: SavedCalculations['plant'] = (user, { createdAt, updatedAt, ...given }) => {
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
    add: (user, calculation, at) => plant(user, { ...calculation, createdAt: at, updatedAt: at }),
    find: (calcId) => all.get(calcId),
    of: (owner) =>
      [...all.values()]
        .filter(({ user, trashed }) => user === owner && !trashed)
        .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0) || b.calcId - a.calcId),
    tablesOf: (owner) =>
      [...all.values()].filter(
        ({ user, type, trashed, data }) =>
          type === 'tabelasJudiciais' && user === owner && !trashed && data === 'fields',
      ),
    write(calculation, fields, at) {
      const filled = Object.entries({ ...calculation.fields, ...fields })
      calculation.fields = Object.fromEntries(filled.filter(([, value]) => value !== null))
      calculation.updatedAt = Number(saoPauloStamp(at))
    },
    keepResult(calculation, result) {
      calculation.result = result
    },
    trash(calculation) {
      calculation.trashed = true
    },
  }
}

export function summaryOf(calculation: Calculation): SavedCalcSummary {
  const { calcId, type, name, createdAt, updatedAt } = calculation
  return { calcId, type, name, createdAt, updatedAt }
}

/** São Paulo is three hours behind UTC, all year since 2019 (Decreto 9.772/2019). */
export const SAO_PAULO_OFFSET_MS = -3 * 3_600_000

/** `YYYYMMDDHHmmss` in São Paulo. */
function saoPauloStamp(at: number): string {
  return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14)
}
