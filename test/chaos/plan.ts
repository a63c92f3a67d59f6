import { jobs } from '../../jobs/index.js'
import type { Fault as ServiceFault } from '../../src/sandbox/index.js'
import { randomFrom } from '../../src/sandbox/random.js'
import { POINTS, type Point } from '../support/failpoints.js'
import type { HttpFault } from '../support/faults/http-proxy.js'
import { type Fixture, fixtures } from './fixtures.js'
import { faultAt } from './services.js'

/** `create`: a PUT that must find nothing there. */
export type StoreRequest = 'GET' | 'PUT' | 'create'

/** What goes wrong, and with whom. */
export type Fault =
  /** The process in this place gets SIGKILL; another comes after it. */
  | { is: 'kill'; slot: number }
  | { is: 'kill-all' }
  /** Somebody resumes the batch on top of those who are at it. */
  | { is: 'another' }
  | { is: 'terminate'; slot: number }
  /** It stands still for a while, as on a machine that is suspended, and goes on as if nothing was. */
  | { is: 'freeze'; slot: number; ms: number }
  | { is: 'redis'; how: 'flush' | 'restart' | 'reset' | 'detach' | 'promote' }
  | { is: 'redis-for'; how: 'away' | 'pause' | 'stall' | 'drop' | 'full'; ms: number }
  | { is: 's3'; how: HttpFault; on: StoreRequest; times: number }
  | { is: 'service'; how: ServiceFault }
  | { is: 'way'; how: HttpFault; times: number }

export interface PlannedFault {
  /** Calls that have come to the service, or writes to the storage, when it happens. */
  on: 'call' | 'write'
  count: number
  fault: Fault
}

/** One run, as it follows from its seed. */
export interface Plan {
  seed: number
  fixture: Fixture
  rows: number
  /** Undefined: as many as the job takes. */
  pack?: number
  storage: 's3' | 'folder'
  /** `run` in one process, with workers beside it; or `submit`, and workers alone. */
  by: 'run' | 'submit'
  workers: number
  concurrency: number
  latencyMs: number
  limits: string
  replica: boolean
  /** The first process in a place kills itself there. */
  dieAt?: { slot: number; point: Point; pass: number }
  faults: PlannedFault[]
  /** When all is calm: the processes go on, or all are killed, Redis is empty, and one resumes. */
  afterwards: 'go-on' | 'resume'
}

export function planOf(seed: number): Plan {
  const dice = new Dice(seed)
  // In turn, so that a few runs meet all of them.
  const kinds = Object.values(fixtures)
  const fixture = dice.of(kinds[seed % kinds.length]!)
  const { isPacked, callsARow = 1, mostTasks = Infinity } = fixture
  const rows = Math.ceil(dice.between(10, 40) / callsARow)
  const pack = !isPacked || dice.chance(0.3) ? undefined : dice.between(3, 12)
  const by = dice.of(['run', 'submit'] as const)
  const workers = by === 'run' ? dice.between(0, 1) : dice.between(1, 2)
  const storage = dice.chance(0.8) ? 's3' : 'folder'
  const tasks = isPacked ? Math.ceil(rows / (pack ?? 500)) : Math.min(rows, mostTasks)
  const shape = { slots: workers + 1, storage, calls: tasks * callsARow, fixture } as const
  const faults = Array.from({ length: dice.between(1, 6) }, () => plannedFault(dice, shape))
  return {
    seed,
    fixture,
    rows,
    ...(pack === undefined ? {} : { pack }),
    storage,
    by,
    workers,
    concurrency: dice.of([2, 4, 8, 16]),
    latencyMs: dice.of([0, 30, 120, 800]),
    limits: dice.of(['60/1s,300/5s', '30/1s,90/4s', '20/500ms,100/6s']),
    replica: faults.some(({ fault }) => fault.is === 'redis' && isOfReplica(fault.how)),
    ...(dice.chance(0.4) ? { dieAt: deathOf(dice, workers + 1) } : {}),
    faults: faults.sort((a, b) => a.count - b.count),
    afterwards: dice.of(['go-on', 'resume'] as const),
  }
}

function deathOf(dice: Dice, slots: number): Plan['dieAt'] {
  return {
    slot: dice.between(0, slots - 1),
    point: dice.of(POINTS),
    pass: dice.of([1, 2, 3, 5, 9]),
  }
}

function isOfReplica(how: string): boolean {
  return how === 'detach' || how === 'promote'
}

interface Shape {
  slots: number
  storage: 's3' | 'folder'
  calls: number
  fixture: Fixture
}

/** What the storage is told for one call: attempt, ledger, answer, outcome. */
const WRITES_A_CALL = 4
const WRITES_OF_A_PLAN = 8

function plannedFault(dice: Dice, shape: Shape): PlannedFault {
  const on = shape.storage === 's3' && dice.chance(0.6) ? 'write' : 'call'
  const most = on === 'call' ? shape.calls : WRITES_OF_A_PLAN + shape.calls * (WRITES_A_CALL + 1)
  return {
    on,
    count: dice.between(1, Math.max(1, most)),
    fault: faultOf(dice, shape),
  }
}

function faultOf(dice: Dice, { slots, storage, fixture }: Shape): Fault {
  const slot = dice.between(0, slots - 1)
  const kinds: (() => Fault)[] = [
    () => ({ is: 'kill', slot }),
    () => ({ is: 'kill', slot }),
    () => ({ is: 'kill-all' }),
    () => ({ is: 'another' }),
    () => ({ is: 'terminate', slot }),
    () => ({ is: 'freeze', slot, ms: dice.of([300, 2_500, 12_000, 22_000]) }),
    () => redisFault(dice),
    () => redisFault(dice),
    () => redisFault(dice),
    () => serviceFault(dice, fixture),
    () => serviceFault(dice, fixture),
    () => wayFault(dice),
    ...(storage === 's3' ? [() => s3Fault(dice), () => s3Fault(dice), () => s3Fault(dice)] : []),
  ]
  return dice.of(kinds)()
}

function redisFault(dice: Dice): Fault {
  const at = () => dice.of([200, 800, 2_500, 6_000])
  return dice.of<() => Fault>([
    () => ({ is: 'redis', how: dice.of(['flush', 'restart', 'reset', 'detach', 'promote']) }),
    () => ({ is: 'redis', how: dice.of(['flush', 'restart', 'promote']) }),
    () => ({ is: 'redis-for', how: 'away', ms: at() }),
    () => ({ is: 'redis-for', how: dice.of(['pause', 'stall', 'drop', 'full']), ms: at() }),
  ])()
}

const SLOW_DOWN = '<Error><Code>SlowDown</Code><Message>slow down</Message></Error>'
const INTERNAL = '<Error><Code>InternalError</Code><Message>try again</Message></Error>'
const CONFLICT = '<Error><Code>ConditionalRequestConflict</Code><Message>again</Message></Error>'

function s3Fault(dice: Dice): Fault {
  const times = dice.of([1, 1, 2, 5, 12])
  const [on, how] = dice.of<[StoreRequest, HttpFault]>([
    ['PUT', { is: 'answer', status: 503, body: SLOW_DOWN }],
    ['GET', { is: 'answer', status: 503, body: SLOW_DOWN }],
    ['PUT', { is: 'answer-after', status: 500, body: INTERNAL }],
    ['create', { is: 'answer-after', status: 500, body: INTERNAL }],
    ['create', { is: 'answer', status: 409, body: CONFLICT }],
    ['create', { is: 'twice' }],
    ['create', { is: 'lose' }],
    ['create', { is: 'without', header: 'if-none-match' }],
    ['PUT', { is: 'reset' }],
    ['PUT', { is: 'lose' }],
    ['GET', { is: 'truncate' }],
    ['GET', { is: 'slow', ms: 400 }],
  ])
  return { is: 's3', how, on, times }
}

function serviceFault(dice: Dice, fixture: Fixture): Fault {
  const times = dice.of([1, 1, 2, 3])
  const how = dice.of<ServiceFault>([
    { lose: 'after', times },
    { truncate: true, times },
    { garbage: true, times },
    { reset: true, times },
    { edge: true, times },
    { edge: true, edgeStatus: 429, headers: { 'retry-after': '1' }, times },
    { status: 429, envelope: { code: 'RATE_LIMITED', message: 'x', retryAfter: 1 }, times },
    { status: 503, times },
    { delayMs: 700, times },
    { delayMs: 4_000, times },
  ])
  return { is: 'service', how: faultAt(fixture, jobs.get(fixture.job)!, how) }
}

/** Between us and the service. */
function wayFault(dice: Dice): Fault {
  const how = dice.of<HttpFault>([{ is: 'lose' }, { is: 'reset' }, { is: 'truncate' }])
  return { is: 'way', how, times: dice.of([1, 2, 3]) }
}

class Dice {
  private readonly random: () => number
  constructor(seed: number) {
    this.random = randomFrom(seed * 2_654_435_761)
  }
  chance(part: number): boolean {
    return this.random() < part
  }
  /** Both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1))
  }
  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)]!
  }
}
