import { expect, test } from 'vitest'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { agendaIcs } from '../../src/watches/agenda.js'
import { agendaOf, type LawyerNight, lawyerSheets } from '../../src/watches/lawyer-sheets.js'
import type { Line } from '../../src/watches/night-codec.js'

const AT = '2026-11-28T09:00:00.000Z'
const READ = { dia: '2026-11-26', estado: 'COMPLETA', grafia: '94719' }
const NIGHT: LawyerNight = {
  of: 'OAB/SP 94.719',
  batch: 'lote-1',
  night: '2026-11-26',
  readOn: '2026-11-26',
  isRehearsal: false,
  failed: [],
  doubts: [],
  coverage: [READ],
  who: [],
  shown: { new: [], late: [], check: [], changed: [], cancelled: [] },
  seen: 0,
}
const namesOf = (night: LawyerNight) => lawyerSheets(night).map(({ name }) => name)
const todayOf = (night: LawyerNight) => lawyerSheets(night)[0]!.rows as Value[][]

test('a night without a publication, read completely → one sheet that says both', () => {
  expect(namesOf(NIGHT)).toEqual(['Hoje'])
  const whole =
    'Lido por inteiro em 26/11/2026: 1 leitura (cada dia em cada grafia), de 26/11/2026 a 26/11/2026.'
  expect(todayOf(NIGHT)).toContainEqual(['Leitura', whole])
})

test('a lawyer whom the base and the list name → both names above the figures', () => {
  const rows = todayOf({
    ...NIGHT,
    who: [
      ['Nome na base', 'ANA LIMA'],
      ['Responsável', 'Rui Sá'],
    ],
  })
  const labels = rows.map(([label]) => label)
  expect(rows).toContainEqual(['Nome na base', 'ANA LIMA'])
  expect(labels.indexOf('Responsável')).toBeLessThan(labels.indexOf('Publicações'))
})

test.each([
  ['H. F. S. (A); BANCO EXEMPLO S.A. (P)', true],
  ['HELENA FREITAS (A); BANCO EXEMPLO S.A. (P)', false],
])('a publication whose parties are %s → its block says that it is in secrecy: %s', (partes, is) => {
  const line = { dia: '2026-11-26', processo: '1', partes, texto: 'Intime-se.' }
  const rows = todayOf({ ...NIGHT, shown: { ...NIGHT.shown, new: [line] } })
  const block = rows.slice(rows.findIndex(([label]) => label === 'Partes'))
  expect(block.some(([label]) => label === 'Segredo')).toBe(is)
})

test.each([
  [0, '0', 'Nenhuma publicação.'],
  [
    1,
    '0 novas; 1 já mostrada em noites anteriores, nos dias lidos de novo',
    'Nenhuma publicação nova.',
  ],
  [
    1196,
    '0 novas; 1.196 já mostradas em noites anteriores, nos dias lidos de novo',
    'Nenhuma publicação nova.',
  ],
])('nothing new, and %i read again that were shown before → it says both', (seen, bold, heading) => {
  const rows = todayOf({ ...NIGHT, seen })
  expect(rows).toContainEqual(['Publicações', { bold }])
  expect(rows.at(-1)).toEqual([{ heading }])
  expect(JSON.stringify(rows).includes('noites anteriores mostraram não estão')).toBe(seen > 0)
})

test('a day that was not read completely → a sheet that says which', () => {
  const coverage = [READ, { ...READ, dia: '2026-11-25', estado: 'INCOMPLETA' }]
  expect(namesOf({ ...NIGHT, coverage })).toEqual(['Hoje', 'Cobertura'])
})

test('a publication that the end of a page would cut → begins the next page', () => {
  const line = { dia: '2026-11-26', processo: '1', texto: 'linha\n'.repeat(8).trim() }
  const rows = todayOf({ ...NIGHT, shown: { ...NIGHT.shown, new: Array(6).fill(line) } })
  const starts = rows.flatMap(([first], at) => {
    return first !== null && typeof first === 'object' && 'newPage' in first ? [at] : []
  })
  expect(starts.map((at) => rows[at]![0])).toEqual([{ heading: '1', newPage: true }])
})

test('deadlines to come, that may be over and that passed → counted, the first named, and marked in Prazos', () => {
  const lines: Line[] = [
    { id: '1', processo: 'P1', dia: '2026-11-02', fim: '2026-12-01', prazo: '15 dias' },
    { id: '2', processo: 'P2', dia: '2026-11-02', fim: '2026-12-18', prazo: '30 dias' },
    { id: '3', processo: 'P3', dia: '2026-10-14', prazo: '5 (cinco) dias' },
    { id: '4', processo: 'P4', dia: '2026-10-14', fim: '2026-10-21', prazo: '5 dias' },
    { id: '5', processo: 'P5', dia: '2026-11-25', prazo: '5 dias', situacao: 'Sem data, leia' },
  ]
  const night = { ...NIGHT, shown: { ...NIGHT.shown, new: lines } }
  expect(todayOf(night)).toContainEqual([
    'Prazos',
    {
      bold: '1 já passou; 1 PODE TER PASSADO, de outros prazos sem data; 1 até 03/12/2026; 1 depois de 03/12/2026; o primeiro em 01/12/2026 (datas sugeridas: confira cada uma); 1 sem data sugerida: leia cada publicação; os de publicações mostradas antes não estão aqui',
    },
  ])
  const { columns, rows } = lawyerSheets(night).find(({ name }) => name === 'Prazos') as {
    columns: { title: string }[]
    rows: Iterable<Value[]>
  }
  const at = (title: string) => columns.findIndex((column) => column.title === title)
  const shown = [...rows].map((row) => [row[at('Processo')], row[at('Situação')]])
  expect(shown).toEqual([
    ['P4', { alarm: 'JÁ PASSOU' }],
    ['P3', { alarm: 'PODE TER PASSADO' }],
    ['P1', null],
    ['P2', null],
    ['P5', 'Sem data, leia'],
  ])
  expect([...rows][0]![at('Disponibilização')]).toEqual({ date: '2026-10-14' })
})

test('an end that a later night no longer tells → the same event, on the day of that reading', () => {
  const line = { processo: 'P', tribunal: 'TJSP', dia: '2026-11-26', prazo: '15 dias' }
  const ended = ['1', '2', '3'].map((id) => ({ ...line, id, fim: '2026-12-18' }))
  const first = agendaOf({ ...NIGHT, shown: { ...NIGHT.shown, new: ended } })
  const changed = [
    { ...line, id: '1', mudanca: 'O conteúdo mudou', situacao: 'Sem data, leia' },
    { ...line, id: '3', mudanca: 'O conteúdo mudou', fim: '2026-12-10' },
  ]
  const cancelled = [{ id: '2', processo: 'P', tribunal: 'TJSP', cancelamento: 'Cancelada' }]
  const later = { ...NIGHT, night: '2026-11-27', readOn: '2026-11-28' }
  const second = agendaOf({ ...later, shown: { ...NIGHT.shown, changed, cancelled } })
  const shown = second.map(({ uid, day, title }) => [uid, day, title])
  expect(shown).toEqual([
    ['prazo-3@lote', '2026-12-10', 'Prazo sugerido (conferir): TJSP P'],
    ['prazo-1@lote', '2026-11-28', 'Publicação alterada, sem data (conferir): TJSP P'],
    ['prazo-2@lote', '2026-11-28', 'Publicação cancelada (conferir): TJSP P'],
  ])
  expect(first.map(({ uid }) => uid)).toEqual(['prazo-1@lote', 'prazo-2@lote', 'prazo-3@lote'])
  // A calendar takes an event for another one in its place only with a higher SEQUENCE.
  expect(agendaIcs(first, AT).match(/SEQUENCE:20261126/g)).toHaveLength(3)
  expect(agendaIcs(second, AT).match(/SEQUENCE:20261128/g)).toHaveLength(3)
})

test.each([
  [
    [READ, { ...READ, estado: 'INCOMPLETA' }],
    [],
    '1 leitura não foi inteira: pode haver mais. Veja Cobertura.',
  ],
  [[], ['OAB/SP 94.719'], 'nada pôde ser lido: pode haver publicação.'],
])('a night of which %j was read and %j was not → the alarm says how much', (coverage, failed, what) => {
  const night = { ...NIGHT, coverage, failed } as LawyerNight
  expect(todayOf(night)).toContainEqual([{ alarm: 'INCOMPLETO' }, { alarm: what }])
})
