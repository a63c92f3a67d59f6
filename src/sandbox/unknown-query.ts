import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names that the route's query may have: none where it is left out, `any` where they are no matter. */
    query?: readonly string[] | 'any'
  }
}

/** A query with a name that the route does not have; each service answers it in its own error body. */
class UnknownQuery extends Error {
  override readonly name = 'UnknownQuery'
  readonly statusCode = 400
}

/**
 * Nothing beside what the contract names, as in bodies: a misspelt filter would let everything by, and
 * a rehearsal would not show it. Throws an {@link UnknownQuery}.
 */
export function refuseUnknownQuery({ query, is404, routeOptions }: FastifyRequest): void {
  const { query: known = [] } = routeOptions.config
  if (is404 || known === 'any') return
  const unknown = Object.keys(query as object).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new UnknownQuery(`Parâmetro desconhecido: ${unknown.join(', ')}.`)
}
