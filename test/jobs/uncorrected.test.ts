import { describe, expect, test } from 'vitest'
import { readFiles } from '../../jobs/saved/exports.js'
import { blockedIn } from '../../jobs/saved/figures.js'
import { fieldsIn, uncorrectedIn } from '../../jobs/saved/uncorrected.js'
import type { StepAnswer } from '../../src/core/job/job.js'
import { translate } from '../../src/messages/index.js'

type Line = Record<string, unknown>

const DAY = { dia_atualiza: '31/12/2025' }
const OLD = { data: '10/01/2020' }
const FLAT = { ...OLD, valor: 100, total: 100 }
const GREW = { ...OLD, valor: 1000, total: 1700 }

/** How many lines are told as unchanged. */
function told(memoria: Line[], isDeep = false, fields: Line = { ...DAY, taxa: 1 }): number {
  const found = uncorrectedIn({ memoria }, fields, isDeep)
  if (found) expect(found.note.code).toBe('calc_nominal')
  return (found?.note.facts.rows as number | undefined) ?? 0
}

describe('an amount that came back as it was', () => {
  test.each<[unknown, number]>([
    [1, 1],
    ['0,5', 1],
    ['selic', 1],
    ['sem juros', 1],
    ['a partir de zero: não', 1],
    [true, 1],
    [[{}], 1],
    [0, 0],
    ['0,00', 0],
    ['', 0],
    ['não', 0],
    ['Nao', 0],
    ['nenhum', 0],
    ['nenhuma', 0],
    ['sem', 0],
    [null, 0],
    [undefined, 0],
    [false, 0],
    [[], 0],
  ])('a rate of %j → %i lines told', (taxa, lines) => {
    expect(told([FLAT], false, { ...DAY, taxa })).toBe(lines)
  })

  test.each([
    ['indexador', 1],
    ['tabelaJudicial', 1],
    ['índice', 1],
    ['jurosMora', 1],
    ['percentual', 1],
    ['correção', 1],
    ['correcao', 1],
    ['reajuste', 1],
    ['acréscimo', 1],
    ['nome', 0],
  ])('a field %s that is set → %i lines told', (name, lines) => {
    expect(told([FLAT], false, { ...DAY, [name]: 'x' })).toBe(lines)
  })

  test.each([
    ['31/08/2025', 1],
    ['01/09/2025', 0],
    ['2025-08-31', 1],
    ['2025-08-31T10:00', 0],
    ['pago em 2025-08-31', 0],
    ['12025-08-31', 0],
    [20200110, 0],
  ])('of %s, brought to 31/12/2025 → %i lines told', (data, lines) => {
    expect(told([{ ...FLAT, data }])).toBe(lines)
  })

  test('two days, one of them long ago → told', () => {
    expect(told([{ ...FLAT, vencimento: '01/12/2025' }])).toBe(1)
  })

  test('no day to which it was brought → nothing told', () => {
    expect(told([FLAT], false, { taxa: 1 })).toBe(0)
    expect(uncorrectedIn(null, { ...DAY, taxa: 1 })).toBeUndefined()
  })

  test.each<[string, Line[], number]>([
    ['its total is its value', [FLAT], 1],
    ['two of three', [FLAT, GREW, FLAT], 2],
    ['its total is more', [{ ...FLAT, total: 100.01 }], 0],
    ['a payment', [{ ...FLAT, valor: -100, total: -100 }], 0],
    ['nothing', [{ ...FLAT, valor: 0, total: 0 }], 0],
    ['all numbers alike but for zeros', [{ ...OLD, capital: 9, saldo: 9, juros: 0 }], 1],
    ['a value beside what it became', [GREW, { ...OLD, valor: 9, corrigido: 9 }], 1],
    ['a balance among lines that grew', [GREW, { ...OLD, capital: 9, saldo: 9 }], 0],
    ['one number alone', [{ ...OLD, saldo: 9 }], 0],
    ['numbers that differ', [{ ...OLD, capital: 9, saldo: 8 }], 0],
    ['numbers below zero', [{ ...OLD, capital: -9, saldo: -9 }], 0],
    ['texts', [{ ...OLD, capital: '9', saldo: '9' }], 0],
  ])('%s → as many lines told', (_, lines, expected) => {
    expect(told(lines)).toBe(expected)
  })
})

describe('a balance on which nothing accrued', () => {
  const FIRST = { ...OLD, juros: 0, capital: 1000, saldo: 1000 }
  const PAID = { ...OLD, juros: 0, pagamento: 400, capital: 1000, saldo: 600 }

  test.each<[string, Line[], number]>([
    ['no interest on any line', [FIRST, PAID], 2],
    ['interest on one line', [FIRST, { ...PAID, juros: 5 }], 0],
    ['a field of correction, on one line', [FIRST, { ...PAID, correcaoMonetaria: 5 }], 0],
    ['no field that shows interest', [FIRST, PAID].map(({ juros: _, ...line }) => line), 0],
    ['interest as a text', [FIRST, PAID].map((line) => ({ ...line, juros: '0' })), 0],
    ['a field of the corrected value', [FIRST, { ...PAID, saldoCorrigido: 600 }], 0],
    ['entries with values', [FIRST, { ...PAID, valor: 400 }], 0],
  ])('%s → as many lines told', (_, lines, expected) => {
    expect(told(lines, true)).toBe(expected)
  })

  test('a batch that was planned before it was looked at → nothing told', () => {
    expect(told([FIRST, PAID])).toBe(0)
  })
})

describe('an entry whose corrected value is the nominal one', () => {
  test.each<[Line, number]>([
    [{ original: 500, corrigido: 500 }, 1],
    [{ valorOriginal: 500, valor_atualizado: 500 }, 1],
    [{ original: -500, corrigido: 500 }, 1],
    [{ original: 500, corrigido: 500, multa: 0, juros: 0, fator: 1 }, 1],
    [{ original: 500, corrigido: 500, juros: 1 }, 0],
    [{ original: 500, corrigido: 500, multaDiaria: 1, juros: 0 }, 0],
    [{ original: 500, corrigido: 501 }, 0],
    [{ original: 500, corrigido: 500, atualizado: 510 }, 0],
    [{ original: 500, corrigido: 500, fator: 1.1 }, 0],
    [{ original: 500, corrigido: 500, fator: 1, coeficiente: 1.2 }, 0],
    [{ original: 0, corrigido: 0 }, 0],
    [{ original: 500 }, 0],
    [{ corrigido: 500 }, 0],
  ])('%j among lines that grew → %i told', (line, expected) => {
    expect(told([GREW, { ...OLD, ...line }], true)).toBe(expected)
    expect(told([GREW, { ...OLD, ...line }])).toBe(0)
  })
})

describe('rows that the service blocked', () => {
  test.each<[string, object, boolean, object | undefined]>([
    ['told below', { r: { bloqueio_assinatura: 'm' } }, true, { message: 'm', rows: 0 }],
    ['told below, by an older batch', { r: { bloqueio_assinatura: 'm' } }, false, undefined],
    [
      'told in a record without a name that is known',
      { bloqueio_assinatura: { codigo: 'X1', texto: 'sem assinatura', n: 3 } },
      false,
      { message: 'sem assinatura', rows: 0 },
    ],
    [
      'told on a line alone',
      { l: [{ bloqueada_assinatura: true, mensagem_bloqueio: 'm' }, { bloqueada_assinatura: '' }] },
      false,
      { message: 'm', rows: 1 },
    ],
    ['told without a word', { bloqueio_assinatura: true }, false, { message: '', rows: 0 }],
    ['told as none', { bloqueio_assinatura: false }, false, undefined],
  ])('%s → the message and their number, or nothing', (_, body, isDeep, expected) => {
    expect(blockedIn(body, isDeep)).toEqual(expected)
  })
})

test.each<[string, unknown, object]>([
  ['at the top', DAY, DAY],
  ['three levels below', { a: { b: { c: DAY } } }, DAY],
  ['four levels below', { a: { b: { c: { d: DAY } } } }, {}],
  ['behind others', { x: { y: 1 }, z: 2, a: DAY }, DAY],
  ['in a list', { a: [DAY] }, {}],
])('the fields of an opened calculation %s → found up to three levels below', (_, body, fields) => {
  expect(fieldsIn(body)).toEqual(fields)
})

test('the files of a row → the link of the first, a line for each, a note for each that did not come', () => {
  const file = (name: string): StepAnswer => ({
    is: 'answered',
    status: 200,
    body: { file: { key: `batches/b/files/${name}`, bytes: 5, sha256: 'a', mime: 'text/html' } },
  })
  const told = readFiles(
    [
      { format: 'docx', answer: { is: 'refused', status: 404, code: 'X', message: 'm' } },
      { format: 'pdf', answer: file('one.pdf') },
      { format: 'html', answer: file('two.html') },
      { format: 'docx', answer: { is: 'failed', reason: 'the answer is not JSON' } },
      { format: 'excel', answer: undefined },
      { format: 'excel', answer: { is: 'answered', status: 200, body: {} } },
    ],
    { calculo: '7' },
  )
  expect(told.notes.map((note) => translate('pt', note))).toEqual([
    'O arquivo em docx não saiu: m (X).',
    'O arquivo em docx não saiu: a resposta não é JSON.',
  ])
  expect(told.files.map(({ formato, calculo, bytes }) => [formato, calculo, bytes])).toEqual([
    ['pdf', '7', '5'],
    ['html', '7', '5'],
  ])
  expect(told.figures.arquivo).toMatch(/one\.pdf$/)
})
