import { z } from 'zod'
import { gazetteError } from './errors.js'
import { CNJ, DAY, type Exchange, NOTHING, OPEN, type Operation, type Reply } from './shape.js'

/** Section Limits: on the answers to a known key. */
const RATE = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

const LARGEST_PAGE = 200

const q = z.string().min(3)
const text = z.string().min(1)
const paging = {
  limit: z
    .string()
    .regex(/^\d+$/)
    .refine((limit) => Number(limit) <= LARGEST_PAGE, 'at most 200'),
  offset: z.string().regex(/^\d+$/),
}
const period = { data_inicio: DAY, data_fim: DAY }
const oab = { numero_oab: text, uf_oab: text }

const page = z.strictObject({
  total: z.int().nonnegative(),
  limit: z.int().positive(),
  offset: z.int().nonnegative(),
  items: z.array(OPEN),
})

/** A list of which the contract does not show how it comes: bare, or in an object. */
const list = z.union([z.array(OPEN), OPEN])

interface Route {
  id: string
  path: string
  params?: z.ZodType
  query?: z.ZodRawShape
  answer: z.ZodType
  agree?: Reply['agree']
}

const id = z.strictObject({ id: text })

const ROUTES: Route[] = [
  {
    id: 'communications.list',
    path: '/v1/communications',
    query: {
      q,
      ...oab,
      numero_processo: CNJ,
      tribunal: text,
      tipo_comunicacao: text,
      orgao_id: text,
      ...period,
      ...paging,
    },
    answer: page,
    agree: isThePageAsked,
  },
  { id: 'communications.get', path: '/v1/communications/{id}', params: id, answer: OPEN },
  {
    id: 'processos.list',
    path: '/v1/processos',
    query: { q, tribunal: text, ...period, ...paging },
    answer: page,
    agree: isThePageAsked,
  },
  {
    id: 'processos.get',
    path: '/v1/processos/{numero}',
    params: z.strictObject({ numero: CNJ }),
    answer: OPEN,
  },
  { id: 'lawyers.list', path: '/v1/lawyers', query: { ...oab, nome: text }, answer: list },
  { id: 'lawyers.get', path: '/v1/lawyers/{id}', params: id, answer: OPEN },
  {
    id: 'parties.list',
    path: '/v1/parties',
    query: { nome: text, tipo: text, ...paging },
    answer: page,
    agree: isThePageAsked,
  },
  { id: 'parties.get', path: '/v1/parties/{id}', params: id, answer: OPEN },
  {
    id: 'tribunals.list',
    path: '/v1/tribunals',
    query: { sigla: text, uf: text, ativo: z.enum(['true', 'false']) },
    answer: list,
  },
  { id: 'me', path: '/v1/me', answer: OPEN },
]

export const gazette: Operation[] = ROUTES.map(({ id, path, params, query, answer, agree }) => ({
  id: `gazette.${id}`,
  service: 'gazette',
  method: 'GET',
  path,
  auth: 'gazette',
  params: params ?? NOTHING,
  query: z.strictObject(query ?? {}).partial(),
  replies: [
    { status: 200, body: answer, headers: RATE, ...(agree && { agree }) },
    // Of paths, only a case number has a form to be wrong in.
    ...(query || path.endsWith('{numero}') ? [gazetteError(400, 'bad_request', RATE)] : []),
    gazetteError(401, 'unauthorized'),
    ...(params ? [gazetteError(404, 'not_found', RATE)] : []),
    gazetteError(429, 'rate_limited', [...RATE, 'retry-after']),
    gazetteError(500, 'internal_error'),
  ],
}))

/** Defaults: `limit` 25, `offset` 0; the page holds no more than its limit and no more than is left. */
function isThePageAsked({ query, answer }: Exchange): string | undefined {
  const { total, limit, offset, items } = answer.body as z.infer<typeof page>
  if (limit !== Number(query.limit ?? 25)) return `limit ${limit}`
  if (offset !== Number(query.offset ?? 0)) return `offset ${offset}`
  const room = Math.min(limit, Math.max(0, total - offset))
  return items.length === room ? undefined : `${items.length} items where ${room} are due`
}
