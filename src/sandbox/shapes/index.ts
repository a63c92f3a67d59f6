import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from '../access-log.js'
import { CALCULATION } from './calculation.js'
import { GAZETTE } from './gazette.js'
import { type Fields, type Reshape, widened } from './shape.js'
import { UPDATE, updateError } from './update.js'

const ROUTES: Record<Service, Record<string, Reshape>> = {
  calc: CALCULATION,
  gazette: GAZETTE,
  update: UPDATE,
}

/** Routes that follow a standard of their own instead of the contract: agents and their OAuth. */
const OTHER_STANDARDS = /^\/(?:mcp|authorize|token|register|\.well-known\/.*)$/

/**
 * Converts every JSON body of the services to the second shapes when it is sent; the routes know
 * only the first. Parts that the contract shows stay unchanged; parts that it leaves open change.
 */
export function reshapeAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, body) => {
    const [, prefix, path] = /^\/(calc|gazette|update)(\/.*)$/.exec(routeOf(request)) ?? []
    if (prefix === undefined || path === undefined || OTHER_STANDARDS.test(path)) return body
    return reshaped(body as Fields, { service: prefix as Service, path, request, reply })
  })
}

interface Place {
  service: Service
  path: string
  request: FastifyRequest
  reply: FastifyReply
}

function reshaped(body: Fields, { service, path, request, reply }: Place): unknown {
  if (reply.statusCode >= 400) return errorOf(body, service, request)
  const reshape = ROUTES[service][`${request.method} ${path}`] ?? widened
  return reshape(body)
}

/**
 * Puts `retryAfter` into only one of its two places: inside `error` for a GET, beside it for other
 * methods.
 */
function errorOf(body: Fields, service: Service, { method }: FastifyRequest): unknown {
  if (service === 'update') return updateError(body)
  const { error, retryAfter, ...more } = body as { error: Fields; retryAfter?: unknown }
  if (retryAfter === undefined || method === 'GET')
    return widened({ error: widened(error), ...more })
  const { retryAfter: _, ...without } = error
  return widened({ error: widened(without), retryAfter, ...more })
}

/** For a request without a route this is its path, because its error belongs to a service too. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url.split('?', 1)[0]!
}
