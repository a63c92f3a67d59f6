import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keys } from '../../src/records/keys.js'
import { type Fault, type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import type { Bucket } from '../../src/stores/bucket.js'
import { openFolder } from '../../src/stores/folder.js'
import type { RedisProcess } from '../stores/redis-process.js'
import { type Ended, type Started, startProcess } from './processes.js'

export const ROWS = 6

/** A service and a folder of one small batch. */
export interface Scene {
  dir: string
  sandbox: Sandbox
  bucket: Bucket
  store: undefined
  start(args: string[], redis: RedisProcess, more?: Record<string, string>): Started
  lote(args: string[], redis: RedisProcess, more?: Record<string, string>): Promise<Ended>
}

/** `fault`: what goes wrong with the first call. */
export async function openScene(fault?: Fault): Promise<Scene> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-crash-'))
  const sandbox = await startSandbox({ calcLimits: [{ units: 60, ms: 1_000 }], latencyMs: 30 })
  if (fault) sandbox.fault(fault)
  const env = {
    CALC_BASE_URL: sandbox.calc,
    CALC_API_KEY: sandbox.apiKey,
    CALC_LIMITS: '60/1s',
    CALC_TIMEOUT: '3s',
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
