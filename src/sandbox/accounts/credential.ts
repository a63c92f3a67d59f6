export const SCOPES = [
  'index:read',
  'calc:read',
  'calc:write',
  'calc:export',
  'extract:run',
  'account:read',
] as const
export type Scope = (typeof SCOPES)[number]

export interface User {
  id: number
  nome: string
  email: string
  /** The name that a user may enter at login instead of the e-mail. */
  login: string
  /** Without a subscription, the service calculates only the last two years. */
  subscribed: boolean
}

/** An accepted `Authorization: Bearer` credential. */
export interface Credential {
  /** A key of the site's panel, an API key, a human session or an agent. */
  kind: 'site' | 'key' | 'jwt' | 'oauth'
  user: User
  scopes: readonly Scope[]
  /** The calculation types it is restricted to; null without a restriction. */
  allowedTipos: readonly string[] | null
  revoked: boolean
}
