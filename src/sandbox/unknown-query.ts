import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Query parameters that the route accepts: none if absent, all with `any`. */
    query?: readonly string[] | 'any'
  }
}

/** A query with an unknown parameter; each service answers it with its own error body. */
class UnknownQuery extends Error {
  override readonly name = 'UnknownQuery'
  readonly statusCode = 400
}

/**
 * Refuses parameters that the contract does not name, like unknown fields of bodies: a misspelt
 * filter would match everything, and a rehearsal would not show it.
 * @throws UnknownQuery
 */
export function refuseUnknownQuery({ query, is404, routeOptions }: FastifyRequest): void {
  const { query: known = [] } = routeOptions.config
  if (is404 || known === 'any') return
  const unknown = Object.keys(query as object).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new UnknownQuery(`Parâmetro desconhecido: ${unknown.join(', ')}.`)
}
