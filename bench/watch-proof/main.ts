import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Simulated } from './simulate.js'
import type { Asked } from './year.js'

/**
 * Simulates `--seeds N` years of an office with `--lawyers`, from `--seed` on, `--at-once` in
 * parallel. The exit status is 1 if any year has errors. `--lawyers 0` draws a few lawyers for each
 * year.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    nights: { type: 'string', default: '365' },
    lawyers: { type: 'string', default: '400' },
    'at-once': { type: 'string', default: String(availableParallelism()) },
  },
})
const [seeds, seed, nights, lawyers, atOnce] = [
  values.seeds,
  values.seed,
  values.nights,
  values.lawyers,
  values['at-once'],
].map(Number) as [number, number, number, number, number]
if (![seeds, seed, nights, lawyers, atOnce].every(Number.isInteger)) {
  throw new Error('--seeds, --seed, --nights, --lawyers and --at-once: whole numbers')
}
// A year ends with ten quiet nights. Ids of a busy lawyer's publications start at 500 within their
// day.
if (seeds < 1 || atOnce < 1 || nights < 12 || lawyers < 0 || lawyers > 500) {
  throw new Error('from 1 seed, 1 at once and 12 nights; up to 500 lawyers')
}

const sum = {
  nights: 0,
  calls: 0,
  failedCalls: 0,
  waits: 0,
  splits: 0,
  down: 0,
  crashes: 0,
  halves: 0,
  again: 0,
  behind: 0,
  poisoned: 0,
  supplements: 0,
  longPoisoned: 0,
}
const told = { owed: 0, delivered: 0, late: 0, shared: 0, empty: 0, open: 0 }
let wrong = 0
let ended = 0
let next = seed
await Promise.all(Array.from({ length: Math.min(atOnce, seeds) }, lane))
const of = lawyers > 0 ? `${lawyers} registrations` : 'a few registrations'
process.stdout.write(`${ended} years of ${of}, from seed ${seed}: ${JSON.stringify(sum)}\n`)
process.stdout.write(`${JSON.stringify(told)}\n`)
process.stdout.write(`wrong: ${wrong === 0 ? 'none' : wrong}\n`)
if (wrong > 0) process.exitCode = 1

/** Runs one year after the other, each in a thread of its own. */
async function lane(): Promise<void> {
  while (next < seed + seeds) {
    const one = await year({ seed: next++, nights, ...(lawyers > 0 ? { lawyers } : {}) })
    for (const name of keysOf(sum)) sum[name] += one[name]
    for (const name of keysOf(told)) told[name] += one[name]
    tell(one)
    wrong += one.wrong.length
    ended += 1
  }
}

function year(asked: Asked): Promise<Simulated> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./year.js', import.meta.url), { workerData: asked })
    thread.once('message', resolve).once('error', reject)
    thread.once('exit', () => reject(new Error(`seed ${asked.seed}: ended without a verdict`)))
  })
}

function keysOf<T extends object>(of: T): (keyof T)[] {
  return Object.keys(of) as (keyof T)[]
}

function tell({ seed: of, owed, calls, wrong: what }: Simulated): void {
  for (const one of what.slice(0, 5)) process.stdout.write(`seed ${of}: ${one}\n`)
  process.stderr.write(`seed ${of}: ${calls} calls, ${owed} owed, ${what.length} wrong\n`)
}
