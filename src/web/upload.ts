import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../access/roles.js'
import { refuseMixed } from '../batches/patch/patch-request.js'
import {
  type Draft,
  type DraftOptions,
  receiveDraft,
  rerunDraft,
} from '../batches/submission/drafts.js'
import { LANES, type Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'
import { flag, json } from './form-fields.js'
import { refuseAccount } from './visible-records.js'

/** The time for which a form may send almost nothing. */
const PATIENCE_MS = 30_000
/**
 * A slower sender is gone or blocks the connection; even the slowest line that sends a file is
 * faster.
 */
const LEAST_BYTES_PER_S = 256

/** The prefix of form fields that are parameters. */
const PARAMETER = 'parameters.'

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const record = z.record(z.string().max(200), scalar)

/** The fields of the form besides its file, like the options of the command line. */
const Form = z.strictObject({
  job: z.string().max(50),
  parameters: json.pipe(record).default({}),
  map: json.pipe(record).default({}),
  sheet: z.string().max(200).optional(),
  decimal: z.enum(['comma', 'dot']).optional(),
  dates: z.enum(['dmy', 'mdy']).optional(),
  duplicates: z.enum(['warn', 'drop']).optional(),
  lane: z.enum(LANES).optional(),
  onlyIfOlderThan: z.string().max(20).optional(),
  account: z.string().max(100).optional(),
  again: flag.optional(),
})

/**
 * Streams the file of a form into the bucket, with the options of its other fields.
 * @throws UserError for an invalid form, or a file that is too large or was cut off; then nothing
 * is stored
 */
export function receiveUpload(request: FastifyRequest, context: WebContext): Promise<Draft> {
  const { app, sandbox } = context
  return receiveForm(request, context, ({ name, content, fields }) =>
    receiveDraft(app, {
      name,
      content,
      by: request.viewer.name,
      sandbox: sandbox !== undefined,
      options: async () => optionsIn(await fields(), request.viewer, context),
    }),
  )
}

/**
 * The fields of a form with the corrected file of a batch; all other options are those of the
 * batch.
 */
const PatchForm = z.strictObject({
  dropMissing: flag.optional(),
  lane: z.enum(LANES).optional(),
  again: flag.optional(),
})

/**
 * Does the same with a file that corrects a batch.
 * @throws UserError (2) for an open batch, and for a rehearsal without a sandbox
 */
export function receivePatch(
  request: FastifyRequest,
  context: WebContext,
  base: Manifest,
): Promise<Draft> {
  const { app, sandbox } = context
  if (base.state === 'open') throw UserError.usage('not_finished', { batch: base.id })
  refuseMixed(base, sandbox !== undefined)
  const account = sandbox ? undefined : base.account
  const own = { job: base.job, parameters: {}, map: {}, patch: base.id, account }
  return receiveForm(request, context, ({ name, content, fields }) =>
    receiveDraft(app, {
      name,
      content,
      by: request.viewer.name,
      sandbox: sandbox !== undefined,
      options: async () => ({ ...own, ...read(PatchForm, filledOf(await fields())) }),
    }),
  )
}

/**
 * Makes a draft that runs the file of a batch again, with other parameters.
 * @throws UserError (2) for an open batch, and for a rehearsal without a sandbox
 */
export function draftAgain(
  { app, sandbox }: WebContext,
  viewer: Viewer,
  base: Manifest,
  { parameters = {}, ...more }: Pick<Partial<DraftOptions>, 'parameters' | 'lane' | 'again'>,
): Promise<Draft> {
  if (base.state === 'open') throw UserError.usage('not_finished', { batch: base.id })
  refuseMixed(base, sandbox !== undefined)
  const options = { parameters, ...more, rerun: base.id }
  return rerunDraft(app, base, { by: viewer.name, sandbox: sandbox !== undefined, options })
}

/** The only file of a form, and its other fields. */
export interface FormFile {
  /** The sender's name for it, unsafe as a path. */
  name: string
  content: Readable
  /**
   * Resolves after the content was read.
   * @throws UserError for a file that is too large
   */
  fields(): Promise<Record<string, string>>
}

/**
 * Receives a form with a file.
 * @throws UserError if there is no file, or if it was cut off
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  { upload }: Pick<WebContext, 'upload'>,
  take: (form: FormFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw UserError.usage('upload_no_file')
  const fields: Record<string, string> = {}
  // A refused form is shown again with these fields.
  request.body = fields
  const parts = request.parts()
  const cut = cutOff(request)
  const watched = endSlow(request, upload.patienceMs ?? PATIENCE_MS)
  const next = () => Promise.race([nextFile(parts, fields).catch(asCut), cut])
  let file: MultipartFile | undefined
  try {
    file = await next()
    if (!file) throw UserError.usage('upload_no_file')
    const content = file.file
    cut.catch((error) => content.destroy(error))
    const rest = async () => {
      if (content.truncated) throw UserError.usage('upload_too_big', { most: upload.mostBytes })
      await next()
      return fields
    }
    return await take({ name: file.filename, content, fields: rest })
  } catch (error) {
    throw isCut(error) || error === file?.file.errored ? UserError.usage('upload_cut') : error
  } finally {
    clearInterval(watched)
  }
}

/** Ends the connection of a sender that is too slow, in any part of the form. */
function endSlow({ raw }: FastifyRequest, patienceMs: number): NodeJS.Timeout {
  const least = (LEAST_BYTES_PER_S * patienceMs) / 1000
  let before = raw.socket.bytesRead
  return setInterval(() => {
    const { bytesRead } = raw.socket
    if (!raw.complete && bytesRead - before < least) raw.destroy()
    before = bytesRead
  }, patienceMs)
}

/** Rejects if the connection ends, or has ended, before the form does. */
function cutOff({ raw }: FastifyRequest): Promise<never> {
  const cut = new Promise<never>((_, reject) => {
    const end = () => {
      if (!raw.complete) reject(new CutOff('the connection has ended'))
    }
    if (raw.destroyed) end()
    else raw.once('close', end)
  })
  cut.catch(() => undefined)
  return cut
}

/** Returns a digest of the file and its options, by which a repeated upload is recognised. */
export function uploadDigest({ sha256, options }: Pick<Draft, 'sha256' | 'options'>): string {
  return createHash('sha256')
    .update(JSON.stringify([sha256, options]))
    .digest('hex')
}

class CutOff extends Error {
  override readonly name = 'CutOff'
}

/** Turns the error of an incomplete form into CutOff; errors of a complete form have a status. */
function asCut(error: Error & { statusCode?: number }): never {
  throw error.statusCode === undefined ? new CutOff(error.message, { cause: error }) : error
}

function isCut(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (error instanceof CutOff || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
    return true
  return cause !== undefined && isCut(cause)
}

/** Returns the next file, after storing the fields before it; undefined at the end of the form. */
async function nextFile(
  parts: AsyncIterableIterator<Multipart>,
  fields: Record<string, string>,
): Promise<MultipartFile | undefined> {
  for (;;) {
    const { done, value } = await parts.next()
    if (done) return undefined
    if (value.type === 'file') return value
    if (value.fieldname !== '_csrf') fields[value.fieldname] = String(value.value)
  }
}

function optionsIn(
  fields: Record<string, string>,
  viewer: Viewer,
  { app, sandbox }: WebContext,
): DraftOptions {
  const form = read(Form, withoutScript(fields))
  app.job(form.job)
  if (!sandbox) refuseAccount(viewer, form.account)
  return form
}

function read<T>(form: z.ZodType<T>, fields: Record<string, string>): T {
  const { data, error } = form.safeParse(fields)
  if (!error) return data
  const { path, message } = error.issues[0]!
  throw UserError.usage('bad_request', { problem: `${path.join('.')} ${message}`.trim() })
}

/** Browsers also send empty fields. */
function filledOf(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/**
 * Converts a form sent without a script: it has one field for each parameter, `parameters.index`,
 * and one line for each column.
 */
function withoutScript(fields: Record<string, string>): Record<string, string> {
  const { columns, ...filled } = filledOf(fields)
  const pairs = Object.entries(filled)
  const parameters = pairs
    .filter(([name]) => name.startsWith(PARAMETER))
    .map(([name, value]): [string, string] => [name.slice(PARAMETER.length), value])
  return {
    ...(parameters.length === 0 ? {} : { parameters: jsonOf(parameters) }),
    ...(columns === undefined ? {} : { map: jsonOf(columnsIn(columns)) }),
    ...Object.fromEntries(pairs.filter(([name]) => !name.startsWith(PARAMETER))),
  }
}

const jsonOf = (pairs: [string, string][]) => JSON.stringify(Object.fromEntries(pairs))

/** One `valor=Saldo devedor` on each line. */
function columnsIn(text: string): [string, string][] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [name = '', title = ''] = line.split(/=(.*)/s)
    return [name.trim(), title.trim()]
  })
}
