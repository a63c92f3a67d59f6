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
  /** The name that may be given at login in place of the e-mail. */
  login: string
  /** Without one, only the last two years are calculated. */
  subscribed: boolean
}

/** What stands behind an accepted `Authorization: Bearer`. */
export interface Credential {
  /** A key of the site's panel, an API key, a human session, an agent. */
  kind: 'site' | 'key' | 'jwt' | 'oauth'
  user: User
  scopes: readonly Scope[]
  /** The calculation types it is restricted to; null when it is not. */
  allowedTipos: readonly string[] | null
  revoked: boolean
}
