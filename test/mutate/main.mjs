import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { random } from '../fuzz-accept/mutate.mjs'
import { Checkout } from './checkout.mjs'
import { Graph } from './graph.mjs'
import { Related } from './related.mjs'
import { Runner } from './runner.mjs'
import { groupsOf, ROOTS } from './sites.mjs'
import { changed, soundOf } from './types.mjs'

/**
 * Changes `--count` single points of the program, one at a time, drawn from `--seed`, and runs the
 * tests near to each until one fails; 1 where fewer than nine of ten are seen. What survives is printed
 * as a change of a line. `--budget` bounds the tests of one change, in seconds of their own time, those
 * of one process and the others each; `--at-once` is how many checkouts are changed side by side;
 * `--in` leaves all but one folder or file alone, and can be given more than once. Which tests run
 * which function is counted for those of `unit`; for all that need Node and npm alone where
 * `--coverage` names a folder, which keeps it for further runs.
 */
const SEEN_AT_LEAST = 0.9
/** So many of the drawn have errors of types that others stand in for them. */
const DRAWN = 2
/** What a file of tests costs beside its tests. */
const FILE_MS = 1_000
/** The first tests of a change are few, for one of them mostly fails. */
const PIECES = [2, 4, 8, Infinity]

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '100' },
    budget: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '2' },
    coverage: { type: 'string' },
    in: { type: 'string', multiple: true, default: ROOTS },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const count = Number(values.count)
const budgetMs = Number(values.budget) * 1000
const say = (line) => process.stdout.write(`${line}\n`)

const checkouts = await Checkout.copies(Number(values['at-once']))
const tally = { seen: 0, survived: 0, unreached: 0 }
try {
  const [first] = checkouts
  const graph = await Graph.read(first.folder)
  const coverage = values.coverage ?? join(first.folder, '.mutate-coverage')
  const projects = values.coverage === undefined ? ['unit'] : ['unit', 'servers', 'journeys']
  const related = await Related.read(coverage, first, graph, projects)
  const groups = await groupsOf(first.folder, values.in)
  if (groups.length === 0) throw new Error(`nothing to change in ${values.in.join(' ')}`)
  const drawn = drawFrom(groups)
  const sites = (await soundOf(drawn, first, graph)).slice(0, count)
  say(`seed ${seed}: ${sites.length} changes`)
  const left = await inLanes(sites, related, near)
  say(`${left.length} are not seen without the built program; the others follow`)
  await inLanes(left, related, far)
  say(
    `seed ${seed}: ${Object.entries(tally)
      .map(([is, of]) => `${of} ${is}`)
      .join(', ')}`,
  )
  process.exitCode = tally.seen / sites.length >= SEEN_AT_LEAST ? 0 : 1
} finally {
  await Promise.all(checkouts.map((checkout) => checkout.remove()))
}

function drawFrom(groups) {
  const draw = random(seed)
  const one = (of) => of[Math.floor(draw() * of.length)]
  return Array.from({ length: Math.ceil(count * DRAWN) }, () => one(one(groups)))
}

/** Takes one change after the other, as long as any waits; those that come back are not seen yet. */
async function inLanes(sites, related, judge) {
  const waiting = [...sites]
  const left = []
  const lane = async (checkout) => {
    const runner = new Runner(checkout.folder, (took) => related.learn(took))
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      if (!(await isSeen(site, checkout, () => judge(related, site, checkout, runner))))
        left.push(site)
    }
    runner.stop()
  }
  await Promise.all(checkouts.map(lane))
  return left
}

/** The change is there as long as it is judged. */
async function isSeen(site, checkout, judge) {
  const source = await checkout.read(site.file)
  const began = performance.now()
  await checkout.write(site.file, changed(site, source))
  const { is, by } = await judge()
  await checkout.write(site.file, source)
  if (is !== 'left') tally[is] += 1
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`${is} ${placeOf(site, source)} ${by}, ${seconds} s`)
  return is !== 'left'
}

async function near(related, site, _, runner) {
  const tests = related.of(site).near
  const by = await firstFailure(tests, site, runner)
  return by ? { is: 'seen', by: `by ${by}` } : { is: 'left', by: toldOf(tests) }
}

/** Those that start the built program see the change only there. */
async function far(related, site, checkout, runner) {
  const { far: tests, isRun } = related.of(site)
  await checkout.emit(site.file)
  await checkout.bundle()
  const by = await firstFailure(tests, site, runner)
  await checkout.restore(site.file)
  if (by) return { is: 'seen', by: `by ${by}` }
  return { is: isRun ? 'survived' : 'unreached', by: toldOf(tests) }
}

function toldOf(tests) {
  return `of ${withinBudget(tests)
    .map(({ test }) => test)
    .join(' ')}`
}

async function firstFailure(tests, site, runner) {
  const files = withinBudget(tests)
  for (const size of PIECES) {
    const piece = files.splice(0, size)
    if (piece.length === 0) return undefined
    const ms = piece.reduce((sum, test) => sum + test.ms, 0)
    const names = piece.map(({ test }) => test)
    const by = await runner.firstFailure(names, site.file, ms)
    if (by) return by
  }
  return undefined
}

function withinBudget(tests) {
  let spent = 0
  return tests.filter(({ ms }) => {
    spent += ms + FILE_MS
    return spent <= budgetMs
  })
}

function placeOf({ file, start, end, text }, source) {
  const line = source.slice(0, start).split('\n').length
  const short = (words) => words.replace(/\s+/g, ' ').slice(0, 80)
  return `${file}:${line} \`${short(source.slice(start, end))}\` → \`${short(text)}\``
}
