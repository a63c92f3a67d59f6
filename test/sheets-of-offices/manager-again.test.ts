import { test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { plainHeadings } from './support/plain-headings-sheets.js'

const desk = officeDesk()

test.each([...plainHeadings])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
