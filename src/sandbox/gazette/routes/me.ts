import type { FastifyRequest } from 'fastify'
import { localTime } from '../base/day.js'
import type { GazetteDeps } from '../deps.js'
import { callerOf } from '../gate.js'
import { windowStateOf } from '../limits.js'
import { PAGE_MAX } from '../query.js'

/**
 * `GET /v1/me`: the key and its limits, after counting this request (the contract shows no shape).
 */
export function me(deps: GazetteDeps, request: FastifyRequest) {
  const { key, at } = callerOf(deps, request)
  const { limit, remaining, reset, windowSeconds } = windowStateOf(deps.meter, key.id, at)
  return {
    key: {
      id: key.id,
      name: key.name,
      created_at: localTime(key.createdAt),
      expires_at: key.expiresAt === null ? null : localTime(key.expiresAt),
    },
    user: deps.user,
    limits: { limit, window_seconds: windowSeconds, remaining, reset, max_page_size: PAGE_MAX },
  }
}
