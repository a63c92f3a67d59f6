import { mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Report } from '../src/batches/view/report.js'
import { type Measured, measure } from './measure.js'
import { writePortfolio } from './portfolio.js'
import { standIn, UNLIMITED } from './stand-in.js'

const CLI = fileURLToPath(new URL('../src/cli/main.js', import.meta.url))
const PEER = fileURLToPath(new URL('./peer.js', import.meta.url))

/**
 * Measures whole runs of several sizes against a sandbox without limits, and the peer script for
 * comparison.
 */
async function main(sizes: number[]): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-bench-'))
  const { child, calc, apiKey } = await standIn()
  try {
    console.log(`node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}`)
    console.log(
      'rows      journey s  rows/s   peak MB  calls  workbook MB  peer s  peer MB  journey/peer',
    )
    for (const rows of sizes) {
      const input = join(dir, `${rows}.csv`)
      await writePortfolio(input, rows)
      const out = join(dir, `${rows}.xlsx`)
      const journey = await measure(
        CLI,
        [
          'run',
          input,
          '--job',
          'correct',
          '-p',
          'updateTo=31/12/2024',
          '--out',
          out,
          '--json',
          '--yes',
        ],
        environment(dir, calc, apiKey),
        dir,
      )
      const peer = await measure(PEER, [input, join(dir, 'peer.xlsx')], process.env, dir)
      tell(rows, journey, peer, (await stat(out)).size)
    }
  } finally {
    child.kill()
    await rm(dir, { recursive: true, force: true })
  }
}

function environment(dir: string, calc: string, apiKey: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    REDIS_URL: '',
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
    CALC_BASE_URL: calc,
    CALC_API_KEY: apiKey,
    CALC_LIMITS: UNLIMITED,
  }
}

function tell(rows: number, journey: Measured, peer: Measured, bytes: number): void {
  if (journey.status !== 0)
    throw new Error(`the journey ended with ${journey.status}:\n${journey.stderr}`)
  if (peer.status !== 0) throw new Error(`the peer ended with ${peer.status}:\n${peer.stderr}`)
  const report = JSON.parse(journey.stdout.trim().split('\n').at(-1)!) as Report
  if (report.rows.ok !== rows) throw new Error(`${report.rows.ok} of ${rows} rows are ok`)
  console.log(
    [
      String(rows).padEnd(9),
      journey.seconds.toFixed(1).padStart(9),
      String(Math.round(rows / journey.seconds)).padStart(7),
      journey.peakMb.toFixed(0).padStart(9),
      String(report.calls).padStart(6),
      (bytes / 1e6).toFixed(1).padStart(12),
      peer.seconds.toFixed(1).padStart(7),
      peer.peakMb.toFixed(0).padStart(8),
      (journey.seconds / peer.seconds).toFixed(2).padStart(13),
    ].join(' '),
  )
}

await main(process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000])
