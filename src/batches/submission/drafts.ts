import type { Readable } from 'node:stream'
import { z } from 'zod'
import { LANES, type Lane, type Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import type { Sentence } from '../../messages/message-code.js'
import { keys } from '../../records/keys.js'
import { printed } from '../../records/record-format.js'
import { sentenceShape } from '../../records/shapes.js'
import type { Engine } from '../engine.js'
import { isBatchId } from '../stored-batches.js'
import { newBatchId } from './batch-id.js'
import { safeFileName } from './file-name.js'
import type { FirstLines } from './first-lines.js'
import type { KnownBy } from './idempotency.js'

/** The request for a file, with the options of the command line. */
export interface DraftOptions {
  job: string
  parameters: Record<string, string>
  map: Record<string, string>
  sheet?: string | undefined
  decimal?: 'comma' | 'dot' | undefined
  dates?: 'dmy' | 'mdy' | undefined
  duplicates?: 'warn' | 'drop' | undefined
  lane?: Lane | undefined
  onlyIfOlderThan?: string | undefined
  account?: string | undefined
  /**
   * Submits even when the same request was submitted before: a person chose to pay for it again.
   */
  again?: boolean | undefined
  /** The batch that the file mends, whose job, parameters and columns are used. */
  patch?: string | undefined
  /** The batch whose file is submitted again; `parameters` are the changes. */
  rerun?: string | undefined
  /** For a patch: rows that are missing from the file are dropped, even if they are most. */
  dropMissing?: boolean | undefined
}

export type Answers = Partial<Omit<DraftOptions, 'job' | 'account' | 'patch' | 'rerun'>>

/** An uploaded file and its request. The batch that is made of it has the same id. */
export interface Draft {
  id: string
  name: string
  bytes: number
  sha256: string
  options: DraftOptions
  /** The user who sent it. */
  by: string
  at: string
  /** The batch is made at the sandbox of the process that serves the page. */
  sandbox: boolean
  /** The questions of the last planning. */
  asked: Sentence[]
  /** The lines of the sheet that the questions are about. */
  shown?: FirstLines[] | undefined
  /** The batch that was submitted before, if the last planning found one. */
  first?: string
  /** Absent in drafts of versions that knew requests alone. */
  firstBy?: KnownBy | undefined
}

const options = z.object({
  job: z.string(),
  parameters: z.record(z.string(), z.string()),
  map: z.record(z.string(), z.string()),
  sheet: z.string().optional(),
  decimal: z.enum(['comma', 'dot']).optional(),
  dates: z.enum(['dmy', 'mdy']).optional(),
  duplicates: z.enum(['warn', 'drop']).optional(),
  lane: z.enum(LANES).optional(),
  onlyIfOlderThan: z.string().optional(),
  account: z.string().optional(),
  again: z.boolean().optional(),
  patch: z.string().optional(),
  dropMissing: z.boolean().optional(),
})

const firstLinesShape = z.object({
  sheet: z.string(),
  lines: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
})

const DRAFT = printed<Draft>(
  'lote/draft',
  z.object({
    id: z.string(),
    name: z.string(),
    bytes: z.number(),
    sha256: z.string(),
    options,
    by: z.string(),
    at: z.string(),
    sandbox: z.boolean(),
    asked: z.array(sentenceShape),
    shown: z.array(firstLinesShape).optional(),
    first: z.string().optional(),
    firstBy: z.enum(['request', 'rows', 'content']).optional(),
  }),
)

export interface Upload {
  name: string
  content: Readable
  /** Resolves once the whole form was read; when it throws, nothing is stored. */
  options(): Promise<DraftOptions>
  by: string
  sandbox: boolean
}

/**
 * Streams a file into the bucket, without holding it in memory.
 *
 * @throws the error of the stream; then nothing is stored
 */
export async function receiveDraft(engine: Engine, upload: Upload): Promise<Draft> {
  const { content, name, by, sandbox } = upload
  const bucket = await engine.bucket()
  const id = newBatchId(engine)
  try {
    const written = await bucket.write(keys.uploadFile(id), content)
    const options = await upload.options()
    const at = new Date(engine.clock.now()).toISOString()
    const draft: Draft = {
      ...{ id, name: safeFileName(name), ...written, options, by, at, sandbox, asked: [] },
    }
    await writeDraft(engine, draft)
    return draft
  } catch (error) {
    await bucket.delete(keys.uploadFile(id)).catch(() => undefined)
    throw error
  }
}

/**
 * Makes a draft that submits the file of a batch again; it has no upload, as the batch has its
 * file.
 */
export async function rerunDraft(
  engine: Engine,
  { input, job, account }: Manifest,
  asked: Pick<Draft, 'by' | 'sandbox'> & { options: Omit<DraftOptions, 'job' | 'map' | 'account'> },
): Promise<Draft> {
  const { name, bytes, sha256 } = input
  const own = { job, map: {}, account: asked.sandbox ? undefined : account }
  const at = new Date(engine.clock.now()).toISOString()
  const draft: Draft = {
    ...{ id: newBatchId(engine), name, bytes, sha256, at, asked: [] },
    ...{ by: asked.by, sandbox: asked.sandbox, options: { ...asked.options, ...own } },
  }
  await writeDraft(engine, draft)
  return draft
}

/**
 * Returns the draft.
 * @throws UserError (2) when there is none
 */
export async function draftOf(engine: Pick<Engine, 'bucket'>, id: string): Promise<Draft> {
  const draft = await findDraft(engine, id)
  if (!draft) throw UserError.usage('no_batch', { batch: id.slice(0, 100) })
  return draft
}

/** Returns the draft, even when a batch was made of it, as it names the user who sent the file. */
export async function findDraft(
  engine: Pick<Engine, 'bucket'>,
  id: string,
): Promise<Draft | undefined> {
  if (!isBatchId(id)) return undefined
  return DRAFT.get(await engine.bucket(), keys.draft(id))
}

export async function writeDraft(engine: Pick<Engine, 'bucket'>, draft: Draft): Promise<void> {
  await DRAFT.put(await engine.bucket(), keys.draft(draft.id), draft)
}

/** Deletes the file and its request. */
export async function removeDraft(engine: Pick<Engine, 'bucket'>, id: string): Promise<void> {
  const bucket = await engine.bucket()
  await bucket.delete(keys.uploadFile(id))
  await bucket.delete(keys.draft(id))
}
