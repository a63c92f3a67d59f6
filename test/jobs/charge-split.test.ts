import { expect, test } from 'vitest'
import { splitOf } from '../../jobs/correct/charge-split.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import { nextCall } from '../../jobs/correct/row-charges.js'
import type { Parameters } from '../../src/core/job/job.js'
import { randomFrom } from '../../src/sandbox/random.js'
import { D } from '../../src/values/decimal.js'

const ASKED: Parameters = {
  index: 'ipca',
  updateTo: '2024-12-31',
  'juros.percentual': '1',
  'multa.percentual': '2',
  'honorarios.valor': '10',
  'honorarios.modo': 'p',
}

interface Way {
  fineOn: (row: Row) => D
  feeOn: (row: Row) => D
  inTotal: ('multa' | 'honorarios')[]
  /** Whether parts are rounded before they are added. */
  roundsRows: boolean
}
interface Row {
  amount: D
  corrected: D
  juros: D
  multa: D
}

const FINES: Record<string, Way['fineOn']> = {
  corrected: ({ corrected }) => corrected,
  'corrected and interest': ({ corrected, juros }) => corrected.plus(juros),
  historic: ({ amount }) => amount,
}
const FEES: Record<string, Way['feeOn']> = {
  corrected: ({ corrected }) => corrected,
  'corrected and interest': ({ corrected, juros }) => corrected.plus(juros),
  all: ({ corrected, juros, multa }) => corrected.plus(juros).plus(multa),
}
const TOTALS: Way['inTotal'][] = [[], ['multa'], ['multa', 'honorarios']]
const WAYS = Object.entries(FINES).flatMap(([fine, fineOn]) =>
  Object.entries(FEES).flatMap(([fee, feeOn]) =>
    TOTALS.flatMap((inTotal) =>
      [true, false].map((roundsRows): [string, Way] => [
        `fine on ${fine}, fees on ${fee}, [${inTotal}] in totals, ${roundsRows ? 'rows' : 'sums'} rounded`,
        { fineOn, feeOn, inTotal, roundsRows },
      ]),
    ),
  ),
)

const cents = (value: D) => value.toDecimalPlaces(2)

/** Rows of one call, and the true parts of each. */
function portfolio(way: Way, count: number, seed: number) {
  const random = randomFrom(seed)
  const rows = Array.from({ length: count }, () => {
    const amount = new D(String(Math.round((10 + random() * 50_000) * 100))).div(100)
    const corrected = cents(amount.times(1 + random()))
    const juros = corrected.times(random())
    const multa = way.fineOn({ amount, corrected, juros, multa: new D(0) }).times('0.02')
    const honorarios = way.feeOn({ amount, corrected, juros, multa }).times('0.1')
    const kept = way.roundsRows ? cents : (value: D) => value
    return {
      amount,
      corrected,
      juros: kept(juros),
      multa: kept(multa),
      honorarios: kept(honorarios),
    }
  })
  const sum = (name: 'corrected' | 'juros' | 'multa' | 'honorarios') =>
    rows.reduce((all, row) => all.plus(row[name]), new D(0))
  const items = rows.map(({ amount, corrected, juros, ...more }) => ({
    date: '10/03/2018',
    amount: amount.toNumber(),
    corrected: corrected.toNumber(),
    total: cents(
      way.inTotal.reduce((all, name) => all.plus(more[name]), corrected.plus(juros)),
    ).toNumber(),
  }))
  const told = {
    juros: cents(sum('juros')),
    multa: cents(sum('multa')),
    honorarios: cents(sum('honorarios')),
  }
  const total = sum('corrected').plus(told.juros).plus(told.multa).plus(told.honorarios)
  const body = {
    ...Object.fromEntries(Object.entries(told).map(([name, one]) => [name, one.toNumber()])),
    total: total.toNumber(),
    items,
  }
  const asked: CorrectItem[] = rows.map(({ amount }) => ({
    date: '2018-03-10',
    amount: amount.toFixed(),
  }))
  return { rows, body, asked }
}

const answered = (body: unknown) => ({ is: 'answered', status: 200, body }) as const

test.each(WAYS)('%s → each row has its parts to the cent, at 5 and at 500 rows', (_, way) => {
  for (const [seed, count] of [5, 40, 500].entries()) {
    const { rows, body, asked } = portfolio(way, count, seed + 1)
    const split = splitOf({ parameters: ASKED, items: asked, answers: [answered(body)] })
    expect(split.is).toBe('known')
    if (split.is !== 'known') return
    for (const [i, row] of rows.entries()) {
      for (const name of ['juros', 'multa', 'honorarios'] as const) {
        const gap = split.rows[i]![name].minus(row[name]).abs()
        // A part that is not rounded and a total that is may fall on either side of a cent.
        expect(gap.toNumber(), `${name} of row ${i}`).toBeLessThanOrEqual(0.02)
        expect(split.rows[i]![name].decimalPlaces(), `${name} of row ${i}`).toBeLessThanOrEqual(2)
      }
    }
  }
})

test('one total that is a real and more away for each row → nothing fits, and nothing is asked of a large call', () => {
  const { body, asked } = portfolio(WAYS[0]![1], 40, 9)
  const wrong = { ...body, multa: Number(body.total) * 0.01 }
  const items = { parameters: ASKED, items: asked }
  expect(splitOf({ ...items, answers: [answered(wrong)] })).toEqual({ is: 'unknown' })
})

test('costs without charges beside lines that bear them → the bases of fine and fees are told', () => {
  const way = new Map(WAYS).get('fine on corrected, fees on all, [multa] in totals, rows rounded')!
  const { body, asked } = portfolio(way, 5, 1)
  const items = [...body.items, { date: '10/03/2018', amount: 100, corrected: 130, total: 130 }]
  const costs = { date: '2018-03-10', amount: '100', custas: true }
  const answers = [answered({ ...body, total: body.total + 130, items })]
  const split = splitOf({ parameters: ASKED, items: [...asked, costs], answers })
  expect(split).toMatchObject({
    bases: { multa: 'o valor corrigido', honorarios: 'o valor corrigido mais juros e multa' },
    isOneConvention: false,
  })
})

test('a batch of an earlier release → no row is asked alone, whatever its totals say', () => {
  const { body, asked } = portfolio(WAYS[0]![1], 3, 9)
  const asking = {
    parameters: ASKED,
    items: asked,
    name: 'lote',
    answers: [answered({ ...body, multa: 1 })],
  }
  expect(nextCall(asking, {})).toBeUndefined()
})
