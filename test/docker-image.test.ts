import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const linesOf = (name: string) => readFileSync(join(ROOT, name), 'utf8').split('\n')

/** What the Dockerfile takes from the folder that it is built in. */
const copied = linesOf('Dockerfile')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(/\s+/).slice(1, -1))

/** Whether it is sent to the builder; of the patterns that name it or a folder above it the last one counts. */
function isLetThrough(path: string): boolean {
  const rules = linesOf('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'))
  const above = path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  return rules.reduce((isIn, rule) => {
    const name = rule.replace(/^!/, '').replace(/\*$/, '')
    const isNamed =
      rule === '*' || above.includes(name) || (rule.endsWith('/*') && path.startsWith(name))
    return isNamed ? rule.startsWith('!') : isIn
  }, true)
}

test('what the Dockerfile copies → is there, and .dockerignore lets it through', () => {
  expect(copied).toContain('assets')
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(copied.filter((path) => !isLetThrough(path))).toEqual([])
})
