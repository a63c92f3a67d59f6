import { expect, test } from 'vitest'
import { otherDay, otherIndex } from '../../jobs/answer-check.js'
import { checkParameters as checkCalc } from '../../jobs/calc/check-parameters.js'
import { refusedField } from '../../jobs/calc/refused-field.js'
import { cautions, wholeMonthNotes } from '../../jobs/correct/cautions.js'
import { jobs } from '../../jobs/index.js'
import { termsOfPeriods } from '../../jobs/publications/plan-row.js'
import { planRow as planRecalc } from '../../jobs/recalc/plan-row.js'
import { readProfile } from '../../src/legal/deadlines/profiles.js'
import { timesIn } from '../../src/legal/deadlines/quotes.js'
import { termOf } from '../../src/legal/deadlines/term.js'
import type { Sentence } from '../../src/messages/message-code.js'

const codes = (all: readonly Sentence[]) => all.map(({ code }) => code)

const SELIC = { selic: true, selicVersion: '1', selicFrom: '2021-12-09', selicUntil: '2024-08-15' }
const GROUP = { from: '2020-01-01', to: '2020-01-01', rows: 1 }
const CALCS = { calcs: { '7': { type: 'calculosJudiciais' } }, types: {}, references: {} }
const recalc = (row: object, batch = {}) => {
  const planned = planRecalc(row as never, batch, CALCS as never)
  return planned.is === 'rejected' ? codes(planned.problems) : []
}
const PATCHED = { received: { 'parcelas.valor': 'x' }, records: { parcelas: {} } }
const refused = (message: string) =>
  codes(refusedField([PATCHED as never], { code: 'BAD', message } as never, '7').notes.flat())

const reason = (text: string) => {
  const term = termOf(text, timesIn(text), [])
  return term.is === 'uncertain' ? [term.why.code] : []
}
const profile = (content: string) => {
  const read = readProfile('perfil.json', content)
  return read.is === 'refused' ? codes(read.problems) : []
}

test.each<[code: string, told: () => string[]]>([
  ['answer_other_day', () => codes(otherDay(['2024-01-01'], '2024-12-31'))],
  ['answer_other_index', () => codes(otherIndex({ index: 'inpc' }, 'ipca', (told) => told))],
  ['link_base_wrong', () => codes(checkCalc({ linkBase: 'x' }))],
  ['row_selic_whole_month', () => codes(wholeMonthNotes(SELIC, '2020-01-01'))],
  ['row_selic_whole_month_until', () => codes(wholeMonthNotes(SELIC, '2020-01-01'))],
  [
    'told_selic_whole_month_until',
    () => codes(cautions({ groups: [{ ...GROUP, parameters: SELIC }] })),
  ],
  [
    'told_period_open',
    () => {
      const groups = [{ ...GROUP, parameters: { data_fim: '2026-12-31' } }]
      return codes(termsOfPeriods({ groups }, { today: '2026-11-26' } as never))
    },
  ],
  ['profile_field', () => profile('{"id":7}')],
  ['profile_unknown_field', () => profile('{"id":"x","cor":"azul"}')],
  ['deadline_judged', () => reason('Julgo procedente. Manifeste-se no prazo de 15 (quinze) dias.')],
  ['deadline_apart', () => reason('Cite-se o réu. Manifeste-se no prazo de 15 (quinze) dias.')],
  ['watch_no_night', () => codes(jobs.get('watch')!.checkParameters({}, new Set()))],
  [
    'told_price_pages',
    () => codes(jobs.get('people')!.unknownPrice!({ who: 'parties' }, { groups: [] })),
  ],
  ['calc_of_other_type', () => recalc({ calc_id: '7' }, { type: 'atualizacaoMonetaria' })],
  ['type_not_described', () => recalc({ calc_id: '7' })],
  ['calc_field_refused', () => refused('parcelas.0.valor inválido')],
  ['calc_patch_refused', () => refused('algo deu errado')],
])('%s → told by the rule that it belongs to', (code, told) => {
  expect(told()).toContain(code)
})
