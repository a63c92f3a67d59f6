import { describe, expect, test } from 'vitest'
import type { Job, RowFields } from '../../src/core/job/job.js'
import { GroupSpellings } from '../../src/dispatch/group-spellings.js'
import { type PlannableRow, planOf } from '../../src/dispatch/plannable-row.js'
import { ReusedTasks } from '../../src/dispatch/reused-tasks.js'
import { StateChanges } from '../../src/dispatch/state-changes.js'
import { sentence } from '../../src/messages/message-code.js'

test('rows that change one state → the first is told, and whether it asks for the same', () => {
  const changes = new StateChanges()
  expect(changes.earlier('7', { date: 'a', rate: '1' }, 2)).toBeUndefined()
  expect(changes.earlier('8', { date: 'b', rate: '1' }, 3)).toBeUndefined()
  expect(changes.earlier('7', { rate: '1', date: 'a' }, 4)).toEqual({ line: 2, asks: 'same' })
  expect(changes.earlier('7', { date: 'b', rate: '1' }, 5)).toEqual({ line: 2, asks: 'other' })
  expect(changes.earlier('8', { date: 'b', rate: '1' }, 6)).toEqual({ line: 3, asks: 'same' })
})

/** Compared each with all others, they would take longer than a test may. */
const MANY = 100_000

function rowOf(fields: RowFields, line: number): PlannableRow {
  return { n: line, line, cells: [], hidden: false, fields, problems: [], notes: [] }
}

describe('the spelling of a group', () => {
  test.each<[string, string, boolean]>([
    ['the same', 'A', false],
    ['another case', 'a', true],
    ['another', 'B', false],
  ])('%s → asked about: %s', (_, other, asked) => {
    const groups = new GroupSpellings()
    groups.spellingQuestion('A', 2)
    groups.spellingQuestion('A', 3)
    const question = groups.spellingQuestion(other, 4)
    const facts = { group: other, other: 'A', other_line: 2 }
    expect(question).toEqual(asked ? { code: 'ask_group_spelling', facts } : undefined)
  })

  test.each([
    ['João Silva', 'joao  silva', true],
    ['012/2020', '12-2020', true],
    ['1.050', '1050', false],
    ['102', '12', false],
    ['0001234-56.2023.8.26.0100', '12345620238260100', true],
    ['0001234-56.2023.8.26.0100', '00012345620238260100', true],
    ['proc. 0001234-56.2023.8.26.0100', '0001234-56.2023.8.26.0100', true],
    ['1234567890123456', '1234567890-123456', false],
  ])('%s and %s → the same group written otherwise: %s', (one, other, asked) => {
    const groups = new GroupSpellings()
    groups.spellingQuestion(one, 2)
    expect(groups.spellingQuestion(other, 3) !== undefined).toBe(asked)
  })

  test('a row without group and name, below a group → asked about; with a name, or first → not', () => {
    const groups = new GroupSpellings()
    expect(groups.blankQuestion(rowOf({}, 2))).toBeUndefined()
    groups.spellingQuestion('A', 2)
    groups.spellingQuestion('B', 3)
    expect(groups.blankQuestion(rowOf({ name: 'Ana' }, 4))).toBeUndefined()
    expect(groups.blankQuestion(rowOf({}, 5))).toEqual({
      code: 'ask_group_blank',
      facts: { other: 'A', other_line: 2 },
    })
  })

  const A = { numero_processo: '1-2023' }
  const B = { numero_processo: '2-2023' }
  const askedOf = (rows: RowFields[], groups = new GroupSpellings(), id?: string) =>
    rows.map((fields, at) => {
      const row = rowOf({ ...fields, 'parcelas.valor': String(at) }, at + 2)
      return groups.blankQuestion(id === undefined ? row : { ...row, id })?.facts.other_line
    })

  test.each<[string, RowFields[]]>([
    ['its name', [{ name: 'Ana x Loja' }, { name: 'ANA x LOJA' }]],
    ['its case', [A, { numero_processo: '1/2023' }]],
    ['its name on the first line alone', [{ name: 'Ana x Loja' }, {}]],
    [
      'its name on the first line, its client on both',
      [{ name: 'Execução', cliente: 'Ana' }, { cliente: 'Ana' }],
    ],
    ['its case on one line', [{ name: 'Execução' }, { name: 'Execução', ...A }]],
  ])('records of a calculation without a group, with %s → asked about', (_, rows) => {
    expect(askedOf(rows)).toEqual([undefined, 2])
  })

  test.each<[string, RowFields[]]>([
    ['one client, named alone', [{ cliente: 'Ana' }, { cliente: 'Ana' }]],
    [
      'one name in two cases',
      [
        { name: 'Execução', ...A },
        { name: 'Execução', ...B },
      ],
    ],
    [
      'one name for two clients',
      [
        { name: 'Execução', cliente: 'Ana' },
        { name: 'Execução', cliente: 'Bia' },
      ],
    ],
    [
      'two names in one case',
      [
        { name: 'Dano moral', ...A },
        { name: 'Honorários', ...A },
      ],
    ],
    [
      'two clients in one case',
      [
        { cliente: 'Ana', ...A },
        { cliente: 'Bia', ...A },
      ],
    ],
    ['a name, then a client', [{ name: 'Execução' }, { cliente: 'Ana' }]],
  ])('records without a group, %s → calculations of their own', (_, rows) => {
    expect(askedOf(rows)).toEqual([undefined, undefined])
  })

  test('rows of a batch that was made → not asked about; beside them a new one is', () => {
    const rows = [{ name: 'Ana' }, { name: 'Ana' }]
    expect(askedOf(rows, new GroupSpellings(true))).toEqual([undefined, undefined])
    const groups = new GroupSpellings()
    expect(askedOf(rows, groups, 'b:2')).toEqual([undefined, undefined])
    expect(askedOf([{ name: 'Ana' }], groups)).toEqual([2])
  })

  test.each<[string, RowFields, number | undefined]>([
    ['another name', { name: 'Bia' }, 2],
    ['its own name', { name: 'ANA', 'parcelas.valor': '9' }, undefined],
  ])('a row of a batch that was made, mended from %s → asked about: %#', (_, before, line) => {
    const groups = new GroupSpellings()
    const of = (n: number) => ({
      ...rowOf({ name: 'Ana', 'parcelas.valor': '1' }, n),
      id: `b:${n}`,
    })
    expect(groups.blankQuestion(of(2))).toBeUndefined()
    expect(groups.blankQuestion({ ...of(3), before })?.facts.other_line).toBe(line)
  })

  test.each<[string, RowFields, RowFields, number | undefined]>([
    ['one case', A, A, 2],
    ['two cases', A, B, undefined],
    ['two clients', { cliente: 'Ana' }, { cliente: 'Bia' }, undefined],
  ])('periods that overlap, of one name in %s → asked about: %#', (_, one, other, line) => {
    const of = (fields: RowFields, n: number) =>
      rowOf({ name: 'Execução', data_inicio: '2023-01-01', data_fim: '2023-12-31', ...fields }, n)
    const groups = new GroupSpellings()
    expect(groups.blankQuestion(of(one, 2))).toBeUndefined()
    expect(groups.blankQuestion(of(other, 3))?.facts.other_line).toBe(line)
    const made = new GroupSpellings(true)
    expect(made.blankQuestion(of(one, 2)) ?? made.blankQuestion(of(one, 3))).toBeUndefined()
    expect(groups.blankQuestion({ ...of(other, 4), id: 'b:4' })?.facts.other_line).toBeDefined()
  })

  test.each<[string, RowFields, RowFields, number | undefined]>([
    ['the day after', { data_fim: '2023-05-31' }, { data_inicio: '2023-06-01' }, undefined],
    ['in the same month', { data_fim: '2023-06-01' }, { data_inicio: '2023-06-15' }, 2],
  ])('a period of one client that begins %s → asked about: %#', (_, one, other, line) => {
    const of = (fields: RowFields, n: number) =>
      rowOf({ cliente: 'Ana', data_inicio: '2023-01-01', data_fim: '2023-12-31', ...fields }, n)
    const groups = new GroupSpellings()
    expect(groups.blankQuestion(of(one, 2))).toBeUndefined()
    expect(groups.blankQuestion(of(other, 3))?.facts.other_line).toBe(line)
  })

  test('one loan of a client on two lines → asked about; another loan, or a made batch → not', () => {
    const loan = { cliente: 'Ana', valor_principal: '15000', data_inicio: '2024-01-15' }
    const rows = [loan, { ...loan, valor_principal: '9000' }, loan]
    expect(askedOf(rows)).toEqual([undefined, undefined, 2])
    expect(askedOf(rows, new GroupSpellings(true))).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['the debtor', 'Ana Lima', 'BIA DE SOUZA'],
    ['his CPF', '111.444.777-35', '529.982.247-25'],
    ['the contract', '102030', '102031'],
    ['the contract, with letters', 'CT-10203', 'CT-10204'],
  ])('%s beside equal loans of one client → two loans, and two duties', (_, one, other) => {
    const loan = {
      cliente: 'Banco',
      valor: '9',
      data_inicio: '2024-01-15',
      'pagamentos.valor': '1',
    }
    const duty = { cliente: 'Banco', data_inicio: '2024-01-15', data_fim: '2024-02-15' }
    for (const fields of [loan, duty]) {
      const groups = new GroupSpellings()
      const of = (cell: string, n: number) => ({ ...rowOf(fields, n), cells: [cell, '15/02/2024'] })
      expect(groups.blankQuestion(of(one, 2))).toBeUndefined()
      expect(groups.blankQuestion(of(other, 3))).toBeUndefined()
      expect(groups.blankQuestion(of(one, 4))?.facts.other_line).toBe(2)
    }
  })

  test('a made batch of one client with many periods → each line is compared with few', () => {
    const groups = new GroupSpellings(true)
    const fields = { cliente: 'Banco', data_inicio: '2024-01-15', data_fim: '2024-02-15' }
    const asked = Array.from({ length: MANY }, (_, at) =>
      groups.blankQuestion(rowOf(fields, at + 2)),
    )
    expect(asked.filter((question) => question !== undefined)).toEqual([])
  })

  test('two names, or no records, without a group → calculations of their own', () => {
    const groups = new GroupSpellings()
    const rows = [{ name: 'Ana', 'parcelas.valor': '10' }, { name: 'Ana' }, { name: 'Bia' }]
    const last = { name: 'Bia', 'parcelas.valor': '10' }
    const asked = [...rows, last].map((fields, at) => groups.blankQuestion(rowOf(fields, at)))
    expect(asked).toEqual([undefined, undefined, undefined, undefined])
  })

  test('two clients or cases of one group → asked about, with the row that said the first', () => {
    const groups = new GroupSpellings()
    const ask = (line: number, ...said: unknown[]) => groups.mixedQuestion('G', said, line)?.facts
    expect(ask(2, undefined, '1-2023')).toBeUndefined()
    expect(ask(3, 'Ana', undefined)).toBeUndefined()
    expect(ask(4, 'ANA', '1/2023')).toBeUndefined()
    expect(ask(5, 'Bia', '1-2023')).toEqual({
      group: 'G',
      value: 'Bia',
      other: 'Ana',
      other_line: 3,
    })
    expect(ask(6, undefined, '2-2023')).toMatchObject({ value: '2-2023', other_line: 2 })
    expect(groups.mixedQuestion('H', ['Bia'], 7)).toBeUndefined()
  })
})

test('a row that lacks what its calculation needs → rejected; one that was answered → planned', () => {
  const lacking = [sentence('cell_missing', { label: 'valor' })]
  const item = { is: 'item', parameters: {}, item: 1, notes: [], lacking }
  const job = { planRow: () => item } as unknown as Job
  const of = (row: PlannableRow, isSettled = false) =>
    planOf(row, job, { parameters: {}, knowledge: {}, isSettled })
  expect(of(rowOf({}, 2))).toEqual({ is: 'rejected', problems: lacking })
  expect(of({ ...rowOf({}, 2), id: 'b:2', before: { valor: '1' } }).is).toBe('rejected')
  expect([of({ ...rowOf({}, 2), id: 'b:2' }), of(rowOf({}, 2), true)]).toEqual([item, item])
})

describe('answers of an earlier version', () => {
  const reused = () => {
    const told: [string, string][] = []
    const tasks = new ReusedTasks(
      {
        item: (_, item) =>
          item === 'new' ? undefined : { task: String(item)[0]!, item: Number(String(item)[1]) },
        group: (_, items) => (items.length === 2 ? 'g' : undefined),
        reading: ({ name }) => (name === 'known' ? 'r' : undefined),
        rest: (task) => (task === 'c' ? { calls: 2, units: 3 } : undefined),
      },
      async (task, from) => void told.push([task, from]),
    )
    return { tasks, told }
  }

  test('rows of one earlier task → one new name, at their places; recorded at the end', async () => {
    const { tasks, told } = reused()
    let count = 0
    const place = (item: string) => tasks.item({}, item, () => `t${++count}`)
    expect(place('a0')).toEqual({ place: { task: 't1', item: 0 }, isFirst: true })
    expect(place('new')).toBeUndefined()
    expect(place('b4')).toEqual({ place: { task: 't2', item: 4 }, isFirst: true })
    expect(place('a3')).toEqual({ place: { task: 't1', item: 3 }, isFirst: false })
    expect([tasks.rows, told]).toEqual([3, []])
    await tasks.end()
    expect(told).toEqual([
      ['t1', 'a'],
      ['t2', 'b'],
    ])
  })

  test('a task that lacks calls → its rows are not counted as kept, its price once', () => {
    const { tasks } = reused()
    for (const item of ['a0', 'c0', 'c1']) tasks.item({}, item, () => 't1')
    expect([tasks.rows, tasks.price]).toEqual([1, { calls: 2, units: 3 }])
  })

  test('a whole group and a reading → recorded at once, where there is an answer', async () => {
    const { tasks, told } = reused()
    expect(await tasks.group('t1', {}, ['x'])).toBe(false)
    expect(await tasks.group('t2', {}, ['x', 'y'])).toBe(true)
    expect(await tasks.reading('t3', { name: 'new' } as never)).toBe(false)
    expect(await tasks.reading('t4', { name: 'known' } as never)).toBe(true)
    expect(told).toEqual([
      ['t2', 'g'],
      ['t4', 'r'],
    ])
    expect(tasks.rows).toBe(2)
  })
})
