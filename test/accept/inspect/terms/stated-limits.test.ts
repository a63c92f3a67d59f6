import { expect, test } from 'vitest'
import { StatedLimits } from '../../../../src/accept/inspect/terms/stated-limits.js'

const FROM = 'Cobrança limitada às parcelas vencidas a partir de 14/08/2020'
const UNTIL = 'Somente parcelas até o dia 31/12/2021'

function askedOf(title: string, days: readonly string[]) {
  const limits = new StatedLimits(0, 2026)
  limits.observeOtherLine([null, title], 2)
  for (const [at, day] of days.entries()) limits.observeItem([day], at + 4)
  return limits.found('dmy')
}

test.each([
  [FROM, ['14/08/2020', '13/08/2020', '10/05/2018'], ['5', '6']],
  [UNTIL, ['31/12/2021', '01/01/2022'], ['5']],
])('title «%s» above days beyond it → asked with their lines', (value, days, lines) => {
  const facts = { line: 2, value, lines, count: lines.length }
  expect(askedOf(value, days)).toEqual([{ code: 'ask_stated_limit', facts }])
})

test('more lines beyond the limit than are told → the first five and how many there are', () => {
  const [asked] = askedOf(FROM, Array(7).fill('10/05/2018'))
  expect(asked!.facts).toMatchObject({ lines: ['4', '5', '6', '7', '8'], count: 7 })
})

test.each([
  ['all days within', FROM, ['14/08/2020']],
  ['no limit in the title', 'Parcelas vencidas a partir de 14/08/2020', ['10/05/2018']],
  ['no day in the title', 'Cobrança limitada a parcelas de 2020', ['10/05/2018']],
  ['cells that hold no day', FROM, ['a combinar', '']],
])('%s → not asked', (_, title, days) => {
  expect(askedOf(title, days)).toEqual([])
})
