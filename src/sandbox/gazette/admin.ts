import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { read } from '../admin/bodies.js'
import { badRequest } from '../refusal.js'
import { growthShape } from './base/injected-items.js'
import type { GazetteBase } from './gazette.js'

const oneItem = z.strictObject({ id: z.int() })

/**
 * Routes by which a rehearsal changes the gazette's base; the guard of the admin routes protects
 * them.
 */
export function gazetteAdmin(app: FastifyInstance, base: GazetteBase): void {
  app.get('/gazette', async () => ({ registrations: base.registrations() }))
  app.post('/gazette/grow', async ({ body }, reply) => {
    const ids = refusing(() => base.grow(read(growthShape, body)))
    return reply.code(201).send({ ids })
  })
  app.post('/gazette/cancel', async ({ body }) => {
    refusing(() => base.cancel(read(oneItem, body).id))
    return { ok: true }
  })
  app.post('/gazette/remove', async ({ body }) => {
    refusing(() => base.remove(read(oneItem, body).id))
    return { ok: true }
  })
}

/** A RangeError of the base is the caller's mistake. */
function refusing<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof RangeError ? badRequest(error.message) : error
  }
}
