import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POINTS, type Point } from '../../src/points.js'
import { type RedisProcess, startRedis } from '../stores/redis-process.js'
import { fixtures } from './fixtures.js'
import { judge } from './judge.js'
import type { Started } from './processes.js'
import { batchIn, closeScene, openScene, ROWS } from './scene.js'

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
  (point) => !(['divided', 'attempt-ended'] as Point[]).includes(point),
)
const kinds = fixtures.correct!.filter(({ oneCallARow }) => oneCallARow)

for (const fixture of kinds) {
  describe.concurrent(`stood still, ${fixture.name}, while another finished the batch`, () => {
    test.each(points)('at %s', { timeout: LONG_MS }, async (point) => {
      const scene = await openScene(fixture)
      try {
        const file = join(scene.dir, 'carteira.csv')
        await writeFile(file, fixture.file(ROWS))
        const run = ['run', file, ...fixture.args, '--yes', '--json']
        const still = scene.start(run, redis, { STOP_AT: `${point}:1` })
        await untilStill(still)
        const batch = (await batchIn(scene.bucket))!
        const resumed = await scene.lote(['resume', batch, '--json'], redis)
        expect([0, 3], resumed.stderr).toContain(resumed.status)
        still.signal('SIGCONT')
        const late = await still.ended
        expect([0, 3], late.stderr).toContain(late.status)

        const judged = await judge(scene, batch, {
          killed: new Set(),
          writtenAtMs: new Map(),
          refusals: 1,
        })
        expect(judged.faults).toEqual([])
        // Two calls at the most were under way.
        expect(judged.repeated).toBeLessThanOrEqual(2)
        const verified = await scene.lote(['verify', batch, '--json'], redis)
        expect(verified.status, verified.stdout + verified.stderr).toBe(0)
      } finally {
        await closeScene(scene)
      }
    })
  })
}
