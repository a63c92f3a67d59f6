import { expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { overtakenClear } from './support/overtaken-clear-sheets.js'

const desk = officeDesk()

test.each(overtakenClear)('$job: $sheet → $careful', async (given) => {
  const { rows } = await desk(given)
  expect(rows).toEqual(given.expects)
})
