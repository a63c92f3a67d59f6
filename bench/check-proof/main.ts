import { parseArgs } from 'node:util'
import { proveFalsified, proveHonest } from './prove.js'
import { SCENES } from './scenes.js'

/**
 * `--honest N` figures that are right, none of which may be told as divergent, and `--falsified N` of
 * which 1 % are wrong in each of ten ways; the exit status says whether the check holds.
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
