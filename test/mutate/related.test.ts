import { expect, test } from 'vitest'

const { Related } = await import(new URL('related.mjs', import.meta.url).href)
const { Graph } = await import(new URL('graph.mjs', import.meta.url).href)

const FILE = 'src/room/rule.ts'
const IMPORTS = {
  'src/cli/main.ts': [],
  'test/support/cli.ts': [],
  [FILE]: [],
  'test/room/rule.test.ts': [FILE],
  'test/other/far.test.ts': [],
  'test/cli/program.test.ts': ['test/support/cli.ts'],
  'test/cli/idle.test.ts': ['test/support/cli.ts'],
  'test/cli/red.test.ts': ['test/support/cli.ts'],
}
const graph = new Graph(new Map(Object.entries(IMPORTS)))
const ran = (own: string[], built: string[] = [], isGreen = true) => ({
  isGreen,
  ms: 100,
  own: new Set(own),
  built: new Set(built),
})
const ofDecide = (counted: object) => {
  const related = new Related(graph, new Map(Object.entries(counted)))
  const { near, far, isRun } = related.of({ file: FILE, within: ['Rule', 'decide'] })
  const names = (tests: { test: string }[]) => tests.map(({ test }) => test)
  return { near: names(near), far: names(far), isRun }
}

test('a test far away that runs the function → judges it, after those beside it', () => {
  const counted = {
    'test/other/far.test.ts': ran([`${FILE} decide`]),
    'test/room/rule.test.ts': ran([`${FILE} decide`]),
  }
  expect(ofDecide(counted)).toEqual({
    near: ['test/room/rule.test.ts', 'test/other/far.test.ts'],
    far: [],
    isRun: true,
  })
})

test('a test whose built program runs the function → judges it, though it imports nothing of it', () => {
  const counted = {
    'test/room/rule.test.ts': ran([`${FILE} other`]),
    'test/cli/program.test.ts': ran([], ['decide']),
    'test/cli/idle.test.ts': ran([], ['run']),
    'test/cli/red.test.ts': ran([], ['decide'], false),
  }
  const { near, far, isRun } = ofDecide(counted)
  expect(near).toEqual(['test/room/rule.test.ts'])
  expect([far, isRun]).toEqual([['test/cli/program.test.ts'], true])
})

test('a test that took long here → runs after the others that are as near', () => {
  const tests = ['test/one/first.test.ts', 'test/other/next.test.ts']
  const imports = tests.map((each): [string, string[]] => [each, [FILE]])
  const counted = new Map(tests.map((each) => [each, ran([`${FILE} decide`])]))
  const related = new Related(new Graph(new Map(imports)), counted)
  const order = () =>
    related
      .of({ file: FILE, within: ['Rule', 'decide'] })
      .near.map(({ test }: { test: string }) => test)
  expect(order()).toEqual(tests)
  related.learn([['test/one/first.test.ts', 20_000]])
  expect(order()).toEqual(tests.toReversed())
})

test('a test counted on a busy machine, which took less since → costs the budget what it took', () => {
  const busy = { ...ran([`${FILE} decide`]), ms: 90_000 }
  const related = new Related(graph, new Map([['test/room/rule.test.ts', busy]]))
  const ms = () => related.of({ file: FILE, within: ['decide'] }).near[0].ms
  related.learn([['test/room/rule.test.ts', 4_000]])
  related.learn([['test/room/rule.test.ts', 9_000]])
  expect(ms()).toBe(4_000)
})

test('a file that only the thread which parses loads → judged by the tests beside it that start the thread', () => {
  const entry = 'src/spreadsheets/thread/entry.ts'
  const starts = ['test/spreadsheets/read.test.ts', 'test/accept/sheet.test.ts']
  const far: [string, string[]][] = [
    [entry, ['src/spreadsheets/a.ts']],
    ['src/spreadsheets/a.ts', ['src/spreadsheets/b.ts']],
    ['src/spreadsheets/b.ts', [FILE]],
    [FILE, []],
    ['test/spreadsheets/other.test.ts', []],
  ]
  const imports = [...far, ...starts.map((each): [string, string[]] => [each, [entry]])]
  const counted = [...starts, 'test/spreadsheets/other.test.ts'].map((each) => [each, ran([])])
  const related = new Related(new Graph(new Map(imports)), new Map(counted as never))
  const { near } = related.of({ file: FILE, within: ['decide'] })
  expect(near.map(({ test }: { test: string }) => test)).toEqual([starts[0]])
})

test('who loads a program by its name → loads the source that it is made of', async () => {
  const graph = await Graph.read(new URL('../..', import.meta.url).pathname)
  for (const [start, read] of [
    ['test/spreadsheets/csv.test.ts', 'src/spreadsheets/csv.ts'],
    ['src/cli/main.ts', 'src/cli/lote.ts'],
  ])
    expect([...graph.from(start).keys()]).toContain(read)
})
