import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../jobs/correct/interpret.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import type { ItemOutcome, Parameters } from '../../src/core/job/job.js'

const ASKED: CorrectItem[] = [
  { date: '2020-03-10', amount: '1000' },
  { date: '2021-05-20', amount: '-200.5' },
]
const ANSWERED = [
  { date: '10/03/2020', amount: 1000, corrected: 1300.5, total: 1400.5, memoria: 'De 10/03/2020' },
  { date: '20/05/2021', amount: -200.5, corrected: -250.25, total: -270.25 },
]
const PARAMETERS: Parameters = { index: 'ipca', updateTo: '2024-12-31' }

function read(body: unknown, items = ASKED) {
  const answer = { is: 'answered', status: 200, body } as const
  return readAnswer({ parameters: PARAMETERS, items, name: 'lote', answers: [answer] }, {})
}
function outcomes(body: object, items = ASKED): ItemOutcome[] {
  const answer = read({ items: ANSWERED.slice(0, items.length), ...body }, items)
  if (answer.is === 'mismatch') throw new Error(JSON.stringify(answer.problem))
  return answer.items
}
function problem(body: unknown, items = ASKED): string | undefined {
  const answer = read(body, items)
  return answer.is === 'mismatch' ? answer.problem.code : undefined
}
const changed = (at: number, over: object) => ({
  items: ANSWERED.map((item, i) => (i === at ? { ...item, ...over } : item)),
})

describe('an item has to echo what was asked, in its place', () => {
  test.each<[string, unknown, string | undefined]>([
    ['as asked', { items: ANSWERED }, undefined],
    ['an ISO date', changed(0, { date: '2020-03-10' }), undefined],
    ['an ISO moment', changed(0, { date: '2020-03-10T00:00:00Z' }), undefined],
    ['an amount within half a cent', changed(0, { amount: 1000.005 }), undefined],
    ['an amount a cent away', changed(0, { amount: 1000.01 }), 'answer_wrong_item'],
    ['an amount without its sign', changed(1, { amount: 200.5 }), 'answer_wrong_item'],
    ['another day', changed(0, { date: '11/03/2020' }), 'answer_wrong_item'],
    ['a date that does not exist', changed(0, { date: '31/02/2020' }), 'answer_wrong_item'],
    ['turned round', { items: ANSWERED.toReversed() }, 'answer_wrong_item'],
    ['one too few', { items: ANSWERED.slice(1) }, 'answer_wrong_count'],
    ['one too many', { items: [...ANSWERED, ANSWERED[0]] }, 'answer_wrong_count'],
    ['none', { items: [] }, 'answer_wrong_count'],
  ])('%s', (_, body, expected) => {
    expect(problem(body)).toBe(expected)
  })

  test('the position and both sides are told', () => {
    const answer = read(changed(1, { amount: 7 }))
    expect(answer).toMatchObject({
      is: 'mismatch',
      problem: { facts: { position: 2, asked: '2021-05-20 -200.5', answered: '20/05/2021 7' } },
    })
  })
})

describe('what an answer must have and may lack', () => {
  test.each<[string, unknown]>([
    ['text where a number should be', changed(0, { corrected: '1300.50' })],
    ['a text total', changed(0, { total: '1400.50' })],
    ['text totals of the call', { items: ANSWERED, juros: '12.00' }],
    ['no corrected value', changed(0, { corrected: undefined })],
    ['a corrected value of null', changed(0, { corrected: null })],
    ['no items', { total: 3 }],
    ['null', null],
    ['a list', [ANSWERED]],
  ])('%s is refused', (_, body) => {
    expect(problem(body)).toBe('answer_unreadable')
  })

  test('fields beyond the contract are tolerated, and optional ones that are missing or null', () => {
    const bare = { date: '10/03/2020', amount: 1000, corrected: 1300.5 }
    const nulls = { ...bare, total: null, memoria: null, novo: { a: 1 } }
    for (const item of [bare, nulls]) {
      const [one] = outcomes(
        {
          items: [item],
          novo: [],
          calcId: null,
          hash: null,
          saved: null,
          juros: null,
          total: null,
        },
        [ASKED[0]!],
      )
      expect(one!.figures).toEqual({
        data: '2020-03-10',
        valor: '1000',
        fator: '1.3005000000',
        corrigido: '1300.5',
        correcao: '300.5',
        conferencia: 'não conferido (sem série)',
      })
    }
  })

  test.each([
    ['1250.02', 'confere', { tellsSeriesFactor: true }, '1.2500000000'],
    ['1249.00', 'DIVERGENTE', { tellsSeriesFactor: true }, '1.2490000000'],
    ['1250.02', 'confere', {}, '1.2500200000'],
    ['3333.33', 'confere', { tellsSeriesFactor: true, end: '3.33333333339' }, '3.3333333334'],
    [
      '3333.33',
      'confere',
      { tellsSeriesFactor: true, cutsFactors: true, end: '3.33333333339' },
      '3.3333333333',
    ],
  ])('R$ 1.000 to %s, %s, known %j → factor %s', (corrected, conferencia, known, fator) => {
    const { end = '1.25' } = known as { end?: string }
    const months = { '2020-01': { accumulated: '1' }, '2024-01': { accumulated: end } }
    const series = { 'index ipca': { name: 'IPCA', by: 'accumulated', months, unpublished: [] } }
    const asked = { parameters: { index: 'ipca', updateTo: '2024-01-15' }, name: 'lote' }
    const items = [{ date: '2020-01-10', amount: '1000' }]
    const body = { items: [{ date: '10/01/2020', amount: 1000, corrected: Number(corrected) }] }
    const answers = [{ is: 'answered', status: 200, body } as const]
    const answer = readAnswer({ ...asked, items, answers }, { series, ...known })
    expect(answer).toMatchObject({ items: [{ figures: { fator, conferencia } }] })
  })

  test('the totals of the call are kept, and its id stands on every row', () => {
    const body = {
      total: 1130.25,
      correcaoMonetaria: 250.25,
      multa: null,
      calcId: 77,
      items: ANSWERED,
    }
    expect(read(body)).toMatchObject({ totals: { total: '1130.25', correcaoMonetaria: '250.25' } })
    expect(outcomes(body).map(({ figures }) => figures.calcId)).toEqual(['77', '77'])
  })
})

describe('charges are told where they are known', () => {
  const charges = ({ figures }: ItemOutcome) => {
    const { juros, multa, honorarios, encargos, total } = figures
    return { juros, multa, honorarios, encargos, total }
  }

  test('of a row that was alone, as the call has them; the total holds the fee', () => {
    const [alone] = outcomes({ juros: 60, multa: 40, honorarios: 100, total: 1500.5 }, [ASKED[0]!])
    expect(charges(alone!)).toEqual({
      juros: '60',
      multa: '40',
      honorarios: '100',
      encargos: '200.00',
      total: '1500.5',
    })
  })

  test('the only one that was charged, where it makes up the difference', () => {
    const both = outcomes({ juros: 80, multa: 0, honorarios: 0 })
    expect(both.map(charges)).toEqual([
      { juros: '100', multa: '0', honorarios: '0', encargos: '100.00', total: '1400.5' },
      { juros: '-20', multa: '0', honorarios: '0', encargos: '-20.00', total: '-270.25' },
    ])
  })

  test.each<[string, object]>([
    ['two were charged', { juros: 70, multa: 10, honorarios: 0 }],
    ['the one does not make up the difference', { juros: 0, multa: 0, honorarios: 500 }],
  ])('and only their sum where %s', (_, body) => {
    const [first] = outcomes(body)
    expect(charges(first!)).toEqual({ encargos: '100.00', total: '1400.5' })
  })

  test('a cent of rounding for each row does not hide the only one', () => {
    expect(outcomes({ juros: 80.02, multa: 0, honorarios: 0 })[0]!.figures.juros).toBe('100')
    expect(outcomes({ juros: 80.03, multa: 0, honorarios: 0 })[0]!.figures.juros).toBeUndefined()
  })

  test.each([
    [{ checksCalls: true }, undefined],
    [{ checksCalls: true, tellsByLine: true }, 'vencimento'],
  ])('interest from the due date in place of the citation, %j → told by builds that mark it', (known, told) => {
    const parameters = { ...PARAMETERS, 'juros.percentual': '1', 'juros.from': 'citacao' }
    const items = [{ ...ASKED[0]!, citation: '2023-01-10' }]
    // 57 whole months of 1 % of what was corrected.
    const answers = [
      { is: 'answered', status: 200, body: { items: [ANSWERED[0]], juros: 741.29 } } as const,
    ]
    const asking = { parameters, items, name: 'lote', answers }
    const read = readAnswer(asking, { chargesAreSplit: true, ...known })
    if (read.is === 'mismatch') throw new Error(JSON.stringify(read.problem))
    const [{ figures }] = read.items as [ItemOutcome]
    expect(figures.inicioJuros).toBe('não confere')
    expect(figures.jurosSeguidos).toBe(told)
  })

  test.each([
    [{ tellsByLine: true }, 'confere'],
    [{ tellsByLine: true, tellsFromDue: true }, 'não confere'],
  ])('interest to the cent from a due date less than two months before the citation, %j → start %s', (known, told) => {
    const parameters = { ...PARAMETERS, 'juros.percentual': '1', 'juros.from': 'citacao' }
    const items = [{ ...ASKED[0]!, citation: '2020-05-05' }]
    const answers = [
      { is: 'answered', status: 200, body: { items: [ANSWERED[0]], juros: 741.29 } } as const,
    ]
    const asking = { parameters, items, name: 'lote', answers }
    const knowledge = { chargesAreSplit: true, checksCalls: true, ...known }
    const read = readAnswer(asking, knowledge)
    if (read.is === 'mismatch') throw new Error(JSON.stringify(read.problem))
    expect(read.items[0]).toMatchObject({ figures: { inicioJuros: told } })
  })

  test('an item without a total has none told', () => {
    const items = [{ ...ANSWERED[0]!, total: undefined }, ANSWERED[1]!]
    expect(charges(outcomes({ items, juros: 80 })[0]!)).toEqual({})
  })
})
