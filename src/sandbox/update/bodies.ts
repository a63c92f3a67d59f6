import { z } from 'zod'
import { checked, readJson } from '../calc/body.js'
import { parseIsoDay } from '../engine/day.js'
import { LARGEST_AMOUNT } from '../engine/decimal.js'
import { badRequest, Refusal } from '../refusal.js'

/** A longer `lista` is a 413; the contract shows no limit. */
const MOST_ITEMS = 1000

const day = z.string().transform((text, context) => {
  const found = parseIsoDay(text)
  if (found) return found
  context.addIssue({ code: 'custom', message: `não é uma data YYYY-MM-DD: ${text}` })
  return z.NEVER
})
const name = z.string().min(1)
/** Checked apart from the shape, because a missing or wrong key is a 401, not a 400. */
const apikey = z.unknown()

const readBody = z.strictObject({ apikey, tabela: name, dataAtualizacao: day })
const updateBody = z.strictObject({
  apikey,
  indiceAtualizacao: name,
  dataAtualizacao: day,
  lista: z
    .array(z.strictObject({ dia: day, valor: z.number().min(-LARGEST_AMOUNT).max(LARGEST_AMOUNT) }))
    .min(1),
})
export type ReadBody = z.output<typeof readBody>
export type UpdateBody = z.output<typeof updateBody>

/**
 * Parses a body.
 * @throws Refusal 400 if it is not a JSON object
 */
export function readObject(text: unknown): Record<string, unknown> {
  const json = readJson(text)
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json }
  throw badRequest('O corpo não é um objeto JSON.')
}

/**
 * Validates the body of `lerTabela`.
 * @throws Refusal 400 naming the field
 */
export function asReadBody(json: Record<string, unknown>): ReadBody {
  return checked(readBody, json)
}

/**
 * Validates the body of `atualiza`.
 * @throws Refusal 413 for too long a list, 400 naming the field
 */
export function asUpdateBody(json: Record<string, unknown>): UpdateBody {
  if (Array.isArray(json.lista) && json.lista.length > MOST_ITEMS) {
    throw new Refusal(413, 'TOO_MANY', `lista tem mais de ${MOST_ITEMS} itens.`)
  }
  return checked(updateBody, json)
}
