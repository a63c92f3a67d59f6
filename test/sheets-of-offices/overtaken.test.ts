import { expect, test } from 'vitest'
import { officeDesk } from './support/outcome.js'
import { overtakenClear } from './support/overtaken-clear-sheets.js'
import { overtakenDoubts } from './support/overtaken-doubts-sheets.js'

const desk = officeDesk()

test.each([...overtakenDoubts, ...overtakenClear])('$job: $sheet → $careful', async (given) => {
  const { rows } = await desk(given)
  expect(rows).toEqual(given.expects)
})
