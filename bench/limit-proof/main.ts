import { parseArgs } from 'node:util'
import { Redis } from 'ioredis'
import { startRedis } from '../limit/redis.js'
import { type ProofResult, prove, sentence } from './prove.js'
import { ScriptServer } from './servers.js'

const REPORT_EVERY_MS = 10_000
/**
 * Number of worlds that run concurrently, so that the connection stays busy while some wait for
 * answers.
 */
const AT_ONCE = 64

interface Options {
  calls: number
  seed: number
  scripts: boolean
}

/** `LIMIT_SEED` repeats the single world of that seed. */
function readOptions(args: string[], repeat: string | undefined): Options {
  const { values } = parseArgs({
    args,
    options: {
      calls: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      scripts: { type: 'boolean', default: false },
    },
  })
  const calls = Number(values.calls)
  const seed = Number(values.seed)
  if (!Number.isInteger(calls) || calls < 1) throw new Error('--calls: a whole number from 1')
  if (!Number.isInteger(seed)) throw new Error('--seed: a whole number')
  const scripts = values.scripts
  return repeat === undefined
    ? { calls, seed, scripts }
    : { calls: 1, seed: Number(repeat), scripts }
}

function progressReporter(): (proved: ProofResult) => void {
  let toldAt = performance.now()
  return (proved) => {
    if (performance.now() - toldAt < REPORT_EVERY_MS) return
    toldAt = performance.now()
    const { violated, stuck } = proved
    const wrong = `${violated.length} overflowed, ${stuck.length} did not end`
    process.stderr.write(`${sentence(proved)}; ${wrong}\n`)
  }
}

async function proveScripts(options: Options): Promise<ProofResult> {
  const { url, close } = await startRedis()
  const redis = new Redis(url, { enableAutoPipelining: true })
  const atOnce = options.calls === 1 ? 1 : AT_ONCE
  try {
    return await prove({
      ...options,
      atOnce,
      serverOf: () => new ScriptServer(redis),
      onWorld: progressReporter(),
    })
  } finally {
    redis.disconnect()
    await close()
  }
}

const options = readOptions(process.argv.slice(2), process.env.LIMIT_SEED)
const proved = options.scripts
  ? await proveScripts(options)
  : await prove({ ...options, onWorld: progressReporter() })
const { violated, stuck } = proved
process.stdout.write(`${sentence(proved)}; from seed ${options.seed}\n`)
process.stdout.write(`windows that overflowed: ${violated.length === 0 ? 'none' : 'yes'}\n`)
for (const seed of violated) process.stdout.write(`overflowed: LIMIT_SEED=${seed}\n`)
for (const seed of stuck) process.stdout.write(`did not end: LIMIT_SEED=${seed}\n`)
if (violated.length + stuck.length > 0) process.exitCode = 1
