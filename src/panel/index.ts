import type { FastifyInstance } from 'fastify'
import type { WebContext } from '../web/context.js'
import { addAccounts } from './accounts.js'
import { addAssets } from './assets.js'
import { addBatch } from './batch.js'
import { addBatches } from './batches.js'
import { addErrors } from './errors.js'
import { addNewSheet } from './new-sheet.js'
import { addQuestions } from './questions.js'
import { addSignIn } from './sign-in.js'

/** The page: another door to the same rooms as the command line and the API. */
export async function panel(server: FastifyInstance, context: WebContext): Promise<void> {
  await addAssets(server)
  addErrors(server, context)
  addNewSheet(server, context)
  addQuestions(server, context)
  addBatch(server, context)
  addBatches(server, context)
  addAccounts(server, context)
  addSignIn(server, context)
}
