import { expect, test } from 'vitest'
import type { JobWorkbook, ListSheet } from '../../src/core/job/job.js'
import { CLIENT_OF_ROW } from '../../src/core/job/workbook.js'
import { sentence } from '../../src/messages/message-code.js'
import { LineDedup } from '../../src/publish/lists/line-dedup.js'
import { ListCounts } from '../../src/publish/lists/list-counts.js'
import { listTable } from '../../src/publish/lists/list-table.js'
import type { ResultRow } from '../../src/publish/rows.js'
import { partKey, UndeclaredColumns } from '../../src/publish/undeclared-columns.js'

const SHEET: ListSheet = {
  name: 'Itens',
  about: '',
  list: 'itens',
  columns: [{ figure: 'numero', title: 'Número', kind: 'text' }],
  open: true,
  rejected: ({ value, reason, fields }) => ({ numero: `${value}|${reason}|${fields.cliente}` }),
}
const SHEETS: JobWorkbook = {
  figures: [],
  evidence: [],
  sums: [],
  tallies: [],
  totals: [],
  groups: [],
  sources: [],
  notes: [],
  lists: [SHEET],
}

function row(over: Partial<ResultRow>): ResultRow {
  return { n: 1, line: 2, cells: [], chunk: 1, outcome: 'ok', figures: {}, said: [], ...over }
}

async function tableOf(rows: readonly ResultRow[], sheet = SHEET, once?: JobWorkbook['once']) {
  const places = new LineDedup(once)
  for (const { lists } of rows) places.add(lists)
  const open = new UndeclaredColumns({ ...SHEETS, lists: [sheet] })
  for (const one of rows) open.add(one)
  async function* each() {
    yield* rows
  }
  const { columns, rows: lines } = listTable(sheet, each, {
    open: open.of(sheet.list),
    places,
  })
  const values: unknown[][] = []
  for await (const line of lines) values.push(line.slice(1, -1))
  return { columns: columns!.slice(1, -1), values }
}

test('a column that nobody declared is of dates while every value of it is one', async () => {
  const itens: Record<string, string>[] = [
    { numero: '1', dia: '2026-03-02', fim: '2026-03-02' },
    { numero: '2', dia: '2026-03-03', fim: 'sem data' },
    { numero: '3', fim: '2026-03-05' },
  ]
  const { columns, values } = await tableOf([row({ lists: { itens } })])
  expect(columns.map(({ title, kind }) => [title, kind])).toEqual([
    ['Número', 'text'],
    ['Dia', 'date'],
    ['Fim', 'text'],
  ])
  expect(values).toEqual([
    ['1', { date: '2026-03-02' }, '2026-03-02'],
    ['2', { date: '2026-03-03' }, 'sem data'],
    ['3', null, '2026-03-05'],
  ])
})

test('so does a row that failed or is pending, where the sheet has a line for it', async () => {
  const said = [sentence('cell_missing', { label: 'Cliente', value: '12-3' })]
  const unanswered: ListSheet['unanswered'] = ({ value }) => ({ numero: `não lida: ${value}` })
  const rows = [row({ outcome: 'failed', said }), row({ outcome: 'pending' }), row({})]
  const { values } = await tableOf(rows, { ...SHEET, unanswered })
  expect(values).toEqual([['não lida: 12-3'], ['não lida: ']])
})

test('a rejected row gets the line that the sheet has for it; others without lines get none', async () => {
  const said = [sentence('cell_missing', { label: 'Cliente', value: '12-3' })]
  const fields = { cliente: 'Ana' }
  const { values } = await tableOf([
    row({ outcome: 'rejected', said, fields }),
    row({ outcome: 'failed', said }),
    row({ outcome: 'rejected', lists: { itens: [{ numero: 'própria' }] } }),
  ])
  expect(values).toEqual([[expect.stringMatching(/^12-3\|.*Cliente.*\|Ana$/)], ['própria']])
})

test('a figure that no line has → its column is hidden; of a list without a line none is', () => {
  const counts = new ListCounts({ ...SHEETS, lists: [SHEET, { ...SHEET, list: 'outros' }] })
  counts.add(row({ lists: { itens: [{ numero: '1', vazio: '' }] } }))
  expect([...counts.filled('itens')!]).toEqual(['numero'])
  expect([...counts.filled('outros')!]).toEqual([])
})

test('lists whose lines stand once, one of them without a line → what others join fills no column of it', () => {
  const once = { figure: 'numero', lists: ['itens', 'outros'] }
  const lists = [MERGED, { ...MERGED, list: 'outros' }]
  const counts = new ListCounts({ ...SHEETS, lists, once })
  counts.add(row({ lists: { itens: [{ numero: '1', quem: 'Ana' }] } }))
  expect([...counts.filled('outros')!]).toEqual([])
})

const MERGED: ListSheet = {
  ...SHEET,
  columns: [...SHEET.columns, { figure: 'quem', title: 'Quem', kind: 'text' }],
  open: undefined,
  mergeBy: { figure: 'numero', join: ['quem'] },
  tally: 'estado',
}

test('lines of several rows that have a figure in common are one, and tell whose they are', async () => {
  const { values } = await tableOf(
    [
      row({
        lists: {
          itens: [
            { numero: '7', quem: 'Ana' },
            { numero: '8', quem: 'Ana' },
          ],
        },
      }),
      row({
        lists: { itens: [{ numero: '7', quem: 'Rui' }, { quem: 'ninguém' }, { quem: 'outro' }] },
      }),
      row({ lists: { itens: [{ numero: '7', quem: 'Ana' }] } }),
    ],
    MERGED,
  )
  expect(values).toEqual([
    ['7', 'Ana; Rui'],
    ['8', 'Ana'],
    [null, 'ninguém'],
    [null, 'outro'],
  ])
})

test('lines are counted once where they are one, and by the figure that divides them', () => {
  const counts = new ListCounts({ ...SHEETS, lists: [MERGED] })
  counts.add({ lists: { itens: [{ numero: '7', estado: 'COMPLETA' }, { estado: 'FALHOU' }] } })
  counts.add({ lists: { itens: [{ numero: '7', estado: 'COMPLETA' }, { estado: 'FALHOU' }] } })
  const { lines, tally } = counts.byList().get('itens')!
  expect([lines, tally.get('COMPLETA'), tally.get('FALHOU')]).toEqual([3, 1, 2])
})

const WORST: ListSheet = { ...MERGED, list: 'piores' }
const ONCE: JobWorkbook['once'] = { figure: 'numero', lists: ['piores', 'itens'] }
const IN_BOTH = [
  row({
    lists: {
      itens: [
        { numero: '7', quem: 'Ana', estado: 'a' },
        { numero: '8', quem: 'Ana', estado: 'a' },
      ],
    },
  }),
  row({ lists: { piores: [{ numero: '7', quem: 'Rui', estado: 'b' }], itens: [{ quem: 'Eva' }] } }),
  row({ lists: { piores: [{ numero: '7', quem: 'Ivo', estado: 'c' }] } }),
]

test('a line that two lists have stands in the first of them, with all whose it is', async () => {
  const worst = await tableOf(IN_BOTH, WORST, ONCE)
  expect(worst.values).toEqual([['7', 'Rui; Ana; Ivo']])
  const others = await tableOf(IN_BOTH, MERGED, ONCE)
  expect(others.values).toEqual([
    ['8', 'Ana'],
    [null, 'Eva'],
  ])
})

test('and is counted there, by each of its values, and in no other', () => {
  const counts = new ListCounts({ ...SHEETS, lists: [WORST, MERGED], once: ONCE })
  for (const { lists } of IN_BOTH) counts.add({ lists })
  const told = counts.byList()
  expect(told.get('piores')).toEqual({ lines: 1, tally: new Map(Object.entries({ b: 1, c: 1 })) })
  expect(told.get('itens')).toEqual({ lines: 2, tally: new Map([['a', 1]]) })
})

test('lines that have to be seen, behind others → they come first, in the order that is declared', async () => {
  const first = { figure: 'estado', values: ['FALHOU', 'INCOMPLETA'] }
  const line = (numero: string, estado: string) => ({ numero, estado })
  const { values } = await tableOf(
    [
      row({ lists: { itens: [line('1', 'COMPLETA'), line('2', 'INCOMPLETA')] } }),
      row({ lists: { itens: [line('3', 'FALHOU'), line('4', 'COMPLETA'), line('5', 'FALHOU')] } }),
    ],
    { ...SHEET, first },
  )
  expect(values.map(([numero]) => numero)).toEqual(['3', '5', '2', '1', '4'])
})

test('merged lines of a sheet with an order → sorted by it, and collected in that order', async () => {
  const sheet: ListSheet = {
    name: 'Itens',
    about: '',
    list: 'itens',
    collects: ['numero', 'fim'],
    columns: [{ figure: 'numero', title: 'Número', kind: 'text' }],
    mergeBy: { figure: 'numero', join: [] },
    order: ({ fim = '9' }) => fim,
  }
  const rows = [
    row({ lists: { itens: [{ numero: '1' }, { numero: '2', fim: '2026-03-05' }] } }),
    row({
      lists: { itens: [{ numero: '3', fim: '2026-03-02' }, { numero: '2' }, { numero: '4' }] },
    }),
  ]
  const { values } = await tableOf(rows, sheet)
  expect(values).toEqual([['3'], ['2'], ['1'], ['4']])
  const counts = new ListCounts({ ...SHEETS, lists: [sheet] })
  for (const one of rows) counts.add(one)
  expect(counts.byList().get('itens')!.collected).toEqual([
    { numero: '3', fim: '2026-03-02' },
    { numero: '2', fim: '2026-03-05' },
    { numero: '1' },
    { numero: '4' },
  ])
})

const BY_KIND: ListSheet = { ...SHEET, by: { figure: 'tipo', words: (value) => value } }
const OF_TWO_KINDS = [
  row({ figures: { tipo: 'a' }, lists: { itens: [{ numero: '1', tipo: 'x', saldo: '9.50' }] } }),
  row({ figures: { tipo: 'b' }, lists: { itens: [{ numero: '2', mes: '2026-03' }] } }),
  row({ figures: { tipo: 'c' } }),
]

test('rows of two kinds, a sheet for each → the columns that their lines fill', () => {
  const open = new UndeclaredColumns({ ...SHEETS, lists: [BY_KIND] })
  const counts = new ListCounts({ ...SHEETS, lists: [BY_KIND] })
  for (const one of OF_TWO_KINDS) {
    open.add(one)
    counts.add(one)
  }
  expect([...counts.partsOf(BY_KIND)].map(([kind, filled]) => [kind, [...filled]])).toEqual([
    ['a', ['numero', 'tipo', 'saldo']],
    ['b', ['numero', 'mes']],
  ])
  expect([...open.of(partKey('itens', 'b')).keys()]).toEqual(['mes'])
})

test('a sheet of one kind → without the column of the kind, and a last text that fits the page', () => {
  async function* none() {}
  const places = new LineDedup(undefined)
  const sheet: ListSheet = {
    ...BY_KIND,
    columns: [
      { figure: 'tipo', title: 'Tipo', kind: 'text', width: 100 },
      { figure: 'numero', title: 'Número', kind: 'text', width: 140 },
      { figure: 'texto', title: 'Texto', kind: 'text', width: 60 },
    ],
  }
  const shown = listTable(sheet, none, { open: new Map(), places, part: 'b' }).columns ?? []
  const printed = shown.filter(({ onScreen }) => !onScreen)
  expect(printed.map(({ title, width }) => [title, width])).toEqual([
    ['Linha', 8],
    ['Número', 140],
    ['Texto', 40],
  ])
})

test('a sheet of one kind → the lines of its rows', async () => {
  async function* each() {
    yield* OF_TWO_KINDS
  }
  const look = { open: new Map(), places: new LineDedup(undefined), part: 'b' }
  const numbers: unknown[] = []
  for await (const line of listTable(BY_KIND, each, look).rows) numbers.push(line[1])
  expect(numbers).toEqual(['2'])
})

test('days of one suspension over weekends and a holiday → one line, ended by a day that is open', async () => {
  const days = ['2026-12-21', '2026-12-22', '2026-12-24', '2026-12-28', '2027-12-20']
  const itens = ['2026-12-25', ...days].map((dia) => ({
    chave: dia,
    dia,
    de: 'NAC',
    numero: dia === '2026-12-25' ? 'Natal' : 'Recesso',
  }))
  const from: ListSheet['columns'][number] = { figure: 'dia', title: 'De', kind: 'date' }
  const { values } = await tableOf([row({ lists: { itens } })], {
    name: 'Itens',
    about: '',
    list: 'itens',
    columns: [from, { ...from, figure: 'ate', title: 'Até' }, ...SHEET.columns],
    mergeBy: { figure: 'chave', join: [] },
    spans: { from: 'dia', to: 'ate', within: 'de' },
  })
  expect(values).toEqual([
    [{ date: '2026-12-21' }, { date: '2026-12-22' }, 'Recesso'],
    [{ date: '2026-12-24' }, { date: '2026-12-28' }, 'Recesso'],
    [{ date: '2026-12-25' }, { date: '2026-12-25' }, 'Natal'],
    [{ date: '2027-12-20' }, { date: '2027-12-20' }, 'Recesso'],
  ])
})

test('a column with the client of the row → on each line of it, and in what is collected', async () => {
  const sheet: ListSheet = {
    name: 'Itens',
    about: '',
    list: 'itens',
    columns: [...SHEET.columns, { figure: CLIENT_OF_ROW, title: 'Cliente', kind: 'text' }],
    collects: [CLIENT_OF_ROW],
  }
  const rows = [
    row({ lists: { itens: [{ numero: '1' }, { numero: '2' }] }, fields: { cliente: 'Ana' } }),
    row({ lists: { itens: [{ numero: '3' }] } }),
  ]
  expect((await tableOf(rows, sheet)).values).toEqual([
    ['1', 'Ana'],
    ['2', 'Ana'],
    ['3', null],
  ])
  const counts = new ListCounts({ ...SHEETS, lists: [sheet] })
  for (const one of rows) counts.add(one)
  expect(counts.filled('itens')).toContain(CLIENT_OF_ROW)
  expect(counts.byList().get('itens')!.collected).toEqual([
    { [CLIENT_OF_ROW]: 'Ana' },
    { [CLIENT_OF_ROW]: 'Ana' },
    {},
  ])
})
