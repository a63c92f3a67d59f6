import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { jobTitle, parameterLabel, titleText } from '../../src/panel/job-words.js'

const pt = (text: string) => text
const en = (_: string, text: string) => text
const asked = [...jobs.values()].flatMap((job) =>
  job.parameters.filter(({ name }) => !name.includes('*')).map(({ name }) => ({ job, name })),
)

test.each(asked)('$job.kind, parameter $name → called as people call it, in both languages', ({
  job,
  name,
}) => {
  for (const say of [pt, en]) {
    const label = parameterLabel(say, job, name)
    expect(label).toMatch(/^\p{Lu}/u)
    expect(label).not.toMatch(/_|\p{L}{2}\.\p{L}{2}|^\S*\p{Ll}\p{Lu}/u)
  }
})

test.each([...jobs.values()])('$kind → a title of its own in English', (job) => {
  expect(jobTitle(en, job)).not.toBe(job.title)
  expect(jobTitle(pt, job)).toBe(job.title)
})

/** Words that both languages have. */
const SAME = ['SELIC', 'Total']

test.each([...jobs.values()])('$kind → each of its figures has an English title', ({ sheets }) => {
  const titles = [...sheets.figures, ...sheets.evidence, ...sheets.sums].map(({ title }) => title)
  const own = titles.filter((title) => titleText(en, title) === title)
  expect(own.filter((title) => !SAME.includes(title))).toEqual([])
  expect(titles.map((title) => titleText(pt, title))).toEqual(titles)
})

test('a field of a type of calculation that the contract does not name → its words, in both languages', () => {
  const job = { fields: [] }
  for (const say of [pt, en])
    expect(parameterLabel(say, job, 'fields.dia_atualiza')).toBe('Dia atualiza')
})
