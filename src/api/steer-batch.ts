import { z } from 'zod'
import { refuseMixed } from '../batches/patch/patch-request.js'
import {
  cancelBatch,
  moveBatch,
  pauseBatch,
  resumeBatch,
  startBatch,
} from '../batches/run/steer.js'
import { batchStatus } from '../batches/view/batch-status.js'
import { LANES, type Manifest } from '../core/batch.js'
import type { WebContext } from '../web/context.js'
import { repeatAndStart } from '../web/repeat-uncertain.js'
import { visibleManifest } from '../web/visible.js'
import { Batch, Id } from './schemas.js'
import { type ApiServer, operation } from './server.js'
import { batchView } from './views.js'

const VERBS = {
  start: { act: startBatch, summary: 'Lets the workers begin: from here on it spends' },
  pause: { act: pauseBatch, summary: 'Nothing new is asked until it is resumed' },
  resume: { act: resumeBatch, summary: 'Goes on with a batch that was paused or interrupted' },
} as const

/** Adds the routes that start, pause, resume, cancel, repeat or move a batch. */
export function addSteerRoutes(server: ApiServer, context: WebContext): void {
  const { app, sandbox } = context
  const seen = async (manifest: Manifest, language: 'pt' | 'en') =>
    batchView(await batchStatus(app, manifest, sandbox), language)

  for (const [verb, { act, summary }] of Object.entries(VERBS)) {
    server.post(
      `/batches/:id/${verb}`,
      operation(`${verb}Batch`, summary, { params: Id, 200: Batch }),
      async ({ viewer, params, language }) => {
        const manifest = await visibleManifest(context, viewer, params.id)
        if (verb !== 'pause') refuseMixed(manifest, sandbox !== undefined)
        await act(app, manifest)
        return seen(manifest, language)
      },
    )
  }

  server.post(
    '/batches/:id/cancel',
    operation(
      'cancelBatch',
      'Stops a batch for good; what was answered is kept. One not started is removed',
      { params: Id, 204: z.null() },
    ),
    async ({ viewer, params }, reply) => {
      await cancelBatch(app, await visibleManifest(context, viewer, params.id))
      return reply.code(204).send(null)
    },
  )

  server.post(
    '/batches/:id/repeat-uncertain',
    operation(
      'repeatUncertain',
      'Asks again what nobody could find out; it may be done twice at the service',
      {
        description:
          'Of a batch that has ended. It spends; with nothing uncertain it does nothing.',
        params: Id,
        200: Batch,
      },
    ),
    async ({ viewer, params, language }) =>
      seen(
        await repeatAndStart(context, await visibleManifest(context, viewer, params.id)),
        language,
      ),
  )

  server.post(
    '/batches/:id/lane',
    operation('moveBatch', 'Moves a batch to another lane, also while it runs', {
      params: Id,
      body: z.strictObject({ lane: z.enum(LANES) }).meta({ examples: [{ lane: 'urgent' }] }),
      200: Batch,
    }),
    async ({ viewer, params, body, language }) => {
      const manifest = await visibleManifest(context, viewer, params.id)
      await moveBatch(app, manifest, body.lane)
      return seen(manifest, language)
    },
  )
}
