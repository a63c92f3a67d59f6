import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { badRequest, Refusal } from '../../refusal.js'
import { readBody } from '../body.js'
import { DOC_TYPES, type DocType, type Upload } from './uploads.js'

/** In bytes; "about 25 MB" in the contract, for the file itself. */
export const LARGEST_FILE = 25 * 1024 * 1024
/** In bytes: the largest file in base64, and the other fields. */
const LARGEST_JSON = Math.ceil(LARGEST_FILE / 3) * 4 + 64 * 1024

const FILE_FIELDS = ['file', 'arq']

const json = z.strictObject({
  fileBase64: z.string().optional(),
  filename: z.string().optional(),
  mimeType: z.string().optional(),
  docType: z.string().optional(),
})

/** The text of a JSON body; null if it exceeded the limit. */
export type JsonText = { text: string | null }

/** Reads the payload to its end, whatever its size, so that a refusal never cuts the upload. */
export async function readText(payload: Readable): Promise<JsonText> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.length
    if (bytes <= LARGEST_JSON) chunks.push(chunk)
  }
  return { text: bytes > LARGEST_JSON ? null : Buffer.concat(chunks).toString() }
}

/**
 * Reads either form of `POST /v1/extract`.
 * @throws Refusal
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (request.isMultipart()) return readForm(request)
  const { text } = (request.body ?? { text: '' }) as JsonText
  if (text === null) throw tooLarge()
  const { fileBase64 = '', filename = null, mimeType = null, docType } = readBody(json, text)
  const file = readBase64(fileBase64)
  return { docType: docTypeOf(docType), file: bounded(file), filename, mimeType }
}

/** Reads the rest of an upload and discards it. */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  for await (const _ of raw);
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const { found, docType } = await readParts(request).catch((error: unknown) => {
    // An error of the form parser is the caller's mistake.
    throw badRequest('O formulário multipart não pôde ser lido.', String(error))
  })
  if (!found || found.file.length === 0) throw noFile()
  const { part, file } = found
  if (part.file.truncated) throw tooLarge()
  const { filename, mimetype } = part
  return { docType: docTypeOf(docType), file, filename, mimeType: mimetype }
}

/** Takes the first file in one of its fields, and `docType` from anywhere in the form. */
async function readParts(request: FastifyRequest) {
  let found: { part: MultipartFile; file: Buffer } | undefined
  let docType: unknown
  for await (const part of request.parts()) {
    if (part.type === 'field') docType = part.fieldname === 'docType' ? part.value : docType
    else if (found || !FILE_FIELDS.includes(part.fieldname)) part.file.resume()
    else found = { part, file: await part.toBuffer() }
  }
  return { found, docType }
}

/** Only strict base64 is accepted: a lenient reader would skip characters and read another file. */
function readBase64(text: string): Buffer {
  if (text === '') throw noFile()
  const file = Buffer.from(text, 'base64')
  if (file.toString('base64') === text) return file
  throw badRequest('fileBase64 não é base64 válido.')
}

function bounded(file: Buffer): Buffer {
  if (file.length > LARGEST_FILE) throw tooLarge()
  return file
}

function docTypeOf(text: unknown): DocType {
  const found = DOC_TYPES.find((one) => one === text)
  if (found) return found
  throw badRequest(`docType deve ser um destes: ${DOC_TYPES.join(', ')}.`)
}

function noFile(): Refusal {
  return badRequest('Nenhum arquivo: envie file ou arq em multipart, ou fileBase64 em JSON.')
}

/** The contract limits the size without naming a status. */
function tooLarge(): Refusal {
  return new Refusal(413, 'PAYLOAD_TOO_LARGE', 'Arquivo maior que 25 MB.')
}
