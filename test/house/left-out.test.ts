import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const LEFT_OUT = [
  'test.skip("a", () => {})',
  'test.only("a", () => {})',
  'test.skipIf(true)("a", () => {})',
  'it.runIf(true)("a", () => {})',
  'describe.todo("a")',
  'test.fails("a", () => {})',
]
const RUN = 'test("a", () => {})'
const SPREAD = ['export const a = { ...{ b: 1 } }', 'export const a = [...[1]]']
const CHOSEN = 'export const a = (b?: number) => ({ ...(b ? { b } : {}) })'

/** Returns the files, of one line each, that the linter refuses under the project's rules. */
async function refused(lines: readonly string[]): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-linted-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await mkdir(join(dir, 'test'))
  const plugins = ['test/no-conditional-tests.grit', 'test/no-spread-literals.grit']
  for (const file of ['biome.json', '.gitignore', ...plugins]) await copyFile(file, join(dir, file))
  for (const [at, line] of lines.entries())
    await writeFile(join(dir, 'test', `${at}.test.ts`), `${line}\n`)
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json'], {
    cwd: dir,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] }
  const paths = new Set(diagnostics.map(({ location }) => location.path))
  return lines.filter((_, at) => paths.has(`test/${at}.test.ts`))
}

test('tests that are left out, run alone or by a condition → refused by the linter; one that runs is taken', async () => {
  expect(await refused([...LEFT_OUT, RUN])).toEqual(LEFT_OUT)
})

test('literals spread into others → refused by the linter; one chosen by a condition is taken', async () => {
  expect(await refused([...SPREAD, CHOSEN])).toEqual(SPREAD)
})
