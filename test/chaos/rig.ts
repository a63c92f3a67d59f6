import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseLimits } from '../../src/core/window.js'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { type S3Double, startS3Double } from '../storage/s3-server.js'
import { type HttpProxy, startHttpProxy } from '../support/faults/http-proxy.js'
import { type RedisRig, startRedisRig } from '../support/faults/redis-rig.js'
import { servicesAt } from './services.js'

export interface RigOptions {
  storage: 's3' | 'folder'
  limits: string
  latencyMs: number
  concurrency: number
  replica: boolean
  seed: number
}

/** The services, a Redis and a storage of their own, each behind a proxy, and the environment of `lote`. */
export interface Rig {
  dir: string
  env: Record<string, string>
  sandbox: Sandbox
  /** Before the services. */
  way: HttpProxy
  redis: RedisRig
  /** Before the storage; undefined for a folder. */
  store: HttpProxy | undefined
  /** The storage itself, as nothing disturbs it. */
  bucket: Bucket
  /** Puts an object there before anything begins. */
  plant(key: string, body: string): Promise<void>
  close(): Promise<void>
}

const PREFIX = 'escritorio'
/** In which a call must be answered; the machine is busy. */
export const TIMEOUT_MS = 3_000

export async function openRig(options: RigOptions): Promise<Rig> {
  const dir = await mkdtemp(join(tmpdir(), `lote-chaos-${options.seed}-`))
  const windows = parseLimits(options.limits)!
  const { latencyMs } = options
  const sandbox = await startSandbox({
    calcLimits: windows,
    gazetteLimits: windows,
    updateLimits: windows,
    latencyMs,
    seed: options.seed,
  })
  const way = await startHttpProxy(sandbox.url)
  await mkdir(join(dir, 'redis'))
  const redis = await startRedisRig(join(dir, 'redis'), options.replica)
  const s3 = options.storage === 's3' ? await startS3Double() : undefined
  const store = s3 && (await startHttpProxy(s3.endpoint))
  const data = join(dir, 'data')
  const folder = s3 ? undefined : await openFolder(data)
  return {
    dir,
    sandbox,
    way,
    redis,
    store,
    bucket: folder ?? bucketOf(s3!),
    plant: async (key, body) => {
      if (folder) await folder.put(key, body)
      else s3!.objects.set(`${PREFIX}/${key}`, { body: Buffer.from(body), meta: {} })
    },
    env: {
      ...servicesAt(way.url, sandbox, { limits: options.limits, timeoutMs: TIMEOUT_MS }),
      LOTE_CONCURRENCY: String(options.concurrency),
      LOTE_LANG: 'en',
      LOTE_LOG_LEVEL: 'info',
      SANDBOX_URL: sandbox.url,
      REDIS_URL: redis.url,
      STORAGE_URL: s3 ? `s3://${s3.bucket}/${PREFIX}` : `file:${data}`,
      ...(store && {
        S3_ENDPOINT: store.url,
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_REGION: 'us-east-1',
      }),
    },
    close: async () => {
      await Promise.all([way.close(), store?.close(), redis.close()])
      await Promise.all([sandbox.close(), s3?.close()])
    },
  }
}

/** All that a store holds, as files in a folder, for who looks into a failure. */
export async function dump(bucket: Bucket, dir: string): Promise<void> {
  for await (const key of bucket.list('')) {
    const path = join(dir, key)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, (await bucket.get(key))!)
  }
}

/** The objects of the double, read without a request. */
function bucketOf({ objects, bucket }: S3Double): Bucket {
  const whole = (key: string) => objects.get(`${PREFIX}/${key}`)?.body
  const readOnly = () => Promise.reject(new Error('to be looked at only'))
  return {
    url: `s3://${bucket}/${PREFIX}`,
    get: async (key) => whole(key),
    read: async (key) => {
      const body = whole(key)
      return body && Readable.from([body])
    },
    size: async (key) => whole(key)?.length,
    async *list(prefix) {
      const keys = [...objects.keys()].map((key) => key.slice(PREFIX.length + 1))
      yield* keys.filter((key) => key.startsWith(prefix)).sort()
    },
    async *folders(prefix) {
      const below = [...objects.keys()]
        .map((key) => key.slice(PREFIX.length + 1))
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length).split('/'))
      yield* new Set(below.flatMap(([name, ...rest]) => (rest.length > 0 ? [name!] : [])))
    },
    put: readOnly,
    create: readOnly,
    write: readOnly,
    delete: readOnly,
    close: async () => undefined,
  }
}
