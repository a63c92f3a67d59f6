import { z } from 'zod'
import { UserError } from '../core/errors.js'
import { OUTCOMES } from '../core/outcome.js'
import { tracedCall, traceLine } from '../verify/trace.js'
import { verify } from '../verify/verify.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { visibleManifest } from '../web/visible.js'
import { Id, Told } from './schemas.js'
import { type ApiServer, operation } from './server.js'
import { messageView } from './views.js'

const count = z.int().min(0)
const Verification = z
  .object({
    ok: z.boolean(),
    looked: z.object({
      rows: count,
      cells: count.describe('Of the workbook.'),
      calls: count,
      units: count,
      grants: count.describe('Grants of units that were laid into the windows.'),
      uncertain: count.describe('Calls whose end nobody could find out.'),
    }),
    problems: z.array(Told),
  })
  .meta({ id: 'Verification' })

const texts = z.record(z.string(), z.string())
const Trace = z
  .object({
    batch: z.string(),
    line: count,
    outcome: z.enum(OUTCOMES),
    received: z.array(
      z.object({ heading: z.string(), value: z.string(), field: z.string().optional() }),
    ),
    read: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), z.unknown()),
    calls: z.array(tracedCall),
    answered: z.unknown().optional().describe('Of the answer, what belongs to the row.'),
    series: z
      .array(z.object({ name: z.string(), months: z.array(z.record(z.string(), z.unknown())) }))
      .describe('By which the figure was computed again.'),
    figures: texts,
    said: z.array(Told),
  })
  .meta({ id: 'Trace' })

/** Adds the routes that check a batch against its records; no call is made to a service. */
export function addCheckRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/batches/:id/verification',
    operation(
      'verifyBatch',
      'Whether input, plan, answers, calls, limits and workbook of a batch fit together',
      { handlerTimeout: LONG_MS, params: Id, 200: Verification },
    ),
    async ({ viewer, params, language }) => {
      const manifest = await visibleManifest(context, viewer, params.id)
      const deps = { bucket: await app.bucket(), job: app.job(manifest.job) }
      const { problems: found, ...looked } = await verify(manifest, deps)
      const told = found.map((one) => messageView(one, language))
      return { ok: found.length === 0, looked, problems: told }
    },
  )

  server.get(
    '/batches/:id/rows/:line/trace',
    operation(
      'traceRow',
      'Where the figures of a row come from: cells, parameters, calls, answer, series',
      {
        handlerTimeout: LONG_MS,
        params: Id.extend({ line: z.string().max(20).describe('In the file.') }),
        200: Trace,
      },
    ),
    async ({ viewer, params: { id, line }, language }) => {
      const manifest = await visibleManifest(context, viewer, id)
      const deps = { bucket: await app.bucket(), job: app.job(manifest.job) }
      const found = /^\d{1,9}$/.test(line) && (await traceLine(manifest, Number(line), deps))
      if (!found) throw UserError.usage('trace_no_line', { batch: id, line })
      const series = found.series.map(({ name, months }) => ({
        name,
        months: months.map((month) => ({ ...month })),
      }))
      return { ...found, series, said: found.said.map((one) => messageView(one, language)) }
    },
  )
}
