import { expect, test } from 'vitest'
import { aBody, call, correct, sandboxFor } from './support.js'

// IPCA 10/2021 1.25 and 11/2021 0.95; SELIC 12/2021 0.77 and 01/2022 0.73 (IBGE; BCB series 4390).
const AMOUNT = 1_000_000
const CORRECTED = AMOUNT * 1.0125 * 1.0095
const BODY = aBody({
  items: [{ date: '01/10/2021', amount: AMOUNT }],
  updateTo: '01/02/2022',
  juros: { percentual: '1' },
  multa: { percentual: '2' },
  selic: true,
  selicFrom: '09/12/2021',
  selicVersion: 1,
})

test.each([
  { selicBase: 'a', base: 1 },
  { selicBase: 'am', base: 1.02 },
  { selicBase: 'aj', base: 1.02 },
  { selicBase: 'ajm', base: 1.04 },
])('SELIC on base $selicBase takes in what its letters say', async ({ selicBase, base }) => {
  const { body } = await correct(await sandboxFor(), { ...BODY, selicBase })
  expect(body.items[0]!.corrected).toBeCloseTo(CORRECTED * (1 + base * 0.015), 1)
  // Two months of interest, up to SELIC; the fine on the value before it.
  expect(body.juros).toBeCloseTo(CORRECTED * 0.02, 1)
  expect(body.multa).toBeCloseTo(CORRECTED * 0.02, 1)
})

test('a new calculation without selicBase starts with am', async () => {
  const sandbox = await sandboxFor()
  const body = { ...BODY, multa: { percentual: '10' } }
  const [omitted, am] = await Promise.all([
    correct(sandbox, body),
    correct(sandbox, { ...body, selicBase: 'am' }),
  ])
  expect(omitted.body).toEqual(am.body)
})

test('version 2 counts the days of a month that a date cuts', async () => {
  const { body } = await correct(await sandboxFor(), {
    ...BODY,
    juros: undefined,
    multa: undefined,
    selicVersion: 2,
  })
  // IPCA 12/2021 is 0.73: eight days of it, then 23 days of the SELIC of the month.
  const index = CORRECTED * (1 + (0.0073 * 8) / 31)
  expect(body.items[0]!.corrected).toBeCloseTo(index * (1 + (0.0077 * 23) / 31 + 0.0073), 1)
})

test('after selicUntil the index corrects again and interest runs again', async () => {
  const { body } = await correct(await sandboxFor(), {
    ...BODY,
    multa: undefined,
    selicBase: 'a',
    selicUntil: '15/12/2021',
  })
  // The whole of 12/2021 is SELIC; IPCA 01/2022 is 0.54.
  const corrected = CORRECTED * 1.0077 * 1.0054
  expect(body.items[0]!.corrected).toBeCloseTo(corrected, 1)
  expect(body.juros).toBeCloseTo(CORRECTED * 1.0054 * 0.02 + corrected * 0.01, 1)
})

test('the option takes the place of the SELIC of a table and is not added to it', async () => {
  const sandbox = await sandboxFor()
  const body = aBody({
    index: undefined,
    table: 'jf-condenatorias',
    items: [{ date: '01/10/2021', amount: AMOUNT }],
    updateTo: '01/02/2024',
  })
  const own = await correct(sandbox, body)
  const option = { selic: true, selicFrom: '01/12/2021', selicBase: 'a', selicVersion: 1 }
  const asked = await correct(sandbox, { ...body, ...option })
  expect(asked.body.items[0]!.corrected).toBe(own.body.items[0]!.corrected)
})

test('a table goes on with its index until the asked SELIC starts', async () => {
  const { body } = await correct(await sandboxFor(), {
    table: 'jf-condenatorias',
    items: [{ date: '01/12/2021', amount: AMOUNT }],
    updateTo: '01/02/2022',
    selic: true,
    selicFrom: '01/01/2022',
    selicBase: 'a',
  })
  // IPCA-15 12/2021 0.78, SELIC 01/2022 0.73; half a percent of interest for the month of the index.
  expect(body.items[0]!.corrected).toBeCloseTo(AMOUNT * 1.0078 * 1.0073, 2)
  expect(body.juros).toBeCloseTo(AMOUNT * 1.0078 * 0.005, 2)
})

test('selicUntil does not trim the SELIC of a table', async () => {
  const sandbox = await sandboxFor()
  const body = {
    table: 'jf-condenatorias',
    items: [{ date: '01/12/2021', amount: AMOUNT }],
    updateTo: '01/02/2022',
    selic: true,
    selicFrom: '01/12/2021',
    selicUntil: '31/12/2021',
    selicBase: 'a',
  }
  const { body: answer } = await correct(sandbox, body)
  expect(answer.items[0]!.memoria).toContain('SELIC de 01/2022 a 01/2022')
  expect(answer.juros).toBe(0)
})

test('no interest runs beside the SELIC of a table', async () => {
  const { body } = await correct(await sandboxFor(), {
    table: 'jf-condenatorias',
    items: [{ date: '01/11/2021', amount: AMOUNT }],
    updateTo: '01/02/2022',
    juros: { percentual: '1' },
  })
  // IPCA-15 11/2021 1.17; interest for that month alone, on the corrected value.
  expect(body.items[0]!.corrected).toBeCloseTo(AMOUNT * 1.0117 * 1.015, 2)
  // 10.268,755 to the mill: half a cent goes up.
  expect(body.juros).toBe(10_268.76)
})

test('the rows of a table give what correct gives', async () => {
  const sandbox = await sandboxFor()
  const path = '/v1/tables/jf-condenatorias/series?asOf=2023-07-20'
  const { series } = (await call(sandbox, path)).body
  const items = ['2013-01', '2017-05', '2021-11', '2021-12', '2023-06', '2024-02'].map((month) => ({
    date: `09/${month.slice(5)}/${month.slice(0, 4)}`,
    amount: 1000,
  }))
  const body = { table: 'jf-condenatorias', updateTo: '20/07/2023', items }
  const answer = (await correct(sandbox, body)).body
  for (const [at, item] of items.entries()) {
    const month = `${item.date.slice(6)}-${item.date.slice(3, 5)}`
    const row = series.find((one) => one.month === month)
    const expected = 1000 * row!.factor * (1 + row!.selicAccrued / 100)
    expect(answer.items[at]!.corrected).toBeCloseTo(expected, 2)
  }
})
