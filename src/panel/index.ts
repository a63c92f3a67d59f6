import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { WebContext } from '../web/context.js'
import { addAccounts } from './accounts.js'
import { addAnswers } from './answers.js'
import { addBatch } from './batch.js'
import { addBatches } from './batches.js'
import { addCalendars } from './calendars.js'
import { addChecks } from './checks.js'
import { addCompare } from './compare.js'
import { addErrors } from './errors.js'
import { addMarked, addMend } from './mend.js'
import { addNewSheet } from './new-sheet.js'
import { addNotices } from './notices.js'
import { addOfficeSignIn } from './office-sign-in.js'
import { addOperations } from './operations.js'
import { addPrune } from './prune.js'
import { addQuestions } from './questions.js'
import { addReports } from './reports.js'
import { addRepeat, addRerun } from './rerun.js'
import { addSchedules } from './schedules.js'
import { addSignIn } from './sign-in.js'
import { addWatches } from './watches.js'

/** The root of the package, from the sources and from the build, which is one folder deeper. */
const ROOT = ['../../', '../../../']
  .map((up) => new URL(up, import.meta.url))
  .find((root) => existsSync(new URL('package.json', root)))!

const TYPES = {
  'panel.css': 'text/css; charset=utf-8',
  'panel.js': 'text/javascript; charset=utf-8',
  'queues.js': 'text/javascript; charset=utf-8',
}

/** The parameters of an address or a form: each name once, with a text. */
const Texts = z.record(z.string(), z.string())

/** Adds the page, which has the use cases of the command line and the API. */
export async function panel(server: FastifyInstance, context: WebContext): Promise<void> {
  server.addHook('onRoute', (route) => {
    const body = route.method === 'POST' ? { body: Texts } : {}
    route.schema = { querystring: Texts, ...body }
  })
  await addAssets(server)
  addErrors(server, context)
  // A form may have no field.
  server.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {}
  })
  addNewSheet(server, context)
  addQuestions(server, context)
  addBatch(server, context)
  addMend(server, context)
  addMarked(server, context)
  addRerun(server, context)
  addRepeat(server, context)
  addCompare(server, context)
  addChecks(server, context)
  addBatches(server, context)
  addWatches(server, context)
  addSchedules(server, context)
  addReports(server, context)
  addNotices(server, context)
  addAccounts(server, context)
  addAnswers(server, context)
  addCalendars(server, context)
  addOperations(server, context)
  addPrune(server, context)
  addSignIn(server, context)
  addOfficeSignIn(server, context)
}

/** Adds the style sheet and the scripts, the only ones that a page may load. */
async function addAssets(server: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(TYPES)) {
    const content = await readFile(new URL(`assets/${name}`, ROOT))
    server.get(`/assets/${name}`, { config: { public: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    )
  }
}
