import { z } from 'zod'
import { type BatchRow, batchRows } from '../batches/view/batch-rows.js'
import { OUTCOMES } from '../core/outcome.js'
import type { Language } from '../messages/index.js'
import type { WebContext } from '../web/context.js'
import { visibleManifest } from '../web/visible.js'
import { Id, Row } from './schemas.js'
import { type ApiServer, operation } from './server.js'
import { messageView } from './views.js'

const Asked = z.object({
  outcome: z.enum(OUTCOMES).optional(),
  cursor: z.coerce.number().int().min(0).default(0).describe('`next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

const RowPage = z
  .object({ headings: z.array(z.string()), rows: z.array(Row), next: z.int().nullable() })
  .meta({ id: 'RowPage' })

/** Adds the route of a batch's rows, each with its result so far. */
export function addRowRoutes(server: ApiServer, context: WebContext): void {
  server.get(
    '/batches/:id/rows',
    operation('listRows', 'The rows in input order, with how each ended', {
      params: Id,
      querystring: Asked,
      200: RowPage,
    }),
    async ({ viewer, params, query, language }) => {
      const manifest = await visibleManifest(context, viewer, params.id)
      const { rows, next } = await batchRows(context.app, manifest, {
        after: query.cursor,
        limit: query.limit,
        outcome: query.outcome,
      })
      const { headings } = manifest.input
      return { headings, rows: rows.map((row) => rowView(row, language)), next: next ?? null }
    },
  )
}

export function rowView(
  { line, outcome, cells, figures, said: messages }: BatchRow,
  language: Language,
) {
  return { line, outcome, cells, figures, said: messages.map((one) => messageView(one, language)) }
}
