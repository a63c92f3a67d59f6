import type { Scope } from '../accounts.js'

/** A route as the guide and the reference describe it. */
export interface RouteNote {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the base URL, with `{name}` for a parameter. */
  path: string
  summary: string
  /** A scope, a human session, any credential, or none. */
  access: Scope | 'jwt' | 'any' | 'none'
  /** Units that a call counts against the limit. */
  units: 0 | 1
  query?: readonly string[]
  /** An example of the body. */
  body?: unknown
  /** The documented statuses, 200 or 201 first. */
  statuses: readonly number[]
}

export interface RouteGroup {
  title: string
  routes: readonly RouteNote[]
}
