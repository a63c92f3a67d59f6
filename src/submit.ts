import { createReadStream } from 'node:fs'
import { type Accepted, type AcceptOptions, accept } from './accept/accept.js'
import type { Lane, Manifest, Quote } from './batch.js'
import type { Clock } from './clock.js'
import { type Planned, type PlanSink, planBatch } from './dispatch/plan.js'
import type { Documents } from './documents/documents.js'
import { lookAt, takeAlong } from './documents/taken.js'
import { EXIT, Refusal } from './errors.js'
import { packLimit } from './execute/divide.js'
import type { Field, FreeReads, Job, Knowledge, Parameters, Price } from './job.js'
import type { Window } from './limits/window.js'
import { BatchRecords } from './records/batch-records.js'
import { keys } from './records/keys.js'
import {
  claimRequest,
  findFirst,
  forgetSubmitted,
  noteSubmitted,
  Repeated,
  requestName,
} from './repeated.js'
import { type Sentence, sentence } from './sentence.js'
import type { Bucket, Written } from './stores/bucket.js'
import { VERSION } from './version.js'

/** What a person asks for. */
export interface Request {
  file: string
  job: Job
  parameters: Parameters
  accept: AcceptOptions
  duplicates: 'warn' | 'drop'
  lane: Lane
  /** The batch's id, where whoever asks has to know it before it exists. */
  batch?: string
  /** What the job has to know and no service tells. */
  knowledge?: Knowledge
  /** What the rows name, where the job sends documents. */
  documents?: Documents
  /** Also where the same was submitted before: a person chose to pay for it again. */
  again?: boolean
}

export interface SubmitWorld {
  bucket: Bucket
  reads: FreeReads
  clock: Clock
  random(): number
  account: { name: string; book: string; queue: string; windows: Window[]; ownSandbox: boolean }
  /** Whether the service is a sandbox, by its own word. */
  isRehearsal(): Promise<boolean>
  quote(price: Price, request: Pick<Request, 'job' | 'lane'>): Promise<Quote>
  progress?(rows: number): void
}

/** A spreadsheet that was understood and priced; nothing has been asked that costs. */
export interface Prepared {
  accepted: Accepted
  knowledge: Knowledge
  parameters: Parameters
  told: Sentence[]
}

/** Accepts the file and settles the parameters, with free reads alone. */
export async function prepare(
  request: Request,
  world: Pick<SubmitWorld, 'reads'>,
): Promise<Prepared> {
  const { job } = request
  const more = (await job.fieldsOf?.(request.parameters, world.reads)) ?? []
  const fields = [...job.fields, ...more]
  refuse(strayMaps(request.accept.map, fields))
  const accepted = await accept(request.file, fields, request.accept)
  try {
    const columns = new Set(accepted.mapping.map((match) => match.field))
    refuse(job.checkParameters(request.parameters, columns))
    const catalogue = await job.catalogue(world.reads, request.parameters)
    const documents = job.documents && (await lookAt(job.documents, accepted, request.documents))
    const knowledge = { ...request.knowledge, ...catalogue, ...(documents ? { documents } : {}) }
    refuse(job.checkAgainstCatalogue(request.parameters, knowledge, columns))
    const unavailable = Object.values(knowledge).some((known) => known === undefined)
    const told = unavailable
      ? [...accepted.told, sentence('told_catalogue_unavailable')]
      : accepted.told
    return {
      accepted,
      knowledge,
      parameters: job.settleParameters(request.parameters, knowledge),
      told,
    }
  } catch (error) {
    await accepted.close()
    throw error
  }
}

/** A `--map` of a field that there is not. */
function strayMaps(map: AcceptOptions['map'], fields: readonly Field[]): Sentence[] {
  const known = fields.map(({ name }) => name)
  const stray = Object.keys(map).filter((field) => !known.includes(field))
  return stray.map((field) => sentence('map_no_such_field', { field, known }))
}

function refuse(problems: Sentence[]): void {
  if (problems.length > 0) throw new Refusal(EXIT.usage, problems)
}

/** The plan alone: its price, and nothing stored. */
export async function priceOnly(
  request: Request,
  world: SubmitWorld,
): Promise<{ prepared: Prepared; planned: Planned; quote: Quote; told: Sentence[] }> {
  const prepared = await prepare(request, world)
  try {
    const nowhere: PlanSink = { rows: async () => undefined, task: async () => undefined }
    const planned = await plan(request, prepared, nowhere, world)
    return {
      prepared,
      planned,
      quote: await priceOf(planned, request, world),
      told: toldOf(request, prepared, planned),
    }
  } finally {
    await prepared.accepted.close()
  }
}

/**
 * The plan in the bucket, not announced to workers yet. The manifest is written last: without it
 * there is no batch, and what a failure left behind is taken away again, now or by `lote prune`.
 *
 * @throws Repeated where the same was submitted before, and `again` was not asked
 */
export async function submit(request: Request, world: SubmitWorld): Promise<Manifest> {
  const prepared = await prepare(request, world)
  const batch = request.batch ?? newBatchId(world)
  const records = new BatchRecords(world.bucket, batch)
  let name: string | undefined
  try {
    name = await nameOf(request, prepared, world)
    const first = name && !request.again ? await findFirst(world.bucket, name) : undefined
    if (first) throw new Repeated(first)
    const input = await world.bucket.write(
      keys.input(batch, prepared.accepted.name),
      createReadStream(request.file),
    )
    await takeAlong(batch, request.documents, prepared.knowledge, world.bucket)
    const sink: PlanSink = {
      rows: (chunk, rows) => records.writeRows(chunk, rows),
      task: (task, record) => records.writeTask(task, record),
    }
    const planned = await plan(request, prepared, sink, world)
    const learnt = await request.job.learn(planned.survey, world.reads, prepared.knowledge)
    await records.writeKnowledge({ ...prepared.knowledge, ...learnt })
    const manifest = await describe({ batch, request, prepared, planned, input, name, world })
    if (name) await note(name, batch, request, world)
    await records.writeManifest(manifest)
    return manifest
  } catch (error) {
    await removeBatch(world.bucket, { id: batch, ...(name ? { request: name } : {}) })
    throw error
  } finally {
    await prepared.accepted.close()
  }
}

/** @throws Repeated where the same is submitted at the same moment, and the other comes first */
async function note(
  name: string,
  batch: string,
  { again }: Request,
  { bucket, clock }: SubmitWorld,
): Promise<void> {
  if (again) return noteSubmitted(bucket, name, batch)
  const first = await claimRequest(bucket, name, batch, clock)
  if (first) throw new Repeated(first)
}

/** The first batch of the same request, if it was submitted before. */
export async function submittedBefore(
  request: Request,
  prepared: Prepared,
  world: SubmitWorld,
): Promise<Manifest | undefined> {
  const name = await nameOf(request, prepared, world)
  return name === undefined ? undefined : findFirst(world.bucket, name)
}

/** Undefined for a sandbox of this process: another run has another. */
async function nameOf(
  { file, job, accept, duplicates }: Request,
  { accepted, parameters, knowledge }: Prepared,
  { account, isRehearsal }: SubmitWorld,
): Promise<string | undefined> {
  if (account.ownSandbox) return undefined
  return requestName({
    file,
    job: job.kind,
    parameters,
    book: account.book,
    rehearsal: await isRehearsal(),
    sheet: accepted.format === 'csv' ? undefined : accepted.sheet,
    mapping: accepted.mapping,
    reading: {
      duplicates,
      decimal: accept.decimal,
      dates: accept.dates,
      // The same sheet may name other files by now.
      documents: job.documents && JSON.stringify(knowledge.documents),
    },
  })
}

async function plan(
  request: Request,
  prepared: Prepared,
  sink: PlanSink,
  world: SubmitWorld,
): Promise<Planned> {
  return planBatch(prepared.accepted.rows(), request.job, sink, {
    parameters: prepared.parameters,
    knowledge: prepared.knowledge,
    duplicates: request.duplicates,
    pack: await packLimit(request.job, { bucket: world.bucket, book: world.account.book }),
    watched: REGIMES.map(({ from }) => from),
    progress: world.progress,
  })
}

interface ToDescribe {
  batch: string
  request: Request
  prepared: Prepared
  planned: Planned
  input: Written
  name: string | undefined
  world: SubmitWorld
}

async function describe({
  batch,
  request,
  prepared,
  planned,
  input,
  name,
  world,
}: ToDescribe): Promise<Manifest> {
  const { accepted } = prepared
  return {
    id: batch,
    job: request.job.kind,
    lote: VERSION,
    createdAt: new Date(world.clock.now()).toISOString(),
    state: 'open',
    account: world.account.name,
    book: world.account.book,
    queue: world.account.queue,
    windows: world.account.windows,
    ...(name ? { request: name } : {}),
    lane: request.lane,
    rehearsal: await world.isRehearsal(),
    ownSandbox: world.account.ownSandbox,
    parameters: prepared.parameters,
    input: {
      name: accepted.name,
      ...input,
      format: accepted.format,
      sheet: accepted.sheet,
      headings: accepted.headings,
      mapping: accepted.mapping,
    },
    told: toldOf(request, prepared, planned),
    plan: planned.plan,
    quote: await priceOf(planned, request, world),
  }
}

/** The price is known before it is paid. */
function priceOf({ plan }: Planned, request: Request, world: SubmitWorld): Promise<Quote> {
  return world.quote(plan.price ?? { calls: plan.tasks, units: plan.tasks }, request)
}

function toldOf(request: Request, prepared: Prepared, planned: Planned): Sentence[] {
  const { plan } = planned
  const told = [
    ...prepared.told,
    ...regimes(planned),
    ...(request.job.untoldPrice?.(prepared.parameters) ?? []),
  ]
  if (plan.readings) told.push(sentence('told_readings', { count: plan.readings }))
  if (request.job.untoldRoute && plan.price?.units === 0 && plan.toCall > 0)
    told.push(sentence('told_cost_untold', { route: request.job.untoldRoute }))
  if (plan.hidden > 0) told.push(sentence('told_hidden_rows', { count: plan.hidden }))
  if (request.duplicates === 'drop' && plan.duplicate > 0)
    told.push(sentence('told_repeated', { count: plan.duplicate }))
  return told
}

/** Changes of law that a row's dates may cross; which regime applies is never chosen here. */
const REGIMES = [
  { law: 'a EC 113/2021 (SELIC, de 09/12/2021)', from: '2021-12-09' },
  { law: 'a Lei 14.905/2024 (de 30/08/2024)', from: '2024-08-30' },
  { law: 'a EC 136/2025 (de 08 a 09/2025)', from: '2025-08-01' },
]

function regimes({ crossings }: Planned): Sentence[] {
  return REGIMES.flatMap(({ law, from }) => {
    const rows = crossings.get(from) ?? 0
    return rows > 0 ? [sentence('told_regime', { rows, law })] : []
  })
}

/** Lets workers find the batch: from here on it may spend. */
export async function announce(bucket: Bucket, batch: string): Promise<void> {
  await bucket.put(keys.openBatch(batch), '')
}

/** Takes away what a failed or declined submission stored. */
export async function removeBatch(
  bucket: Bucket,
  batch: Pick<Manifest, 'id' | 'request'>,
): Promise<void> {
  try {
    await bucket.delete(keys.manifest(batch.id))
    for await (const key of bucket.list(keys.batch(batch.id))) await bucket.delete(key)
    await bucket.delete(keys.openBatch(batch.id))
    await forgetSubmitted(bucket, batch)
  } catch {
    // The error that brought us here says more than the failure to clean up after it.
  }
}

/** `20261120-221530-k3x9pq`: sorts by time, UTC. */
export function newBatchId({ clock, random }: Pick<SubmitWorld, 'clock' | 'random'>): string {
  const stamp = new Date(clock.now())
    .toISOString()
    .replace(/[-:]/g, '')
    .replace('T', '-')
    .slice(0, 15)
  const tail = Array.from({ length: 6 }, () => Math.floor(random() * 36).toString(36)).join('')
  return `${stamp}-${tail}`
}
