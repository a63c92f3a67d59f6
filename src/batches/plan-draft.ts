import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { Sentence } from '../messages/message-code.js'
import { keys } from '../records/keys.js'
import type { Sandbox } from '../sandbox/index.js'
import { connectionFor } from './connect.js'
import { type Draft, type DraftOptions, writeDraft } from './drafts.js'
import type { Engine } from './engine.js'
import { DuplicateSubmission } from './idempotency.js'
import { type PatchOptions, withPatch } from './patch-request.js'
import { laneOf, type RequestOptions, withRequest } from './read-request.js'
import { type AskedFor, withFile } from './request-input.js'
import { withRerun } from './rerun-request.js'
import { submit } from './submit.js'
import { submitDepsOf } from './submit-deps.js'

export type PlanEnd =
  /** The batch of the draft's id is in the bucket; it spends nothing until it is started. */
  | { is: 'planned'; manifest: Manifest }
  | { is: 'questions'; questions: Sentence[] }
  | { is: 'refused'; problems: Sentence[]; status: ExitStatus }
  | { is: 'repeated'; first: Manifest }

/** Plans what was uploaded, as `lote submit` does up to the quote; spends nothing. */
export async function planDraft(
  engine: Engine,
  draft: Draft,
  sandbox: Sandbox | undefined,
): Promise<PlanEnd> {
  const { rerun } = draft.options
  const end =
    rerun === undefined
      ? await withFetched(engine, draft, (file) => submitFile(engine, draft, file, sandbox))
      : await ending(submitAgain(engine, draft, rerun, sandbox))
  await noteEnd(engine, draft, end)
  return end
}

/** The file on this machine, for as long as it is read; a reader goes through it several times. */
async function withFetched<T>(
  engine: Engine,
  { id, name }: Draft,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const content = await (await engine.bucket()).read(keys.uploadFile(id))
  if (!content) throw UserError.usage('batch_started', { batch: id })
  const dir = await mkdtemp(join(tmpdir(), 'lote-upload-'))
  try {
    const path = join(dir, name)
    await pipeline(content, createWriteStream(path))
    return await use(path)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function submitFile(
  engine: Engine,
  draft: Draft,
  file: string,
  started: Sandbox | undefined,
): Promise<PlanEnd> {
  const { options } = draft
  const submitting = (asked: AskedFor) => submitAsked(engine, draft, asked, started)
  return ending(
    options.patch === undefined
      ? withRequest(engine, file, asOptions(options), submitting)
      : withPatch(engine, file, asPatch(options, options.patch), submitting),
  )
}

function submitAgain(
  engine: Engine,
  draft: Draft,
  rerun: string,
  started: Sandbox | undefined,
): Promise<Manifest> {
  const { param, again, lane } = asOptions(draft.options)
  const said = { param, again: again === true, lane: laneOf(lane) }
  return withRerun(engine, rerun, said, (asked) => submitAsked(engine, draft, asked, started))
}

async function ending(submitted: Promise<Manifest>): Promise<PlanEnd> {
  try {
    return { is: 'planned', manifest: await submitted }
  } catch (error) {
    return endOf(error)
  }
}

async function submitAsked(
  engine: Engine,
  { id, options: { account }, sandbox }: Draft,
  asked: AskedFor,
  started: Sandbox | undefined,
): Promise<Manifest> {
  const where = { account, sandbox, started }
  const { connection, close } = await connectionFor(engine, asked.job.service, where)
  try {
    const deps = await submitDepsOf(engine, connection)
    return await withFile({ ...asked, batch: id }, deps.reads, (request) => submit(request, deps))
  } finally {
    await close()
  }
}

function endOf(error: unknown): PlanEnd {
  if (error instanceof DuplicateSubmission) return { is: 'repeated', first: error.first }
  if (!(error instanceof UserError)) throw error
  const { status, sentences } = error
  if (status === EXIT.decision) return { is: 'questions', questions: sentences }
  if (status === EXIT.usage) return { is: 'refused', problems: sentences, status }
  throw error
}

/** The batch has its own copy of the file; who sent it stays. */
async function noteEnd(engine: Engine, draft: Draft, end: PlanEnd): Promise<void> {
  const { first: _first, ...rest } = draft
  const asked = end.is === 'questions' ? end.questions : []
  const first = end.is === 'repeated' ? { first: end.first.id } : {}
  await writeDraft(engine, { ...rest, asked, ...first })
  if (end.is === 'planned') await (await engine.bucket()).delete(keys.uploadFile(draft.id))
}

/** As the command line would have been given them. */
export function asOptions(options: DraftOptions): RequestOptions {
  const { parameters, map, ...rest } = options
  const pairs = (record: Record<string, string>) =>
    Object.entries(record).map(([name, value]) => `${name}=${value}`)
  return { ...rest, param: pairs(parameters), map: pairs(map) }
}

function asPatch({ dropMissing, again, lane }: DraftOptions, patch: string): PatchOptions {
  return { patch, dropMissing: dropMissing === true, again: again === true, lane }
}
