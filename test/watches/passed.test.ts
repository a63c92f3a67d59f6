import { expect, test } from 'vitest'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { type LawyerNight, lawyerSheets } from '../../src/watches/lawyer-sheets.js'

const line = (id: string, fim: string) => ({
  id,
  fim,
  processo: id,
  prazo: '5 dias',
  sugestao: 'sugerida - conferir',
})
const night = (readOn: string): LawyerNight => ({
  of: 'OAB/SP 1',
  batch: 'x',
  night: '2026-11-20',
  readOn,
  isRehearsal: false,
  shown: {
    new: [line('a', '2026-11-19'), line('b', '2026-11-20'), line('c', '2026-11-23')],
    late: [],
    check: [],
    changed: [],
    cancelled: [],
  },
  seen: 0,
  coverage: [],
  failed: [],
  doubts: [],
  who: [],
})
const rowsOf = (readOn: string, name: string) =>
  lawyerSheets(night(readOn)).find((sheet) => sheet.name === name)!.rows as Value[][]
const deadlines = (readOn: string) => {
  const rows = rowsOf(readOn, 'Hoje')
  return rows.flatMap(([label, value]) => (label === 'Prazo' ? [value] : []))
}

test('a deadline before the day of the reading → marked as past in Hoje, and its count told', () => {
  const told = (passed: Value[]) =>
    passed.map((value) => JSON.stringify(value).includes('JÁ PASSOU'))
  expect(told(deadlines('2026-11-20') as Value[])).toEqual([true, false, false])
  // Read days later, as a night that was left halfway.
  expect(told(deadlines('2026-11-23') as Value[])).toEqual([true, true, false])
  const figures = JSON.stringify(rowsOf('2026-11-23', 'Hoje').find(([label]) => label === 'Prazos'))
  expect(figures).toContain('2 já passaram; 1 até 30/11/2026')
})

test('a deadline before the day of the reading → marked as past in Prazos', () => {
  const states = rowsOf('2026-11-20', 'Prazos').map((row) => row[1])
  expect(states).toEqual([{ alarm: 'JÁ PASSOU' }, null, null])
})

test('a registration that may be another → said at the top of Hoje; what the base has not, always', () => {
  const today = (doubts: string[]) =>
    lawyerSheets({ ...night('2026-11-20'), doubts }).find(({ name }) => name === 'Hoje')!
      .rows as Value[][]
  const doubtful = today(['Nenhum advogado tem a inscrição.'])
  expect(JSON.stringify(doubtful)).toContain('Em segredo de justiça')
  expect(doubtful[2]).toEqual([{ alarm: 'CONFIRA' }, { bold: 'Nenhum advogado tem a inscrição.' }])
  for (const rows of [doubtful, today([])]) {
    const [, base] = rows.find(([label]) => label === 'Base')!
    expect(base).toContain('Domicílio Judicial Eletrônico')
  }
  expect(JSON.stringify(today([]))).not.toContain('CONFIRA')
})

test('hours, a judgment and no end → counted at the top of Hoje, and told in Prazos', () => {
  const HOURS = 'Sem data, leia: prazo em horas'
  const APPEAL = 'Sem data, leia: pode caber recurso'
  const without = (id: string, situacao: string) => ({ id, processo: id, situacao, prazo: 'x' })
  const dated = [line('a', '2026-11-23'), line('d', '2026-11-30')]
  const fresh = [...dated, without('b', APPEAL), without('c', HOURS)]
  const shown = { new: fresh, late: [], check: [], changed: [], cancelled: [] }
  const [today, deadlines] = lawyerSheets({ ...night('2026-11-20'), shown })
  const rows = today!.rows as Value[][]
  const [, told] = rows.find(([label]) => label === 'Prazos')!
  expect(JSON.stringify(told)).toContain('1 em horas, sem data; 1 até 27/11/2026')
  expect(JSON.stringify(told)).toContain('1 depois de 27/11/2026; ')
  expect(JSON.stringify(told)).toContain('1 sem data sugerida: leia cada publicação')
  expect((deadlines!.rows as Value[][]).map((row) => row[1])).toEqual([HOURS, null, null, APPEAL])
})

test('nothing found for a registration that may be another → no plain "Nenhuma publicação."', () => {
  const shown = { new: [], late: [], check: [], changed: [], cancelled: [] }
  const endOf = (doubts: string[]) =>
    (lawyerSheets({ ...night('2026-11-20'), shown, doubts })[0]!.rows as Value[][]).at(-1)
  expect(endOf(['?'])).toEqual([
    { heading: 'Nenhuma publicação foi encontrada: veja CONFIRA acima.' },
  ])
  expect(endOf([])).toEqual([{ heading: 'Nenhuma publicação.' }])
})

test('a start without an end → the start alone is suggested, once', () => {
  const started = {
    ...line('a', '2026-11-19'),
    inicio: '2026-11-18',
    sugestao: 'sugerida - conferir. Dois prazos no texto: fim não sugerido.',
  }
  const { fim: _, ...withoutEnd } = started
  const sheet = lawyerSheets({
    ...night('2026-11-20'),
    shown: { new: [withoutEnd], late: [], check: [], changed: [], cancelled: [] },
  }).find(({ name }) => name === 'Prazos')!
  expect((sheet.rows as Value[][])[0]![6]).toBe(
    'sem data sugerida · no texto: 5 dias · início sugerido em 18/11/2026 · Dois prazos no texto: fim não sugerido.',
  )
})
