import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { POINTS, type Point } from '../support/failpoints.js'
import { type Fixture, fixtures, writeInput } from './fixtures.js'
import { judge } from './judge.js'
import type { Started } from './processes.js'
import { batchIn, closeScene, openScene, ROWS, type Scene } from './scene.js'

/** The lease of a batch, and the deadline of a call, have to pass. */
const LONG_MS = 180_000

let redis: RedisProcess
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())

/** As the system tells it: stopped by a signal. */
async function untilStill({ pid, isOver }: Started): Promise<void> {
  for (;;) {
    if (isOver()) throw new Error('ended before it stood still')
    if (/^State:\s+T/m.test(await readFile(`/proc/${pid}/status`, 'utf8'))) return
    await pause(20)
  }
}

/** From the batch's announcement on there is something for others to go on with. */
const points = POINTS.slice(POINTS.indexOf('announced')).filter(
  (point) => !(['divided', 'attempt-ended', 'file-written', 'kept'] as Point[]).includes(point),
)
const kinds = fixtures.correct!.filter(({ isPacked }) => !isPacked)

/** A run that stands still at a point while a second process finishes the batch, and then goes on. */
async function overtaken(
  scene: Scene,
  fixture: Fixture,
  point: Point,
  env: Record<string, string> = {},
): Promise<string> {
  const file = await writeInput(fixture, ROWS, scene)
  const run = ['run', file, ...fixture.args, '--yes', '--json']
  const still = scene.start(run, redis, { STOP_AT: `${point}:1`, ...env })
  await untilStill(still)
  const batch = (await batchIn(scene.bucket))!
  const resumed = await scene.lote(['resume', batch, '--json'], redis)
  expect([0, 3], resumed.stderr).toContain(resumed.status)
  still.signal('SIGCONT')
  const late = await still.ended
  expect([0, 3], late.stderr).toContain(late.status)
  return batch
}

async function verified(scene: Scene, batch: string): Promise<void> {
  const { status, stdout, stderr } = await scene.lote(['verify', batch, '--json'], redis)
  expect(status, stdout + stderr).toBe(0)
}

for (const fixture of kinds) {
  describe.concurrent(`stood still, ${fixture.name}, while another finished the batch`, () => {
    test.each(points)('at %s', { timeout: LONG_MS }, async (point) => {
      const scene = await openScene(fixture)
      try {
        const batch = await overtaken(scene, fixture, point)
        const seen = { killed: new Set<number>(), writtenAtMs: new Map(), refusals: 0 }
        const judged = await judge(scene, batch, seen)
        expect(judged.faults).toEqual([])
        // Two calls at the most were under way.
        expect(judged.repeated).toBeLessThanOrEqual(2)
        await verified(scene, batch)
      } finally {
        await closeScene(scene)
      }
    })
  })
}

test('when the rows of a refused call were told', {
  timeout: LONG_MS,
}, async () => {
  const scene = await openScene(kinds[0]!, { status: 422, envelope: { code: 'X', message: 'x' } })
  try {
    const alone = { LOTE_CONCURRENCY: '1' }
    await verified(scene, await overtaken(scene, kinds[0]!, 'outcome-written', alone))
  } finally {
    await closeScene(scene)
  }
})
