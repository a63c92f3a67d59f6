import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { markedOf } from '../batches/patch/marked-of-batch.js'
import { pendingOf } from '../batches/patch/pending-workbook.js'
import { withAllSheets } from '../batches/view/all-sheets.js'
import { type BatchFile, batchFiles, fileOfBatch, resultOf } from '../batches/view/batch-files.js'
import { makeStatements } from '../batches/view/statements.js'
import { STATEMENT_FORMATS } from '../publish/statement/statements-zip.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { attachment, sendObject, XLSX } from '../web/send-object.js'
import { visibleManifest } from '../web/visible.js'
import { Id } from './schemas.js'
import { type ApiServer, Bytes, operation, sendBook } from './server.js'

const File = z
  .object({ name: z.string(), bytes: z.int(), href: z.string() })
  .meta({ id: 'BatchFile' })
const Files = z.object({ files: z.array(File) })

/** Adds the routes of a batch's workbook and its other files. */
export function addFileRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/batches/:id/files',
    operation('listFiles', 'What can be downloaded of a batch', { params: Id, 200: Files }),
    async ({ viewer, params }) => {
      const manifest = await visibleManifest(context, viewer, params.id)
      const files: z.infer<typeof File>[] = []
      for await (const file of batchFiles(app, manifest)) files.push(fileView(manifest.id, file))
      return { files }
    },
  )

  server.get(
    '/batches/:id/files/*',
    operation('getFile', 'One of the files of a batch, by its name in the list', {
      handlerTimeout: LONG_MS,
      params: z.object({ id: z.string().max(200), '*': z.string().max(900) }),
      200: Bytes,
    }),
    async (request, reply) => {
      const manifest = await visibleManifest(context, request.viewer, request.params.id)
      const file = await fileOfBatch(app, manifest, request.params['*'])
      return send(request, reply, app, file)
    },
  )

  addStatements(server, context)
  addWorkbooks(server, context)
  addMarked(server, context)
}

/** Adds the route that makes a zip of statements, one for each case. */
function addStatements(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.post(
    '/batches/:id/statements',
    operation(
      'makeStatements',
      'Makes the statements of a finished batch (CPC, arts. 524 and 534), in one zip',
      {
        handlerTimeout: LONG_MS,
        params: Id,
        body: z
          .strictObject({ format: z.enum(STATEMENT_FORMATS) })
          .meta({ examples: [{ format: 'pdf' }] }),
        201: File,
      },
    ),
    async ({ viewer, params, body }, reply) => {
      const manifest = await visibleManifest(context, viewer, params.id)
      const key = await makeStatements(app, manifest, body.format)
      for await (const file of batchFiles(app, manifest))
        if (file.key === key) return reply.code(201).send(fileView(manifest.id, file))
      throw new Error(`${key} was written and is not listed`)
    },
  )
}

/** Adds the routes of the result workbook and of the rows without a result. */
function addWorkbooks(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/batches/:id/result.xlsx',
    operation('getResult', 'The result workbook; ETag, If-None-Match and one range', {
      handlerTimeout: LONG_MS,
      params: Id,
      querystring: z.object({
        sheets: z
          .literal('all')
          .optional()
          .describe('With the sheets for checking, rendered anew: without ETag and ranges.'),
      }),
      200: Bytes,
      206: Bytes,
      303: z.null(),
      304: z.null(),
    }),
    async (request, reply) => {
      const manifest = await visibleManifest(context, request.viewer, request.params.id)
      if (request.query.sheets === 'all') return sendBook(reply, await withAllSheets(app, manifest))
      const result = resultOf(manifest)
      const bucket = await app.bucket()
      const as = { type: XLSX, name: attachment(result.saveAs) }
      const address = await bucket.address?.(result.key, as)
      return address ? reply.redirect(address, 303) : send(request, reply, app, result)
    },
  )

  server.get(
    '/batches/:id/pending.xlsx',
    operation('getPending', 'The rows without a result, to be mended and sent back as a patch', {
      handlerTimeout: LONG_MS,
      params: Id,
      200: Bytes,
    }),
    async (request, reply) => {
      const manifest = await visibleManifest(context, request.viewer, request.params.id)
      return sendBook(reply, await pendingOf(manifest, await app.bucket()))
    },
  )
}

/** Adds the route of the user's own file with marked cells. */
function addMarked(server: ApiServer, context: WebContext): void {
  server.get(
    '/batches/:id/marked.xlsx',
    operation(
      'getMarked',
      'Your own workbook, each cell that was refused or warned of coloured and commented',
      {
        handlerTimeout: LONG_MS,
        description:
          'Of an .xlsx that can be copied; else 400 says why. Mended, it comes back as a patch.',
        params: Id,
        querystring: z.object({
          figures: z
            .enum(['true', 'false'])
            .optional()
            .describe('true: the result figures as well.'),
        }),
        200: Bytes,
      },
    ),
    async ({ viewer, params, query }, reply) => {
      const manifest = await visibleManifest(context, viewer, params.id)
      const options = { withFigures: query.figures === 'true' }
      return sendBook(reply, await markedOf(context.app, manifest, options))
    },
  )
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  app: WebContext['app'],
  file: BatchFile,
) {
  const type = file.key.endsWith('.xlsx') ? XLSX : 'application/octet-stream'
  reply.serializer((body: unknown) => body as string)
  return sendObject(request, reply, await app.bucket(), { ...file, type, name: file.saveAs })
}

function fileView(batch: string, { name, bytes }: BatchFile) {
  const path = name.split('/').map(encodeURIComponent).join('/')
  const href =
    name === 'result.xlsx'
      ? `/api/batches/${batch}/result.xlsx`
      : `/api/batches/${batch}/files/${path}`
  return { name, bytes, href }
}
