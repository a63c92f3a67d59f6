import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
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
import { addDocument } from './openapi.js'
import { addPruneRoutes } from './prune.js'
import { addReference } from './reference.js'
import { addReportRoutes } from './reports.js'
import { addRowRoutes } from './rows.js'
import { addScheduleRoutes } from './schedules.js'
import { addSteerRoutes } from './steer-batch.js'
import { addTemplateRoutes } from './templates.js'
import { addWatchRoutes } from './watches.js'

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
