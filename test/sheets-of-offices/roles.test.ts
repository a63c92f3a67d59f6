import { test } from 'vitest'
import { expectCareful, officeDesk } from './support/outcome.js'
import { rolesClear } from './support/roles-clear-sheets.js'
import { rolesTraps } from './support/roles-traps-sheets.js'
import { settlementClear } from './support/settlement-clear-sheets.js'
import { settlementTraps } from './support/settlement-traps-sheets.js'

const desk = officeDesk()

test.each([
  ...rolesClear,
  ...rolesTraps,
  ...settlementClear,
  ...settlementTraps,
])('$job: $sheet → $careful', async (given) => {
  await expectCareful(desk, given)
})
