import { z } from 'zod'
import type { Viewer } from '../access/roles.js'
import { batchDifference, differenceView } from '../batches/rerun/batch-difference.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { visibleManifest } from '../web/visible.js'

import { type ApiServer, Bytes, operation, sendBook } from './server.js'

const Two = z.object({
  id: z.string().max(200).describe('The batch before.'),
  other: z.string().max(200).describe('The batch now.'),
})

type Pair = z.infer<typeof Two>

const figure = z.string().nullable().describe('A decimal; null where the side has no figure.')
const Difference = z
  .object({
    before: z.string(),
    now: z.string(),
    job: z.string(),
    figure: z.string().describe('What is compared, as the workbook calls it.'),
    rows: z.object({ both: z.int(), changed: z.int(), added: z.int(), removed: z.int() }),
    totals: z.object({ before: z.string(), now: z.string(), difference: z.string() }),
    causes: z.array(z.object({ cause: z.string(), rows: z.int(), difference: z.string() })),
    largest: z.array(
      z.object({
        lineBefore: z.int().nullable(),
        lineNow: z.int().nullable(),
        before: figure,
        now: figure,
        difference: figure,
        why: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Difference' })

/** Adds the routes that compare two batches of one job. */
export function addDifferenceRoutes(server: ApiServer, context: WebContext): void {
  server.get(
    '/batches/:id/diff/:other',
    operation('getDifference', 'What changed from one batch to another, by how much and why', {
      handlerTimeout: LONG_MS,
      params: Two,
      200: Difference,
    }),
    async ({ viewer, params }) => differenceView(await differenceOf(context, viewer, params)),
  )

  server.get(
    '/batches/:id/diff/:other/difference.xlsx',
    operation('getDifferenceWorkbook', 'The same as a workbook, each row with both figures', {
      handlerTimeout: LONG_MS,
      params: Two,
      200: Bytes,
    }),
    async ({ viewer, params }, reply) => {
      const difference = await differenceOf(context, viewer, params)
      return sendBook(reply, { workbook: await difference.workbook(), saveAs: saveAs(params) })
    },
  )
}

async function differenceOf(context: WebContext, viewer: Viewer, { id, other }: Pair) {
  const before = await visibleManifest(context, viewer, id)
  return batchDifference(context.app, before, await visibleManifest(context, viewer, other))
}

function saveAs({ id, other }: Pair): string {
  return `comparacao-${id}-${other}.xlsx`
}
