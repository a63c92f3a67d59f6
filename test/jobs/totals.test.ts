import { describe, expect, test } from 'vitest'
import { totalOfRun } from '../../jobs/saved/run-total.js'
import { findTotal } from '../../jobs/saved/totals.js'
import { uncorrectedIn } from '../../jobs/saved/uncorrected.js'

const PARTS = { valorCorrigido: 1000, juros: 100.1, multa: 20, honorarios: 112.01 }

describe('the total of an answer whose shape is not shown', () => {
  test.each([
    ['at the top', { total: 7, memoria: [{ total: 1 }] }, 'total', 7],
    ['below', { resultado: { totais: { corrigido: 5, total: 7 } } }, 'resultado.totais.total', 7],
    ['under another spelling', { r: { VALOR_TOTAL: 7 } }, 'r.VALOR_TOTAL', 7],
    ['told twice alike', { total: 7, resumo: { totalGeral: 7 } }, 'total', 7],
    [
      'beside its parts, and a count elsewhere',
      { total: 3, r: { ...PARTS, total: 1232.11 } },
      'r.total',
      1232.11,
    ],
    [
      'without a known name, by its parts',
      { r: { ...PARTS, apurado: 1232.11 } },
      'r.apurado',
      1232.11,
    ],
    ['beside the total of the fees', { r: { total: 9, honorarios: { total: 1 } } }, 'r.total', 9],
    ['as a Brazilian text', { r: { totalGeral: 'R$ 1.234,56' } }, 'r.totalGeral', 1234.56],
    ['as a text with a point', { r: { totalGeral: '1234.56' } }, 'r.totalGeral', 1234.56],
    [
      'as an ambiguous text beside its parts',
      { r: { corrigido: '1.000', jurosMoratorios: '234', total: '1.234' } },
      'r.total',
      1234,
    ],
  ])('%s → found', (_, body, path, value) => {
    expect(findTotal(body)).toMatchObject({ is: 'found', path, value })
  })

  test('two that disagree and no parts → not guessed', () => {
    const body = { a: { total: 1 }, b: { total: 2 } }
    expect(findTotal(body)).toEqual({ is: 'ambiguous', paths: ['a.total', 'b.total'] })
    expect(findTotal(body, 'b.total')).toMatchObject({ is: 'found', value: 2 })
  })

  test.each([
    ['only lines of lists have one', { r: { linhas: [{ total: 1 }] } }, undefined],
    ['parts that do not add up', { r: { ...PARTS, apurado: 1232.12 } }, undefined],
    ['a path that leads nowhere', { total: 1 }, 'resultado.total'],
    ['a text that can be read in two ways', { total: '1.234' }, undefined],
    ['no answer', null, undefined],
  ])('%s → none', (_, body, path) => {
    expect(findTotal(body, path)).toEqual({ is: 'none' })
  })
})

describe('lines whose own fields show that nothing was corrected', () => {
  const FIELDS = { dia_atualiza: '31/12/2025', taxa: 1 }
  const told = (body: unknown) => uncorrectedIn(body, FIELDS, true)?.note.facts.rows

  test('an old payment that entered at its nominal value, among lines that grew → told', () => {
    const linhas = [
      { data: '10/01/2020', valor: 1000, corrigido: 1700, coeficiente: 1.7 },
      { data: '10/06/2022', valor: -500, corrigido: -500, coeficiente: 1 },
    ]
    expect(told({ resultado: { linhas } })).toBe(1)
  })

  test('a balance with a payment on which no interest accrued → told', () => {
    const memoria = [
      { data: '10/01/2020', juros: 0, pagamento: 0, capital: 1000, saldo: 1000 },
      { data: '10/06/2022', juros: 0, pagamento: 500, capital: 500, saldo: 500 },
      { data: '31/12/2025', juros: 0, pagamento: 0, capital: 500, saldo: 500 },
    ]
    expect(told({ total: 500, memoria })).toBe(2)
  })

  test('keys of blocking at any depth → told', () => {
    const grupos = [{ dados: { bloqueada_assinatura: true, mensagem_bloqueio: 'm' } }]
    expect(uncorrectedIn({ r: { grupos } }, FIELDS, true)?.note).toMatchObject({
      code: 'calc_blocked',
      facts: { message: 'm', rows: 1 },
    })
  })

  test.each([
    [
      'a line of the target month',
      [{ data: '20/12/2025', valor: 500, corrigido: 500, coeficiente: 1 }],
    ],
    [
      'a line corrected without interest',
      [{ data: '10/01/2020', valor: 500, corrigido: 700, juros: 0 }],
    ],
    [
      'a balance that grew',
      [
        { data: '10/01/2020', juros: 0, pagamento: 0, saldo: 1000 },
        { data: '31/12/2025', juros: 300, pagamento: 0, saldo: 1300 },
      ],
    ],
  ])('%s → no false alarm', (_, memoria) => {
    expect(told({ memoria })).toBeUndefined()
  })
})

describe('what is told of a total', () => {
  const of = (body: unknown, more: Record<string, string> = {}) =>
    totalOfRun(body, { type: 'calculosJudiciais', ...more })

  test('two places that differ → ambiguous, both named, and how to say the first', () => {
    const { found, origin, notes } = of({ a: { total: 1 }, b: { total: 2 } })!
    expect([found, origin]).toEqual([undefined, 'ambíguo'])
    const facts = { paths: ['a.total', 'b.total'], path: 'a.total' }
    expect(notes).toMatchObject([{ code: 'total_ambiguous', facts }])
  })

  test('said by its path → read there; a path that holds none → told with it', () => {
    const body = { a: { total: 1 }, b: { total: 2 } }
    expect(of(body, { total: 'b.total' })).toMatchObject({ origin: 'b.total', notes: [] })
    const wrong = of(body, { total: 'c.total' })!
    expect(wrong.notes).toMatchObject([{ code: 'total_path_wrong', facts: { path: 'c.total' } }])
  })

  test('no answer, or a type that builds a table → nothing', () => {
    expect(of(undefined)).toBeUndefined()
    expect(of({ total: 1 }, { type: 'tabelasJudiciais' })).toBeUndefined()
  })
})
