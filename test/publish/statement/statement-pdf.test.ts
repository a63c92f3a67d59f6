import { expect, test } from 'vitest'
import type { StatementPart } from '../../../src/core/job/job.js'
import { drawnPages, drawnText } from './pdf-pages.js'

const FILING = { office: {}, date: '2026-11-20', isRehearsal: false, batch: 'b' }
const HEADER = ['Item', 'Data', 'Soma']
const COLUMNS: StatementPart['columns'] = [
  { title: 'Item', kind: 'text' },
  { title: 'Data', kind: 'date' },
  { title: 'Soma', kind: 'money' },
]

const partOf = (lines: number, terms: string[] = []): StatementPart => ({
  terms,
  columns: COLUMNS,
  totals: [undefined, undefined, '1'],
  lines: Array.from({ length: lines }, () => ['linha', '2020-03-10', '1']),
})

const drawn = (parts: StatementPart[]) =>
  drawnPages({ facts: [], article: 'art. 524', parts, remarks: [] }, FILING)

/** Returns the texts of each page in the order in which they were drawn. */
async function pagesOf(parts: StatementPart[]): Promise<string[][]> {
  const pages = await drawn(parts)
  return pages.map((page) =>
    [...page.matchAll(/\[(.*?)\] TJ/g)].map(([, text]) => drawnText(text!)),
  )
}

test.each(
  Array.from({ length: 30 }, (_, at) => at + 10),
)('a first table of %i lines, then another → no page ends with a header', async (lines) => {
  const pages = await pagesOf([partOf(lines), partOf(1, ['Juros: não pedidos.'])])
  const below = pages.flatMap((texts) =>
    texts.flatMap((text, at) => (text === HEADER.at(-1) ? [texts[at + 1]] : [])),
  )
  expect(below.length).toBeGreaterThanOrEqual(2)
  expect(new Set(below)).toEqual(new Set(['linha']))
})

test.each(
  Array.from({ length: 30 }, (_, at) => at + 10),
)('a first table of %i lines, then another → no page ends with the terms of a table', async (lines) => {
  const pages = await pagesOf([partOf(lines), partOf(1, ['Juros: não pedidos.', 'Multa: 2%.'])])
  const page = pages.find((texts) => texts.some((text) => text.startsWith('Juros')))!
  expect(page.slice(page.indexOf('Multa: 2%.') + 1).slice(0, 4)).toEqual([...HEADER, 'linha'])
})

test('a table whose last line and signature would be alone on a page → all on the one before', async () => {
  const terms = Array.from({ length: 8 }, () => 'Multa: 2%.')
  expect(await pagesOf([partOf(29, terms)])).toHaveLength(1)
})

test('three thousand lines → at least fifty-five on a page', async () => {
  const pages = await pagesOf([partOf(3_000)])
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(3_000 / 55))
})

const CAPITALS = 0.718 * 8.5

test.each([
  3, 40,
])('a table of %i lines → no letter touches the rules above and below', async (lines) => {
  const [page] = await drawn([partOf(lines)])
  const height = Number(/1 0 0 -1 0 ([\d.]+) cm/.exec(page!)![1])
  const table = page!.slice(page!.indexOf(' l\n'))
  // A text begins with its baseline, counted from below; a rule is counted from above.
  const places = [...table.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm|^[\d.]+ ([\d.]+) l$/gm)].map(
    ([, baseline, rule]) => ({ baseline: height - Number(baseline), rule: Number(rule) }),
  )
  const gaps = places.slice(1).flatMap(({ rule, baseline }, at) => {
    const before = places[at]!
    if (Number.isNaN(rule) === Number.isNaN(before.rule)) return []
    return Number.isNaN(rule) ? baseline - CAPITALS - before.rule : rule - before.baseline
  })
  expect(gaps.length).toBeGreaterThan(lines)
  expect(Math.min(...gaps.slice(0, lines))).toBeGreaterThanOrEqual(2)
})
