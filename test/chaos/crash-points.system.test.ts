import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import type { Fault } from '../../src/sandbox/index.js'
import { verify } from '../../src/verify/verify.js'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { POINTS, type Point } from '../support/failpoints.js'
import { type Fixture, fixtures, writeInput } from './fixtures.js'
import { judge } from './judge.js'
import { batchIn, closeScene, openScene, ROWS } from './scene.js'

/** So that an attempt ends without an outcome, and a task is divided. */
const TOO_MANY: Fault = {
  status: 429,
  envelope: { code: 'RATE_LIMITED', message: 'devagar', retryAfter: 1 },
}
const TOO_LARGE: Fault = { status: 413 }
/** Points that are met once in a batch; so few rows may make a workbook of one piece. */
const ONCE: readonly Point[] = [
  ...(['input-written', 'rows-written', 'knowledge-written', 'request-noted'] as const),
  ...(['batch-written', 'announced', 'before-commit', 'committed'] as const),
  ...(['manifest-written', 'closed', 'kept', 'attempt-ended', 'sheet-part'] as const),
]
/** What only some jobs write. */
const OF_SOME: readonly Point[] = ['document-written', 'file-written', 'kept']
/** A call that is not repeatable is looked up only when it can be under way no more. */
const LONG_MS = 180_000
/** Of calls that take 30 ms: none is late where nothing was killed, however busy the machine. */
const TIMEOUT_MS = 10_000

/** The Redis of who is killed, and the one of who resumes, which knows nothing of it. */
let first: RedisProcess
let second: RedisProcess
beforeAll(async () => {
  first = await startRedis()
  second = await startRedis()
})
afterAll(async () => {
  await first.close()
  await second.close()
})

/** Which points each kind of work meets here, and how often a later pass is tried. */
function casesOf(fixture: Fixture): { point: Point; pass: number }[] {
  const { isPacked, isFree, meets = [], callsARow = 1, mostTasks = ROWS } = fixture
  const isMet = (point: Point) => {
    if (OF_SOME.includes(point)) return (meets as readonly Point[]).includes(point)
    if (point === 'units-noted') return !isFree
    return point !== 'divided' || isPacked
  }
  const later = callsARow > 1 ? [2, Math.min(5, mostTasks)] : [3]
  return POINTS.filter(isMet).flatMap((point) => {
    const passes = isPacked || ONCE.includes(point) ? [1] : [1, ...later]
    return passes.map((pass) => ({ point, pass }))
  })
}

test('each kind of job in the registry has a batch to be killed in', () => {
  expect([...jobs.keys()].filter((kind) => !fixtures[kind])).toEqual([])
})

for (const fixture of Object.values(fixtures).flat()) {
  describe.concurrent(`killed, ${fixture.name}, and resumed with an empty Redis`, () => {
    test.each(casesOf(fixture))('at $point, pass $pass', { timeout: LONG_MS }, async (at) => {
      const scene = await openScene(fixture, fixture.isPacked ? TOO_LARGE : TOO_MANY, TIMEOUT_MS)
      try {
        const file = await writeInput(fixture, ROWS, scene)
        const run = ['run', file, ...fixture.args, '--yes', '--json']
        const dying = scene.start(run, first, { DIE_AT: `${at.point}:${at.pass}` })
        const killed = await dying.ended
        expect(killed.signal, killed.stderr).toBe('SIGKILL')

        const begun = await batchIn(scene.bucket)
        const resumed = await scene.lote(begun ? ['resume', begun, '--json'] : run, second)
        expect([0, 3], resumed.stderr).toContain(resumed.status)
        const batch = (await batchIn(scene.bucket))!
        const judged = await judge(scene, batch, {
          killed: new Set([dying.pid]),
          writtenAtMs: new Map(),
          refusals: 1,
        })
        expect(judged.faults).toEqual([])
        // Two calls at the most were under way: only these are made again, or told as uncertain.
        expect(judged.lost).toBe(0)
        expect(judged.inFlight).toBeLessThanOrEqual(2)
        expect(judged.repeated + judged.uncertain).toBeLessThanOrEqual(judged.inFlight)
        const manifest = (await new BatchRecords(scene.bucket, batch).manifest())!
        const job = jobs.get(fixture.job)!
        const { problems } = await verify(manifest, { bucket: scene.bucket, job })
        expect(problems).toEqual([])
      } finally {
        await closeScene(scene)
      }
    })
  })
}
