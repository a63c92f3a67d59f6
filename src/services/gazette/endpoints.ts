import { z } from 'zod'
import { json, type Reading } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import { mainList } from '../lists-in.js'
import * as filters from './filters.js'

/** "All … count against the rate limit": each call is one unit, and reading changes nothing. */
const READING = { service: 'gazette', units: 1, repeatable: true } as const

/** The contract shows no field of a record. */
const record = z.looseObject({})
/** The envelope of lists; `limit` and `offset` only repeat the request. */
const page = json(z.looseObject({ total: z.int().min(0), items: z.array(record) }))
const detail = json(record)

/**
 * A list whose shape the contract does not show: an answer without a list is unreadable, not empty.
 */
const anyList: Reading<{ body: unknown; items: Record<string, unknown>[] }> = {
  as: 'json',
  read: ({ body }) => {
    const items = mainList(body)
    if (items) return { is: 'read', value: { body, items } }
    return { is: 'unreadable', problem: 'body: no list, or more than one' }
  },
}

export const listCommunications = endpoint({
  ...READING,
  route: 'GET /v1/communications',
  input: filters.communicationsQuery,
  query: [
    'q',
    'numero_oab',
    'uf_oab',
    'numero_processo',
    'tribunal',
    'tipo_comunicacao',
    'orgao_id',
    'data_inicio',
    'data_fim',
    'limit',
    'offset',
  ],
  answer: page,
})

export const getCommunication = endpoint({
  ...READING,
  route: 'GET /v1/communications/{id}',
  input: filters.byIdPath,
  answer: detail,
})

export const listProcessos = endpoint({
  ...READING,
  route: 'GET /v1/processos',
  input: filters.processosQuery,
  query: ['q', 'tribunal', 'data_inicio', 'data_fim', 'limit', 'offset'],
  answer: page,
})

export const getProcesso = endpoint({
  ...READING,
  route: 'GET /v1/processos/{numero}',
  input: filters.byNumberPath,
  answer: detail,
})

export const searchLawyers = endpoint({
  ...READING,
  route: 'GET /v1/lawyers',
  input: filters.lawyersQuery,
  query: ['numero_oab', 'uf_oab', 'nome'],
  answer: anyList,
})

export const getLawyer = endpoint({
  ...READING,
  route: 'GET /v1/lawyers/{id}',
  input: filters.byIdPath,
  answer: detail,
})

export const listParties = endpoint({
  ...READING,
  route: 'GET /v1/parties',
  input: filters.partiesQuery,
  query: ['nome', 'tipo', 'limit', 'offset'],
  answer: page,
})

export const getParty = endpoint({
  ...READING,
  route: 'GET /v1/parties/{id}',
  input: filters.byIdPath,
  answer: detail,
})

export const listTribunals = endpoint({
  ...READING,
  route: 'GET /v1/tribunals',
  input: filters.tribunalsQuery,
  query: ['sigla', 'uf', 'ativo'],
  answer: anyList,
})

export const getMe = endpoint({
  ...READING,
  route: 'GET /v1/me',
  input: filters.nothing,
  answer: detail,
})
