import { z } from 'zod'
import { UserError } from '../core/errors.js'
import { noticeLine, noticeSending, replayNotices } from '../notices/overview.js'
import type { WebContext } from '../web/context.js'
import { visibleNotice, visibleNotices } from '../web/visible-records.js'
import { Id } from './schemas.js'
import { type ApiServer, operation } from './server.js'

const NoticeDetails = noticeLine
  .extend({
    facts: z.record(z.string(), z.unknown()),
    sendings: z.array(noticeSending),
  })
  .meta({ id: 'NoticeDetails' })

export function addNoticeRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/notices',
    operation(
      'listNotices',
      'Notices that wait or were given up; with all=true also those delivered',
      {
        querystring: z.object({ all: z.enum(['true', 'false']).optional() }),
        200: z.object({ notices: z.array(noticeLine) }),
      },
    ),
    async ({ viewer, query, language }) => {
      const asked = { all: query.all === 'true', language }
      const found = await visibleNotices(context, viewer, asked)
      return { notices: found.map(({ line }) => line) }
    },
  )

  server.get(
    '/notices/:id',
    operation('getNotice', 'One notice, with each attempt', { params: Id, 200: NoticeDetails }),
    async ({ viewer, params, language }) => {
      const asked = { id: params.id, language }
      const { line, facts, sendings } = await visibleNotice(context, viewer, asked)
      return { ...line, facts: { ...facts }, sendings }
    },
  )

  server.post(
    '/notices/replay',
    operation(
      'replayNotices',
      'Sends notices again that were given up: those named, or all of yours',
      {
        body: z
          .strictObject({ notices: z.array(z.string().max(100)).max(1_000).optional() })
          .meta({ examples: [{}] }),
        200: z.object({ replayed: z.array(z.string()) }),
      },
    ),
    async ({ viewer, body, language }) => {
      const seen = await visibleNotices(context, viewer, { all: true, language })
      const dead = seen.filter(({ line }) => line.state === 'dead').map(({ line }) => line.notice)
      const chosen = body.notices ?? dead
      const another = chosen.find((id) => seen.every(({ line }) => line.notice !== id))
      if (another !== undefined) throw UserError.usage('no_notice', { notice: another })
      return { replayed: await replayNotices(await app.bucket(), chosen, app.clock.now()) }
    },
  )
}
