import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { jobs } from '../../jobs/index.js'
import type { Manifest } from '../../src/core/batch.js'
import type { CallRequest, Job, Knowledge } from '../../src/core/job/job.js'
import type { AttemptRecord, OutcomeRecord } from '../../src/core/task.js'
import { type BatchRecords, stepAnswer } from '../../src/records/batch-records.js'
import { callName, halves, keys, taskId } from '../../src/records/keys.js'
import { jobOf, readKnowledge } from '../../src/records/prefetch.js'
import type { AccessLogEntry } from '../../src/sandbox/index.js'
import type { Scene, Witnessed } from './judge.js'
import { PLACES } from './services.js'

/** A task, and all that the records tell of it. */
export interface Told {
  task: string
  attempts: AttemptRecord[]
  outcome: OutcomeRecord | undefined
  settledAtMs: number | undefined
  /** Its calls in their order, and the one that would come next. */
  steps: Step[]
}

/** One call of a task. */
export interface Step {
  /** What the service knows it by. Two tasks may ask the same. */
  request: string
  attempts: AttemptRecord[]
  answeredAtMs: number | undefined
  /** The attempt whose answer is stored. */
  answeredBy: string | undefined
  /** It was given up, and the task went on without. */
  failed: string | undefined
}

/** Requests that the service saw, by what they asked. */
export type Arrivals = ReadonlyMap<string, readonly AccessLogEntry[]>

export function arrivalsAt({ sandbox }: Scene): Arrivals {
  return grouped(sandbox.journal(), ({ method, path, body }) => nameOf(method, path, body))
}

/**
 * The arrivals that are no probes. A probe repeats a call that was answered before, to see whether the
 * service is up; its attempt says when, and by which route.
 */
export function withoutProbes(arrivals: Arrivals, told: readonly Told[]): Arrivals {
  const left = new Map([...arrivals].map(([request, came]) => [request, [...came]]))
  const probes = told.flatMap(({ attempts }) => attempts).filter(({ probe }) => probe)
  const answeredAtMs = new Map(
    told.flatMap(({ steps }) => steps.map((step) => [step.request, step.answeredAtMs ?? Infinity])),
  )
  for (const probe of probes) {
    // It repeats what was answered before, or what no task asks; whatever else came is a task's own.
    const found = [...left].flatMap(([request, came]) =>
      came.flatMap((one, nth) =>
        isOf(probe, one) && one.at > (answeredAtMs.get(request) ?? 0) ? [{ request, nth }] : [],
      ),
    )
    const again = found.at(-1)
    if (again) left.get(again.request)!.splice(again.nth, 1)
  }
  return left
}

function isOf(
  { route, grantedAtMs, deadlineMs, ended }: AttemptRecord,
  one: AccessLogEntry,
): boolean {
  const [method, path] = route.split(' ') as [string, string]
  const named = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  const came = one.path.replace(/\?.*/, '').replace(/^\/\w+/, '')
  const isThen = one.at >= grantedAtMs && one.at <= (ended?.atMs ?? deadlineMs)
  return isThen && one.method === method && named.test(came)
}

export function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

export async function allTold(
  rig: Scene,
  manifest: Manifest,
  records: BatchRecords,
  seen: Witnessed,
): Promise<Told[]> {
  const job = jobs.get(manifest.job)! as Job
  const { knowledge } = await readKnowledge(records, job, manifest.plan)
  const teller = new Teller(rig, records, job, knowledge, seen)
  const all: Told[] = []
  for (let n = 1; n <= manifest.plan.tasks; n += 1) all.push(...(await teller.tell(taskId(n))))
  return all
}

class Teller {
  constructor(
    private readonly rig: Scene,
    private readonly records: BatchRecords,
    private readonly job: Job,
    private readonly knowledge: Knowledge,
    private readonly seen: Witnessed,
  ) {}

  /** The task, and the halves it was divided into. */
  async tell(task: string): Promise<Told[]> {
    const records = this.records
    const { batch } = records
    const attempts: AttemptRecord[] = []
    for await (const one of records.attempts(keys.attemptsOf(batch, task))) attempts.push(one)
    const told: Told = {
      task,
      attempts,
      outcome: await records.outcome(task),
      settledAtMs: await this.writtenAt(keys.outcome(batch, task)),
      steps: await this.steps(task, attempts),
    }
    if (!(await records.divided(task))) return [told]
    const [a, b] = halves(task)
    return [told, ...(await this.tell(a)), ...(await this.tell(b))]
  }

  private async steps(task: string, attempts: AttemptRecord[]): Promise<Step[]> {
    const records = this.records
    const record = await records.task(task)
    const job = jobOf(record, this.job)
    const answers = await records.answers(task)
    const name = callName({ batch: records.batch, task })
    const steps: Step[] = []
    for (let n = 0; n <= answers.length; n += 1) {
      const before = answers.slice(0, n).map(stepAnswer)
      const { parameters, items } = record
      const next = job.next({ parameters, items, name, answers: before }, this.knowledge)
      if (!next) break
      steps.push({
        request: this.requestOf(next),
        attempts: attempts.filter(({ step = 0, probe }) => step === n && !probe),
        answeredAtMs: await this.writtenAt(keys.answer(records.batch, task, n)),
        answeredBy: answers[n]?.record.call.id,
        failed: answers[n]?.record.failed?.reason,
      })
    }
    return steps
  }

  /** Of a document the service's journal has what it is, and not the form. */
  private requestOf({ method, path, body, document }: CallRequest): string {
    const place = `/${PLACES[this.job.service]}${path}`
    if (!document) return nameOf(method, place, body)
    const { filename, mimeType, bytes, sha256, fields } = document
    return nameOf(method, place, { ...fields, filename, mimeType, bytes, sha256 })
  }

  /** When an object was in the store; of a folder, when its file got its name. */
  private async writtenAt(key: string): Promise<number | undefined> {
    const { dir, store } = this.rig
    if (store) return this.seen.writtenAtMs.get(key)
    const found = await stat(join(dir, 'data', key)).catch(() => undefined)
    return found?.ctimeMs
  }
}

/** The update service takes its credential in the body. */
function nameOf(method: string, path: string, body: unknown): string {
  const { apikey: _key, ...asked } = { ...(body as object | undefined) } as { apikey?: string }
  return JSON.stringify([method, path, asked])
}
