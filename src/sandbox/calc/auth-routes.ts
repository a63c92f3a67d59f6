import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Login } from '../accounts.js'
import { badRequest } from '../refusal.js'
import { readBody } from './body.js'
import type { CalculationDeps } from './deps.js'

/** The contract's aliases, in order of precedence. */
const IDENTIFIERS = ['identifier', 'email', 'login']
const PASSWORDS = ['senha', 'password']

const anyObject = z.looseObject({})
const withRefreshToken = z.looseObject({ refreshToken: z.string().min(1) })

/** "System and login" of the contract: routes of `/v1/auth` need no credential. */
export function authRoutes(
  app: FastifyInstance,
  { accounts: { sessions } }: CalculationDeps,
): void {
  app.post('/v1/auth/login', async ({ body }) => sessions.login(readLogin(body)))
  app.post('/v1/auth/refresh', async ({ body }) => sessions.refresh(refreshTokenIn(body)))
  app.post('/v1/auth/logout', async ({ body }) => {
    sessions.logout(readBody(withRefreshToken, body).refreshToken)
    return { ok: true }
  })
}

/** Unlike that of login, this route lists no 400: a missing token is a 401, like a wrong one. */
function refreshTokenIn(text: unknown): string {
  const token = readBody(anyObject, text || '{}').refreshToken
  return typeof token === 'string' ? token : ''
}

function readLogin(text: unknown): Login {
  const body = readBody(anyObject, text)
  return { identifier: firstText(body, IDENTIFIERS), senha: firstText(body, PASSWORDS) }
}

function firstText(body: Record<string, unknown>, names: readonly string[]): string {
  const value = names.map((name) => body[name]).find((one) => one !== undefined)
  if (typeof value === 'string' && value !== '') return value
  throw badRequest(`Falta ${names.join(' ou ')}.`)
}
