import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestStateOf } from '../../request-hooks.js'
import type { CalculationDeps } from '../deps.js'
import { gate } from '../gate.js'
import { extract } from './documents.js'
import { drain, LARGEST_FILE, readText, readUpload } from './read-upload.js'
import type { Upload } from './uploads.js'

/**
 * "Extraction" of the contract. It has a scope of its own, because it parses bodies differently:
 * forms have their own parser, and neither form is buffered or logged as text.
 */
export function extractRoutes(deps: CalculationDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_: FastifyRequest, payload: IncomingMessage) =>
      readText(payload),
    )
    await app.register(multipart, {
      limits: { fileSize: LARGEST_FILE },
      throwFileSizeLimit: false,
    })
    app.post(
      '/v1/extract',
      {
        ...gate(deps, { scope: 'extract:run', units: 1 }),
        preValidation: async (request) => receive(request, deps),
      },
      async ({ body }) => {
        if (body instanceof Error) throw body
        return store(body as Upload, deps)
      },
    )
  }
}

/**
 * Replaces the body with the upload, or with the error found in it, so that a refusal by the gate
 * comes first.
 */
async function receive(request: FastifyRequest, { requestStates }: CalculationDeps): Promise<void> {
  const state = requestStateOf(requestStates, request)
  if (state.refusal) {
    request.body = undefined
    return drain(request)
  }
  try {
    const upload = await readUpload(request)
    request.body = upload
    state.entry.text = JSON.stringify(summaryOf(upload))
  } catch (error) {
    request.body = error
    await drain(request)
  }
}

/** The summary of an upload for the access log. */
function summaryOf({ docType, file, filename, mimeType }: Upload) {
  return { docType, filename, mimeType, bytes: file.length, sha256: sha256(file).toString('hex') }
}

/**
 * Stores an upload. `id` identifies the upload and `hash` the file: the same file gives the same
 * data under another id.
 */
function store({ docType, file, filename, mimeType }: Upload, { uploads }: CalculationDeps) {
  const digest = sha256(file)
  return {
    id: uploads.add(),
    hash: digest.toString('hex'),
    docType,
    arquivo: { nome: filename, mimeType, bytes: file.length },
    dados: extract(docType, digest),
  }
}

function sha256(file: Buffer): Buffer {
  return createHash('sha256').update(file).digest()
}
