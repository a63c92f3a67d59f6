import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Ran, runSeed } from './one-run.js'

const USAGE = 'npm run chaos -- [--runs N] [--seed FIRST] [--at-once N] [--trace]'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    // A run waits most of its time: for locks, leases and deadlines to pass.
    'at-once': { type: 'string', default: String(6 * availableParallelism()) },
    trace: { type: 'boolean', default: false },
  },
})
const [runs, first, atOnce] = [values.runs, values.seed, values['at-once']].map(Number)
if (![runs, first, atOnce].every(Number.isSafeInteger)) throw new Error(USAGE)

const began = Date.now()
const all: Ran[] = []
const underWay = new Set<number>()

// By `exit`, at which all that was started is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    console.log(`ended by ${signal}, under way: ${[...underWay].join(' ')}`)
    process.exit(130)
  })
}

let next = first!

/** Takes one seed after another until all are run. */
async function lane(): Promise<void> {
  while (next < first! + runs!) {
    const seed = next++
    underWay.add(seed)
    const ran = await runSeed(seed, values.trace)
    underWay.delete(seed)
    all.push(ran)
    tell(ran)
  }
}

function tell({ seed, name, ms, faults, kept, calls, repeated, uncertain }: Ran): void {
  const facts = `${calls} calls, ${repeated} repeated, ${uncertain} uncertain, ${(ms / 1000).toFixed(1)} s`
  const done = `${String(all.length).padStart(String(runs).length)}/${runs}`
  console.log(`${done} seed ${seed}: ${faults.length === 0 ? 'well' : 'WRONG'}, ${name}, ${facts}`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (kept) console.log(`  kept: ${kept}; again: npm run chaos -- --runs 1 --seed ${seed}`)
}

console.log(`${runs} runs from seed ${first}, ${atOnce} at once`)
await Promise.all(Array.from({ length: Math.min(atOnce!, runs!) }, lane))
const sum = (of: (ran: Ran) => number) => all.reduce((total, ran) => total + of(ran), 0)
const wrong = all.filter(({ faults }) => faults.length > 0)
console.log(
  `${all.length} runs, ${wrong.length} wrong, ${sum(({ calls }) => calls)} calls, ` +
    `${sum(({ repeated }) => repeated)} repeated, ${sum(({ inFlight }) => inFlight)} in flight at kills, ` +
    `${sum(({ lost }) => lost)} lost otherwise, ${sum(({ uncertain }) => uncertain)} uncertain, ${sum(({ met }) => met)} faults, ${Math.round((Date.now() - began) / 1000)} s`,
)
if (wrong.length > 0) console.log(`wrong: ${wrong.map(({ seed }) => seed).join(' ')}`)
// What a rig has left behind must not keep a proof that is told.
process.exit(wrong.length > 0 ? 1 : 0)
