import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** Sizes and names of the sources, printed as a table: `npm run measure`. */
const MOST_LINES = 300
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const tracked = execFileSync('git', ['ls-files', '*.ts'], { encoding: 'utf8' }).split('\n')
const inside = (...folders) =>
  tracked.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
const program = inside('src', 'jobs').map(measured)
const tests = inside('test').map(measured)

const functions = program.flatMap((file) => file.functions)
const lengths = functions.map(({ lines }) => lines)
const lines = program.map((file) => file.lines)
const exported = program.flatMap((file) => file.exports.map((name) => ({ name, file: file.path })))
const twice = counted(exported.map(({ name }) => name)).filter(([, count]) => count > 1)
const basenames = counted(program.map(({ path }) => basename(path))).filter(([, n]) => n > 1)

const rows = [
  ['lines of src and jobs', sum(lines)],
  ['files; lines median, p90, most', `${lines.length}; ${spread(lines, [0.5, 0.9, 1])}`],
  [`files above ${MOST_LINES} lines`, listed(program.filter((file) => file.lines > MOST_LINES))],
  ['files of at most 40 lines', program.filter((file) => file.lines <= 40).length],
  [
    'functions but expression lambdas; lines median, p90, p99, most',
    `${lengths.length}; ${spread(lengths, [0.5, 0.9, 0.99, 1])}`,
  ],
  ['functions above 45, above 60 lines', `${above(lengths, 45)}, ${above(lengths, 60)}`],
  [
    'functions of more than four parameters',
    functions.filter(({ parameters }) => parameters > 4).length,
  ],
  ['exports', exported.length],
  ['names exported from two or more files', `${twice.length}: ${top(twice)}`],
  ['names of files used more than once', `${basenames.length}: ${top(basenames)}`],
  ['comments', sum(program.map((file) => file.comments))],
  ['of these, with @throws', sum(program.map((file) => file.throws))],
  ['files and lines of tests', `${tests.length}, ${sum(tests.map((file) => file.lines))}`],
]
for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`)

function measured(path) {
  const source = readFileSync(path, 'utf8')
  const lineAt = (offset) => source.slice(0, offset).split('\n').length
  const found = []
  const names = []
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return
    if (FUNCTIONS.has(node.type) && node.body?.type === 'BlockStatement') {
      found.push({
        lines: lineAt(node.end) - lineAt(node.start) + 1,
        parameters: node.params.length,
      })
    }
    if (node.type === 'ExportNamedDeclaration' && !node.source) names.push(...namesIn(node))
    for (const inner of Object.values(node)) walk(inner)
  }
  walk(parseAst(source, { lang: 'ts' }))
  return {
    path,
    lines: source.split('\n').length - 1,
    functions: found,
    exports: names,
    comments: source.match(/\/\*\*|^\s*\/\/ /gm)?.length ?? 0,
    throws: source.match(/@throws/g)?.length ?? 0,
  }
}

function namesIn({ declaration, specifiers }) {
  const named = declaration?.declarations ?? (declaration ? [declaration] : [])
  return [...named.map(({ id }) => id?.name), ...specifiers.map((one) => one.exported.name)].filter(
    Boolean,
  )
}

function sum(numbers) {
  return numbers.reduce((a, b) => a + b, 0)
}

function spread(numbers, shares) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return shares.map((share) => sorted[Math.ceil(share * sorted.length) - 1]).join(', ')
}

function above(numbers, most) {
  return numbers.filter((one) => one > most).length
}

function counted(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

function top(counts) {
  return counts
    .slice(0, 6)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

function listed(files) {
  return files.length === 0 ? 'none' : files.map(({ path, lines }) => `${path} ${lines}`).join(', ')
}
