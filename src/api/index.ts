import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { WebContext } from '../web/context.js'
import { addAccountRoutes } from './accounts.js'
import { addBatchRoutes } from './batches.js'
import { addCreateRoutes } from './create-batch.js'
import { addEventRoutes } from './events.js'
import { addFileRoutes } from './files.js'
import { addDocument } from './openapi.js'
import { addReference } from './reference.js'
import { addRowRoutes } from './rows.js'
import { addSteerRoutes } from './steer-batch.js'

/** The HTTP API, under `/api`. */
export async function api(fastify: FastifyInstance, context: WebContext): Promise<void> {
  await addDocument(fastify)
  const server = fastify.withTypeProvider<ZodTypeProvider>()
  addCreateRoutes(server, context)
  addBatchRoutes(server, context)
  addSteerRoutes(server, context)
  addRowRoutes(server, context)
  addFileRoutes(server, context)
  addEventRoutes(server, context)
  addAccountRoutes(server, context)
  addReference(server)
}
