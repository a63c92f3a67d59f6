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

/** What speaks a standard of its own, and not the contract's: agents, and their OAuth. */
const FOREIGN = /^\/(?:mcp|authorize|token|register|\.well-known\/.*)$/

/**
 * Gives every JSON body of the services the second shapes, on its way out and nowhere else: the
 * routes know of one shape. What the contract shows stays as it is; what it leaves open is another.
 */
export function reshapeAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, body) => {
    const [, prefix, path] = /^\/(calc|gazette|update)(\/.*)$/.exec(routeOf(request)) ?? []
    if (prefix === undefined || path === undefined || FOREIGN.test(path)) return body
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

/** `retryAfter` in one place of the two: a reading has it inside `error`, what writes beside it. */
function errorOf(body: Fields, service: Service, { method }: FastifyRequest): unknown {
  if (service === 'update') return updateError(body)
  const { error, retryAfter, ...more } = body as { error: Fields; retryAfter?: unknown }
  if (retryAfter === undefined || method === 'GET')
    return widened({ error: widened(error), ...more })
  const { retryAfter: _, ...without } = error
  return widened({ error: widened(without), retryAfter, ...more })
}

/** Of a request that no route answers the path as it came: its error is its service's, too. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url.split('?', 1)[0]!
}
