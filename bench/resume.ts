import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Report } from '../src/batches/view/report.js'
import { type AccessLogEntry, type Sandbox, startSandbox } from '../src/sandbox/index.js'
import { writePortfolio } from './portfolio.js'

const CLI = fileURLToPath(new URL('../src/cli/main.js', import.meta.url))
/**
 * Parameters with a fixed fee for each row, so that every row is a call of its own instead of
 * sharing a pack.
 */
const ALONE = ['-p', 'honorarios.valor=100', '-p', 'honorarios.modo=v']
/** Calls are slow and few at a time, so that the kill happens close to the half. */
const LATENCY_MS = 200
const AT_ONCE = '4'

/**
 * Kills a large batch half done, loses its Redis, and resumes it in a new process. Measures the
 * time to the first new call, and counts the calls that were made twice.
 */
async function main(rows: number, alone: boolean): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-bench-'))
  const sandbox = await startSandbox({
    calcLimits: [{ units: 1_000_000, ms: 1_000 }],
    latencyMs: LATENCY_MS,
  })
  try {
    const input = join(dir, 'carteira.csv')
    await writePortfolio(input, rows)
    const batch = await killedHalfDone(input, sandbox, dir, alone)
    const before = await count(dir, batch, 'outcomes')
    const underWay = (await count(dir, batch, 'attempts')) - before
    await drained(sandbox)
    const asked = calls(sandbox).length
    const began = Date.now()
    const report = await run(['resume', batch, '--json'], dir, 'second', sandbox).ended
    const after = calls(sandbox)
    const firstMs = (after[asked]?.at ?? Number.NaN) - began
    const tasks = new Set(after.map(taskOf)).size
    console.log(`${rows} rows, ${tasks} calls, ${before} of them settled at the kill`)
    console.log(`first new call ${(firstMs / 1000).toFixed(1)} s after resume began`)
    console.log(`finished in ${report.seconds} s: ${report.rows.ok + report.rows.warned} rows ok`)
    console.log(`calls made twice: ${after.length - tasks} (under way at the kill: ${underWay})`)
  } finally {
    await sandbox.close()
    await rm(dir, { recursive: true, force: true })
  }
}

async function killedHalfDone(
  input: string,
  sandbox: Sandbox,
  dir: string,
  alone: boolean,
): Promise<string> {
  const job = ['--job', 'correct', '-p', 'updateTo=31/12/2024', ...(alone ? ALONE : [])]
  const { child, ended } = run(['run', input, ...job, '--json', '--yes'], dir, 'first', sandbox)
  ended.catch(() => undefined)
  const batches = join(dir, 'data', 'batches')
  for (;;) {
    await pass(20)
    const [batch] = await readdir(batches).catch(() => [])
    if (!batch) continue
    const planned = (await readdir(join(batches, batch, 'tasks')).catch(() => [])).length
    if ((await count(dir, batch, 'outcomes')) * 2 < planned || calls(sandbox).length === 0) continue
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
    return batch
  }
}

async function count(dir: string, batch: string, kind: 'attempts' | 'outcomes'): Promise<number> {
  return (await readdir(join(dir, 'data', 'batches', batch, kind)).catch(() => [])).length
}

/** Waits for the calls that the killed process had sent. */
async function drained(sandbox: Sandbox): Promise<void> {
  for (let seen = -1; seen < calls(sandbox).length || calls(sandbox).some(isOpen); ) {
    seen = calls(sandbox).length
    await pass(500)
  }
}

const isOpen = ({ answeredAt }: AccessLogEntry): boolean => answeredAt === undefined

const calls = (sandbox: Sandbox): AccessLogEntry[] =>
  sandbox.journal().filter(({ path }) => path.includes('/v1/correct'))

/** Identifies a call by its first item, because each item belongs to one call only. */
function taskOf({ body }: AccessLogEntry): string {
  const { index, items } = body as { index: string; items: unknown[] }
  return JSON.stringify([index, items[0], items.length])
}

/** Starts a process with a Redis of its own, so that the second knows nothing of the first. */
function run(args: string[], dir: string, redis: string, { calc, apiKey }: Sandbox) {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: dir,
    env: {
      ...process.env,
      REDIS_URL: '',
      STORAGE_URL: `file:${join(dir, 'data')}`,
      LOTE_RUN_DIR: join(dir, redis),
      CALC_BASE_URL: calc,
      CALC_API_KEY: apiKey,
      CALC_LIMITS: '1000000/1s',
      LOTE_CONCURRENCY: AT_ONCE,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += String(chunk)
  })
  const ended = new Promise<Report>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      const last = out.trim().split('\n').at(-1) ?? ''
      if (last.startsWith('{')) resolve(JSON.parse(last) as Report)
      else reject(new Error('the process ended without a report'))
    })
  })
  return { child, ended }
}

const [rows = '100000', mode] = process.argv.slice(2)
await main(Number(rows), mode === 'alone')
