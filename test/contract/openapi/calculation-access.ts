import { z } from 'zod'
import * as bodies from './calculation-bodies.js'
import {
  apiKey,
  createdKey,
  frontendKey,
  index,
  indexSeries,
  judicialTable,
  tableSeries,
  tokens,
} from './calculation-resources.js'
import { errors, limited, scoped, unauthorized } from './errors.js'
import { ANYTHING, DAY, INTEGER_TEXT, MONTH, NOTHING, type Operation, type Reply } from './shape.js'

const JSON_BODY = (body: z.ZodType) => ({ [bodies.JSON_TYPE]: body })
const service = 'calculation'
const plain = { service, params: NOTHING, query: NOTHING } as const

const ok = z.strictObject({ ok: z.boolean() })
const csv: Reply = { status: 200, type: 'text/csv', headers: ['content-disposition'] }

export const systemAndLogin: Operation[] = [
  {
    ...plain,
    id: 'calculation.health',
    method: 'GET',
    path: '/health',
    auth: 'none',
    replies: [
      {
        status: 200,
        body: z.strictObject({ ok: z.int(), service: z.string(), env: z.string() }),
      },
    ],
  },
  {
    ...plain,
    id: 'calculation.login',
    method: 'POST',
    path: '/v1/auth/login',
    auth: 'none',
    body: JSON_BODY(bodies.login),
    replies: [
      { status: 200, body: tokens },
      ...errors(400, null),
      ...errors(401, null),
      ...limited(),
    ],
  },
  {
    ...plain,
    id: 'calculation.refresh',
    method: 'POST',
    path: '/v1/auth/refresh',
    auth: 'none',
    body: JSON_BODY(bodies.refreshToken),
    replies: [{ status: 200, body: tokens }, ...errors(401, null), ...limited()],
  },
  {
    ...plain,
    id: 'calculation.logout',
    method: 'POST',
    path: '/v1/auth/logout',
    auth: 'none',
    body: JSON_BODY(bodies.refreshToken),
    replies: [{ status: 200, body: ok }],
  },
]

export const keys: Operation[] = [
  {
    ...plain,
    id: 'calculation.keys.list',
    method: 'GET',
    path: '/v1/keys',
    auth: 'jwt',
    replies: [
      {
        status: 200,
        body: z.strictObject({ keys: z.array(apiKey), frontendKeys: z.array(frontendKey) }),
      },
      ...unauthorized(),
      ...limited(),
    ],
  },
  {
    ...plain,
    id: 'calculation.keys.create',
    method: 'POST',
    path: '/v1/keys',
    auth: 'jwt',
    body: JSON_BODY(bodies.newKey),
    bodyOptional: true,
    replies: [{ status: 201, body: createdKey }, ...unauthorized(), ...limited()],
  },
  {
    ...plain,
    id: 'calculation.keys.revoke',
    method: 'DELETE',
    path: '/v1/keys/{id}',
    auth: 'jwt',
    params: z.strictObject({ id: INTEGER_TEXT }),
    replies: [{ status: 200, body: ok }, ...unauthorized(), ...errors(404, null)],
  },
]

const slug = z.strictObject({ slug: z.string().min(1) })
const ref = z.strictObject({ ref: z.string().min(1) })
const window = { from: MONTH, to: MONTH, format: z.enum(['json', 'csv']), asOf: DAY }

export const indices: Operation[] = [
  {
    ...plain,
    id: 'calculation.indices.list',
    method: 'GET',
    path: '/v1/indices',
    auth: 'bearer',
    replies: [
      { status: 200, body: z.strictObject({ indices: z.array(index) }) },
      ...scoped(),
      ...limited(),
    ],
  },
  {
    ...plain,
    id: 'calculation.indices.get',
    method: 'GET',
    path: '/v1/indices/{slug}',
    auth: 'bearer',
    params: slug,
    replies: [
      { status: 200, body: index },
      ...errors(400, 'INDEX_LEGACY_ID'),
      ...scoped(),
      ...errors(404, null),
    ],
  },
  {
    ...plain,
    id: 'calculation.indices.series',
    method: 'GET',
    path: '/v1/indices/{slug}/series',
    auth: 'bearer',
    params: slug,
    query: z.strictObject({ ...window, sampling: z.enum(['monthly', 'daily']) }).partial(),
    replies: [
      { status: 200, body: indexSeries },
      csv,
      ...errors(400, null, 'INDEX_LEGACY_ID'),
      ...scoped(),
      ...errors(404, null),
      ...errors(422, null),
      ...errors(502, null),
    ],
  },
]

export const tables: Operation[] = [
  {
    ...plain,
    id: 'calculation.tables.list',
    method: 'GET',
    path: '/v1/tables',
    auth: 'bearer',
    replies: [
      { status: 200, body: z.strictObject({ tables: z.array(judicialTable) }) },
      ...scoped(),
      ...limited(),
    ],
  },
  {
    ...plain,
    id: 'calculation.tables.get',
    method: 'GET',
    path: '/v1/tables/{ref}',
    auth: 'bearer',
    params: ref,
    replies: [
      { status: 200, body: judicialTable },
      ...errors(400, 'INDEX_LEGACY_ID', 'INDEX_NOT_TABLE'),
      ...scoped(),
      ...errors(404, 'TABLE_NOT_FOUND'),
    ],
  },
  {
    ...plain,
    id: 'calculation.tables.series',
    method: 'GET',
    path: '/v1/tables/{ref}/series',
    auth: 'bearer',
    params: ref,
    query: z.strictObject(window).partial(),
    replies: [
      { status: 200, body: tableSeries },
      csv,
      ...errors(400, 'BAD_REQUEST', 'INDEX_LEGACY_ID', 'INDEX_NOT_TABLE'),
      ...scoped(),
      ...errors(404, 'TABLE_NOT_FOUND'),
      ...errors(422, null),
      ...errors(502, null),
    ],
  },
]

/** Streamable HTTP answers a notification with 202, and refuses a GET with 405 where it has no stream. */
export const agents: Operation[] = [
  {
    ...plain,
    id: 'calculation.mcp',
    method: 'POST',
    path: '/mcp',
    auth: 'bearer',
    body: JSON_BODY(bodies.rpc),
    replies: [
      { status: 200, body: bodies.rpc },
      { status: 200, type: 'text/event-stream', beyond: true },
      { status: 202, type: '*', beyond: true },
      { status: 401, code: null, headers: ['www-authenticate'], body: ANYTHING },
      { status: 429, code: null, body: ANYTHING },
    ],
  },
  {
    ...plain,
    id: 'calculation.mcp.stream',
    method: 'GET',
    path: '/mcp',
    auth: 'bearer',
    replies: [{ status: 405, code: null, body: ANYTHING, beyond: true }],
  },
  {
    ...plain,
    id: 'calculation.discovery',
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    auth: 'none',
    replies: [
      {
        status: 200,
        body: z.looseObject({
          issuer: z.url(),
          authorization_endpoint: z.url().endsWith('/authorize'),
          token_endpoint: z.url().endsWith('/token'),
          registration_endpoint: z.url(),
          code_challenge_methods_supported: z.array(z.string()),
        }),
      },
    ],
  },
  ...(['guia', 'docs'] as const).map(
    (page): Operation => ({
      ...plain,
      id: `calculation.${page}`,
      method: 'GET',
      path: `/v1/${page}`,
      auth: 'bearer',
      replies: [{ status: 200, type: '*' }, ...unauthorized()],
    }),
  ),
]
