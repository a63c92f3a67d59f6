import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { jobs } from '../jobs/index.js'
import { readConfig } from '../src/config/config.js'
import { EXIT } from '../src/core/errors.js'
import { keys } from '../src/records/keys.js'
import { VERSION } from '../src/runtime/version.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const readme = read('README.md')
const reference = read('docs/referencia.md')

describe('the reference names', () => {
  test.each(commands())('the command %s', (command) => {
    expect(reference).toMatch(new RegExp(`\`lote ${command}[\` ]`))
  })

  test.each(variables())('the variable %s', (variable) => {
    expect(reference).toContain(`\`${variable}\``)
  })

  test.each(Object.values(EXIT))('the exit status %i', (status) => {
    expect(reference).toContain(`| \`${status}\` |`)
  })
})

test.each([
  ['README.md', readme],
  ['README.pt-BR.md', read('README.pt-BR.md')],
])('%s names both commands that a person begins with, and every job', (_, page) => {
  expect(page).toContain('\nnpm ci && npm run demo\n')
  expect(page).toContain('\nnpm ci && npm test\n')
  for (const kind of jobs.keys()) expect(page).toContain(`[\`${kind}\`](docs/trabalhos/${kind}.md)`)
})

test('package, program and changelog are of one version', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION)
  expect(read('CHANGELOG.md')).toContain(`\n## [${VERSION}]`)
})

describe.each(documents())('%s', (path) => {
  test('has no link that leads nowhere', () => {
    expect(links(path).filter((target) => !existsSync(target))).toEqual([])
  })

  test('names no path of one machine', () => {
    expect(read(path)).not.toMatch(/(?:^|[\s`"'(=:])\/(?:work|root|home|Users|mnt|tmp\/\w+-\w+)\//m)
  })
})

test('every decision is in the list of decisions', () => {
  const list = read('docs/decisions/README.md')
  const pages = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
  expect(pages.filter((page) => !list.includes(`(${page})`))).toEqual([])
})

test.each(places())('docs/operations.md says what lies under %s', (place) => {
  const table = read('docs/operations.md').split('## What is stored where')[1]!.split('\n## ')[0]!
  expect(table).toMatch(new RegExp(`\\| .*\`(?:batches/<id>/)?${place}`))
})

test('docs/operations.md names what a fault is shown by → a test that there is', () => {
  const faults = read('docs/operations.md').split('## What happens when something fails')[1]!
  const cells = faults
    .split('\n## ')[0]!
    .split('\n')
    .map((row) => row.split(' | ').at(-1)!)
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([a-z0-9-]+(?:\/[a-z0-9-]+)+)`/g)])
  const tests = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  const isThere = (name: string) => tests.some((one) => one.startsWith(`${name}.`))
  expect(names.length).toBeGreaterThan(20)
  expect(names.map(([, name]) => name!).filter((name) => !isThere(name))).toEqual([])
})

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The folders of the storage, and what lies beside them in that of a batch. */
function places(): string[] {
  const made = Object.values(keys).map((key) =>
    typeof key === 'string' ? key : String(Reflect.apply(key, keys, Array(key.length).fill('x'))),
  )
  const parts = made.map((key) => key.split('/').filter((part) => part !== ''))
  return [...new Set(parts.map(([top, , below]) => (top === 'batches' ? below : top) ?? ''))]
    .filter((place) => place !== '')
    .map((place) => place.replace('.json.gz', '').replaceAll('.', '\\.'))
}

/** As the built program tells them. */
function commands(): string[] {
  const help = execFileSync(process.execPath, [join(ROOT, 'dist/src/cli/main.js'), '--help'])
  const listed = help.toString().split('Commands:')[1] ?? ''
  const names = [...listed.matchAll(/^ {2}([a-z]+)/gm)].map((match) => match[1]!)
  return names.filter((name) => name !== 'help')
}

/** Whatever the configuration looks at, with a service outside that makes it look at all. */
function variables(): string[] {
  const asked = new Set<string>()
  const env = new Proxy<Record<string, string>>(
    { CALC_BASE_URL: 'http://calc.invalid' },
    {
      get: (target, name) => {
        asked.add(String(name))
        return Reflect.get(target, name)
      },
    },
  )
  try {
    readConfig(env)
  } catch {
    // It refuses plain http, having asked whether it is allowed.
  }
  return [...asked].sort()
}

function documents(): string[] {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  const roots = readdirSync(ROOT).filter((name) => name.endsWith('.md'))
  return [...roots, ...pages.map((page) => join('docs', page))].filter((path) =>
    path.endsWith('.md'),
  )
}

/** Targets of relative links, without their anchors, from the root. */
function links(path: string): string[] {
  const targets = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]!)
  return targets
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .map((target) => relative('.', join(ROOT, dirname(path), target.replace(/#.*$/, ''))))
}
