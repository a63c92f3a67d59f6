import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js'
import { lendRedis, reclaimRedis } from './spare-redis.js'
import { startStandIn } from './stand-in.js'

/** A folder, a sandbox and an environment that belong to one test. */
export interface Workbench {
  dir: string
  sandbox: Sandbox
  env: Record<string, string>
  file(name: string, content: string | Buffer): Promise<string>
  /** Calls of `POST /v1/correct` as the service saw them. */
  corrections(): ReturnType<Sandbox['journal']>
}

/** Before each test a new workbench; after it nothing is left. */
export function useWorkbench(
  options: SandboxOptions = {},
  env: Record<string, string> = {},
): Workbench {
  const bench = {} as Workbench
  beforeEach(async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lote-test-'))
    const sandbox = await startStandIn(options)
    const runDir = join(dir, 'run')
    lendRedis(runDir)
    Object.assign(bench, {
      dir,
      sandbox,
      env: {
        STORAGE_URL: `file:${join(dir, 'data')}`,
        LOTE_RUN_DIR: runDir,
        CALC_BASE_URL: sandbox.calc,
        CALC_API_KEY: sandbox.apiKey,
        ...env,
      },
      file: async (name: string, content: string | Buffer) => {
        await writeFile(join(dir, name), content)
        return join(dir, name)
      },
      corrections: () =>
        sandbox
          .journal()
          .filter(({ method, path }) => method === 'POST' && path.includes('/v1/correct')),
    } satisfies Workbench)
  })
  afterEach(async () => {
    await bench.sandbox.close()
    await reclaimRedis(join(bench.dir, 'run'))
    await rm(bench.dir, { recursive: true, force: true })
  })
  return bench
}
