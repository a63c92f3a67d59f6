import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateInSaoPaulo } from '../../src/runtime/clock.js'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'

const run = promisify(execFile)
let sandbox: Sandbox
let redis: RedisProcess

beforeAll(async () => {
  ;[sandbox, redis] = await Promise.all([startSandbox({}), startRedis()])
})
afterAll(async () => {
  await Promise.all([sandbox.close(), redis.close()])
})

/** What the example prints, asked as a program outside the project would ask: through the package. */
async function printedBy(prefix: string, baseUrl: string, ...args: string[]): Promise<unknown> {
  const path = fileURLToPath(new URL(`../../examples/${args[0]}`, import.meta.url))
  const { stdout, stderr } = await run(process.execPath, [path, ...args.slice(1)], {
    env: {
      ...process.env,
      [`${prefix}_BASE_URL`]: baseUrl,
      [`${prefix}_API_KEY`]: sandbox.apiKey,
      REDIS_URL: redis.url,
    },
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('examples/calculation.mjs, run against the sandbox → the service lives and an amount is corrected', async () => {
  const told = await printedBy('CALC', sandbox.calc, 'calculation.mjs')
  expect(told).toMatchObject({ ok: 1, total: 1327.71, items: [{ amount: 1000 }] })
})

test('examples/gazette.mjs, a registration and a period → the whole list with its proof', async () => {
  const [from, to] = [90, 0].map((days) => dateInSaoPaulo(Date.now() - days * 86_400_000))
  const asked = ['gazette.mjs', '50001', 'RS', from!, to!]
  const told = await printedBy('GAZETTE', sandbox.gazette, ...asked)
  expect(told).toMatchObject({ coverage: { complete: true } })
  const { coverage, ids } = told as { coverage: { distinct: number }; ids: unknown[] }
  expect(coverage.distinct).toBeGreaterThan(0)
  expect(ids).toHaveLength(coverage.distinct)
})

test('examples/update.mjs, two amounts → both brought to the update date', async () => {
  const told = await printedBy('UPDATE', sandbox.update, 'update.mjs')
  expect(told).toMatchObject({ lista: [{ valor: 1000, valorAtualizado: 1302 }, { valor: 250.5 }] })
})
