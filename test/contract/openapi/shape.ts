import { z } from 'zod'

export type ServiceName = 'calculation' | 'gazette' | 'update'

/** How an operation wants its credential: `raw` is the key itself, without `Bearer`. */
export type Auth = 'none' | 'bearer' | 'jwt' | 'gazette' | 'raw'

/** One request and its answer, as the wire had them. */
export interface Exchange {
  method: string
  /** Below the service's base URL, without query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string | undefined>
  /** Parsed when it is JSON, a record of fields when it is multipart. */
  body: unknown
  answer: {
    status: number
    headers: Record<string, string | undefined>
    /** Parsed when it says that it is JSON. */
    body: unknown
    text: string
  }
}

/** What an operation may answer. */
export interface Reply {
  status: number
  /** The error's code; null where the contract shows none. Absent of a success. */
  code?: string | null
  /** Without parameters; `application/json` when it is left out, `*` for any. */
  type?: string
  /** Of a JSON body. Absent of other types. */
  body?: z.ZodType
  /** Names of headers that have to be there. */
  headers?: readonly string[]
  /** Of the protocol that a route speaks, and not named by the contract: no row is due. */
  beyond?: true
  /** What request and answer have to agree on: an objection, or nothing. */
  agree?: (exchange: Exchange) => string | undefined
}

export interface Operation {
  /** Unique: `calculation.run`. */
  id: string
  service: ServiceName
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  auth: Auth
  params: z.ZodType
  query: z.ZodType
  /** By media type; absent where the contract names no body. */
  body?: Record<string, z.ZodType>
  bodyOptional?: true
  replies: readonly Reply[]
}

export const NOTHING = z.strictObject({})

/** Of an object whose inner shape the contract does not show. */
export const OPEN = z.looseObject({})

/** Of a body of which the contract shows nothing at all. */
export const ANYTHING = z.unknown()

export const MONTH = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
export const DAY = z.iso.date()
export const BRAZILIAN_DAY = z.string().refine(isBrazilianDay, 'expected DD/MM/YYYY')
export const INTEGER_TEXT = z.string().regex(/^\d+$/)
/** 12 digits, no seconds. */
export const STAMP_12 = z.string().refine((text) => isStamp(text, 12), 'expected YYYYMMDDHHmm')
/** 14 digits, an integer. */
export const STAMP_14 = z.int().refine((stamp) => isStamp(`${stamp}`, 14), 'YYYYMMDDHHmmss')
export const DAY_8 = z.string().refine((text) => isStamp(text, 8), 'expected YYYYMMDD')
export const DATE_TIME = z.iso.datetime({ offset: true })
export const CNJ = z.string().regex(/^(?:\d{20}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4})$/)

function isBrazilianDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  return DAY.safeParse(`${year}-${month}-${day}`).success
}

function isStamp(text: string, digits: 8 | 12 | 14): boolean {
  if (!/^\d+$/.test(text) || text.length !== digits) return false
  const whole = text.padEnd(14, '0')
  const [, date, time] = /^(\d{8})(\d{6})$/.exec(whole)!
  const parts = [date!.slice(0, 4), date!.slice(4, 6), date!.slice(6)].join('-')
  const clock = [time!.slice(0, 2), time!.slice(2, 4), time!.slice(4)].join(':')
  return z.iso.datetime().safeParse(`${parts}T${clock}Z`).success
}
