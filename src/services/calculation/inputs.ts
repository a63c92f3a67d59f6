import { z } from 'zod'

/** A route that costs no unit and can be asked again. */
export const FREE = { service: 'calculation', units: 0, repeatable: true } as const

/** Allowed values of `{type}` and of `type`; contract, "What the service does". */
export const CALC_TYPES = [
  'atualizacaoMonetaria',
  'calculosJudiciais',
  'cartaoPonto',
  'pensaoAlimenticia',
  'saldoDevedor',
  'tabelasFinanciamento',
  'tabelasJudiciais',
  'prevDifNRecebidas',
] as const
export const calcType = z.enum(CALC_TYPES)
export type CalcType = z.infer<typeof calcType>

/** An id as the service returns it, or its digits in a sheet: 007 is 7, an integer. */
export const numericId = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

/** A slug or an id: one part of a path. */
export const ref = z.union([z.int().nonnegative(), z.string().trim().min(1).max(200)])

export const yearMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'not a month YYYY-MM')
/** Decides whether a window of months, both inclusive, ends no earlier than it begins. */
export function isWindow({ from, to }: { from?: string; to?: string }): boolean {
  return from === undefined || to === undefined || from <= to
}
export const WINDOW_TURNED = { message: 'before from', path: ['to'] }

/** A date YYYY-MM-DD that exists. */
export const isoDate = z.iso.date()

/** The token of a calculation's public link: accepted, never required, and never shown. */
export const hash = z.string().min(1).optional()

/** An id in an answer, as number or text. */
export const answeredId = z.union([z.int(), z.string()])
