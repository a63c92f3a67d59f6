import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { random } from '../fuzz-accept/mutate.mjs'
import { Checkout } from './checkout.mjs'
import { Related } from './related.mjs'
import { groupsOf } from './sites.mjs'

/**
 * Changes `--count` single points of the program, one at a time, drawn from `--seed`, and runs the
 * tests that reach each until one fails; 1 where fewer than nine of ten are seen. What survives is
 * printed as a change of a line. `--budget` bounds the tests of one change, in seconds of their own time.
 */
const SEEN_AT_LEAST = 0.9
/** The first tests of a change are few, for one of them mostly fails. */
const PIECES_MS = [4_000, 20_000, 60_000]
/** So much longer than before may a piece take, until it counts as hanging. */
const HANGS_MS = (ms) => 60_000 + 5 * ms

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '100' },
    budget: { type: 'string', default: '240' },
    coverage: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const count = Number(values.count)
const budgetMs = Number(values.budget) * 1000
const say = (line) => process.stdout.write(`${line}\n`)

const checkout = await Checkout.copy()
try {
  const groups = await groupsOf(checkout.folder)
  say(`seed ${seed}: ${count} of ${groups.length} places`)
  const related = await relatedTests()
  const draw = random(seed)
  const survived = []
  let seen = 0
  while (seen + survived.length < count) {
    const group = groups[Math.floor(draw() * groups.length)]
    const site = group[Math.floor(draw() * group.length)]
    const verdict = await judge(site, related)
    if (verdict.is === 'no-program') continue
    if (verdict.is === 'seen') seen += 1
    else survived.push(site)
    say(`${seen + survived.length} ${verdict.is} ${verdict.words}`)
  }
  say(`seed ${seed}: ${seen} seen, ${survived.length} survived`)
  process.exitCode = seen / count >= SEEN_AT_LEAST ? 0 : 1
} finally {
  await checkout.remove()
}

/** What reaches what is measured once, and kept where `--coverage` says. */
async function relatedTests() {
  const folder = values.coverage ?? join(checkout.folder, '.mutate', 'coverage')
  const known = await Related.read(folder)
  if (known) return known
  say('one run of all tests, to know which reach what')
  await Related.measure(checkout, folder)
  return Related.read(folder)
}

async function judge(site, related) {
  const source = await checkout.read(site.file)
  await checkout.write(site.file, source.slice(0, site.start) + site.text + source.slice(site.end))
  try {
    if (!(await checkout.compile())) return { is: 'no-program' }
    return await judgeProgram(site, source, related.of(site))
  } finally {
    await checkout.write(site.file, source)
  }
}

async function judgeProgram(site, source, tests) {
  const place = placeOf(site, source)
  let isBundled = false
  const { pieces, left } = piecesOf(tests)
  for (const piece of pieces) {
    // What an earlier change left in the built program goes with it.
    if (!isBundled && piece.some(({ built }) => built.size > 0)) {
      await checkout.bundle()
      isBundled = true
    }
    const ms = piece.reduce((sum, test) => sum + test.ms, 0)
    const files = piece.map(({ file }) => file)
    const { ok, output, isKilled } = await checkout.test(files, {
      args: ['--bail', '1'],
      timeoutMs: HANGS_MS(ms),
    })
    const by = isKilled ? 'hangs' : /^ *FAIL +(.*)$/m.exec(output)?.[1]
    if (!ok) return { is: 'seen', words: `${place} by ${by ?? output.slice(-300)}` }
  }
  const of = left > 0 ? `, ${left} left out by the budget` : ''
  return { is: 'survived', words: `${place} of ${tests.length} files of tests${of}` }
}

/** Tests in groups that take longer and longer, until the budget is spent. */
function piecesOf(tests) {
  const pieces = []
  let piece = []
  let spent = 0
  let inPiece = 0
  let at = 0
  for (; at < tests.length && spent < budgetMs; at += 1) {
    const test = tests[at]
    piece.push(test)
    spent += test.ms
    inPiece += test.ms
    if (inPiece > (PIECES_MS[pieces.length] ?? Infinity)) {
      pieces.push(piece)
      piece = []
      inPiece = 0
    }
  }
  if (piece.length > 0) pieces.push(piece)
  return { pieces, left: tests.length - at }
}

function placeOf({ file, start, end, text }, source) {
  const line = source.slice(0, start).split('\n').length
  const short = (words) => words.replace(/\s+/g, ' ').slice(0, 80)
  return `${file}:${line} \`${short(source.slice(start, end))}\` → \`${short(text)}\``
}
