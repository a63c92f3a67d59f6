import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const MAIN = new URL('main.mjs', import.meta.url).pathname

// So long that a busy machine fails no file; what hangs does so for hours.
test('200 mutated files of all formats → each accepted, asked about or refused, and every line told', async () => {
  const given = ['--runs', '200', '--seed', '22', '--mutated', '--seconds', '250']
  const { stdout } = await run(process.execPath, [MAIN, ...given])
  expect(stdout).toMatch(/fallen: none\n$/)
})
