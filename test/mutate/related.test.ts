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
  ...{ isGreen, ms: 100 },
  ...{ own: new Set(own), built: new Set(built) },
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
