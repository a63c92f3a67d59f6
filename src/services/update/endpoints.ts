import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'

/**
 * The contract shows neither the limits, which depend on the plan, nor the price of a call: each is
 * assumed to cost one unit of the account's own setting. The service stores nothing, so a
 * repetition changes nothing.
 */
const READING = { service: 'update', units: 1, unpriced: true, repeatable: true } as const

const name = z.string().trim().min(1, 'is empty')
const date = z.iso.date()

export const tableQuestion = z.strictObject({ tabela: name, dataAtualizacao: date })
export const updateQuestion = z.strictObject({
  indiceAtualizacao: name,
  dataAtualizacao: date,
  lista: z.array(z.strictObject({ dia: date, valor: z.number() })).min(1, 'is empty'),
})

/** "Fields of the response records: not shown": any JSON is accepted unchanged. */
const whole = json(z.unknown())

export const listaTabelas = endpoint({
  ...READING,
  route: 'GET /atualiza-v1/listaTabelas',
  input: z.strictObject({}),
  answer: whole,
})

/** `apikey` is added to the body when the request is sent (auth.ts), and is nowhere before. */
export const lerTabela = endpoint({
  ...READING,
  route: 'POST /atualiza-v1/lerTabela',
  input: tableQuestion,
  body: (input) => input,
  answer: whole,
})

export const atualiza = endpoint({
  ...READING,
  route: 'POST /atualiza-v1/atualiza',
  input: updateQuestion,
  body: (input) => input,
  answer: whole,
})
