import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { jobs } from '../../../jobs/index.js'
import { App } from '../../../src/app/app.js'
import type { ClientDecorators } from '../../../src/app/inputs.js'
import { runBatch } from '../../../src/batches/run/run-batch.js'
import type { Request } from '../../../src/batches/submission/prepare.js'
import { announce, submit } from '../../../src/batches/submission/submit.js'
import { submitDepsOf } from '../../../src/batches/submission/submit-deps.js'
import { readConfig } from '../../../src/config/config.js'
import type { Manifest } from '../../../src/core/batch.js'
import type { Template } from '../../../src/core/job/job.js'
import { readParameters } from '../../../src/core/job/parse-parameters.js'
import { openDocuments } from '../../../src/documents/open.js'
import { BatchRecords } from '../../../src/records/batch-records.js'
import type { Sandbox, SandboxOptions } from '../../../src/sandbox/index.js'
import { verify } from '../../../src/verify/verify.js'
import { ENTRY } from '../../redis/embedded.js'
import { type At, type Point, pointed, silentOnceDead } from '../../support/failpoints.js'
import { lendRedis, reclaimRedis } from '../../support/spare-redis.js'
import { startStandIn } from '../../support/stand-in.js'
import { readWorkbook } from '../../support/workbook.js'

/** A storage, a sandbox and processes of ours that share both. */
export interface Engine {
  dir: string
  sandbox: Sandbox
  file(name: string, content: string): Promise<string>
  /** A process that knows nothing but the storage: its Redis is its own. */
  app(at?: At, isDead?: () => boolean): App
  request(file: string, kind: string, pairs: string[]): Request
  /** Of a folder, a zip or a sheet of paths. */
  documents(input: string, kind: string, pairs: string[]): Promise<Request>
  submit(app: App, request: Request): Promise<Manifest>
  work(app: App, batch: string): Promise<Manifest>
  /** Submits and works in one process. */
  run(request: Request): Promise<Manifest>
  /**
   * Runs until a process has passed the point so often, where it stands still for ever; another
   * resumes what the storage holds. Undefined where the point was not met so often.
   */
  killedAt(
    request: Request,
    point: Point,
    pass: number,
    meanwhile?: () => Promise<void>,
  ): Promise<Manifest | undefined>
  workbook(manifest: Manifest): Promise<Map<string, unknown[][]>>
  problems(manifest: Manifest): Promise<string[]>
}

const LIMITS = '100000/1m'

type Environment = Record<string, string>

/** A dead process waits for ever at its next point, and its timers write nothing. */
function dying(at: At, isDead: () => boolean): Partial<ClientDecorators> {
  const { bucket, ...others } = pointed(at)
  return { ...others, bucket: (opened) => bucket(silentOnceDead(opened, isDead)) }
}

export function useEngine(
  options: SandboxOptions = {},
  more: Environment | ((sandbox: Sandbox) => Environment | Promise<Environment>) = {},
): Engine {
  const engine = {} as Engine
  const apps: App[] = []
  const runDirs: string[] = []
  let processes = 0
  beforeAll(async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lote-engine-'))
    const wide = [{ units: 100_000, ms: 60_000 }]
    const sandbox = await startStandIn({ calcLimits: wide, updateLimits: wide, ...options })
    const env = {
      STORAGE_URL: `file:${join(dir, 'data')}`,
      CALC_BASE_URL: sandbox.calc,
      CALC_API_KEY: sandbox.apiKey,
      CALC_LIMITS: LIMITS,
      UPDATE_BASE_URL: sandbox.update,
      UPDATE_API_KEY: sandbox.apiKey,
      UPDATE_LIMITS: LIMITS,
      ...(typeof more === 'function' ? await more(sandbox) : more),
    }
    const log = pino({ level: 'silent' })
    Object.assign(engine, { dir, sandbox })
    engine.app = (at, isDead = () => false) => {
      processes += 1
      const runDir = join(dir, `run-${processes}`)
      lendRedis(runDir)
      runDirs.push(runDir)
      const config = readConfig({ ...env, LOTE_RUN_DIR: runDir })
      const app = new App({
        config,
        jobs,
        log,
        embeddedEntry: ENTRY,
        ...(at ? { decorators: dying(at, isDead) } : {}),
      })
      apps.push(app)
      return app
    }
  })
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await engine.sandbox.close()
    await Promise.all(runDirs.map(reclaimRedis))
    await rm(engine.dir, { recursive: true, force: true })
  })
  return Object.assign(engine, stepsOf(engine))
}

function stepsOf(engine: Engine): Omit<Engine, 'dir' | 'sandbox' | 'app'> {
  const connectionOf = (app: App, kind: string) => app.connect(app.account(app.job(kind).service))
  const batchesIn = async (app: App): Promise<string[]> => {
    const found: string[] = []
    for await (const key of (await app.bucket()).list('batches/')) {
      if (key.endsWith('/manifest.json')) found.push(key.split('/')[1]!)
    }
    return found
  }
  return {
    file: async (name, content) => {
      await writeFile(join(engine.dir, name), content)
      return join(engine.dir, name)
    },
    request: (file, kind, pairs) => {
      const job = jobs.get(kind)!
      const parameters = readParameters(pairs, job)
      const accept = { map: {}, lastYear: 2026, given: parameters }
      return { file, job, parameters, accept, duplicates: 'warn', lane: 'normal', again: true }
    },
    documents: async (input, kind, pairs) => {
      const { mostBytes } = jobs.get(kind)!.documents!
      const opened = await openDocuments(input, { mostBytes }, () =>
        Promise.reject(new Error('none')),
      )
      const request = engine.request(opened.file, kind, pairs)
      return { ...request, documents: opened.documents }
    },
    submit: async (app, request) => {
      const deps = await submitDepsOf(app, connectionOf(app, request.job.kind))
      const manifest = await submit(request, deps)
      await announce(await app.bucket(), manifest.id)
      return manifest
    },
    work: async (app, batch) => {
      const manifest = (await new BatchRecords(await app.bucket(), batch).manifest())!
      const stop = new AbortController()
      const execution = await app.execute(connectionOf(app, manifest.job), stop.signal)
      try {
        const ended = await runBatch(manifest, app, execution, { stopping: stop.signal })
        if (ended.is !== 'finished') throw new Error(JSON.stringify(ended))
        return ended.manifest
      } finally {
        await execution.close()
      }
    },
    run: async (request) => {
      const app = engine.app()
      return engine.work(app, (await engine.submit(app, request)).id)
    },
    killedAt: async (request, point, pass, meanwhile) => {
      let passed = 0
      let tellDead = () => {}
      const dead = new Promise<'dead'>((resolve) => {
        tellDead = () => resolve('dead')
      })
      const forEver = new Promise<never>(() => undefined)
      const isDead = () => passed >= pass
      const dying = engine.app((at) => {
        if (isDead()) return forEver
        if (at === point) passed += 1
        if (!isDead()) return undefined
        tellDead()
        return forEver
      }, isDead)
      const before = await batchesIn(engine.app())
      const running = engine.submit(dying, request).then(({ id }) => engine.work(dying, id))
      if ((await Promise.race([dead, running])) !== 'dead') return undefined
      await meanwhile?.()
      const other = engine.app()
      const batch = (await batchesIn(other)).find((one) => !before.includes(one))
      return engine.work(other, batch ?? (await engine.submit(other, request)).id)
    },
    workbook: async ({ id }) =>
      readWorkbook(join(engine.dir, 'data', 'batches', id, 'result.xlsx')),
    problems: async (manifest) => {
      const bucket = await engine.app().bucket()
      const found = await verify(manifest, { bucket, job: jobs.get(manifest.job)! })
      return found.problems.map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`)
    },
  }
}

/** The rows of a template as a CSV, and its parameters. */
export function csvOf({ headings, rows, args }: Template): { csv: string; pairs: string[] } {
  const lines = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
  return { csv: `${lines.join('\n')}\n`, pairs: args.filter((_, at) => args[at - 1] === '-p') }
}
