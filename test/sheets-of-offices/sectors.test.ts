import { test } from 'vitest'
import { accountsClear } from './support/accounts-clear-sheets.js'
import { accountsDoubts } from './support/accounts-doubts-sheets.js'
import { accountsListsClear, accountsListsDoubts } from './support/accounts-lists.js'
import { accountsSecondDoubts } from './support/accounts-second-doubts-sheets.js'
import { councilsClear } from './support/councils-clear-sheets.js'
import { councilsDoubts } from './support/councils-doubts-sheets.js'
import { councilsLists } from './support/councils-lists.js'
import { institutionsClearLists } from './support/institutions-clear-lists.js'
import { institutionsClear } from './support/institutions-clear-sheets.js'
import { institutionsDoubts } from './support/institutions-doubts-sheets.js'
import {
  institutionsDocumentsDoubts,
  institutionsListsDoubts,
} from './support/institutions-lists.js'
import { institutionsSecondDoubts } from './support/institutions-second-doubts-sheets.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { sectorsClear } from './support/sectors-clear-sheets.js'
import { sectorsDoubts } from './support/sectors-doubts-sheets.js'
import { sectorsLists } from './support/sectors-lists.js'
import { termsInNotes } from './support/terms-in-notes-sheets.js'

const desk = officeDesk()

test.each([
  ...termsInNotes,
  ...sectorsClear,
  ...sectorsDoubts,
  ...sectorsLists,
  ...councilsClear,
  ...councilsDoubts,
  ...councilsLists,
  ...accountsClear,
  ...accountsDoubts,
  ...accountsSecondDoubts,
  ...accountsListsClear,
  ...accountsListsDoubts,
  ...institutionsClear,
  ...institutionsDoubts,
  ...institutionsSecondDoubts,
  ...institutionsListsDoubts,
  ...institutionsDocumentsDoubts,
  ...institutionsClearLists,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
