import { z } from 'zod'
import { BATCH_STATES, batchStatus } from '../batches/view/batch-status.js'
import type { WebContext } from '../web/context.js'
import { askingDraft, visibleManifest } from '../web/visible.js'
import { visibleBatches } from '../web/visible-batches.js'
import { Batch, BatchSummary, Id, Problem, Told } from './schemas.js'
import { type ApiServer, operation } from './server.js'
import { batchView, messageView, questionView, summaryView } from './views.js'

const Filters = z.object({
  job: z.string().max(50).optional(),
  state: z.enum(BATCH_STATES).optional(),
  account: z.string().max(100).optional(),
  text: z.string().max(200).optional().describe('In the id or the name of the file.'),
  cursor: z.string().max(200).optional().describe('`next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

const Page = z
  .object({ batches: z.array(BatchSummary), next: z.string().nullable() })
  .meta({ id: 'BatchPage' })

const Asking = z
  .object({
    batch: z.string(),
    state: z.literal('asking'),
    file: z.string(),
    job: z.string(),
    questions: z.array(Told.extend(Problem.shape.questions.unwrap().element.shape)),
    first: z.string().optional(),
  })
  .meta({ id: 'Asking' })

export function addBatchRoutes(server: ApiServer, context: WebContext): void {
  const { app, sandbox } = context
  server.get(
    '/batches',
    operation('listBatches', 'The batches of your accounts, the newest first', {
      querystring: Filters,
      200: Page,
    }),
    async ({ viewer, query }) => {
      const { batches, next } = await visibleBatches(context, viewer, query)
      return { batches: batches.map(summaryView), next }
    },
  )

  server.get(
    '/batches/:id',
    operation('getBatch', 'One batch: counters, what it waits for, when it will be finished', {
      params: Id,
      200: z.union([Batch, Asking]),
    }),
    async ({ viewer, params, language }) => {
      const draft = await askingDraft(context, viewer, params.id)
      if (draft) {
        const { id, name, options, asked, first } = draft
        const questions = asked.map((one) => ({
          ...messageView(one, language),
          ...questionView(one, options, language),
        }))
        return {
          batch: id,
          state: 'asking' as const,
          file: name,
          job: options.job,
          questions,
          first,
        }
      }
      const manifest = await visibleManifest(context, viewer, params.id)
      return batchView(await batchStatus(app, manifest, sandbox), language)
    },
  )
}
