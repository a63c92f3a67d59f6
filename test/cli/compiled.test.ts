import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = 'dist/src/program'
const COMPILED = '.compiled'

const wrapped = (source: string) =>
  `(function (exports, require, module, __filename, __dirname) {${source}\n})`

test('what the build kept of the program → V8 takes it', () => {
  const kept = readdirSync(join(ROOT, PROGRAM)).filter((file) => file.endsWith(COMPILED))
  expect(kept).toContain(`lote.cjs${COMPILED}`)
  const refused = kept.filter((file) => {
    const path = join(ROOT, PROGRAM, file)
    const source = readFileSync(path.slice(0, -COMPILED.length), 'utf8')
    return new Script(wrapped(source), { cachedData: readFileSync(path) }).cachedDataRejected
  })
  expect(refused).toEqual([])
})

test('the built program → imports nothing while it runs, which compiled code cannot', () => {
  const files = readdirSync(join(ROOT, PROGRAM)).filter((file) => file.endsWith('.cjs'))
  const importing = files.filter((file) => {
    const source = readFileSync(join(ROOT, PROGRAM, file), 'utf8')
    // A text or a comment may have the word: only then is the syntax worth a look.
    return /\bimport\s*\(/.test(source) && hasImport(parseAst(source, { lang: 'js' }))
  })
  expect(importing).toEqual([])
})

function hasImport(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return 'type' in node && node.type === 'ImportExpression'
    ? true
    : Object.values(node).some(hasImport)
}

test('compiled by another V8, cut short, or gone → the command runs all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lote-compiled-'))
  try {
    cpSync(join(ROOT, 'dist/src'), join(folder, 'dist/src'), { recursive: true })
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const path = join(folder, PROGRAM, `lote.cjs${COMPILED}`)
    const whole = readFileSync(path)
    const otherVersion = Buffer.from(whole)
    otherVersion.writeUInt32LE(otherVersion.readUInt32LE(4) ^ 1, 4)
    const main = join(folder, 'dist/src/cli/main.js')
    const answers = [otherVersion, whole.subarray(0, whole.length / 2), Buffer.alloc(0)].map(
      (kept) => {
        writeFileSync(path, kept)
        return spawnSync(process.execPath, [main, '--version'], { encoding: 'utf8' })
      },
    )
    rmSync(path)
    answers.push(spawnSync(process.execPath, [main, '--version'], { encoding: 'utf8' }))
    expect(answers.map(({ status, stderr }) => [status, stderr])).toEqual(
      answers.map(() => [0, '']),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
