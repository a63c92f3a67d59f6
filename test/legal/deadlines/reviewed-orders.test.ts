import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { suggest } from '../../../src/legal/deadlines/suggest.js'
import { plainText } from '../../../src/legal/gazette/plain-text.js'
import { CIVIL } from './publications.js'

/** One text a line; a line that begins with # says of what kind the next ones are. */
function textsOf(file: string): string[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

const read = (text: string) => suggest({ ...CIVIL, text: plainText(text) }, PROFILES)

/** Written by a reviewer who did not know the rules; the days stand before the text. */
const plainOf = (file: string) =>
  textsOf(file).map((line) => {
    const [days, text = ''] = line.split('\t')
    return { days: Number(days), text, read: read(text) }
  })
const DOUBTFUL = textsOf('reviewed-doubtful-orders.txt')

test("a reviewer's 200 plain orders → at least 160 have an end, and none a wrong one", () => {
  const given = plainOf('reviewed-plain-orders.txt')
  expect(given).toHaveLength(200)
  const ended = given.filter(({ read }) => read.end !== undefined)
  expect(ended.length).toBeGreaterThanOrEqual(160)
  expect(ended.filter(({ days, read }) => read.days !== days)).toEqual([])
})

// The one is the payment of CPC, art. 523, which a text of `texts.test.ts` holds to be plain.
test("a reviewer's 200 doubtful texts → at most one has an end", () => {
  expect(DOUBTFUL).toHaveLength(200)
  expect(DOUBTFUL.filter((text) => read(text).end).length).toBeLessThanOrEqual(1)
})

test('texts that begin like an order and are none → no end', () => {
  const misleading = textsOf('misleading-orders.txt')
  expect(misleading.filter((text) => read(text).end)).toEqual([])
})

test("a second reviewer's 60 plain orders → at least 48 have an end, and none a wrong one", () => {
  const given = plainOf('second-plain-orders.txt')
  expect(given).toHaveLength(60)
  const ended = given.filter(({ read }) => read.end !== undefined)
  expect(ended.length).toBeGreaterThanOrEqual(48)
  expect(ended.filter(({ days, read }) => read.days !== days)).toEqual([])
})

test("a second reviewer's 60 doubtful texts → none has an end", () => {
  const texts = textsOf('second-doubtful-orders.txt')
  expect(texts).toHaveLength(60)
  expect(texts.filter((text) => read(text).end)).toEqual([])
})
