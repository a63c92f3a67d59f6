import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { DuplicateSubmission } from '../../src/batches/submission/idempotency.js'
import type { Request } from '../../src/batches/submission/prepare.js'
import { type SubmitDeps, submit } from '../../src/batches/submission/submit.js'
import { readConfig } from '../../src/config/config.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import { planPrune } from '../../src/retention/plan.js'
import { prune } from '../../src/retention/prune.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { WatchedBucket } from '../execute/support/bucket.js'
import { DyingBucket } from '../retention/support.js'
import { portfolio } from '../support/portfolio.js'
import { startStandIn } from '../support/stand-in.js'

const DAY = 86_400_000
let dir: string
let sandbox: Sandbox
let app: App
let request: Request
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-creation-'))
  sandbox = await startStandIn({})
  const env = { CALC_BASE_URL: sandbox.calc, CALC_API_KEY: sandbox.apiKey }
  const embeddedEntry = new URL('file:///none')
  app = new App({ config: readConfig(env), jobs, log: pino({ level: 'silent' }), embeddedEntry })
  const file = join(dir, 'carteira.csv')
  await writeFile(file, portfolio(1_100))
  request = {
    file,
    job: jobs.get('correct')! as never,
    parameters: { index: 'ipca', updateTo: '2024-12-31' },
    accept: { map: {}, lastYear: 2026, given: {} },
    duplicates: 'warn',
    lane: 'normal',
  }
})
afterAll(async () => {
  await app.close()
  await sandbox.close()
  await rm(dir, { recursive: true })
})

function deps(bucket: Bucket): SubmitDeps {
  const account = app.account('calculation')
  const { book, queue, reads, isRehearsal } = app.connect(account)
  const { windows } = account
  return {
    bucket,
    reads,
    clock: app.clock,
    random: Math.random,
    account: { name: 'default', book, queue, windows, ownSandbox: false },
    isRehearsal,
    quote: async (price) => ({ ...price, estimateMs: 0 }),
  }
}

async function keysOf(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list(prefix)) found.push(key)
  return found
}

test('killed after any change, a submission leaves a whole batch or none; the next one knows which', async () => {
  for (let changes = 0, isDone = false; !isDone; changes += 1) {
    const bucket = await openFolder(join(dir, `bucket-${changes}`))
    // A process that was killed cleans nothing up: its deletions fail as well.
    isDone = await submit(request, deps(new DyingBucket(bucket, changes))).then(
      () => true,
      () => false,
    )
    const manifests = (await keysOf(bucket, keys.batches)).filter((key) => /manifest/.test(key))
    expect(manifests).toHaveLength(isDone ? 1 : 0)
    const again = await submit(request, deps(bucket)).catch((error: unknown) => error)
    if (isDone) expect(again).toBeInstanceOf(DuplicateSubmission)
    else expect(again).toMatchObject({ state: 'open', plan: { tasks: 3 } })

    const ages = { nowMs: app.clock.now() + 2 * DAY, olderThanMs: 90 * DAY, ledgerMs: DAY }
    await prune(await planPrune(bucket, ages), bucket, ages)
    const left = new Set((await keysOf(bucket, keys.batches)).map((key) => key.split('/')[1]))
    expect(left.size).toBe(1)
    expect(await keysOf(bucket, keys.submissions)).toHaveLength(1)
    expect((await new BatchRecords(bucket, [...left][0]!).manifest())!.state).toBe('open')
  }
})

test('a submission that fails takes away what it stored', async () => {
  const bucket = await openFolder(join(dir, 'failing'))
  const failing = { ...deps(bucket), quote: () => Promise.reject(new Error('no quote')) }
  await expect(submit(request, failing)).rejects.toThrow('no quote')
  expect(await keysOf(bucket, '')).toEqual([])
})

/** Until so many have come, nobody goes on. */
function barrier(all: number): () => Promise<void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let come = 0
  return () => {
    come += 1
    if (come === all) open()
    return opened
  }
}

test.each([
  ['before any is noted', 'put', 'before'],
  ['when all are noted', 'put', 'after'],
] as const)('submitted three times at one instant, together %s: one goes on, the others leave nothing', async (name, operation, when) => {
  const bucket = await openFolder(join(dir, `together ${name}`))
  const together = barrier(3)
  const submitted = Array.from({ length: 3 }, () => {
    const watched = new WatchedBucket(bucket)
    let isFirst = true
    watched[when] = (what, key) => {
      if (!isFirst || what !== operation || !key.startsWith(keys.submissions)) return undefined
      isFirst = false
      return together()
    }
    return submit(request, deps(watched))
  })
  const ended = await Promise.allSettled(submitted)
  const [winner, ...more] = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(more).toEqual([])
  const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of reasons) expect(reason).toMatchObject({ first: { id: winner!.id } })
  const stored = [...(await keysOf(bucket, keys.batches)), ...(await keysOf(bucket, 'submitted/'))]
  expect(stored.filter((key) => !key.includes(winner!.id))).toEqual([])
})

test('what a submission that died left behind keeps nobody from submitting', async () => {
  const bucket = await openFolder(join(dir, 'after-death'))
  const dying = new WatchedBucket(bucket)
  const died = new Promise<void>((resolve) => {
    dying.after = (_operation, key) => {
      if (!key.startsWith(keys.submissions)) return undefined
      resolve()
      return new Promise(() => undefined)
    }
  })
  void submit(request, deps(dying))
  await died
  expect(await submit(request, deps(bucket))).toMatchObject({ state: 'open' })
})
