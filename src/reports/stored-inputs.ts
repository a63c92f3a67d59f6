import type { Engine } from '../batches/engine.js'
import { batchIds } from '../batches/stored-batches.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import type { Job, Knowledge } from '../core/job/job.js'
import { Outcomes } from '../gather/outcomes.js'
import { parameterTitle, shownValue } from '../publish/parameters-page.js'
import { resultRows } from '../publish/rows.js'
import { BatchRecords } from '../records/batch-records.js'
import { UnreadableRecord } from '../records/codec.js'
import { readKnowledge } from '../records/prefetch.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
import { definitionOf } from '../watches/definition.js'
import { WatchRecords } from '../watches/records.js'
import { gatherWeek } from './gazette-week/gather.js'
import { gazetteReport } from './gazette-week/report.js'
import { compareBatches, type Rows } from './portfolio/compare.js'
import { portfolioReport } from './portfolio/report.js'
import type { ReportContent } from './report.js'
import type { ReportRequest } from './request.js'

type PortfolioRequest = Extract<ReportRequest, { kind: 'portfolio' }>
type GazetteRequest = Extract<ReportRequest, { kind: 'gazette' }>

/** Makes the report about the nights of a period, from the bucket alone. */
export async function makeGazette(
  engine: Engine,
  { watch, from, to }: GazetteRequest,
): Promise<ReportContent> {
  const bucket = await engine.bucket()
  const records = new WatchRecords(bucket, watch)
  await definitionOf(records)
  const period = { from, to }
  const madeOn = dateInSaoPaulo(engine.clock.now())
  const week = await gatherWeek(bucket, await records.nights(), period, madeOn)
  return gazetteReport({ watch, period, week, madeOn })
}

/** Makes the report about the last two batches of a portfolio, from the bucket alone. */
export async function makePortfolio(
  engine: Engine,
  request: PortfolioRequest,
  sandbox: boolean,
): Promise<ReportContent> {
  const bucket = await engine.bucket()
  const now = request.batch
    ? await namedBatch(engine, request, request.batch)
    : await latestBatch(engine, request, sandbox)
  const position = engine.job(now.job).sheets.position
  if (!position) throw UserError.usage('report_no_position', { batch: now.id, job: now.job })
  const before = request.since
    ? await namedBatch(engine, request, request.since)
    : await newestBatch(engine, request, (one) => isBefore(one, now))
  if (before && (before.job !== now.job || before.rehearsal !== now.rehearsal)) {
    throw UserError.usage('report_unlike', { batch: now.id, since: before.id })
  }
  const comparison = await compareBatches(
    position,
    rowsOf(bucket, now),
    before && rowsOf(bucket, before),
  )
  const { title: figure = position } =
    engine.job(now.job).sheets.figures.find((one) => one.figure === position) ?? {}
  const { portfolio } = request
  const job = engine.job(now.job)
  const knowledge = await knowledgeOf(bucket, now, job)
  return portfolioReport({
    portfolio,
    jobTitle: job.title,
    figure,
    titleOf: (parameter) => parameterTitle(parameter, job),
    shown: (parameter, value) => shownValue(parameter, value, job, knowledge),
    now,
    others: await otherTerms(engine, request, [now, ...(before ? [before] : [])]),
    comparison,
    before,
  })
}

/** Names of indices are told without it: a position must not fail for them. */
async function knowledgeOf(bucket: Bucket, { id, plan }: Manifest, job: Job): Promise<Knowledge> {
  try {
    return (await readKnowledge(new BatchRecords(bucket, id), job, plan)).knowledge
  } catch (error) {
    if (error instanceof UnreadableRecord) return {}
    throw error
  }
}

/**
 * Returns the newest batch; one of the sandbox only where the user asked for it.
 * @throws UserError (2)
 */
async function latestBatch(
  engine: Engine,
  request: PortfolioRequest,
  sandbox: boolean,
): Promise<Manifest> {
  const found = await newestBatch(engine, request, ({ rehearsal }) => rehearsal === sandbox)
  if (found) return found
  const { portfolio } = request
  const rehearsed = sandbox ? undefined : await newestBatch(engine, request, () => true)
  if (!rehearsed) throw UserError.usage('report_no_batch', { portfolio, sandbox })
  throw UserError.usage('report_only_rehearsed', { portfolio })
}

/** A rehearsal is compared with rehearsals; a version of the same batch is no earlier position. */
function isBefore(one: Manifest, now: Manifest): boolean {
  const firstOf = ({ id, patch }: Manifest) => patch?.versions[0] ?? id
  const isOlder = one.createdAt < now.createdAt && firstOf(one) !== firstOf(now)
  return isOlder && one.job === now.job && one.rehearsal === now.rehearsal
}

/**
 * Returns the named batch.
 * @throws UserError (2) where it does not belong to the portfolio: title and last position would
 * mix two portfolios
 */
async function namedBatch(
  engine: Engine,
  { portfolio }: PortfolioRequest,
  batch: string,
): Promise<Manifest> {
  const manifest = /^[\w-]+$/.test(batch)
    ? await new BatchRecords(await engine.bucket(), batch).manifest()
    : undefined
  if (!manifest) throw UserError.usage('no_batch', { batch })
  if (manifest.state !== 'finished') throw UserError.usage('not_finished', { batch })
  const input = manifest.input.name
  if (nameFits(portfolio)(input)) return manifest
  throw UserError.usage('report_other_portfolio', { batch, input, portfolio })
}

/**
 * Returns the newest batch for each other set of parameters with which the file of the first batch
 * was sent, the newest first.
 */
async function otherTerms(
  engine: Engine,
  request: PortfolioRequest,
  shown: readonly [Manifest, ...Manifest[]],
): Promise<Manifest[]> {
  const [{ input, job, rehearsal }] = shown
  const bucket = await engine.bucket()
  const isName = nameFits(request.portfolio)
  const termsOf = ({ parameters }: Manifest) =>
    JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const found = new Map(shown.map((one) => [termsOf(one), one]))
  for (const id of (await batchIds(bucket)).toReversed()) {
    const one = await new BatchRecords(bucket, id).readableManifest()
    if (one?.state !== 'finished' || one.job !== job || one.rehearsal !== rehearsal) continue
    if (one.input.sha256 !== input.sha256 || !isName(one.input.name)) continue
    if (!found.has(termsOf(one))) found.set(termsOf(one), one)
  }
  return [...found.values()].filter((one) => !shown.includes(one))
}

/**
 * Returns the newest fitting batch. Ids begin with the second in which a batch was made; within one
 * second `createdAt` decides.
 */
async function newestBatch(
  engine: Engine,
  { portfolio, job }: PortfolioRequest,
  fits: (manifest: Manifest) => boolean,
): Promise<Manifest | undefined> {
  const bucket = await engine.bucket()
  const isName = nameFits(portfolio)
  const isMeant = (one: Manifest | undefined): one is Manifest =>
    one?.state === 'finished' &&
    isName(one.input.name) &&
    engine.jobs.get(one.job)?.sheets.position !== undefined &&
    (job ?? one.job) === one.job &&
    fits(one)
  let found: Manifest | undefined
  for (const id of (await batchIds(bucket)).toReversed()) {
    if (found && secondOf(id) !== secondOf(found.id)) break
    const manifest = await new BatchRecords(bucket, id).readableManifest()
    if (isMeant(manifest) && (!found || manifest.createdAt > found.createdAt)) found = manifest
  }
  return found
}

/** `20261123-010203-ab12cd` was made in the second `20261123-010203`. */
const secondOf = (id: string) => id.slice(0, 15)

/** `*` stands for the part that changes from month to month: `carteira-*.xlsx`. */
function nameFits(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const whole = new RegExp(`^${parts.join('.*')}$`, 'iu')
  return (name) => whole.test(name)
}

function rowsOf(bucket: Bucket, manifest: Manifest): Rows {
  return () => {
    const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
    return resultRows({ manifest, bucket, outcomes })
  }
}
