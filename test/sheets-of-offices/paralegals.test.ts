import { test } from 'vitest'
import { folderLists } from './support/folder-lists.js'
import { fridayDocuments } from './support/friday-documents.js'
import { fridayPeople } from './support/friday-people.js'
import { fridayPublications } from './support/friday-publications.js'
import { habitsLists } from './support/habits-lists.js'
import { markedLists } from './support/marked-lists.js'
import { expectCareful, officeDesk } from './support/outcome.js'
import { overlookedCases } from './support/overlooked-cases.js'
import { overlookedPeople } from './support/overlooked-people.js'
import {
  aroundRegistrations,
  heldRegistrations,
  otherRegisters,
} from './support/overlooked-registrations.js'
import { paralegalDocuments } from './support/paralegal-documents.js'
import { paralegalPeople } from './support/paralegal-people.js'
import { paralegalPublications } from './support/paralegal-publications.js'
import { paralegalStates } from './support/paralegal-states.js'
import { paralegalWatch } from './support/paralegal-watch.js'
import { saidOnLines } from './support/said-on-lines-sheets.js'
import { saidOnLists } from './support/said-on-lists.js'
import { secondLookDocuments } from './support/second-look-documents.js'
import { secondLookRegistrations } from './support/second-look-registrations.js'
import { traineesAndNotes } from './support/trainees-and-notes.js'

const desk = officeDesk()

test.each([
  ...paralegalPublications,
  ...paralegalStates,
  ...paralegalWatch,
  ...paralegalPeople,
  ...paralegalDocuments,
  ...secondLookRegistrations,
  ...secondLookDocuments,
  ...markedLists,
  ...folderLists,
  ...fridayPublications,
  ...fridayPeople,
  ...fridayDocuments,
  ...traineesAndNotes,
  ...saidOnLines,
  ...saidOnLists,
  ...otherRegisters,
  ...aroundRegistrations,
  ...heldRegistrations,
  ...overlookedCases,
  ...overlookedPeople,
  ...habitsLists,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
