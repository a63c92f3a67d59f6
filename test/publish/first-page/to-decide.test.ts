import { expect, test } from 'vitest'
import { people } from '../../../jobs/people/index.js'
import { publications } from '../../../jobs/publications/index.js'
import type { Manifest } from '../../../src/core/batch.js'
import { noRows, type RowCounts } from '../../../src/core/outcome.js'
import { translate } from '../../../src/messages/index.js'
import { sentence } from '../../../src/messages/message-code.js'
import { RowDecisions } from '../../../src/publish/first-page/row-decisions.js'
import { toDecide } from '../../../src/publish/first-page/to-decide.js'
import type { Summary } from '../../../src/publish/summary.js'

const { sheets } = publications

/** The texts of a batch of queries of which so many are COMPLETA. */
function told(rows: Partial<RowCounts>, complete: number, alarms?: [string, string][]): string[] {
  const summary = {
    counts: { ...noRows(), ...rows },
    tallies: [{ ...sheets.tallies[0]!, counts: [['COMPLETA', complete]] }],
    pending: new Map(),
    decisions: new RowDecisions(sheets),
    look: { lines: [], ...(alarms ? { alarms } : {}) },
  } as unknown as Summary
  return toDecide({ told: [] } as unknown as Manifest, summary, []).map(([, text]) => String(text))
}

test.each([
  [{ read: 6, ignored: 1, ok: 3, failed: 2 }, 3, '2 de 5 NÃO estão como COMPLETA.'],
  [{ read: 6, ignored: 1, rejected: 2, ok: 2, failed: 1 }, 2, '1 de 3 NÃO está como COMPLETA.'],
])('rows %j, %i of them complete → those that are not are counted, without the rejected', (rows, complete, said) => {
  expect(told(rows, complete)).toContain(`Cobertura das consultas: ${said}`)
})

test('rows of which only the rejected are not complete → said once', () => {
  const texts = told({ read: 5, rejected: 2, ok: 3 }, 3)
  expect(texts).toEqual(['fora do resultado: o que foi recebido e o que fazer.'])
})

test.each([
  [undefined, 'Nenhuma pendência.'],
  [[], 'Nenhuma pendência.'],
  [[['CONFIRA', 'cada valor']], 'Nada além do aviso acima.'],
] as const)('nothing to decide, alarms %j → no word against them', (alarms, said) => {
  expect(told({ read: 1, ok: 1 }, 1, alarms as [string, string][] | undefined)).toEqual([said])
})

test.each([
  [{ ok: 2, warned: 3 }, 5, ', em todas as linhas com resultado'],
  [{ ok: 4, warned: 3 }, 5, ''],
])('rows %j, of which %i could not be checked → all of those with a result: "%s"', (rows, count, all) => {
  const check = { title: 'Conferência', counts: [['não conferido (sem série)', count]] }
  const summary = {
    counts: { ...noRows(), read: 7, ...rows },
    tallies: [check],
    pending: new Map(),
    decisions: new RowDecisions(sheets),
    look: { lines: [] },
  } as unknown as Summary
  const lines = toDecide({ told: [] } as unknown as Manifest, summary, [])
  expect(lines.map(([, text]) => text)).toContainEqual({
    bold: `Conferência: não conferido (sem série)${all}.`,
  })
})

test.each([
  [1, ['A base não tem ninguém assim.']],
  [4, ['a base não tem ninguém assim.', 'leia o aviso antes de usar a linha.']],
])('%i rows whose own warning says what is named first → said once', (warned, said) => {
  const decisions = new RowDecisions(people.sheets)
  for (let line = 1; line <= warned; line += 1) {
    const several = line === 1 ? [] : [sentence('people_several', { count: line })]
    const said = [sentence('people_none'), ...several]
    decisions.add({ line, said, outcome: 'warned', figures: {} } as never, 1)
  }
  const summary = {
    counts: { ...noRows(), read: warned, warned },
    tallies: [{ ...people.sheets.tallies[0]!, counts: [['Ninguém', warned]] }],
    pending: new Map(),
    decisions,
    look: { lines: [] },
  } as unknown as Summary
  const lines = toDecide({ told: [] } as unknown as Manifest, summary, [])
  expect(lines.map(([, text]) => (typeof text === 'string' ? text : Object(text).bold))).toEqual(
    said,
  )
})

test('interest beside SELIC → told before the workbook is used, and not only in Parâmetros', () => {
  const one = sentence('told_selic_and_interest', {})
  const summary = {
    counts: { ...noRows(), read: 1, ok: 1 },
    tallies: [],
    decisions: new RowDecisions(sheets),
    look: { lines: [] },
  } as unknown as Summary
  expect(toDecide({ told: [one] } as unknown as Manifest, summary, [])).toEqual([
    ['SELIC e juros', translate('pt', one)],
  ])
})
