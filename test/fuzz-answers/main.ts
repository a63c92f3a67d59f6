import { parseArgs } from 'node:util'
import { caseOf, nameOf } from './cases.js'
import { megabytes, type Watched, WorkerProcess } from './worker-process.js'

const USAGE = 'npm run fuzz:answers -- [--runs N] [--seed N] [--only K] [--at-once N]'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
  },
})
const [runs, seed, only, atOnce] = [
  values.runs,
  values.seed,
  values.only ?? '-1',
  values['at-once'],
].map(Number) as [number, number, number, number]
if (![runs, seed, only, atOnce].every(Number.isSafeInteger)) throw new Error(USAGE)

const numbers = only >= 0 ? [only] : Array.from({ length: runs }, (_, at) => at)
const began = Date.now()
const all: { kind: string; ran: Watched; number: number }[] = []

async function lane(): Promise<void> {
  const worker = new WorkerProcess()
  for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
    const one = caseOf(seed, number)
    const ran = await worker.run(seed, number)
    all.push({ kind: one.plan.mutation, ran, number })
    tell(number, `${nameOf(one)}, ${one.plan.mutation}`, ran)
  }
  worker.close()
}

function tell(number: number, name: string, ran: Watched): void {
  const { faults, mutated, paid, status, ms, skippedMs, peakBytes } = ran
  const facts = `${mutated} answers mutated, ${paid} paid, status ${status}, ${(ms / 1000).toFixed(1)} s, ${Math.round(skippedMs / 1000)} s skipped, ${megabytes(peakBytes)}`
  console.log(`${number}: ${faults.length === 0 ? 'well' : 'WRONG'}, ${name}, ${facts}`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0)
    console.log(`  again: npm run fuzz:answers -- --seed ${seed} --only ${number}`)
}

console.log(`${numbers.length} batches from seed ${seed}, ${atOnce} at once`)
await Promise.all(Array.from({ length: Math.min(atOnce, numbers.length) }, lane))
for (const kind of [...new Set(all.map((one) => one.kind))].sort()) {
  const some = all.filter((one) => one.kind === kind)
  const mutated = some.reduce((sum, { ran }) => sum + ran.mutated, 0)
  const wrong = some.filter(({ ran }) => ran.faults.length > 0).length
  console.log(`${kind.padEnd(28)} ${some.length} batches, ${mutated} answers, ${wrong} wrong`)
}
const wrong = all.filter(({ ran }) => ran.faults.length > 0)
const sum = (of: (ran: Watched) => number) => all.reduce((total, { ran }) => total + of(ran), 0)
const most = (of: (ran: Watched) => number) => Math.max(0, ...all.map(({ ran }) => of(ran)))
console.log(
  `${all.length} batches, ${wrong.length} wrong, ${sum(({ mutated }) => mutated)} answers mutated, ` +
    `${sum(({ paid }) => paid)} paid, ${sum(({ rows }) => rows?.read ?? 0)} rows, at most ` +
    `${megabytes(most(({ peakBytes }) => peakBytes))} and ${(most(({ ms }) => ms) / 1000).toFixed(1)} s, seed ${seed}, ` +
    `${Math.round((Date.now() - began) / 1000)} s`,
)
if (wrong.length > 0) console.log(`wrong: ${wrong.map(({ number }) => number).join(' ')}`)
process.exit(wrong.length > 0 ? 1 : 0)
