import { describe, expect, test } from 'vitest'
import { mergeRows } from '../../jobs/calc/merge-rows.js'
import type { CalcItem } from '../../jobs/calc/plan-row.js'
import { refusedField } from '../../jobs/calc/refused-field.js'
import { compare, isAtypical } from '../../jobs/recalc/compare.js'
import { valuesFor } from '../../jobs/recalc/values.js'
import { askedFormats } from '../../jobs/saved/exports.js'
import { blockedIn, memoryOf, scalarsOf, totalsOf } from '../../jobs/saved/figures.js'
import { refusedRow } from '../../jobs/saved/refused.js'
import { readType, type TypeInfo, updateField } from '../../jobs/saved/types.js'
import { fieldValue } from '../../jobs/saved/values.js'
import type { FreeReads } from '../../src/core/job/job.js'

const field = (campo: string, tipo: string, descricao = '') => ({
  campo,
  tipo,
  required: false,
  descricao,
})
const info = (over: Partial<TypeInfo> = {}): TypeInfo => ({
  type: 'saldoDevedor',
  label: 'Saldo devedor',
  fields: [field('dia_atualiza', 'date'), field('taxa', 'number'), field('vezes', 'integer')],
  exemplo: { dia_atualiza: '31/12/2024' },
  ...over,
})

describe('the field of the update date', () => {
  test.each([
    [
      'the contract’s own',
      [field('x', 'date', 'Data da atualização'), field('dia_atualiza', 'date')],
      'dia_atualiza',
    ],
    [
      'the only date that says so',
      [field('ate', 'date', 'Data da atualização'), field('b', 'date')],
      'ate',
    ],
    [
      'two that say so: none',
      [field('a', 'date', 'Atualiza'), field('b', 'date', 'Atualiza')],
      undefined,
    ],
    ['a text that says so: none', [field('a', 'string', 'Atualiza')], undefined],
  ])('%s', (_, fields, campo) => {
    expect(updateField(info({ fields }))?.campo).toBe(campo)
  })
})

describe('the kind of a field, whose words the contract does not show', () => {
  test.each([
    ['Data', undefined, 'date'],
    ['número', undefined, 'number'],
    ['decimal', undefined, 'number'],
    ['int', undefined, 'integer'],
    ['booleano', undefined, 'boolean'],
    ['lista', undefined, 'array'],
    ['texto', 'x', 'string'],
    ['string', '31/12/2024', 'date'],
    ['parcelas', [{}], 'array'],
    [undefined, { vl: [] }, 'object'],
    // An index has a number and a name.
    ['indice', 262, 'indice'],
    [undefined, undefined, ''],
  ])('%j with the example %j is %j', async (tipo, example, kind) => {
    const fields = [{ campo: 'a', tipo, required: false, descricao: '' }]
    const body = { fields, exemplo: { a: example } }
    const told = await readType('saldoDevedor', {
      get: async () => ({ is: 'found', body }),
    } as unknown as FreeReads)
    expect(told?.fields[0]?.tipo).toBe(kind)
  })

  test('of a kind that nobody knows, a number goes as the example has it', () => {
    const given = (text: string) => fieldValue(field('a', 'indice'), text, { exemplo: { a: 262 } })
    expect(given('20')).toEqual({ is: 'value', value: 20 })
    expect(given('tjsp')).toEqual({ is: 'value', value: 'tjsp' })
    expect(given('1.500')).toEqual({ is: 'value', value: '1.500' })
  })

  test('the update date is a day, whatever its kind is called', () => {
    const fields = [field('dia_atualiza', 'indice')]
    expect(valuesFor({ updateTo: '2026-01-31' }, info({ fields }))).toEqual({
      is: 'values',
      values: { dia_atualiza: '31/01/2026' },
    })
  })
})

describe('a value as the type takes it', () => {
  test.each([
    ['date', '01/02/2026', '01/02/2026'],
    ['date', '2026-02-01', '01/02/2026'],
    ['date', '31/02/2026', undefined],
    ['integer', '12', 12],
    ['integer', '1,5', undefined],
    ['number', '1500,50', 1500.5],
    ['number', '-0.85', -0.85],
    ['number', '1.500', undefined],
    ['number', '0,125', 0.125],
    ['boolean', 'Sim', true],
    ['boolean', 'verdadeiro', true],
    ['boolean', '1', true],
    ['boolean', 'Não', false],
    ['boolean', 'nao', false],
    ['boolean', 'FALSE', false],
    ['boolean', '0', false],
    ['boolean', 'talvez', undefined],
    ['boolean', 'sim e não', undefined],
    ['boolean', 'ou não', undefined],
    ['array', '[{"a":1}]', [{ a: 1 }]],
    ['array', '{"a":1}', undefined],
    ['object', '{"vl":[]}', { vl: [] }],
    ['object', '{', undefined],
    ['string', ' price ', 'price'],
    ['novidade', 'x', 'x'],
  ])('%s %s', (tipo, text, expected) => {
    const read = fieldValue(field('campo', tipo), text, { exemplo: {} })
    expect(read.is === 'value' ? read.value : undefined).toEqual(expected)
  })

  test('a date in the form of the service’s own example', () => {
    const read = fieldValue(field('d', 'date'), '01/02/2026', { exemplo: { d: '2024-12-31' } })
    expect(read).toEqual({ is: 'value', value: '2026-02-01' })
  })
})

test('what recalc writes: the fields given and the update date, which may not be told twice', () => {
  expect(valuesFor({ updateTo: '2026-01-31', 'fields.taxa': '1,5', type: 'x' }, info())).toEqual({
    is: 'values',
    values: { taxa: 1.5, dia_atualiza: '31/01/2026' },
  })
  const codes = (given: Record<string, string>, over: Partial<TypeInfo> = {}) => {
    const values = valuesFor(given, info(over))
    return values.is === 'wrong' ? values.problems.map(({ code }) => code) : []
  }
  expect(codes({ 'fields.nada': '1' })).toEqual(['type_without_field'])
  expect(codes({ 'fields.vezes': 'x' })).toEqual(['field_value'])
  expect(codes({ updateTo: '2026-01-31' }, { fields: [] })).toEqual(['type_without_update_date'])
  expect(codes({ updateTo: '2026-01-31', 'fields.dia_atualiza': '30/01/2026' })).toEqual([
    'update_date_twice',
  ])
  expect(codes({ updateTo: '2026-01-31', 'fields.dia_atualiza': '31/01/2026' })).toEqual([])
})

describe('before and after', () => {
  const ran = { calcId: 7, total: 120, juros: 30, memoria: [{ total: 1 }] }
  test('compares with the one object that holds the same totals', () => {
    const opened = { calcId: 7, fields: { juros: 1 }, resultado: { total: 100, juros: 40 } }
    const { main, all, hasBefore } = compare(opened, ran)
    expect(hasBefore).toBe(true)
    expect(main).toEqual({ name: 'total', before: '100', after: '120', by: '20.00', percent: '20' })
    expect(all[1]).toMatchObject({ name: 'juros', by: '-10.00', percent: '-25' })
  })
  test.each([
    ['none', { fields: { juros: 1 } }],
    ['two', { a: { total: 1, juros: 2 }, b: { total: 3, juros: 4 } }],
    ['a list of them', { antes: [{ total: 1, juros: 2 }] }],
    ['no answer', null],
  ])('with %s nothing is compared', (_, opened) => {
    const { main, hasBefore } = compare(opened, ran)
    expect(hasBefore).toBe(false)
    expect(main).toEqual({ name: 'total', after: '120' })
  })
  test.each([
    ['20', '20', false],
    ['20.01', '20', true],
    ['-30', '20', true],
  ])('%s%% over a limit of %s%%: atypical %s', (percent, limit, expected) => {
    expect(isAtypical({ name: 't', before: '1', after: '2', by: '1', percent }, limit)).toBe(
      expected,
    )
  })
  test('months and milestones are no amounts', () => {
    const table = { total: 3, marcos: 2, meses: 156, horasExtras: 4 }
    expect(compare({}, table).all.map(({ name }) => name)).toEqual(['total'])
    expect(compare({}, { marcos: 2, meses: 156 })).toEqual({ all: [], hasBefore: false })
  })
  test('from nothing to something has no percentage, and is atypical', () => {
    const { main } = compare({ r: { total: 0, juros: 0 } }, ran)
    expect(main).not.toHaveProperty('percent')
    expect(isAtypical(main!, '20')).toBe(true)
  })
})

test('an answer of unknown shape: every scalar, its totals, the lines of its memory', () => {
  const body = {
    calcId: 7,
    type: 'x',
    total: 10.5,
    aviso: 'ok',
    a: { b: true },
    memoria: [{ v: 1 }],
  }
  expect(scalarsOf(body)).toEqual({ total: '10.5', aviso: 'ok', 'a.b': 'sim' })
  expect(totalsOf(body)).toEqual({ total: '10.5' })
  expect(memoryOf(body)).toEqual([{ v: '1' }])
  expect([scalarsOf(null), totalsOf('x'), memoryOf([1])]).toEqual([{}, {}, []])
})

test('blocked rows are seen in the body and in its lines, and nothing is seen where there is none', () => {
  const body = {
    bloqueio_assinatura: { mensagem: 'sem assinatura' },
    l: [{ bloqueada_assinatura: 1 }],
  }
  expect(blockedIn(body)).toEqual({ message: 'sem assinatura', rows: 1 })
  expect(blockedIn({ l: [{ bloqueada_assinatura: true, mensagem_bloqueio: 'm' }] })).toEqual({
    message: 'm',
    rows: 1,
  })
  expect(blockedIn({ bloqueio_assinatura: null, l: [{ bloqueada_assinatura: false }] })).toBe(
    undefined,
  )
})

test.each([
  [409, 'LEGACY_CALC_READ_ONLY', 'warned', 'calc_legacy'],
  [410, 'CALC_DATA_GONE', 'failed', 'calc_gone'],
  [403, 'FORBIDDEN', 'rejected', 'calc_foreign'],
  [404, 'CALC_NOT_FOUND', 'rejected', 'calc_not_found'],
  [422, 'ENGINE_ERROR', 'rejected', 'calc_engine_error'],
  [409, 'FIELD_REJECTED', 'rejected', 'row_refused'],
])('%i %s ends its row as %s, in words of its own', (status, code, outcome, said) => {
  const row = refusedRow({ is: 'refused', status, code, message: 'm' }, 'open', '7')
  expect([row.outcome, row.note.code, row.note.facts.id]).toEqual([outcome, said, '7'])
})

test('formats, each once, in the order in which they were asked for', () => {
  expect(askedFormats('PDF, html;pdf odt')).toEqual({ formats: ['pdf', 'html'], unknown: ['odt'] })
  expect(askedFormats(undefined)).toEqual({ formats: [], unknown: [] })
})

const item = (over: Partial<CalcItem> = {}): CalcItem => ({
  values: {},
  records: {},
  formats: [],
  received: {},
  ...over,
})

describe('the rows of a group', () => {
  test('are one calculation, their records in order', () => {
    const items = [
      item({ values: { juros: 1 }, records: { parcelas: { valor: 1 } }, name: 'A' }),
      item({ records: { parcelas: { valor: 2 } } }),
      item({ values: { juros: 1 }, records: { parcelas: { valor: 3 } } }),
    ]
    expect(mergeRows(items, { name: 'geral' }, true)).toEqual({
      is: 'fields',
      fields: { juros: 1, parcelas: [{ valor: 1 }, { valor: 2 }, { valor: 3 }] },
      name: 'A',
    })
  })
  test.each([
    [
      'differ in a field',
      [{ values: { juros: 1 } }, { values: { juros: 2 } }],
      'calc_group_differs',
    ],
    ['differ in their name', [{ name: 'A' }, { name: 'B' }], 'calc_group_differs'],
    [
      'bring a list whole and in parts',
      [{ values: { p: [] } }, { records: { p: { v: 1 } } }],
      'calc_field_twice',
    ],
    [
      'are of a day after the update date of another row',
      [
        { values: { dia_atualiza: '31/12/2025' }, records: { p: { data: '10/01/2020' } } },
        { records: { p: { data: '15/02/2026' } } },
      ],
      'field_after_update',
    ],
    ['lack what is required', [{ needs: ['juros'] }, { needs: ['juros'] }], 'calc_cell_missing'],
  ])('that %s are none', (_, given, code) => {
    const made = mergeRows(
      given.map((one) => item(one as Partial<CalcItem>)),
      { grupo: 'G' },
      true,
    )
    expect(made.is === 'wrong' && made.problem.code).toBe(code)
  })
  test('that were answered, of a day after the update date → read as an earlier build planned them', () => {
    const late = item({
      values: { dia_atualiza: '31/12/2025' },
      records: { p: { data: '15/02/2026' } },
    })
    expect(mergeRows([late], {}, false).is).toBe('fields')
  })
})

describe('a refused field', () => {
  const received = { juros: '1', 'parcelas.data': '31/12/1800', 'parcelas.valor': '5' }
  const records = { parcelas: { data: 'x' } }
  const rows = [item({ received, records }), item({ received, records })]
  const labels = (message: string) =>
    refusedField(
      rows,
      { is: 'refused', status: 400, code: 'INVALID_FIELD_VALUE', message },
      '7',
    ).notes.map(([note]) => note!.facts.label)
  test.each([
    ['Campo parcelas.1.data: data impossível.', [undefined, 'parcelas.data']],
    ['Campo parcelas.0.valor: não é número.', ['parcelas.valor', undefined]],
    ['Campo juros: fora da faixa.', ['juros', 'juros']],
    ['Campo juros_desde: não existe.', [undefined, undefined]],
    ['Campo parcelas.10.data: data impossível.', [undefined, undefined]],
  ])('%s', (message, expected) => {
    expect(labels(message)).toEqual(expected)
  })
  test('that no row brought is what all of them share', () => {
    const refused = { is: 'refused', status: 400, code: 'X', message: 'Campo indexador' } as const
    expect(refusedField(rows, refused, '7').isShared).toBe(true)
  })
})

test.each([
  ['texts', ['html', 'PDF'], ['html', 'pdf']],
  ['records that hold a format', [{ formato: 'html', mime: 'text/html' }], ['html']],
  ['an entry that is no format we know', [{ formato: 'html' }, { extensao: 'odt' }], undefined],
  ['no list', 'html', undefined],
])('export formats told as %s → those that are understood, or none refused', async (_, exportFormats, formats) => {
  const body = { fields: [], exportFormats }
  const get = async () => ({ is: 'found' as const, body })
  const info = await readType('saldoDevedor', { get, tryGet: get })
  expect(info?.formats).toEqual(formats)
})
