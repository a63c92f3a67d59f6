import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'

/**
 * The limits are by contracted plan and not shown, nor what a call costs: each is taken as one unit
 * of the account's own setting. Nothing is written at the service: asking again changes nothing.
 */
const READING = { service: 'update', units: 1, untold: true, repeatable: true } as const

const name = z.string().trim().min(1, 'is empty')
const date = z.iso.date()

export const tableQuestion = z.strictObject({ tabela: name, dataAtualizacao: date })
export const updateQuestion = z.strictObject({
  indiceAtualizacao: name,
  dataAtualizacao: date,
  lista: z.array(z.strictObject({ dia: date, valor: z.number() })).min(1, 'is empty'),
})

/** "Fields of the response records: not shown": any JSON is kept as it came. */
const whole = json(z.unknown())

export const listaTabelas = endpoint({
  ...READING,
  route: 'GET /atualiza-v1/listaTabelas',
  input: z.strictObject({}),
  answer: whole,
})

/** `apikey` joins the body where the request leaves (auth.ts), and is nowhere before. */
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
