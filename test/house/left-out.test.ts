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

test('tests that are left out, run alone or by a condition → refused by the linter; one that runs is taken', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lote-linted-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await mkdir(join(dir, 'test'))
  for (const file of ['biome.json', '.gitignore', 'test/no-conditional-tests.grit'])
    await copyFile(file, join(dir, file))
  const lines = [...LEFT_OUT, RUN]
  for (const [at, line] of lines.entries())
    await writeFile(join(dir, 'test', `${at}.test.ts`), `${line}\n`)
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json'], {
    ...{ cwd: dir, encoding: 'utf8' },
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] }
  const refused = new Set(diagnostics.map(({ location }) => location.path))
  const paths = lines.map((_, at) => `test/${at}.test.ts`)
  expect(paths.filter((path) => refused.has(path))).toEqual(paths.slice(0, LEFT_OUT.length))
})
