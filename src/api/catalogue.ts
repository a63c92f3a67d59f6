import { z } from 'zod'
import type { Viewer } from '../access/roles.js'
import type { CatalogueKind } from '../catalogue/entry.js'
import { catalogueEntries, catalogueEntry, catalogueSeries } from '../catalogue/read.js'
import { writeExact } from '../services/exact-json.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { refuseAccount } from '../web/visible-records.js'

import { type ApiServer, operation } from './server.js'

const KINDS: Readonly<Record<'indices' | 'tables', CatalogueKind>> = {
  indices: 'index',
  tables: 'table',
}
const Kind = z.enum(['indices', 'tables'])
const Entry = z
  .looseObject({})
  .describe('As the service tells it: slug, id, name and what else it says.')
  .meta({ id: 'Entry' })
const Account = z.object({ account: z.string().max(100).optional() })
const One = z.object({ kind: Kind, ref: z.string().max(100).describe('Slug or id.') })
const Source = { url: z.string(), rehearsal: z.boolean() }

/**
 * Adds the routes of indices and judicial tables, as the service gives them; its calls are free.
 */
export function addCatalogueRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/catalogue/:kind',
    operation('listEntries', 'Every index, or every judicial table; costs nothing', {
      params: z.object({ kind: Kind }),
      querystring: Account,
      200: z.object({ ...Source, entries: z.array(Entry) }),
    }),
    async ({ viewer, params, query }) =>
      catalogueEntries(app, KINDS[params.kind], reachOf(context, viewer, query.account)),
  )

  server.get(
    '/catalogue/:kind/:ref',
    operation('getEntry', 'One index or judicial table', {
      params: One,
      querystring: Account,
      200: z.object({ ...Source, entry: Entry }),
    }),
    async ({ viewer, params, query }) => {
      const asked = { kind: KINDS[params.kind], ref: params.ref }
      return catalogueEntry(app, asked, reachOf(context, viewer, query.account))
    },
  )

  server.get(
    '/catalogue/:kind/:ref/series',
    operation('getSeries', 'Its months, with all the digits that the service gave', {
      handlerTimeout: LONG_MS,
      params: One,
      querystring: Account.extend({
        from: z.string().max(20).optional().describe('YYYY-MM'),
        to: z.string().max(20).optional(),
        daily: z.enum(['true', 'false']).optional(),
        asOf: z.string().max(20).optional().describe('YYYY-MM-DD; of a table.'),
      }),
      200: z.looseObject({ rehearsal: z.boolean(), series: z.array(z.looseObject({})) }),
    }),
    async ({ viewer, params, query }, reply) => {
      const { account, daily, ...span } = query
      const asked = { ...span, kind: KINDS[params.kind], ref: params.ref, daily: daily === 'true' }
      const reach = reachOf(context, viewer, account)
      const { read, rehearsal } = await catalogueSeries(app, asked, reach)
      // The serializer keeps digits that a JavaScript number would lose.
      reply.serializer((body: unknown) => writeExact(body)).type('application/json; charset=utf-8')
      return reply.send({ ...read.answer, rehearsal })
    },
  )
}

function reachOf({ sandbox }: WebContext, viewer: Viewer, account: string | undefined) {
  if (sandbox) return { sandbox: true, started: sandbox }
  refuseAccount(viewer, account)
  return account === undefined ? {} : { account }
}
