import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobs } from '../../jobs/index.js'
import { keys } from '../../src/records/keys.js'
import { type Fault, type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import type { RedisProcess } from '../redis/redis-process.js'
import type { Fixture } from './fixtures.js'
import { type Ended, type Started, startProcess } from './processes.js'
import { faultAt, servicesAt } from './services.js'

export const ROWS = 6
const LATENCY_MS = 30

/** The services and a folder of one small batch. */
export interface Scene {
  dir: string
  sandbox: Sandbox
  bucket: Bucket
  store: undefined
  start(args: string[], redis: RedisProcess, more?: Record<string, string>): Started
  lote(args: string[], redis: RedisProcess, more?: Record<string, string>): Promise<Ended>
}

/** `fault`: what goes wrong with the first call; `timeoutMs`: in which each must be answered. */
export async function openScene(
  fixture: Fixture,
  fault?: Fault,
  timeoutMs = 3_000,
): Promise<Scene> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-crash-'))
  const windows = [{ units: 60, ms: 1_000 }]
  const limits = { calcLimits: windows, gazetteLimits: windows, updateLimits: windows }
  const sandbox = await startSandbox({ ...limits, latencyMs: LATENCY_MS })
  const job = jobs.get(fixture.job)!
  const { packsTo } = fixture
  if (fault) sandbox.fault({ ...faultAt(fixture, job, fault), ...(packsTo && { path: packsTo }) })
  // What costs nothing the sandbox answers at once, and some points wait for a call under way.
  if (fixture.isFree) sandbox.fault(faultAt(fixture, job, { delayMs: LATENCY_MS, times: 1_000 }))
  const env = {
    ...servicesAt(sandbox.url, sandbox, { limits: '60/1s', timeoutMs }),
    LOTE_CONCURRENCY: '2',
    LOTE_LANG: 'en',
    SANDBOX_URL: sandbox.url,
    STORAGE_URL: `file:${join(dir, 'data')}`,
  }
  const start: Scene['start'] = (args, { url }, more) =>
    startProcess(args, { ...env, REDIS_URL: url, ...more }, dir, args[0]!)
  return {
    dir,
    sandbox,
    bucket: await openFolder(join(dir, 'data')),
    store: undefined,
    start,
    lote: (args, redis, more) => start(args, redis, more).ended,
  }
}

export async function closeScene({ dir, sandbox }: Scene): Promise<void> {
  await sandbox.close()
  await rm(dir, { recursive: true, force: true })
}

export async function batchIn(bucket: Bucket): Promise<string | undefined> {
  for await (const key of bucket.list(keys.batches)) {
    const found = /^batches\/([^/]+)\/manifest\.json$/.exec(key)
    if (found) return found[1]
  }
  return undefined
}
