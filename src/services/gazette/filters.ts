import { z } from 'zod'
import { caseDigits } from './item-key.js'

/** The largest page that the service returns (contract, "Limits"). */
export const LARGEST_PAGE = 200
/** "Up to 200 results, not paginated": a list of as many lawyers may lack some. */
export const MOST_LAWYERS = 200
const SHORTEST_SEARCH = 3

/** An empty filter would not filter: the service would return all records. */
const filled = z.string().trim().min(1, 'is empty')
const id = z.union([filled, z.int()])

/** Counts characters: one beyond the basic plane is two code units. */
const search = z
  .string()
  .trim()
  .refine((text) => [...text].length >= SHORTEST_SEARCH, `at least ${SHORTEST_SEARCH} characters`)

const caseNumber = z
  .string()
  .trim()
  .refine((text) => caseDigits(text) !== undefined, 'not NNNNNNN-NN.NNNN.N.NN.NNNN or 20 digits')

const page = {
  limit: z.int().min(1).max(LARGEST_PAGE).optional(),
  offset: z.int().min(0).optional(),
}
/** Both inclusive. */
const period = { data_inicio: z.iso.date().optional(), data_fim: z.iso.date().optional() }

function beginsBeforeItEnds(input: { data_inicio?: string; data_fim?: string }): boolean {
  const { data_inicio: begin, data_fim: end } = input
  return begin === undefined || end === undefined || begin <= end
}
const PERIOD_TURNED = { message: 'before data_inicio', path: ['data_fim'] }

/** The query of `GET /v1/communications`; an OAB number is precise only with its state. */
export const communicationsQuery = z
  .strictObject({
    q: search.optional(),
    numero_oab: filled.optional(),
    uf_oab: filled.optional(),
    numero_processo: caseNumber.optional(),
    tribunal: filled.optional(),
    tipo_comunicacao: filled.optional(),
    orgao_id: id.optional(),
    ...period,
    ...page,
  })
  .refine(beginsBeforeItEnds, PERIOD_TURNED)

export const processosQuery = z
  .strictObject({ q: search.optional(), tribunal: filled.optional(), ...period, ...page })
  .refine(beginsBeforeItEnds, PERIOD_TURNED)

export const lawyersQuery = z.strictObject({
  numero_oab: filled.optional(),
  uf_oab: filled.optional(),
  nome: filled.optional(),
})

export const partiesQuery = z.strictObject({
  nome: filled.optional(),
  tipo: filled.optional(),
  ...page,
})

export const tribunalsQuery = z.strictObject({
  sigla: filled.optional(),
  uf: filled.optional(),
  ativo: z.boolean().optional(),
})

export const byIdPath = z.strictObject({ id })
/** The case number with or without its mask: the service accepts both, and receives it as given. */
export const byNumberPath = z.strictObject({ numero: caseNumber })
export const nothing = z.strictObject({})

/** The filter of a list, without the position in it. */
export type Filter<Query> = Omit<Query, 'limit' | 'offset'>
