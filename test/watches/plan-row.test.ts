import { expect, test } from 'vitest'
import { planRow } from '../../jobs/watch/plan-row.js'

const CASE = '0365424-03.2022.8.16.0040'
const plan = (fields: Record<string, string>) => planRow(fields, { night: '2026-01-15' })

test.each([
  [CASE, []],
  [`${CASE}/50001`, ['note_case_incident']],
])('the case %s is watched by its twenty digits', (numero_processo, notes) => {
  const planned = plan({ numero_processo })
  expect(planned).toMatchObject({ parameters: { registration: 'case:03654240320228160040' } })
  expect(planned.is === 'item' && planned.notes.map(({ code }) => code)).toEqual(notes)
})

test.each([
  ['0365425-03.2022.8.16.0040', 'row_not_cnj'],
  ['365424-03.2022.8.16.0040', 'row_not_cnj'],
  [`${CASE}/${CASE}`, 'row_several_cases'],
  [`${CASE}/A`, 'row_case_with_text'],
  ['1234', 'row_not_cnj'],
])('%s is no number that a case can have, and is rejected', (numero_processo, code) => {
  expect(plan({ numero_processo })).toMatchObject({
    is: 'rejected',
    problems: [{ code, facts: { value: numero_processo } }],
  })
})

test('a registration keeps the letter and the zeros of its row, beside its key', () => {
  expect(plan({ oab_numero: 'SP 0123457-B' })).toMatchObject({
    parameters: { registration: 'oab:SP:123457' },
    item: { spellings: ['123457-B', '0123457-B'] },
  })
  expect(plan({ oab_numero: 'SP 123457' })).toMatchObject({ item: {} })
})
