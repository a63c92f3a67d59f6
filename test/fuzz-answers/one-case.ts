import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { writeInput } from '../chaos/fixtures.js'
import { servicesAt } from '../chaos/services.js'
import type { Case } from './cases.js'
import { judge, type Reference, referenceOf } from './judge.js'
import { type Ended, lote } from './program-here.js'
import { type Exchange, type MutatingProxy, startMutatingProxy } from './proxy.js'

const WIDE = [{ units: 100_000, ms: 60_000 }]
/** Commands that go on with what was left, at the most. */
const MOST_RESUMED = 4
/** The service was mended: what is told to wait until tomorrow is told so by a mutation. */
const DAY = '2026-01-15'

export interface Ran {
  faults: string[]
  mutated: number
  paid: number
  rows: { read: number } | undefined
  /** How the command ended that met the mutations. */
  status: number
  skippedMs: number
}

/** All of one batch: what is stored, and what was on the wire. */
export interface Played {
  dir: string
  file: string
  bucket: Bucket
  batch: string | undefined
  first: Ended
  all: Ended[]
  seen: Exchange[]
}

const references = new Map<string, Reference>()

/** Runs the batch undisturbed where nobody has yet, and then with its answers mutated. */
export async function runCase(one: Case, redisUrl: string): Promise<Omit<Ran, 'skippedMs'>> {
  const name = `${one.fixture.name} ${one.isNight}`
  if (!references.has(name)) {
    const { plan: _, ...calm } = one
    await played(calm, redisUrl, async (undisturbed) => {
      references.set(name, await referenceOf(undisturbed))
    })
  }
  return played(one, redisUrl, (disturbed) => judge(one, disturbed, references.get(name)!))
}

async function played<T>(
  one: Omit<Case, 'plan'> & Partial<Case>,
  redisUrl: string,
  look: (what: Played) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-fuzz-'))
  const sandbox = await startSandbox({
    calcLimits: WIDE,
    gazetteLimits: WIDE,
    updateLimits: WIDE,
    // The base of the gazette is as of a day, and so the same in each case.
    seed: 1,
  })
  const proxy = await startMutatingProxy(sandbox.url)
  try {
    // On a busy machine a good answer may take seconds, and what is compared with has to be whole.
    const timeoutMs = one.plan ? 2_000 : 60_000
    const env = {
      ...servicesAt(proxy.url, sandbox, { limits: '100000/1m', timeoutMs }),
      LOTE_LANG: 'en',
      LOTE_RUN_DIR: join(dir, 'run'),
      REDIS_URL: redisUrl,
      LOTE_CONCURRENCY: '4',
      STORAGE_URL: `file:${join(dir, 'data')}`,
    }
    proxy.plan = undefined
    const begun = await begin(one, { dir, sandbox, env })
    proxy.plan = one.plan
    const first = await lote(begun.args, env, one.number + 1)
    proxy.plan = undefined
    return await look(await goneOn({ ...begun, dir, first }, proxy, env, one.number))
  } finally {
    await proxy.close()
    await sandbox.close()
    await rm(dir, { recursive: true, force: true })
  }
}

interface Begun {
  file: string
  args: string[]
}

interface Place {
  dir: string
  sandbox: Sandbox
  env: Record<string, string>
}

async function begin(one: Omit<Case, 'plan'>, place: Place): Promise<Begun> {
  if (one.isNight) return beginNight(place)
  const file = await writeInput(one.fixture, one.rows, place)
  return { file, args: ['run', file, ...one.fixture.args, '--yes', '--json'] }
}

async function beginNight({ dir, sandbox, env }: Place): Promise<Begun> {
  const some = sandbox.gazetteBase
    .registrations()
    .filter(({ trait }) => !trait?.startsWith('full-'))
    .slice(0, 2)
  const file = join(dir, 'oabs.csv')
  await writeFile(file, ['OAB', ...some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
  const added = await lote(['watch', 'add', 'noite', file], env, 1)
  if (added.status !== 0) throw new Error(`watch add: ${added.stderr}`)
  return { file, args: ['watch', 'run', 'noite', '--date', DAY, '--json'] }
}

/** With a service that is well again, until the batch is finished. */
async function goneOn(
  { dir, file, args, first }: Begun & { dir: string; first: Ended },
  proxy: MutatingProxy,
  env: Record<string, string>,
  number: number,
): Promise<Played> {
  const bucket = await openFolder(join(dir, 'data'))
  const all = [first]
  let batch = await batchIn(bucket)
  for (let n = 0; n < MOST_RESUMED && !(await isFinished(bucket, batch)); n += 1) {
    const next = batch && args[0] === 'run' ? ['resume', batch, '--json'] : args
    all.push(await lote(next, env, number + 1_000 * (n + 1)))
    batch = await batchIn(bucket)
  }
  return { dir, file, bucket, batch, first, all, seen: proxy.seen }
}

async function batchIn(bucket: Bucket): Promise<string | undefined> {
  const found: string[] = []
  for await (const key of bucket.list('batches/')) {
    const batch = /^batches\/([^/]+)\/manifest\.json$/.exec(key)?.[1]
    if (batch) found.push(batch)
  }
  return found.sort().at(-1)
}

async function isFinished(bucket: Bucket, batch: string | undefined): Promise<boolean> {
  const bytes = batch && (await bucket.get(`batches/${batch}/manifest.json`))
  if (!bytes) return false
  return (JSON.parse(bytes.toString()) as { state: string }).state === 'finished'
}
