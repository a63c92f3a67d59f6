import { z } from 'zod'
import { parseBrazilianDay } from '../engine/day.js'
import { LARGEST_AMOUNT } from '../engine/decimal.js'
import { badRequest, Refusal } from '../refusal.js'
import { checked, readJson } from './body.js'
import { isObject } from './fields/structures.js'

const day = z.string().transform((text, context) => {
  const found = parseBrazilianDay(text)
  if (found) return found
  context.addIssue({ code: 'custom', message: `não é uma data DD/MM/YYYY: ${text}` })
  return z.NEVER
})
const reference = z.union([z.string().min(1), z.int()])
/** The contract's string, such as `1` or `0.333333333333333`; a decimal comma is accepted too. */
const percentual = z.string().regex(/^\d{1,6}([.,]\d{1,20})?$/, 'não é um percentual')

const item = z.strictObject({
  date: z.string(),
  amount: z.number().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT),
  description: z.string().optional(),
  custas: z.boolean().optional(),
})

/**
 * The body exactly as the contract defines it, because a misspelt field must not pass for an absent
 * one. Dates of items stay text, because the answer echoes them.
 */
const correctBody = z.strictObject({
  index: reference.optional(),
  table: reference.optional(),
  updateTo: day,
  items: z.array(item).min(1),
  // The contract marks no field of these three objects as required; a charge without its value is
  // not applied.
  juros: z
    .strictObject({
      percentual: percentual.optional(),
      from: z.enum(['vencimento', 'citacao']).optional(),
    })
    .optional(),
  multa: z.strictObject({ percentual: percentual.optional() }).optional(),
  honorarios: z
    .strictObject({
      valor: z.number().min(0).max(LARGEST_AMOUNT).optional(),
      modo: z.enum(['p', 'v']).optional(),
    })
    .optional(),
  selic: z.boolean().optional(),
  selicFrom: day.optional(),
  selicUntil: day.optional(),
  selicBase: z.enum(['a', 'am', 'aj', 'ajm']).optional(),
  selicVersion: z.union([z.literal(1), z.literal(2)]).optional(),
  save: z.boolean().optional(),
  name: z.string().optional(),
})
export type CorrectBody = z.output<typeof correctBody>

/** @throws Refusal `BAD_REQUEST`, or `CONFLICTING_FIELDS` if the body names both families */
export function readCorrectBody(text: unknown): CorrectBody {
  const json = withoutNulls(readJson(text))
  if (isObject(json) && json.index !== undefined && json.table !== undefined) {
    throw new Refusal(400, 'CONFLICTING_FIELDS', 'Informe index ou table, não os dois.')
  }
  const body = checked(correctBody, json)
  if (body.index === undefined && body.table === undefined) {
    throw badRequest('Falta index ou table.')
  }
  refuseStraySelicDates(body)
  return body
}

/** A null field counts as absent: `{index, table: null}` names one of the two. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, one]) => one !== null)
  return Object.fromEntries(given.map(([name, one]) => [name, withoutNulls(one)]))
}

/**
 * Refuses both dates without SELIC, because the contract marks them `only with selic true` and they
 * would have no effect.
 */
function refuseStraySelicDates({ selic, selicFrom, selicUntil }: CorrectBody): void {
  if (selic !== true && (selicFrom ?? selicUntil) !== undefined) {
    throw badRequest('selicFrom e selicUntil só valem com selic: true.')
  }
}
