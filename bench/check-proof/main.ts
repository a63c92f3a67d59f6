import { parseArgs } from 'node:util'
import { type Caught, type Honest, proveFalsified, proveHonest } from './prove.js'
import { proveFalsifiedSubjects, proveHonestSubjects } from './prove-subjects.js'
import { SCENES } from './scenes.js'
import { SUBJECTS } from './subjects.js'

/**
 * Runs the proof with `--honest N` right figures, none of which may be marked divergent, and
 * `--falsified N` figures for each of ten ways, 1 % of them wrong: of `correct`, and as many of
 * `update` and of saved calculations, whose answers are checked line by line. The exit status is 1
 * if the check failed. The defaults take minutes; `--honest 100000` is the size of the decision.
 */
const { values } = parseArgs({
  options: {
    honest: { type: 'string', default: '10000' },
    falsified: { type: 'string', default: '2400' },
    seed: { type: 'string', default: '1' },
  },
})
const [honest, falsified, seed] = [values.honest, values.falsified, values.seed].map(Number) as [
  ...[number, number, number],
]
if (![honest, falsified, seed].every((one) => Number.isInteger(one) && one > 0)) {
  throw new Error('--honest, --falsified and --seed: whole numbers from 1')
}
const each = (figures: number, parts: readonly unknown[]) => Math.ceil(figures / parts.length)
let wrong = 0

function tell(name: string, alarms: Honest, ways: Record<string, Caught>): void {
  process.stdout.write(`${name}, honest: ${JSON.stringify(alarms)}\n`)
  wrong += Object.keys(alarms.alarms).length
  for (const [way, { missed, ...caught }] of Object.entries(ways)) {
    const counts = JSON.stringify({ ...caught, missed: missed.length })
    process.stdout.write(`${name}, ${way}: ${counts}\n`)
    for (const one of missed.slice(0, 5)) process.stdout.write(`  ${one}\n`)
    wrong += missed.length
  }
}

const asked = (parts: readonly unknown[]) => ({
  honest: { figures: each(honest, parts), seed },
  falsified: { figures: each(falsified, parts), seed, share: 0.01 },
})
const ofCorrect = asked(SCENES)
tell('correct', await proveHonest(ofCorrect.honest), await proveFalsified(ofCorrect.falsified))
const ofOthers = asked(SUBJECTS)
tell(
  'others',
  await proveHonestSubjects(ofOthers.honest),
  await proveFalsifiedSubjects(ofOthers.falsified),
)
process.stdout.write(`wrong: ${wrong === 0 ? 'none' : wrong}\n`)
if (wrong > 0) process.exitCode = 1
