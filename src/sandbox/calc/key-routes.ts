import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiKeyRecord, NewKey } from '../accounts/key-ring.js'
import type { SiteKey } from '../accounts/seeds.js'
import { SCOPES } from '../accounts.js'
import { SAO_PAULO_OFFSET_MS } from '../engine/day.js'
import { Refusal } from '../refusal.js'
import { readBody } from './body.js'
import { CALC_TYPES } from './calc-type.js'
import type { CalculationDeps } from './deps.js'
import { credentialOf, gate } from './gate.js'

/** Only the contract's fields: a misspelt restriction must not create an unrestricted key. */
const newKeyBody = z.strictObject({
  name: z.string().optional(),
  scopes: z.array(z.enum(SCOPES)).min(1).optional(),
  allowedTipos: z.array(z.enum(CALC_TYPES)).min(1).optional(),
  env: z.enum(['live', 'test']).optional(),
})

const WARNING = 'Guarde a chave agora: ela não será mostrada de novo.'
const SITE_PREFIX_LENGTH = 8

/** "API keys" of the contract; they require a human session. */
export function keyRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const { accounts, clock } = deps
  const session = gate(deps, { scope: null, session: true, units: 0 })
  app.get('/v1/keys', session, async (request) => {
    const { user } = credentialOf(deps, request)
    const siteKeys = accounts.siteKeys.filter((one) => one.user.id === user.id)
    return {
      keys: accounts.ring.of(user).map(apiKeyAnswer),
      frontendKeys: siteKeys.map(frontendKeyAnswer),
    }
  })
  app.post('/v1/keys', session, async (request, reply) => {
    const { user } = credentialOf(deps, request)
    const record = accounts.ring.create(user, readNewKey(request.body), clock())
    return reply.code(201).send(newKeyAnswer(record))
  })
  app.delete<{ Params: { id: string } }>('/v1/keys/:id', session, async (request) => {
    const { user } = credentialOf(deps, request)
    if (accounts.ring.revoke(user, idOf(request.params.id))) return { ok: true }
    throw new Refusal(404, 'KEY_NOT_FOUND', 'Chave não encontrada.')
  })
}

/** The body is optional: without it, the key has all scopes. */
function readNewKey(text: unknown): NewKey {
  const asked = text === undefined || text === '' ? {} : readBody(newKeyBody, text)
  return {
    name: asked.name ?? null,
    scopes: [...new Set(asked.scopes ?? SCOPES)],
    allowedTipos: asked.allowedTipos ? [...new Set(asked.allowedTipos)] : null,
    env: asked.env ?? 'live',
  }
}

/** NaN, which no key has, if the text is not a number. */
function idOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

/** The only answer that contains the whole key. */
function newKeyAnswer({ id, key, prefix, scopes, env }: ApiKeyRecord) {
  return { id, key, key_prefix: prefix, scopes, env, warning: WARNING }
}

/** `ApiKey` of the contract. */
function apiKeyAnswer(record: ApiKeyRecord) {
  const { id, name, prefix, scopes, allowedTipos, env, lastUsedAt, revoked, createdAt } = record
  return {
    id,
    name,
    key_prefix: prefix,
    scopes,
    allowed_tipos: allowedTipos,
    env,
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    revoked: revoked ? 1 : 0,
    created_at: new Date(createdAt).toISOString(),
  }
}

/** `FrontendKey` of the contract. */
function frontendKeyAnswer({ id, name, key, createdAt }: SiteKey) {
  return {
    id,
    name,
    key_prefix: key.slice(0, SITE_PREFIX_LENGTH),
    created: saoPauloDay(createdAt),
    scopes: SCOPES,
    source: 'frontend',
  }
}

/** `YYYYMMDD`. */
function saoPauloDay(at: number): string {
  return new Date(at + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}
