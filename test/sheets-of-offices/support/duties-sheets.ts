import { dutiesClearLists } from './duties-clear-lists.js'
import { dutiesClear } from './duties-clear-sheets.js'
import { dutiesDoubts } from './duties-doubts-sheets.js'
import { dutiesKinClear, dutiesKinDoubts } from './duties-kin-sheets.js'
import { dutiesLists } from './duties-lists.js'
import { dutiesTitled } from './duties-titled-sheets.js'
import { endedDutiesDoubts } from './ended-duties-doubts-sheets.js'
import { secondDuties } from './second-duties-sheets.js'
import { spoiledFigures } from './spoiled-figures-sheets.js'

export const duties = [
  ...dutiesDoubts,
  ...endedDutiesDoubts,
  ...spoiledFigures,
  ...dutiesLists,
  ...dutiesClear,
  ...dutiesClearLists,
  ...dutiesTitled,
  ...dutiesKinDoubts,
  ...dutiesKinClear,
  ...secondDuties,
]

/** These list whatever was not read, in clear sheets too. */
const LISTS = ['told_other_texts', 'told_beside']
const ofDoubts = new Set(
  duties.flatMap(({ tells }) => tells ?? []).filter((code) => !LISTS.includes(code)),
)

/** The remarks that some doubtful sheet is told with: a clear one has none of them. */
export function remarksOfDoubts(told: readonly string[] = []): string[] {
  return told.filter((code) => ofDoubts.has(code)).sort()
}
