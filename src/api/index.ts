import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { VERSION } from '../runtime/version.js'
import type { WebContext } from '../web/context.js'
import { addAccountRoutes } from './accounts.js'
import { addAnswerRoutes } from './answers.js'
import { addBatchRoutes } from './batches.js'
import { addCalendarRoutes } from './calendars.js'
import { addCatalogueRoutes } from './catalogue.js'
import { addCheckRoutes } from './checks.js'
import { addCreateRoutes } from './create-batch.js'
import { addDifferenceRoutes } from './differences.js'
import { addEventRoutes } from './events.js'
import { addFileRoutes } from './files.js'
import { addNoticeRoutes } from './notices.js'
import { addPruneRoutes } from './prune.js'
import { addReference } from './reference.js'
import { addReportRoutes } from './reports.js'
import { addRowRoutes } from './rows.js'
import { addScheduleRoutes } from './schedules.js'
import { addSteerRoutes } from './steer-batch.js'
import { addTemplateRoutes } from './templates.js'
import { addWatchRoutes } from './watches.js'

const DESCRIPTION = `The same as the command line, over HTTP. Errors are problem+json (RFC 9457) with the
codes and sentences of the command line, in Portuguese or English by Accept-Language. Without users only
this machine is answered; else a token goes in \`Authorization: Bearer\`.`

/** Adds the HTTP API, under `/api`. */
export async function api(fastify: FastifyInstance, context: WebContext): Promise<void> {
  await addDocument(fastify)
  const server = fastify.withTypeProvider<ZodTypeProvider>()
  addCreateRoutes(server, context)
  addBatchRoutes(server, context)
  addAnswerRoutes(server, context)
  addSteerRoutes(server, context)
  addRowRoutes(server, context)
  addFileRoutes(server, context)
  addDifferenceRoutes(server, context)
  addCheckRoutes(server, context)
  addEventRoutes(server, context)
  addAccountRoutes(server, context)
  addWatchRoutes(server, context)
  addScheduleRoutes(server, context)
  addNoticeRoutes(server, context)
  addReportRoutes(server, context)
  addCalendarRoutes(server, context)
  addCatalogueRoutes(server, context)
  addTemplateRoutes(server, context)
  addPruneRoutes(server, context)
  addReference(server, context.sandbox !== undefined)
}

/** Adds the OpenAPI document, generated from the schemas that check each request and answer. */
async function addDocument(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'lote', version: VERSION, description: DESCRIPTION },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  server.get('/openapi.json', { config: { public: true }, schema: { hide: true } }, () =>
    server.swagger(),
  )
}
