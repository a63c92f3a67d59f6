import { parseArgs } from 'node:util'
import { watch } from '../../../jobs/watch.js'
import type { Job } from '../../job.js'
import { type Simulated, simulate } from './simulate.js'

/**
 * `--seeds N` years, from `--seed` on; the exit status says whether all of them hold. A year of an
 * office of 400 takes as long as sixty of a few lawyers: every 25th is one, unless `--lawyers` says.
 */
const OFFICE = { every: 25, lawyers: 400 }
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    nights: { type: 'string', default: '365' },
    lawyers: { type: 'string' },
  },
})
const [seeds, seed, nights] = [values.seeds, values.seed, values.nights].map(Number)
const lawyers = values.lawyers === undefined ? undefined : Number(values.lawyers)
if (![seeds, seed, nights, lawyers ?? 1].every(Number.isInteger)) {
  throw new Error('--seeds, --seed, --nights and --lawyers: whole numbers')
}

const lawyersOf = (at: number) => lawyers ?? (at % OFFICE.every === 0 ? OFFICE.lawyers : undefined)

const sum = {
  ...{ nights: 0, calls: 0, failedCalls: 0, waits: 0, splits: 0 },
  ...{ down: 0, crashes: 0, again: 0, behind: 0 },
}
const told = { owed: 0, delivered: 0, late: 0, empty: 0, open: 0 }
let wrong = 0
for (let at = seed!; at < seed! + seeds!; at++) {
  const one = await simulate(at, watch as Job, { nights, lawyers: lawyersOf(at) })
  for (const name of keysOf(sum)) sum[name] += one[name]
  for (const name of keysOf(told)) told[name] += one[name]
  tellWrong(one)
  process.stderr.write(`seed ${at}: ${one.owed} owed, ${one.wrong.length} wrong\n`)
  wrong += one.wrong.length
}
process.stdout.write(`${seeds} seeds: ${JSON.stringify(sum)}\n${JSON.stringify(told)}\n`)
process.stdout.write(`wrong: ${wrong === 0 ? 'none' : wrong}\n`)
if (wrong > 0) process.exitCode = 1

function keysOf<T extends object>(of: T): (keyof T)[] {
  return Object.keys(of) as (keyof T)[]
}

function tellWrong({ seed: of, wrong: what }: Simulated): void {
  for (const one of what.slice(0, 5)) process.stdout.write(`seed ${of}: ${one}\n`)
}
