import { z } from 'zod'
import { issueText, readJson } from '../calc/body.js'
import { parseIsoDay } from '../engine/day.js'
import { badRequest, Refusal } from '../refusal.js'

/** The contract shows no bound on `lista`: above this one it is 413. */
const MOST_ITEMS = 1000
/** Above this a number no longer holds its cents. */
const LARGEST_AMOUNT = Number.MAX_SAFE_INTEGER / 100

const day = z.string().transform((text, context) => {
  const found = parseIsoDay(text)
  if (found) return found
  context.addIssue({ code: 'custom', message: `não é uma data YYYY-MM-DD: ${text}` })
  return z.NEVER
})
const name = z.string().min(1)
/** Judged apart from the shape: a missing or a foreign one is 401, not 400. */
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

/** Throws a {@link Refusal}: 400 for what is no JSON object. */
export function readObject(text: unknown): Record<string, unknown> {
  const json = readJson(text)
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json }
  throw badRequest('O corpo não é um objeto JSON.')
}

/** The body of `lerTabela`. Throws a {@link Refusal}: 400 that names the field. */
export function asReadBody(json: Record<string, unknown>): ReadBody {
  return checked(readBody, json)
}

/** The body of `atualiza`. Throws a {@link Refusal}: 413 for too long a list, 400 that names the field. */
export function asUpdateBody(json: Record<string, unknown>): UpdateBody {
  if (Array.isArray(json.lista) && json.lista.length > MOST_ITEMS) {
    throw new Refusal(413, 'TOO_MANY', `lista tem mais de ${MOST_ITEMS} itens.`)
  }
  return checked(updateBody, json)
}

function checked<T>(schema: z.ZodType<T>, json: unknown): T {
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw badRequest(issueText(read.error.issues[0]))
}
