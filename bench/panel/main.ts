import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { highWaterKb } from '../measure.js'
import { writePortfolio } from '../portfolio.js'
import { standIn, UNLIMITED } from '../stand-in.js'

const CLI = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url))
const PLAIN = fileURLToPath(new URL('./plain.js', import.meta.url))

interface Uploaded {
  status: number
  seconds: number
  peakMb: number
  /** The 99th percentile of the event loop's delay, from the first byte to the answer. */
  p99Ms: number
}

/**
 * Measures an upload of `rows` rows: received, stored and planned by `lote serve`, and only
 * received by plain fastify.
 */
async function main(rows: number): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-bench-'))
  const { child, calc, apiKey } = await standIn()
  try {
    const input = join(dir, 'carteira.csv')
    await writePortfolio(input, rows)
    console.log(`node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}`)
    console.log(`${rows} rows, ${((await stat(input)).size / 1e6).toFixed(1)} MB`)
    console.log('server      status  seconds  peak MB  loop p99 ms')
    const env = {
      ...process.env,
      REDIS_URL: '',
      STORAGE_URL: `file:${join(dir, 'data')}`,
      LOTE_RUN_DIR: join(dir, 'run'),
      CALC_BASE_URL: calc,
      CALC_API_KEY: apiKey,
      CALC_LIMITS: UNLIMITED,
    }
    const serve = [CLI, 'serve', '--port', '0', '--no-worker']
    tell('lote serve', await upload(serve, env, input))
    tell('plain', await upload([PLAIN, join(dir, 'plain')], process.env, input))
  } finally {
    child.kill()
    await rm(dir, { recursive: true, force: true })
  }
}

function tell(name: string, { status, seconds, peakMb, p99Ms }: Uploaded): void {
  if (status >= 300) throw new Error(`${name} answered ${status}`)
  console.log(
    [
      name.padEnd(11),
      String(status).padStart(6),
      seconds.toFixed(1).padStart(8),
      peakMb.toFixed(0).padStart(8),
      p99Ms.toFixed(1).padStart(12),
    ].join(' '),
  )
}

async function upload(args: string[], env: NodeJS.ProcessEnv, input: string): Promise<Uploaded> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const url = await addressOf(child)
    await p99Of(url)
    const began = performance.now()
    const body = new FormData()
    body.set('job', 'correct')
    body.set('parameters', '{"updateTo":"31/12/2024"}')
    body.set('file', await openAsBlob(input), 'carteira.csv')
    const answer = await fetch(`${url}/api/batches?plan=true`, { method: 'POST', body })
    await answer.text()
    const seconds = (performance.now() - began) / 1000
    const p99Ms = await p99Of(url)
    return { status: answer.status, seconds, p99Ms, peakMb: highWaterKb(child.pid) / 1024 }
  } finally {
    child.kill()
    await once(child, 'close')
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  return line
}

/** The percentile since the previous request. */
async function p99Of(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)![1]) * 1000
}

await main(Number(process.argv[2] ?? 100_000))
