import { expect, test } from 'vitest'
import { aBody, correct, madeSince, sandboxFor } from './support.js'

const RESULT = ['correcaoMonetaria', 'honorarios', 'items', 'juros', 'multa', 'saved', 'total']

test('the answer has the fields of the contract and no others', async () => {
  const { status, body } = await correct(await sandboxFor(), aBody())
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(RESULT)
  expect(Object.keys(body.items[0]!).sort()).toEqual([
    'amount',
    'corrected',
    'date',
    'memoria',
    'total',
  ])
  expect(body.saved).toBe(false)
})

test('every item comes back in its place with its date and amount as asked', async () => {
  const items = [
    { date: '31/12/2019', amount: 0.1, description: 'b' },
    { date: '01/02/2016', amount: -1234.567 },
    { date: '29/02/2020', amount: 1e9, custas: true },
  ]
  const { body } = await correct(await sandboxFor(), aBody({ items }))
  const echo = body.items.map(({ date, amount }) => ({
    date,
    amount,
  }))
  expect(echo).toEqual(items.map(({ date, amount }) => ({ date, amount })))
})

test('the sums are those of the items, and the total adds the fees', async () => {
  const items = [
    { date: '10/03/2020', amount: 1000 },
    { date: '10/04/2021', amount: 250.55 },
    { date: '10/05/2022', amount: -99.99 },
  ]
  const { body } = await correct(
    await sandboxFor(),
    aBody({
      items,
      juros: { percentual: '1,0' },
      multa: { percentual: '2' },
      honorarios: { valor: 10, modo: 'p' },
    }),
  )
  const totals = body.items.reduce((sum: number, item) => sum + item.total, 0)
  expect(body.honorarios).toBeCloseTo(totals / 10, 1)
  expect(body.total).toBeCloseTo(totals + body.honorarios, 8)
  expect(totals).toBeCloseTo(1150.56 + body.correcaoMonetaria + body.juros + body.multa, 8)
})

test('a rate with all the digits of a cell → taken, as the contract bounds no text of it', async () => {
  const sandbox = await sandboxFor()
  const third = '0.333333333333333'
  const rated = (percentual: string) => correct(sandbox, aBody({ juros: { percentual } }))
  const whole = await rated(third)
  const short = await rated('0.3333333333')
  expect(whole.status).toBe(200)
  expect(whole.body.juros).toBe(short.body.juros)
})

test('interest counts whole months and days over 30, on the corrected value', async () => {
  const { body } = await correct(
    await sandboxFor(),
    aBody({
      updateTo: '25/03/2020',
      items: [{ date: '10/03/2020', amount: 1000 }],
      juros: { percentual: '1' },
    }),
  )
  expect(body.items[0]!.corrected).toBe(1000)
  expect(body.juros).toBe(5)
})

test('citacao counts from the item as vencimento does', async () => {
  const sandbox = await sandboxFor()
  const [vencimento, citacao] = await Promise.all(
    ['vencimento', 'citacao'].map((from) =>
      correct(sandbox, aBody({ juros: { percentual: '1', from } })),
    ),
  )
  expect(citacao?.body.juros).toBe(vencimento?.body.juros)
})

test('custas are corrected and carry neither interest, fine nor fees', async () => {
  const { body } = await correct(
    await sandboxFor(),
    aBody({
      items: [{ date: '10/03/2020', amount: 1000, custas: true }],
      juros: { percentual: '1' },
      multa: { percentual: '10' },
      honorarios: { valor: 20 },
    }),
  )
  expect(body).toMatchObject({ juros: 0, multa: 0, honorarios: 0 })
  expect(body.items[0]!.corrected).toBeGreaterThan(1000)
  expect(body.items[0]!.total).toBe(body.items[0]!.corrected)
})

test('fixed fees are added once, whatever the number of items', async () => {
  const item = { date: '10/03/2020', amount: 1000 }
  const { body } = await correct(
    await sandboxFor(),
    aBody({ items: [item, item, item], honorarios: { valor: 500, modo: 'v' } }),
  )
  expect(body.honorarios).toBe(500)
})

test('a payment is the mirror of a debt', async () => {
  const { body } = await correct(
    await sandboxFor(),
    aBody({
      items: [
        { date: '10/03/2020', amount: 123.45 },
        { date: '10/03/2020', amount: -123.45 },
      ],
      juros: { percentual: '1' },
      multa: { percentual: '2' },
    }),
  )
  expect(body.items[1]!.total).toBe(-body.items[0]!.total)
  expect(body.total).toBe(0)
})

test('months that are not published yet count as zero', async () => {
  const sandbox = await sandboxFor()
  const items = [{ date: '01/12/2025', amount: 10_000 }]
  const known = await correct(sandbox, aBody({ items, updateTo: '01/01/2026' }))
  const beyond = await correct(sandbox, aBody({ items, updateTo: '01/06/2026' }))
  expect(known.body.items[0]!.corrected).toBe(10_033)
  expect(beyond.body.items[0]!.corrected).toBe(10_033)
})

test('an item dated after the update stays at its nominal value', async () => {
  const items = [{ date: '10/03/2024', amount: 1000 }]
  const { body } = await correct(await sandboxFor(), aBody({ items, multa: { percentual: '2' } }))
  expect(body).toMatchObject({ total: 1000, multa: 0 })
  expect(body.items[0]!.memoria).toContain('valor nominal')
})

test('a composite index changes series where the law did', async () => {
  const sandbox = await sandboxFor()
  const items = [{ date: '01/08/2024', amount: 1_000_000 }]
  const { body } = await correct(sandbox, aBody({ index: 'multi', items, updateTo: '01/10/2024' }))
  // INPC 08/2024 -0.14 and IPCA 09/2024 0.44.
  expect(body.items[0]!.corrected).toBe(1_002_993.84)
})

test('index and table are taken by id, as a number or as text, too', async () => {
  const sandbox = await sandboxFor()
  const totals = await Promise.all(
    [{ index: 'ipca' }, { index: 5 }, { index: '5' }].map(
      async (reference) => (await correct(sandbox, aBody(reference))).body.total,
    ),
  )
  const table = await correct(sandbox, { ...aBody(), index: undefined, table: 317 })
  expect(new Set(totals).size).toBe(1)
  expect(table.status).toBe(200)
})

test('one number can be an index and a table', async () => {
  const sandbox = await sandboxFor()
  const wage = await correct(sandbox, aBody({ index: 20 }))
  const table = await correct(sandbox, aBody({ index: undefined, table: 20 }))
  expect(wage.body.items[0]!.memoria).toContain('Salário mínimo')
  expect(table.body.items[0]!.memoria).toContain('INPC')
})

test('a saved calculation has id and hash and appears in the list', async () => {
  const sandbox = await sandboxFor()
  const { body } = await correct(sandbox, aBody({ save: true, name: 'Carteira' }))
  expect(Object.keys(body).sort()).toEqual([...RESULT, 'calcId', 'hash'].sort())
  expect(body.saved).toBe(true)
  expect(await madeSince(sandbox)).toEqual([
    {
      calcId: body.calcId,
      type: 'atualizacaoMonetaria',
      name: 'Carteira',
      createdAt: '202601151200',
      updatedAt: 20260115120000,
    },
  ])
})

test('without a subscription debts older than two years stay nominal and payments do not', async () => {
  const sandbox = await sandboxFor()
  const items = [
    { date: '14/01/2024', amount: 1000 },
    { date: '15/01/2024', amount: 1000 },
    { date: '14/01/2024', amount: -1000 },
  ]
  const body = aBody({ items, updateTo: '01/01/2026', juros: { percentual: '1' } })
  const answer = await correct(sandbox, body, sandbox.keys.unsubscribed)
  expect(answer.body.items[0]).toMatchObject({ corrected: 1000, total: 1000 })
  expect(answer.body.items[1]!.total).toBeGreaterThan(1300)
  expect(answer.body.items[2]!.total).toBeLessThan(-1300)
})

test('a body of twenty thousand items is answered', async () => {
  const items = Array.from({ length: 20_000 }, (_, at) => ({
    date: '10/03/2020',
    amount: at,
    description: 'x'.repeat(100),
  }))
  const { status, body } = await correct(await sandboxFor(), aBody({ items }))
  expect(status).toBe(200)
  expect(body.items).toHaveLength(20_000)
})
