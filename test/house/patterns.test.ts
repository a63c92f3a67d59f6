import { expect, test } from 'vitest'
import { built, isSuperLinear, literals, literalsIn } from './patterns.js'

const CONFIGURED = 'a setting or an argument of whoever runs the program'
const OWN = 'written by the program itself, of a fixed length'
const SHORT = 'at most LONGEST_VALUE characters'
const TIDY =
  'text whose runs of blanks were made one by gazette/plain-text, or a part of such a text'

/** Patterns that are worse than linear, by the files that hold them, and why no text makes them slow. */
const BOUNDED: Record<string, string> = {
  'src/config/env-reader.ts': CONFIGURED,
  'src/records/response-cache.ts': CONFIGURED,
  'src/core/job/parse-parameters.ts': CONFIGURED,
  'src/services/account.ts': CONFIGURED,
  'src/runtime/loopback.ts': CONFIGURED,
  'src/storage/s3.ts': CONFIGURED,
  'src/documents/open.ts': CONFIGURED,
  'src/notices/webhook/sign.ts': CONFIGURED,
  'src/cli/program.ts': OWN,
  'src/publish/exact-sum.ts': OWN,
  'src/records/keys.ts': OWN,
  'src/verify/plan-rows.ts': OWN,
  'src/spreadsheets/xlsx/names.ts': OWN,
  'src/spreadsheets/xlsx/write-package.ts': OWN,
  'src/sandbox/export/statement.ts': OWN,
  'src/legal/gazette/subject.ts': OWN,
  'src/accept/cells/amount.ts': SHORT,
  'src/accept/cells/date.ts': SHORT,
  'src/accept/cells/percent.ts': SHORT,
  'src/legal/deadlines/doubt-words.ts': TIDY,
  'src/legal/deadlines/implied-terms.ts': TIDY,
  'src/legal/deadlines/numbers.ts': TIDY,
  'src/legal/deadlines/orders.ts': TIDY,
  'src/legal/deadlines/quotes.ts': TIDY,
  'src/legal/deadlines/term-context.ts': TIDY,
}

test('patterns of the program → linear, or the text is bounded first', async () => {
  const made = await built()
  expect(made.map(({ file }) => file)).toContain('src/values/oab.ts')
  const patterns = [...literals(), ...made]
  expect(patterns.length).toBeGreaterThan(700)
  const slow = patterns.filter(isSuperLinear)
  const unbounded = slow.filter(({ file }) => BOUNDED[file] === undefined)
  expect(unbounded.map(({ file, source, flags }) => `${file} /${source}/${flags}`)).toEqual([])
  const files = new Set(slow.map(({ file }) => file))
  expect(Object.keys(BOUNDED).filter((file) => !files.has(file))).toEqual([])
})

test.each([
  ['cubic', 'const PERCENT = /^\\d+\\s*%?\\s*(?:a\\.m\\.)?\\s*$/'],
  ['quadratic from each start', 'const END = text.replace(/\\s+$/, "")'],
  ['exponential', 'const WORDS = /^(?:\\w+\\s?)*$/u'],
])('a planted pattern that is %s → found', (_, source) => {
  expect(literalsIn('planted.ts', source).filter(isSuperLinear)).toHaveLength(1)
})

test('a planted pattern that is linear → not found', () => {
  expect(literalsIn('planted.ts', 'const DAY = /^\\d{2}\\/\\d{2}$/').filter(isSuperLinear)).toEqual(
    [],
  )
})
