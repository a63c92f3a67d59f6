import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../../core/batch.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import type { Sentence } from '../../messages/message-code.js'
import { keys } from '../../records/keys.js'
import { withTempFolder } from '../../runtime/temp-folder.js'
import type { Sandbox } from '../../sandbox/index.js'
import { connectionFor } from '../connect.js'
import type { Engine } from '../engine.js'
import { type PatchOptions, withPatch } from '../patch/patch-request.js'
import { withRerun } from '../rerun/rerun-request.js'
import { oneAtATime } from '../run/one-at-a-time.js'
import { findManifest } from '../stored-batches.js'
import { type Draft, type DraftOptions, writeDraft } from './drafts.js'
import { type FirstLines, firstLinesAsked } from './first-lines.js'
import { DuplicateSubmission, type KnownBy } from './idempotency.js'
import { laneOf, type RequestOptions, withRequest } from './read-request.js'
import { type AskedFor, withFile } from './request-input.js'
import { submit } from './submit.js'
import { submitDepsOf } from './submit-deps.js'

export type PlanEnd =
  /** The batch with the draft's id is in the bucket; it spends nothing until it is started. */
  | { is: 'planned'; manifest: Manifest }
  | { is: 'questions'; questions: Sentence[]; shown: FirstLines[] }
  | { is: 'refused'; problems: Sentence[]; status: ExitStatus }
  | { is: 'repeated'; first: Manifest; by: KnownBy }

/** Runs a function that waits for Redis, and rejects when it waits too long. */
export type BoundedWait = <T>(ask: () => Promise<T>) => Promise<T>

/**
 * Plans an upload, as `lote submit` does up to the quote; spends nothing. Two plannings of one draft
 * would write the same batch.
 *
 * @throws UserError (2) when there is a batch of it
 */
export function planDraft(
  engine: Engine,
  draft: Draft,
  sandbox: Sandbox | undefined,
  asking: BoundedWait,
): Promise<PlanEnd> {
  const { id } = draft
  const once = async () => {
    if (await findManifest(engine, id)) throw UserError.usage('batch_started', { batch: id })
    return planAlone(engine, draft, sandbox, asking)
  }
  return asking(() => oneAtATime(engine, `draft:${id}`, once))
}

async function planAlone(
  engine: Engine,
  draft: Draft,
  sandbox: Sandbox | undefined,
  asking: BoundedWait,
): Promise<PlanEnd> {
  const { rerun } = draft.options
  const deps = { engine, started: sandbox, asking }
  const end =
    rerun === undefined
      ? await withFetched(engine, draft, (file) => submitFile(draft, file, deps))
      : await ending(submitAgain(draft, rerun, deps), async () => [])
  await noteEnd(engine, draft, end)
  return end
}

/** The file on this machine while it is read, because a reader goes through it several times. */
async function withFetched<T>(
  engine: Engine,
  { id, name }: Draft,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const content = await (await engine.bucket()).read(keys.uploadFile(id))
  if (!content) throw UserError.usage('batch_started', { batch: id })
  return withTempFolder(async (dir) => {
    const path = join(dir, name)
    await pipeline(content, createWriteStream(path))
    return use(path)
  })
}

interface PlanDeps {
  engine: Engine
  started: Sandbox | undefined
  asking: BoundedWait
}

async function submitFile(draft: Draft, file: string, deps: PlanDeps): Promise<PlanEnd> {
  const { options } = draft
  const { engine } = deps
  const submitting = (asked: AskedFor) => submitAsked(draft, asked, deps)
  return ending(
    options.patch === undefined
      ? withRequest(engine, file, asOptions(options), submitting)
      : withPatch(engine, file, asPatch(options, options.patch), submitting),
    (asked) => firstLinesAsked(file, asked),
  )
}

function submitAgain(draft: Draft, rerun: string, deps: PlanDeps): Promise<Manifest> {
  const { lane, ...options } = asOptions(draft.options)
  const said = { ...options, lane: laneOf(lane) }
  return withRerun(deps.engine, rerun, said, (asked) => submitAsked(draft, asked, deps))
}

async function ending(
  submitted: Promise<Manifest>,
  showing: (asked: UserError) => Promise<FirstLines[]>,
): Promise<PlanEnd> {
  try {
    return { is: 'planned', manifest: await submitted }
  } catch (error) {
    return endOf(error, showing)
  }
}

async function submitAsked(
  { id, options: { account }, sandbox }: Draft,
  asked: AskedFor,
  { engine, started, asking }: PlanDeps,
): Promise<Manifest> {
  const where = { account, sandbox, started }
  const { connection, close } = await connectionFor(engine, asked.job.service, where)
  try {
    const deps = await asking(() => submitDepsOf(engine, connection))
    const quote: typeof deps.quote = (price, of) => asking(() => deps.quote(price, of))
    return await withFile({ ...asked, batch: id }, deps.reads, (request) =>
      submit(request, { ...deps, quote }),
    )
  } finally {
    await close()
  }
}

async function endOf(
  error: unknown,
  showing: (asked: UserError) => Promise<FirstLines[]>,
): Promise<PlanEnd> {
  if (error instanceof DuplicateSubmission)
    return { is: 'repeated', first: error.first, by: error.by }
  if (!(error instanceof UserError)) throw error
  const { status, sentences } = error
  if (status === EXIT.decision)
    return { is: 'questions', questions: sentences, shown: await showing(error) }
  if (status === EXIT.usage) return { is: 'refused', problems: sentences, status }
  throw error
}

/**
 * Notes the result in the draft. The batch has its own copy of the file; the draft still names the
 * sender.
 */
async function noteEnd(engine: Engine, draft: Draft, end: PlanEnd): Promise<void> {
  const { first: _first, firstBy: _by, shown: _shown, ...rest } = draft
  const asked = end.is === 'questions' ? end.questions : []
  const shown = end.is === 'questions' ? { shown: end.shown } : {}
  const first = end.is === 'repeated' ? { first: end.first.id, firstBy: end.by } : {}
  await writeDraft(engine, { ...rest, asked, ...shown, ...first })
  if (end.is === 'planned') await (await engine.bucket()).delete(keys.uploadFile(draft.id))
}

/** Returns the options in the form of the command line. */
function asOptions(options: DraftOptions): RequestOptions {
  const { parameters, map, ...rest } = options
  const pairs = (record: Record<string, string>) =>
    Object.entries(record).map(([name, value]) => `${name}=${value}`)
  return { ...rest, param: pairs(parameters), map: pairs(map) }
}

function asPatch(options: DraftOptions, patch: string): PatchOptions {
  const { dropMissing, again, lane } = options
  const { map, decimal, dates } = asOptions(options)
  return { patch, map, decimal, dates, dropMissing: dropMissing === true, again, lane }
}
