import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import * as actions from '../../src/cli/actions.js'
import { program } from '../../src/cli/program.js'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'
import type { MessageCode } from '../../src/messages/message-code.js'
import type { Clock } from '../../src/runtime/clock.js'
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js'
import { ENTRY } from '../redis/embedded.js'
import { lendRedis, reclaimRedis } from '../support/spare-redis.js'
import { startStandIn } from '../support/stand-in.js'
import { heardVoice } from '../support/voice.js'

/** What a command told and what it was refused with, by code and in words; its results. */
export interface Ran {
  status: number | undefined
  codes: MessageCode[]
  said: string
  results: string[]
}

export interface Bench {
  dir: string
  sandbox: Sandbox
  env: Record<string, string>
  file(name: string, content: string | Buffer): Promise<string>
  lote(args: readonly string[], env?: Record<string, string>): Promise<Ran>
}

/** `lote ...` in this process, with a sandbox and a storage that all tests of the file share. */
export function useCommands(
  prepare: (bench: Bench) => Promise<void>,
  options: SandboxOptions = {},
): Bench {
  const bench = {} as Bench
  beforeAll(async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lote-commands-'))
    const sandbox = await startStandIn(options)
    const runDir = join(dir, 'run')
    lendRedis(runDir)
    const env: Record<string, string> = {
      STORAGE_URL: `file:${join(dir, 'data')}`,
      LOTE_RUN_DIR: runDir,
      CALC_BASE_URL: sandbox.calc,
      CALC_API_KEY: sandbox.apiKey,
      GAZETTE_BASE_URL: sandbox.gazette,
      GAZETTE_API_KEY: sandbox.apiKey,
    }
    if (options.calcLimits) env.CALC_LIMITS = '1000/1s'
    const file = async (name: string, content: string | Buffer) => {
      await writeFile(join(dir, name), content)
      return join(dir, name)
    }
    const lote = (args: readonly string[], more = {}) => inProcess(args, { ...env, ...more })
    Object.assign(bench, { dir, sandbox, env, file, lote })
    await prepare(bench)
  })
  afterAll(async () => {
    await bench.sandbox.close()
    await reclaimRedis(join(bench.dir, 'run'))
    await rm(bench.dir, { recursive: true, force: true })
  })
  return bench
}

/** `lote ...` in this process; of the machine's time without a clock. */
export async function inProcess(
  args: readonly string[],
  env: Record<string, string>,
  clock?: Clock,
): Promise<Ran> {
  const app = new App({
    config: readConfig(env),
    jobs,
    log: pino({ level: 'silent' }),
    embeddedEntry: ENTRY,
    ...(clock ? { clock } : {}),
  })
  const voice = heardVoice(args.includes('--json'))
  const codes: MessageCode[] = []
  const output: typeof voice = {
    ...voice,
    say: (said) => {
      codes.push(said.code)
      voice.say(said)
    },
  }
  let status: number | undefined
  const lote = program(async (action) => {
    try {
      status = await action(app, output, actions)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      status = error.status
      codes.push(...error.sentences.map(({ code }) => code))
      voice.people.push(...error.sentences.map((one) => translateWhole('pt', one)))
    } finally {
      await app.close()
    }
  }, 'pt')
  await lote.parseAsync(['node', 'lote', ...args])
  return { status, codes, said: voice.people.join('\n'), results: voice.results }
}
