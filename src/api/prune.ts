import { z } from 'zod'
import { agesOf } from '../retention/ages.js'
import { planPrune } from '../retention/plan.js'
import { prune } from '../retention/prune.js'
import { pruneSummary } from '../retention/summary.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { type ApiServer, operation } from './server.js'

const count = z.int().min(0)
const ids = z.array(z.string())
const Pruned = z
  .object({
    state: z.enum(['planned', 'pruned']),
    batches: z.array(
      z.object({
        batch: z.string(),
        why: z.enum(['ended', 'half-made', 'begun']),
        objects: count,
        bytes: count,
      }),
    ),
    objects: count,
    bytes: count,
    oldest: z.string().optional(),
    newest: z.string().optional(),
    ledger: count,
    notices: count,
    firings: count,
    uploads: count,
    kept: z.object({ open: ids, untold: ids, headless: ids }),
  })
  .meta({ id: 'Pruned' })

/** Adds the route that prunes; it concerns all accounts and requires an admin. */
export function addPruneRoutes(server: ApiServer, { app }: WebContext): void {
  server.post(
    '/prune',
    operation('prune', 'Tells what is too old to keep, and with yes removes it', {
      config: { role: 'admin' },
      handlerTimeout: LONG_MS,
      body: z
        .strictObject({
          olderThan: z.string().max(20).describe('90d, 12h'),
          yes: z.boolean().default(false),
        })
        .meta({ examples: [{ olderThan: '90d' }] }),
      200: Pruned,
    }),
    async ({ body }) => {
      const bucket = await app.bucket()
      const ages = agesOf(body.olderThan, app.config, app.clock.now())
      const plan = await planPrune(bucket, ages)
      return pruneSummary(body.yes ? await prune(plan, bucket, ages) : plan, body.yes)
    },
  )
}
