import type { Readable } from 'node:stream'
import { z } from 'zod'
import { LANES, type Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import { sentenceShape, textByNameShape } from '../../core/shapes.js'
import { keys } from '../../records/keys.js'
import { printed } from '../../records/record-format.js'
import type { Engine } from '../engine.js'
import { isBatchId } from '../stored-batches.js'
import { newBatchId } from './batch-id.js'
import { safeFileName } from './file-name.js'
import { firstLinesShape } from './first-lines.js'

/** The request for a file, with the options of the command line. */
const optionsShape = z.object({
  job: z.string(),
  parameters: textByNameShape,
  map: textByNameShape,
  sheet: z.string().optional(),
  decimal: z.enum(['comma', 'dot']).optional(),
  dates: z.enum(['dmy', 'mdy']).optional(),
  duplicates: z.enum(['warn', 'drop']).optional(),
  lane: z.enum(LANES).optional(),
  onlyIfOlderThan: z.string().optional(),
  account: z.string().optional(),
  /**
   * Submits even when the same request was submitted before: a person chose to pay for it again.
   */
  again: z.boolean().optional(),
  /** The batch that the file mends, whose job, parameters and columns are used. */
  patch: z.string().optional(),
  /** The batch whose file is submitted again; `parameters` are the changes. */
  rerun: z.string().optional(),
  /** For a patch: rows that are missing from the file are dropped, even if they are most. */
  dropMissing: z.boolean().optional(),
})
export type DraftOptions = z.infer<typeof optionsShape>
export type Answers = Partial<Omit<DraftOptions, 'job' | 'account' | 'patch' | 'rerun'>>

/** An uploaded file and its request. The batch that is made of it has the same id. */
const draftShape = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  options: optionsShape,
  /** The user who sent it. */
  by: z.string(),
  at: z.string(),
  /** The batch is made at the sandbox of the process that serves the page. */
  sandbox: z.boolean(),
  /** The questions of the last planning. */
  asked: z.array(sentenceShape),
  /** The lines of the sheet that the questions are about. */
  shown: z.array(firstLinesShape).optional(),
  /** The batch that was submitted before, if the last planning found one. */
  first: z.string().optional(),
  /** Absent in drafts of versions that knew requests alone. */
  firstBy: z.enum(['request', 'rows', 'content']).optional(),
})
export type Draft = z.infer<typeof draftShape>

const DRAFT = printed('lote/draft', draftShape)

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
      id,
      name: safeFileName(name),
      ...written,
      options,
      by,
      at,
      sandbox,
      asked: [],
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
    id: newBatchId(engine),
    name,
    bytes,
    sha256,
    at,
    asked: [],
    by: asked.by,
    sandbox: asked.sandbox,
    options: { ...asked.options, ...own },
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

export async function removeDraft(engine: Pick<Engine, 'bucket'>, id: string): Promise<void> {
  const bucket = await engine.bucket()
  await bucket.delete(keys.uploadFile(id))
  await bucket.delete(keys.draft(id))
}
