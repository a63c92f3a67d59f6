import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import type { CallOptions, Sender } from '../sender.js'
import { FREE } from './inputs.js'

/** Contract, "Tokens": the JWT is valid for about 15 minutes, the refresh token rotates. */
const tokens = z.looseObject({
  user: z
    .looseObject({
      id: z.union([z.int(), z.string()]).nullish(),
      nome: z.string().nullish(),
      email: z.string().nullish(),
    })
    .nullish(),
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
})
export type Tokens = z.infer<typeof tokens>

const refreshInput = z.strictObject({ refreshToken: z.string().min(1) })
export type RefreshInput = z.infer<typeof refreshInput>

const credentials = z.strictObject({ identifier: z.string().min(1), senha: z.string().min(1) })
/** `identifier` is an e-mail or a login. */
export type Credentials = z.infer<typeof credentials>

export const login = endpoint({
  ...FREE,
  route: 'POST /v1/auth/login',
  open: true,
  input: credentials,
  body: (input) => input,
  secrets: ({ senha }) => [senha],
  answer: json(tokens),
})

/** A used refresh token is invalid afterwards: the service refuses a second request with it. */
export const refresh = endpoint({
  service: 'calculation',
  route: 'POST /v1/auth/refresh',
  units: 0,
  repeatable: false,
  open: true,
  input: refreshInput,
  body: (input) => input,
  secrets: ({ refreshToken }) => [refreshToken],
  answer: json(tokens),
})

export const logout = endpoint({
  ...FREE,
  route: 'POST /v1/auth/logout',
  open: true,
  input: refreshInput,
  body: (input) => input,
  secrets: ({ refreshToken }) => [refreshToken],
  answer: json(z.looseObject({ ok: z.boolean().nullish() }), { confirmedBy: ['ok'] }),
})

/** The authentication routes; `Session` stores the tokens. */
export class AuthRoutes {
  constructor(private readonly sender: Sender) {}

  login(input: Credentials, options?: CallOptions): Promise<Tokens> {
    return this.sender.send(login, input, options)
  }
  refresh(input: RefreshInput, options?: CallOptions): Promise<Tokens> {
    return this.sender.send(refresh, input, options)
  }
  logout(input: RefreshInput, options?: CallOptions) {
    return this.sender.send(logout, input, options)
  }
}
