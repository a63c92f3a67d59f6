import { PassThrough } from 'node:stream'
import { z } from 'zod'
import { type BatchEvent, BatchEvents } from '../batches/view/batch-events.js'
import type { Language } from '../messages/index.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { visibleManifest } from '../web/visible.js'
import { Id } from './schemas.js'
import { type ApiServer, operation } from './server.js'
import { batchView } from './views.js'

/**
 * A client that does not read its events is disconnected; it reconnects and continues after its
 * last event.
 */
const MOST_UNREAD_BYTES = 64 * 1024
/** Interval of comment lines, so that proxies do not close an idle connection. */
const STILL_HERE_MS = 15_000
/** Delay after which a browser reconnects. */
const AGAIN_MS = 3_000

/** Adds the route of server-sent events: the status of a batch, at each change. */
export function addEventRoutes(server: ApiServer, context: WebContext): void {
  const events = new BatchEvents(context.app, context.sandbox)
  server.addHook('preClose', async () => events.close())
  server.get(
    '/batches/:id/events',
    operation('followBatch', 'Server-sent events: `status` with the batch, at each change', {
      handlerTimeout: LONG_MS,
      description: 'Goes on after Last-Event-ID; 204 where nothing comes any more.',
      params: Id,
      headers: z.object({ 'last-event-id': z.string().max(100).optional() }),
      200: z.string().meta({ description: 'text/event-stream' }),
      204: z.null(),
    }),
    async (request, reply) => {
      const { viewer, params, language, headers } = request
      const manifest = await visibleManifest(context, viewer, params.id)
      const known = headers['last-event-id']
      if (manifest.state !== 'open' && known !== undefined) return reply.code(204).send(null)
      const stream = new PassThrough({ highWaterMark: MOST_UNREAD_BYTES })
      reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
      stream.write(`retry: ${AGAIN_MS}\n\n`)
      let written = Promise.resolve()
      // A user who was disabled meanwhile gets no further event.
      const tell = (what: () => void) => {
        written = written.then(async () =>
          (await request.isStill()) ? what() : void stream.destroy(),
        )
      }
      const still = setInterval(() => tell(() => writeOrDestroy(stream, ':\n\n')), STILL_HERE_MS)
      let last = known
      const leave = events.follow(manifest.id, (event) =>
        tell(() => {
          if (event && event.id !== last) writeOrDestroy(stream, textOf(event, language))
          last = event?.id
          if (!event || event.isLast) stream.end()
        }),
      )
      const over = () => {
        clearInterval(still)
        leave()
      }
      stream.on('close', over)
      request.raw.on('close', () => stream.destroy())
      reply.serializer((body: unknown) => body as string)
      return reply.send(stream as unknown as string)
    },
  )
}

/** Writes to a stream, or destroys it where its client has not read {@link MOST_UNREAD_BYTES}. */
export function writeOrDestroy(stream: PassThrough, text: string): void {
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
  else if (!stream.writableEnded) stream.write(text)
}

function textOf({ id, status }: BatchEvent, language: Language): string {
  return `id: ${id}\nevent: status\ndata: ${JSON.stringify(batchView(status, language))}\n\n`
}
