import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { whileRedis } from '../web/check-redis.js'
import { ANSWER_MS, type WebContext } from '../web/context.js'

/**
 * Answers a request that is still under way when Redis takes no write: its handler would wait for
 * Redis without end. Routes with a longer time limit check Redis where they need it.
 */
export function refuseWithoutRedis(server: FastifyInstance, context: WebContext): void {
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { config, handlerTimeout } = routeOptions
    if (config.machine || handlerTimeout !== ANSWER_MS) return
    whileRedis(context, () => once(reply.raw, 'close')).catch((error: unknown) => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(error)
    })
  })
}
