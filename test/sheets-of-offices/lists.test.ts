import { describe, expect, test } from 'vitest'
import { deskLists } from './support/lists-desk.js'
import { dossier } from './support/lists-dossier.js'
import { extract } from './support/lists-extract.js'
import { filters } from './support/lists-filters.js'
import { listLayouts } from './support/lists-layouts.js'
import { people } from './support/lists-people.js'
import { registrations } from './support/lists-registrations.js'
import { watch } from './support/lists-watch.js'
import { officeDesk } from './support/outcome.js'

const desk = officeDesk()

describe.each([
  ['publications, registrations and cases', registrations],
  ['publications, filters', filters],
  ['publications, layouts', listLayouts],
  ['dossier', dossier],
  ['people', people],
  ['watch', watch],
  ['extract', extract],
  ['in a hurry', deskLists],
])('lists of offices: %s', (_, sheets) => {
  test.each(sheets)('$sheet → asked, rejected or looked for as it should be', async (given) => {
    const { rows, told } = await desk(given)
    expect(rows).toEqual(given.expects)
    expect(told).toEqual(expect.arrayContaining(given.tells ?? []))
  })
})
