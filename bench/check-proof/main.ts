import { parseArgs } from 'node:util'
import { proveFalsified, proveHonest } from './prove.js'
import { SCENES } from './scenes.js'

/**
 * Runs the proof with `--honest N` right figures, none of which may be marked divergent, and
 * `--falsified N` figures for each of ten ways, 1 % of them wrong. The exit status is 1 if the
 * check failed.
 */
const { values } = parseArgs({
  options: {
    honest: { type: 'string', default: '100000' },
    falsified: { type: 'string', default: '12000' },
    seed: { type: 'string', default: '1' },
  },
})
const [honest, falsified, seed] = [values.honest, values.falsified, values.seed].map(Number) as [
  ...[number, number, number],
]
if (![honest, falsified, seed].every((one) => Number.isInteger(one) && one > 0)) {
  throw new Error('--honest, --falsified and --seed: whole numbers from 1')
}
const each = (figures: number) => Math.ceil(figures / SCENES.length)
const alarms = await proveHonest({ figures: each(honest), seed })
process.stdout.write(`honest: ${JSON.stringify(alarms)}\n`)
const ways = await proveFalsified({ figures: each(falsified), seed, share: 0.01 })
for (const [way, { missed, ...caught }] of Object.entries(ways)) {
  process.stdout.write(`${way}: ${JSON.stringify({ ...caught, missed: missed.length })}\n`)
  for (const one of missed.slice(0, 5)) process.stdout.write(`  ${one}\n`)
}
const wrong =
  Object.keys(alarms.alarms).length + Object.values(ways).flatMap(({ missed }) => missed).length
process.stdout.write(`wrong: ${wrong === 0 ? 'none' : wrong}\n`)
if (wrong > 0) process.exitCode = 1
