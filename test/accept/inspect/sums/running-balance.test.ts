import { expect, test } from 'vitest'
import { RunningBalance } from '../../../../src/accept/inspect/sums/running-balance.js'

const HEADINGS = ['Cliente', 'Débito', 'Saldo']
const NONE = ['', '', '', '']

/** The first line of a balance that grows, of which the names and the entries of each line are given. */
function foundIn(names: readonly string[], entries: readonly string[]) {
  const balance = new RunningBalance({ headings: HEADINGS }, 2)
  for (const [at, total] of ['500,00', '1.020,00', '1.550,00', '2.100,00'].entries())
    balance.observeItem([names[at]!, entries[at]!, total], at + 2)
  return balance.found()[0]?.facts.line
}

test.each<[string, readonly string[], readonly string[], number | undefined]>([
  ['of one debtor', ['Ana', 'Ana', 'ANA', 'Ana'], NONE, 2],
  ['whose debtor stands on the first line', ['Ana', '', '', ''], NONE, 2],
  ['of two debtors', ['Ana', 'Ana', 'Rui', 'Rui'], NONE, undefined],
  ['whose changes stand beside it', ['Ana', 'Ana', 'Rui', 'Rui'], ['500', '520', '530', '550'], 2],
])('a balance that grows, %s → %j, %j: found at line %j', (_, names, entries, line) => {
  expect(foundIn(names, entries)).toBe(line)
})
