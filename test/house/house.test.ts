import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn, importsOf, roomOf, sourcesIn } from './imports.js'
import { PURE, ROOMS } from './rooms.js'

const MOST_FILES = 45
const files = sourcesIn('src', 'jobs', 'bench')
const known = new Set(files)
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const own = new Map(
  [...imports].map(([file, names]) => [file, names.filter((name) => known.has(name))]),
)

describe('the rooms of the house', () => {
  test('src, its own level → holds rooms and no file', () => {
    expect(files.filter((file) => file.split('/').length === 2 && file.startsWith('src/'))).toEqual(
      [],
    )
  })

  test('folders of sources → hold no more files than a reader takes in', () => {
    const folders = files.map(dirname)
    const filesIn = (folder: string) => folders.filter((one) => one === folder).length
    expect([...new Set(folders)].filter((one) => filesIn(one) > MOST_FILES)).toEqual([])
  })

  test('every file → lies in a room of the list', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(ROOMS)))
  })

  test.each(
    Object.entries(ROOMS),
  )('%s → imports from its list, and from all of it', (room, list) => {
    const used = [...own]
      .filter(([file]) => roomOf(file) === room)
      .flatMap(([, names]) => names.map(roomOf))
    expect([...new Set(used)].filter((name) => name !== room).sort()).toEqual(
      list.split(' ').filter(Boolean),
    )
  })

  test('rooms → import from those that stand below them', () => {
    const order = Object.keys(ROOMS)
    const upward = Object.entries(ROOMS).flatMap(([room, list]) =>
      list
        .split(' ')
        .filter((name) => name !== '' && order.indexOf(name) <= order.indexOf(room))
        .map((name) => `${room} → ${name}`),
    )
    expect(upward).toEqual([])
  })

  test('files, type imports included → no circle', () => {
    expect(circlesIn(own)).toEqual([])
  })

  test.each(PURE)('%s → reaches no file, network or store', (room) => {
    const reached = [...imports]
      .filter(([file]) => roomOf(file) === room)
      .flatMap(([, names]) => names)
      .filter((name) => /^(?:node:(?:fs|net|http|child_process)|undici|ioredis|bullmq)/.test(name))
    expect(reached).toEqual([])
  })
})

test('scripts that no compiler reads → import from the build what its sources export', () => {
  const scripts = execFileSync('git', ['ls-files', 'test/*.mjs'], { encoding: 'utf8' })
  const imported = scripts
    .trim()
    .split('\n')
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import \{([^}]+)\} from '[./]+dist\/([^']+)\.js'/gm),
    ])
    .flatMap(([, names, file]) => names!.split(',').map((name) => [name.trim(), `${file}.ts`]))
  expect(imported.length).toBeGreaterThan(5)
  const missing = imported.filter(
    ([name, file]) =>
      !new RegExp(`^export (?:async )?\\w+ ${name}\\b`, 'm').test(readFileSync(file!, 'utf8')),
  )
  expect(missing).toEqual([])
})

test('packages that the program and its tests take → one version of each', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const all = Object.entries<string>({ ...dependencies, ...devDependencies })
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

describe('what the list is checked by', () => {
  test('a type import, a re-export and a lazy import → are imports', () => {
    const source = `import type { A } from './a.js'\nexport { b } from '../b.js'\nawait import('./c.js')`
    expect(importsOf('src/cli/x.ts', source)).toEqual(['src/cli/a.ts', 'src/b.ts', 'src/cli/c.ts'])
  })

  test('three files in a circle behind a fourth → the circle, without the fourth', () => {
    const circle = new Map([
      ['d', ['a']],
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(circlesIn(circle)).toEqual(['a → b → c → a'])
  })
})
