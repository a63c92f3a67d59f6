import { describe, expect, test } from 'vitest'
import { compare, isAtypical } from '../../jobs/recalc/compare.js'
import { recalc } from '../../jobs/recalc/index.js'
import { minuteOf } from '../../jobs/recalc/knowledge.js'
import { listedCalcs } from '../../jobs/recalc/listed.js'
import { planRow } from '../../jobs/recalc/plan-row.js'
import type { FreeReads, Parameters } from '../../src/core/job/job.js'

describe('before and after', () => {
  const ran = { total: 120, juros: 30, custas: 1, multa: 2 }

  test.each<[string, object, boolean]>([
    ['three of four names', { total: 1, juros: 2, custas: 3 }, true],
    ['half of the names', { total: 1, juros: 2 }, false],
    ['all but the overall total', { juros: 2, custas: 3, multa: 4 }, false],
  ])('an object that holds %s → compared where it is most of them', (_, before, compared) => {
    expect(compare({ resultado: before }, ran).hasBefore).toBe(compared)
  })

  test.each([
    [3, true],
    [4, false],
  ])('totals %i levels deep → compared: %s', (depth, compared) => {
    let opened: unknown = ran
    for (let level = 0; level < depth; level++) opened = { inner: opened }
    expect(compare(opened, ran).hasBefore).toBe(compared)
  })

  test('a fall from a negative total → a negative share', () => {
    const { main } = compare({ r: { total: -100 } }, { total: -150 })
    expect(main).toMatchObject({ by: '-50.00', percent: '-50' })
  })

  test.each([
    ['no total before', {}, false],
    ['nothing, before and after', { by: '0.00' }, false],
    ['a centavo from nothing', { by: '0.01' }, true],
  ])('%s → atypical only where something changed', (_, change, expected) => {
    expect(isAtypical({ name: 'total', after: '0', ...change }, '20')).toBe(expected)
  })
})

describe('a row', () => {
  const KNOWN = {
    types: {
      saldoDevedor: {
        type: 'saldoDevedor',
        label: 'Saldo',
        fields: [{ campo: 'dia_atualiza', tipo: 'date', required: false, descricao: '' }],
        exemplo: {},
        formats: ['pdf'],
      },
    },
    calcs: {
      '7': { type: 'saldoDevedor', name: 'Ana  Souza', updatedAt: '2026-03-09T08:05' },
      '8': { type: 'saldoDevedor', name: 'Bia' },
      '9': { type: 'saldoDevedor', name: 'Caio' },
      '10': { type: 'saldoDevedor', name: 'Caio' },
    },
    references: {},
  }
  const plan = (row: object, batch: object = {}) =>
    planRow(row as never, batch as never, KNOWN as never)
  const said = (row: object, batch: object = {}) => {
    const planned = plan(row, batch)
    return planned.is === 'rejected' ? planned.problems.map(({ code }) => code) : planned.item.id
  }

  test.each<[string, object, object, string | string[]]>([
    ['an id', { calc_id: '7' }, {}, '7'],
    ['an id that Excel made a decimal', { calc_id: '7,00' }, {}, '7'],
    [
      'an id of 15 digits',
      { calc_id: '123456789012345' },
      { type: 'saldoDevedor' },
      '123456789012345',
    ],
    ['an id as a spreadsheet shows it', { calc_id: '700.023' }, { type: 'saldoDevedor' }, '700023'],
    [
      'an id of decimals that are no thousand',
      { calc_id: '700023.000' },
      { type: 'saldoDevedor' },
      '700023',
    ],
    ['700 or 700000', { calc_id: '700.000' }, { type: 'saldoDevedor' }, ['calc_id_wrong']],
    ['an id of 16 digits', { calc_id: '1234567890123456' }, {}, ['calc_id_wrong']],
    ['a decimal', { calc_id: '7,5' }, {}, ['calc_id_wrong']],
    ['an id within a text', { calc_id: 'x7' }, {}, ['calc_id_wrong']],
    ['an id that is not listed', { calc_id: '99' }, {}, ['calc_type_unknown']],
    ['another type', { calc_id: '7', calc_tipo: 'cumprimento' }, {}, ['calc_of_other_type']],
    ['its own name, spaced otherwise', { calc_id: '7', calc_nome: ' ana souza' }, {}, '7'],
    ['the name of another', { calc_id: '7', calc_nome: 'BIA' }, {}, ['calc_of_other_name']],
    ['a name of two others', { calc_id: '7', calc_nome: 'Caio' }, {}, '7'],
    ['a name of nobody', { calc_id: '7', calc_nome: 'Davi' }, {}, '7'],
    ['an empty name', { calc_id: '7', calc_nome: ' ' }, {}, '7'],
    ['a format that the type lacks', { calc_id: '7' }, { export: 'html' }, ['export_unavailable']],
  ])('of %s → planned, or refused by name', (_, row, batch, expected) => {
    expect(said(row, batch)).toEqual(expected)
  })

  test.each([
    ['2026-03-09', '2026-03-09T08:05'],
    ['2026-03-10', undefined],
  ])('changed on 09/03, only if older than %s → left alone: %s', (onlyIfOlderThan, expected) => {
    const planned = plan({ calc_id: '7' }, { onlyIfOlderThan })
    expect(planned).toMatchObject({ is: 'item', item: { name: 'Ana  Souza', values: {} } })
    expect(planned.is === 'item' && planned.item.leftAlone).toBe(expected)
    expect(planned.is === 'item' && recalc.changes!(planned.item)).toBe(
      expected === undefined ? '7' : undefined,
    )
  })

  test('a date of its own → written instead of that of the batch', () => {
    const planned = plan(
      { calc_id: '7', data_atualizacao: '2026-01-31' },
      { updateTo: '2025-12-31' },
    )
    expect(planned).toMatchObject({
      parameters: { updateTo: '2026-01-31', id: '7', type: 'saldoDevedor' },
      item: { values: { dia_atualiza: '31/01/2026' } },
    })
  })
})

describe('the list of saved calculations', () => {
  const LIST = [
    {
      calcId: 7,
      type: 'saldoDevedor',
      name: 'Carteira Ágil',
      createdAt: '202601011200',
      updatedAt: '202603090805',
    },
    { calcId: 8, type: 'calculosJudiciais', name: null, createdAt: null, updatedAt: null },
  ]
  const get = async (_: string, path: string) => {
    const from = Number(new URLSearchParams(path.split('?')[1]).get('offset'))
    return { is: 'found' as const, body: { calculations: LIST.slice(from) } }
  }
  const reads: FreeReads = { get, tryGet: get }

  test.each<[object, string[]]>([
    [{}, ['7', '8']],
    [{ type: 'saldoDevedor' }, ['7']],
    [{ name: 'ÁGIL' }, ['7']],
    [{ name: 'agil' }, []],
    [{ updatedBefore: '2026-03-09' }, ['8']],
    [{ updatedBefore: '2026-03-10' }, ['7', '8']],
  ])('of %j → %j', async (given, ids) => {
    const { rows } = await listedCalcs(given as Parameters, reads)
    expect(rows.map(([id]) => id)).toEqual(ids)
  })

  test('shows the minutes of both stamps, or nothing', async () => {
    const { rows } = await listedCalcs({}, reads)
    expect(rows).toEqual([
      [
        '7',
        'saldoDevedor',
        'Carteira Ágil',
        { minute: '2026-01-01T12:00' },
        { minute: '2026-03-09T08:05' },
      ],
      ['8', 'calculosJudiciais', null, null, null],
    ])
  })

  test.each([
    ['202603090805', '2026-03-09T08:05'],
    [20260309080559, '2026-03-09T08:05'],
    ['2026030908055', undefined],
    ['2026030908', undefined],
    ['1202603090805', undefined],
    [undefined, undefined],
  ])('the stamp %s → %s', (stamp, expected) => {
    expect(minuteOf(stamp)).toBe(expected)
  })
})
