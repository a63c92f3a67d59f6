import { z } from 'zod'
import { UserError } from '../core/errors.js'
import { historyLine } from '../schedules/history.js'
import { readNow, requestedReadings } from '../schedules/manage.js'
import { addWatch, removeWatch, replaceWatch, type StoredWatch } from '../watches/manage-watch.js'
import { nightsOf, spellingRead, watchDetails } from '../watches/overview.js'
import { IF_NOTHING, type Watch } from '../watches/watch.js'
import type { WebContext } from '../web/context.js'
import { readWatchFields } from '../web/form-fields.js'
import { refuseInRehearsal } from '../web/rehearsal.js'
import { withList } from '../web/upload-list.js'
import {
  refuseAccount,
  refuseScheduled,
  visibleWatch,
  visibleWatches,
} from '../web/visible-records.js'
import { Rows, Told } from './schemas.js'
import { type ApiServer, accepted, FORM, operation } from './server.js'
import { messageView } from './views.js'

const Name = z.object({
  name: z
    .string()
    .max(60)
    .meta({ examples: ['diario'] }),
})
const day = z.string().describe('YYYY-MM-DD')
const count = z.int().min(0)

const WatchView = z
  .object({
    name: z.string(),
    addedAt: z.string(),
    file: z.string(),
    account: z.string().nullable(),
    perLawyer: z.boolean(),
    ifNothing: z.enum(IF_NOTHING),
    registrations: count.describe('Registrations and cases that are watched.'),
  })
  .meta({ id: 'Watch' })

const Night = z
  .object({
    night: day,
    batch: z.string(),
    supplementOf: z.string().optional().describe('The night of which it read what that could not.'),
    rehearsal: z.boolean().optional(),
    finishedAt: z.string(),
    new: count,
    late: count,
    check: count,
    changed: count,
    cancelled: count,
    seen: count,
    coverage: z
      .object({ complete: count, incomplete: count, failed: count })
      .describe('Days of spellings that were read whole, in part, not at all.'),
    rows: Rows,
    calls: count,
    units: count,
  })
  .meta({ id: 'Night' })

const Kept = z
  .object({
    watch: WatchView,
    columns: z.array(z.object({ field: z.string(), column: z.string(), heading: z.string() })),
    told: z.array(Told).describe('How the sheet was understood, and which rows nobody watches.'),
  })
  .meta({ id: 'KeptList' })

const List = z
  .object({
    file: z.any().meta({ type: 'string', format: 'binary' }),
    name: z.string().optional().describe('Of a new watch.'),
    map: z.string().optional().describe('JSON: {"oab":"Inscrição"}'),
    sheet: z.string().max(200).optional(),
    account: z.string().max(100).optional(),
    perLawyer: z.enum(['true', 'false']).optional(),
    from: z
      .string()
      .max(20)
      .optional()
      .describe('Of a new one: the first day that is read, or hoje.'),
    ifNothing: z
      .enum(IF_NOTHING)
      .optional()
      .describe('none: nobody responsible is mailed of a night read whole without a publication.'),
  })
  .meta({ id: 'ListUpload', examples: [{ name: 'diario', file: 'OAB;UF\n123456;SP\n' }] })

/** Adds the routes of watches: a sheet of registrations and cases, read night by night. */
export function addWatchRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/watches',
    operation('listWatches', 'The watches of your accounts, with their last nights', {
      200: z.object({ watches: z.array(WatchView.extend({ last: day.nullable() })) }),
    }),
    async ({ viewer }) => {
      const watches = await visibleWatches(context, viewer)
      return { watches: watches.map((one) => ({ ...watchView(one), last: one.last })) }
    },
  )

  server.post(
    '/watches',
    operation(
      'addWatch',
      'Keeps the registrations and cases of a sheet to watch; nothing is spent',
      { ...FORM, body: List, 201: Kept },
    ),
    async (request, reply) => {
      const kept = await withList(request, context, async ({ path, fields }) => {
        const { name, ...wishes } = readWatchFields(fields)
        if (name === undefined) throw UserError.usage('bad_request', { problem: 'name' })
        refuseAccount(request.viewer, wishes.account)
        if (request.viewer.accounts !== '*') await refuseScheduled(context, name)
        return addWatch(app, { name, file: path, wishes })
      })
      return reply.code(201).send(keptView(kept, request.language))
    },
  )

  server.put(
    '/watches/:name',
    operation('replaceWatch', 'Another list for the same watch; what was shown stays shown', {
      ...FORM,
      params: Name,
      body: List,
      200: Kept,
    }),
    async (request) => {
      const { viewer, language } = request
      const { name } = request.params
      await visibleWatch(context, viewer, name)
      const kept = await withList(request, context, async ({ path, fields }) => {
        const { name: _, ...wishes } = readWatchFields(fields)
        if (wishes.account !== undefined) refuseAccount(viewer, wishes.account)
        return replaceWatch(app, { name, file: path, wishes })
      })
      return keptView(kept, language)
    },
  )

  addOneWatch(server, context)
}

const Details = z
  .object({ watch: WatchView, seen: count, unsettled: z.array(z.string()) })
  .extend({ readings: z.array(spellingRead).describe('How far each spelling was read.') })
  .meta({ id: 'WatchDetails' })

function addOneWatch(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/watches/:name',
    operation('getWatch', 'One watch: how far each spelling was read', {
      params: Name,
      200: Details,
    }),
    async ({ viewer, params }) => {
      const watch = await visibleWatch(context, viewer, params.name)
      const { seen, readings, unsettled } = await watchDetails(await app.bucket(), params.name)
      return { watch: watchView(watch), seen, readings, unsettled }
    },
  )

  server.delete(
    '/watches/:name',
    operation('removeWatch', 'Forgets the watch; its batches stay', {
      params: Name,
      204: z.null(),
    }),
    async ({ viewer, params }, reply) => {
      // A watch whose removal was interrupted has no definition, and so no account.
      if (viewer.accounts !== '*') await visibleWatch(context, viewer, params.name)
      await refuseScheduled(context, params.name)
      await removeWatch(app, params.name)
      return reply.code(204).send(null)
    },
  )

  addNightRoutes(server, context)
}

function addNightRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/watches/:name/nights',
    operation('listNights', 'The nights that count, with their coverage, the earliest first', {
      params: Name,
      200: z.object({ nights: z.array(Night) }),
    }),
    async ({ viewer, params }) => {
      await visibleWatch(context, viewer, params.name)
      return { nights: await nightsOf(await app.bucket(), params.name) }
    },
  )

  server.post(
    '/watches/:name/run',
    operation(
      'runWatch',
      "Asks the workers to read tonight's gazette now, or another night's; it spends",
      {
        params: Name,
        body: z
          .strictObject({
            night: z.string().max(20).optional().describe('Read as of this day: 2026-11-24.'),
            from: z
              .string()
              .max(20)
              .optional()
              .describe(
                'Before the first night: nothing before this day is read; hoje, 2026-11-24.',
              ),
          })
          .nullish()
          .meta({ examples: [{ night: '2026-11-24' }] }),
        202: accepted,
      },
    ),
    async ({ viewer, params, body }, reply) => {
      await visibleWatch(context, viewer, params.name)
      refuseInRehearsal(context)
      return reply.code(202).send({ firing: await readNow(app, params.name, body ?? {}) })
    },
  )

  server.get(
    '/watches/:name/runs',
    operation('listRuns', 'What was asked by run, and what became of it, the newest first', {
      params: Name,
      200: z.object({ firings: z.array(historyLine) }),
    }),
    async ({ viewer, params }) => {
      await visibleWatch(context, viewer, params.name)
      return { firings: await requestedReadings(app, params.name) }
    },
  )
}

function watchView(watch: Watch) {
  const { name, addedAt, input, account, perLawyer, ifNothing = 'mail', registrations } = watch
  return {
    name,
    addedAt,
    file: input.name,
    account: account ?? null,
    registrations,
    perLawyer: perLawyer === true,
    ifNothing,
  }
}

function keptView({ watch, list, notes }: StoredWatch, language: 'pt' | 'en') {
  return {
    watch: watchView(watch),
    columns: list.input.mapping.map(({ field, column, heading }) => ({ field, column, heading })),
    told: [...list.remarks, ...notes].map((message) => messageView(message, language)),
  }
}
