import { expect, test } from 'vitest'
import { dutiesClearLists } from './support/duties-clear-lists.js'
import { dutiesClear } from './support/duties-clear-sheets.js'
import { dutiesDoubts } from './support/duties-doubts-sheets.js'
import { dutiesKinClear, dutiesKinDoubts } from './support/duties-kin-sheets.js'
import { dutiesLists } from './support/duties-lists.js'
import { dutiesTitled } from './support/duties-titled-sheets.js'
import { endedDutiesDoubts } from './support/ended-duties-doubts-sheets.js'
import { officeDesk } from './support/outcome.js'
import { secondDuties } from './support/second-duties-sheets.js'
import { spoiledFigures } from './support/spoiled-figures-sheets.js'

const desk = officeDesk()

test.each([
  ...[...dutiesDoubts, ...endedDutiesDoubts, ...spoiledFigures, ...dutiesLists],
  ...[...dutiesClear, ...dutiesClearLists],
  ...[...dutiesTitled, ...dutiesKinDoubts, ...dutiesKinClear, ...secondDuties],
])('$job: $sheet → $careful', async (given) => {
  const { rows, told } = await desk(given)
  expect(rows).toEqual(given.expects)
  expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
})
