import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'
import { answeredId, calcType, FREE, numericId } from './inputs.js'
import type { Session } from './session.js'

/** Contract, "Authentication", 3. */
export const SCOPES = [
  'index:read',
  'calc:read',
  'calc:write',
  'calc:export',
  'extract:run',
  'account:read',
] as const

const apiKey = z.looseObject({
  id: answeredId.nullish(),
  name: z.string().nullish(),
  key_prefix: z.string().nullish(),
  scopes: z.array(z.string()).nullish(),
  allowed_tipos: z.array(z.string()).nullish(),
  env: z.string().nullish(),
  last_used_at: z.string().nullish(),
  revoked: z.int().nullish(),
  created_at: z.string().nullish(),
})
const frontendKey = z.looseObject({
  id: answeredId.nullish(),
  name: z.string().nullish(),
  key_prefix: z.string().nullish(),
  /** `YYYYMMDD`. */
  created: z.string().nullish(),
  scopes: z.array(z.string()).nullish(),
  source: z.string().nullish(),
})

/** A key may not list keys: these routes require the JWT of a session. */
export const listKeys = endpoint({
  ...FREE,
  route: 'GET /v1/keys',
  input: z.strictObject({}),
  answer: json(
    z.looseObject({ keys: z.array(apiKey), frontendKeys: z.array(frontendKey).nullish() }),
  ),
})

const keyWishes = z.strictObject({
  name: z.string().optional(),
  /** Default: all scopes. */
  scopes: z.array(z.enum(SCOPES)).optional(),
  allowedTipos: z.array(calcType).optional(),
  /** Default: live. */
  env: z.enum(['live', 'test']).optional(),
})
export type KeyWishes = z.infer<typeof keyWishes>

/** Only this answer holds the full key. */
export const createKey = endpoint({
  service: 'calculation',
  route: 'POST /v1/keys',
  units: 0,
  repeatable: false,
  input: keyWishes,
  body: (wishes) => (Object.values(wishes).some((one) => one !== undefined) ? wishes : undefined),
  answer: json(
    z.looseObject({
      id: answeredId.nullish(),
      key: z.string().min(1),
      key_prefix: z.string().nullish(),
      scopes: z.array(z.string()).nullish(),
      env: z.string().nullish(),
      warning: z.string().nullish(),
    }),
  ),
})

export const revokeKey = endpoint({
  ...FREE,
  route: 'DELETE /v1/keys/{id}',
  input: z.strictObject({ id: numericId }),
  answer: json(z.looseObject({ ok: z.boolean().nullish() }), { confirmedBy: ['ok'] }),
})

/** The API keys of the person who owns the session. */
export class Keys {
  constructor(
    private readonly sender: Sender,
    private readonly session: Session,
  ) {}

  list(options?: CallOptions) {
    return this.session.authorized((auth) => this.sender.send(listKeys, {}, { ...options, auth }))
  }
  create(wishes: KeyWishes = {}, options?: CallOptions) {
    return this.session.authorized((auth) =>
      this.sender.send(createKey, wishes, { ...options, auth }),
    )
  }
  revoke(id: number | string, options?: CallOptions) {
    return this.session.authorized((auth) =>
      this.sender.send(revokeKey, { id }, { ...options, auth }),
    )
  }
}
