import { expect, test } from 'vitest'
import { recalc } from '../../jobs/recalc/index.js'
import { figureOf, openColumns } from '../../src/publish/columns.js'
import { UndeclaredColumns } from '../../src/publish/undeclared-columns.js'
import { Comments } from '../../src/spreadsheets/comments.js'
import { linkText } from '../../src/spreadsheets/sheet.js'

function kindOf(values: string[], name = 'campo'): string {
  const open = new UndeclaredColumns(recalc.sheets)
  const lines = values.map((value) => ({ [name]: value }))
  open.add({ figures: {}, lists: { memoria: lines } })
  return openColumns(open.of('memoria'))[0]!.kind
}

test.each([
  ['amounts', ['10', '1.5', '-2.25'], 'money'],
  ['factors', ['1', '1.1234567'], 'factor'],
  ['digits alone, which may be a number of somebody', ['700030', '12'], 'text'],
  ['leading zeros', ['007.5', '1.5'], 'text'],
  ['an amount and a word', ['1.5', 'isento'], 'text'],
  ['an amount after a blank', ['', '1.5'], 'money'],
  ['factors of many places', ['1.8177735447220507', '1'], 'factor'],
  ['a date and an amount', ['2026-01-31', '1.5'], 'text'],
])('an open column of %s', (_, values, kind) => {
  expect(kindOf(values)).toBe(kind)
})

test.each([
  ['multa', 'money'],
  ['resultado.juros', 'money'],
  ['valorCausa', 'money'],
  ['pagamento', 'money'],
  ['pagamentoId', 'text'],
  ['totalPaginas', 'text'],
  ['jurosPercentual', 'text'],
])('whole numbers called %s are %s', (name, kind) => {
  expect(kindOf(['0', '4000'], name)).toBe(kind)
  expect(kindOf(['0', 'isento'], name)).toBe('text')
})

test('an open column of months → as people write them', () => {
  const open = new UndeclaredColumns(recalc.sheets)
  open.add({ figures: {}, lists: { memoria: [{ mes: '2015-01' }, { mes: '2015-12' }] } })
  const [column] = openColumns(open.of('memoria'))
  expect(column!.kind).toBe('text')
  expect(figureOf(column!, { mes: '2015-01' })).toBe('01/2015')
})

test.each([
  ['multa', ['0', '0.00', ''], true],
  ['resultado.juros', ['0.00'], true],
  ['multa', ['0', '0.01'], false],
  ['saldo', ['0.00'], false],
])('a column %s of %j → hidden: %s', (name, values, isHidden) => {
  const open = new UndeclaredColumns(recalc.sheets)
  for (const value of values) open.add({ figures: {}, lists: { memoria: [{ [name]: value }] } })
  expect(openColumns(open.of('memoria'))[0]!.hidden ?? false).toBe(isHidden)
})

test('the note of a column → the name at the service, and no remark of somebody’s where the sheet is read again', () => {
  const [column] = openColumns(
    new Map([['jurosPendentes', { kind: 'money', longest: 5, isZero: false }]]),
  )
  expect(column).toMatchObject({ title: 'Juros pendentes' })
  expect(column!.note).toContain('jurosPendentes')
  const comments = new Comments()
  comments.add({ sheet: 'Resultado', line: 1, column: 3, text: column!.note! })
  expect(comments.all).toEqual([])
})

test('a link shows the name of a file without the number of its task, and an address whole', () => {
  expect(linkText('arquivos/lote/t000001.0004-x.pdf')).toBe('x.pdf')
  expect(linkText('https://a.example/b?id=1')).toBe('https://a.example/b?id=1')
})

test.each([
  'constructor',
  'toString',
  'hasOwnProperty',
])('%s, a field of one line only → nothing in the lines without it', (figure) => {
  for (const kind of ['text', 'date', 'moment', 'money', 'link'] as const) {
    const column = { figure, title: figure, kind, width: 10 }
    expect(figureOf(column, {})).toBeNull()
    expect(figureOf(column, { [figure]: '1' })).not.toBeNull()
  }
})
