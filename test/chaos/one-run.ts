import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jobs } from '../../jobs/index.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { print } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import { bookName } from '../../src/services/account.js'
import { verify } from '../../src/verify/verify.js'
import { Chaos } from './chaos.js'
import { writeInput } from './fixtures.js'
import { Fleet } from './fleet.js'
import { type Judged, judge } from './judge.js'
import { type Plan, planOf } from './plan.js'
import { type Ended, startProcess } from './processes.js'
import { dump, openRig, type Rig } from './rig.js'
import { PLACES } from './services.js'

/** A run that has not ended by then never will: nothing in it waits for longer. */
const LONGEST_MS = 300_000
const LOOK_EVERY_MS = 200
/** Of so many runs one asks again for what is finished. */
const AGAIN_EVERY = 8

export interface Ran extends Judged {
  seed: number
  /** Of the batch that was disturbed. */
  name: string
  ms: number
  /** Faults that happened. */
  met: number
  /** Where all of it was kept, when something was wrong. */
  kept?: string
}

/** Plans, disturbs, calms and judges one run; keeps its folder when something was wrong. */
export async function runSeed(seed: number, shown = false): Promise<Ran> {
  const plan = planOf(seed)
  const began = Date.now()
  const lines: string[] = []
  const trace = (text: string) => {
    const line = `${String(Date.now() - began).padStart(6)} ${text}`
    lines.push(line)
    if (shown) console.log(line)
  }
  const { fixture, faults, ...rest } = plan
  trace(JSON.stringify({ ...rest, fixture: fixture.name }))
  for (const fault of faults) trace(`planned: ${JSON.stringify(fault)}`)
  const ran: Ran = {
    seed,
    name: fixture.name,
    ms: 0,
    faults: [],
    calls: 0,
    repeated: 0,
    uncertain: 0,
    inFlight: 0,
    lost: 0,
    met: 0,
  }
  let rig: Rig | undefined
  try {
    rig = await openRig({ ...plan, seed })
    Object.assign(ran, await disturbed(plan, rig, trace))
  } catch (error) {
    ran.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  ran.ms = Date.now() - began
  for (const fault of ran.faults) trace(`WRONG: ${fault}`)
  if (!rig) return ran
  if (ran.faults.length > 0) ran.kept = await keep(rig, lines)
  await rig.close()
  if (!ran.kept) await rm(rig.dir, { recursive: true, force: true })
  return ran
}

async function disturbed(
  plan: Plan,
  rig: Rig,
  trace: (text: string) => void,
): Promise<Omit<Ran, 'seed' | 'name' | 'ms'>> {
  const file = await writeInput(plan.fixture, plan.rows, rig)
  if (plan.pack !== undefined) await setPack(plan.pack, plan, rig)
  const ending = plan.by === 'run' ? ['--yes', '--json'] : ['--json']
  const first = [plan.by, file, ...plan.fixture.args, ...ending]
  const fleet = new Fleet({
    rig,
    first,
    workers: plan.workers,
    ...(plan.dieAt && { dieAt: plan.dieAt }),
    trace,
  })
  const chaos = new Chaos(rig, fleet, plan.faults, trace)
  const stage = { is: 'disturbed' }
  try {
    await inTime(acted(plan, { rig, fleet, chaos, trace, stage }), () => {
      const left = chaos.isOver() ? '' : ', with faults that are not over'
      return `while ${stage.is}${left}; ${fleet.standing()}`
    })
  } catch (error) {
    await fleet.report()
    throw error
  } finally {
    fleet.callOff()
    await fleet.killAll()
    await chaos.calm()
    await fleet.over()
  }
  const batch = (await fleet.batch())!
  const judged = await judge(rig, batch, {
    killed: fleet.killed,
    writtenAtMs: chaos.writtenAtMs,
    refusals: refusalsIn(plan),
  })
  const after = await closing(batch, rig, plan.seed % AGAIN_EVERY === 0)
  const faults = [...chaos.failures, ...fleet.surprises, ...judged.faults, ...after]
  return { ...judged, faults, met: chaos.met }
}

interface Acting {
  rig: Rig
  fleet: Fleet
  chaos: Chaos
  trace(text: string): void
  /** Where it is. */
  stage: { is: string }
}

/** From the start of the processes to the end of the batch. */
async function acted(plan: Plan, { rig, fleet, chaos, trace, stage }: Acting): Promise<void> {
  fleet.begin()
  await until(async () => chaos.isOver() || (await fleet.hasEnded()))
  stage.is = 'being calmed'
  await chaos.calm()
  trace('calm')
  stage.is = plan.afterwards === 'resume' ? 'resumed by one alone' : 'going on in calm'
  if (plan.afterwards === 'resume') return startOver(fleet, rig, trace)
  await until(() => fleet.hasEnded())
  stage.is = 'asked to stop'
  await fleet.stop()
}

/** A run that hangs tells where. */
async function inTime(acting: Promise<void>, where: () => string): Promise<void> {
  const late = new AbortController()
  const timer = pause(LONGEST_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not ended after ${LONGEST_MS} ms, ${where()}`)
  })
  try {
    await Promise.race([acting, timer])
  } finally {
    timer.catch(() => undefined)
    late.abort()
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_EVERY_MS)
}

/** Everything is killed and Redis emptied: one process resumes, as on another day. */
async function startOver(fleet: Fleet, rig: Rig, trace: (text: string) => void): Promise<void> {
  fleet.callOff()
  await fleet.killAll()
  await fleet.over()
  await rig.redis.flush()
  const begun = await fleet.batch()
  trace(`all killed, Redis emptied, resume of ${begun}`)
  // Killed before there was a batch: the person asks again.
  if (!begun) await fleet.once(asRun(fleet.options.first))
  const batch = await fleet.batch()
  if (batch && !(await fleet.hasEnded())) await fleet.once(['resume', batch, '--json'])
}

function asRun([, ...rest]: string[]): string[] {
  return ['run', ...rest, '--yes']
}

/** All that is stored of the batch fits; and a `resume` of the finished batch changes no byte. */
async function closing(batch: string, rig: Rig, again: boolean): Promise<string[]> {
  const { bucket } = rig
  const manifest = (await new BatchRecords(bucket, batch).manifest())!
  const { problems } = await verify(manifest, { bucket, job: jobs.get(manifest.job)! })
  const wrong = problems.map(({ code, facts }) => `verify: ${code} ${JSON.stringify(facts)}`)
  if (!again) return wrong
  const before = await bucket.get(keys.result(batch))
  const resumed = await lote(['resume', batch, '--json'], rig)
  const verified = await lote(['verify', batch, '--json'], rig)
  const after = await bucket.get(keys.result(batch))
  const isSame = before !== undefined && after !== undefined && before.equals(after)
  return [
    ...wrong,
    ...(resumed.status === 0 || resumed.status === 3 ? [] : [`resume: ${resumed.stderr}`]),
    ...(verified.status === 0 ? [] : [`verify: ${verified.stdout} ${verified.stderr}`]),
    ...(isSame ? [] : ['a resume of the finished batch changed its workbook']),
  ]
}

function lote(args: string[], rig: Rig): Promise<Ended> {
  return startProcess(args, rig.env, rig.dir, args[0]!).ended
}

/** As if the service had refused larger calls before. */
async function setPack(most: number, { fixture }: Plan, rig: Rig): Promise<void> {
  const { service } = jobs.get(fixture.job)!
  const book = bookName({
    name: 'default',
    service,
    baseUrl: `${rig.way.url}/${PLACES[service]}`,
    key: rig.sandbox.apiKey,
    windows: [],
    timeoutMs: 0,
  })
  await rig.plant(keys.packLimit(book, fixture.job), print('lote/packing', { most }))
}

function refusalsIn({ faults }: Plan): number {
  return faults.reduce((sum, { fault }) => {
    if (fault.is !== 'service') return sum
    const { how } = fault
    const is429 =
      ('status' in how && how.status === 429) || ('edge' in how && how.edgeStatus === 429)
    return sum + (is429 ? (how.times ?? 1) : 0)
  }, 0)
}

async function keep(rig: Rig, lines: string[]): Promise<string> {
  await writeFile(join(rig.dir, 'trace.txt'), `${lines.join('\n')}\n`)
  await writeFile(join(rig.dir, 'journal.json'), JSON.stringify(rig.sandbox.journal(), null, 1))
  if (rig.store) await dump(rig.bucket, join(rig.dir, 'data'))
  return rig.dir
}
