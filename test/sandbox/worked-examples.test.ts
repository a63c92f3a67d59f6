import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { call, correct, sandboxFor } from './support.js'

/** The growth between day 1 of two months, by the service's own series. */
async function growth(sandbox: Sandbox, slug: string, from: string, to: string): Promise<number> {
  const { body } = await call(sandbox, `/v1/indices/${slug}/series?from=${from}&to=${to}`)
  return body.series.at(-1)!.accumulated / body.series[0]!.accumulated
}

/**
 * Published values are rounded to two decimals a month, index numbers are not: the two drift apart
 * by at most 9e-5 times the root of the months.
 */
function drift(months: number): number {
  return 9e-5 * Math.sqrt(months)
}

// IBGE index numbers, final over initial: they chain from the month after the initial one. Expected
// values: tests of cuducos/calculadora-do-cidadao (commit dbd15353).
test.each([
  { slug: 'ipca', from: '2018-08', to: '2020-01', months: 17, expected: 1.0512022066305613 },
  { slug: 'inpc', from: '2014-04', to: '2020-01', months: 69, expected: 1.3610071248941755 },
])('$slug from $from to $to follows the ratio of the index numbers', async (example) => {
  const found = await growth(await sandboxFor(), example.slug, example.from, example.to)
  expect(Math.abs(found / example.expected - 1)).toBeLessThan(drift(example.months))
})

// IGP-M 07/2018 to 12/2019 by BCB series 189: tests of cuducos/calculadora-do-cidadao (commit dbd15353).
test('the IGP-M chains to the published factor in every digit', async () => {
  const found = await growth(await sandboxFor(), 'igpm', '2018-08', '2020-01')
  expect(found).toBeCloseTo(1.0895627192841437, 13)
})

// CGJ-ES, Atualização Monetária de Débitos Judiciais, statement of 03/07/2015: R$ 10.000,00 due
// 01/02/2013, INPC, simple interest of 1% a month pro rata die. The INPC of 06/2015 was not out yet
// on that day. The statement prints the factor cut at ten places: 1,1776663861.
test('the statement of the TJES comes out to the cent', async () => {
  const sandbox = await sandboxFor({ publishedTo: '2015-05' })
  const { body } = await correct(sandbox, {
    index: 'inpc',
    updateTo: '03/07/2015',
    items: [{ date: '01/02/2013', amount: 10_000 }],
    juros: { percentual: '1', from: 'vencimento' },
  })
  expect(body).toMatchObject({ juros: 3423.08, correcaoMonetaria: 1776.66, total: 15_199.74 })
  expect(body.items[0]).toMatchObject({ corrected: 11_776.66, total: 15_199.74 })
  expect(body.items[0]!.memoria).toContain('fator 1,1776663861')
})

test('the table that brings 1% a month gives the statement of the TJES without asking for interest', async () => {
  const sandbox = await sandboxFor({ publishedTo: '2015-05' })
  const items = [{ date: '01/02/2013', amount: 10_000 }]
  const { body } = await correct(sandbox, { table: 'tjes-inpc', updateTo: '03/07/2015', items })
  expect(body).toMatchObject({ juros: 3423.08, total: 15_199.74 })
})

// Calculadora do Cidadão (BCB) by blog.genialinvestimentos.com.br: the IPCA of 09/2016 alone.
test('one month of IPCA corrects R$ 100,00 to R$ 100,08', async () => {
  const items = [{ date: '01/09/2016', amount: 100 }]
  const { body } = await correct(await sandboxFor(), {
    index: 'ipca',
    updateTo: '01/10/2016',
    items,
  })
  expect(body.items[0]!.corrected).toBe(100.08)
})

// The README of leandro-almeida/correcao-inpc-api shows 110,56, which is the plain sum of the months.
test('the INPC of 11/2020 to 10/2021 is a product and not a sum', async () => {
  const items = [{ date: '01/11/2020', amount: 100 }]
  const { body } = await correct(await sandboxFor(), {
    index: 'inpc',
    updateTo: '01/11/2021',
    items,
  })
  expect(body.items[0]!.corrected).toBe(111.08)
})

// BCB series 4390, 01/2022 to 12/2024: EC 113/2021 accumulates by simple sum, 34,42%.
test('the SELIC of 2022 to 2024 is summed', async () => {
  const items = [{ date: '01/01/2022', amount: 10_000 }]
  const { body } = await correct(await sandboxFor(), {
    index: 'selic',
    updateTo: '01/01/2025',
    items,
  })
  expect(body.items[0]!.corrected).toBe(13_442)
})

// EC 136/2025: IPCA plus 2% a year against the SELIC of 08/2025 to 12/2025 (IBGE; BCB series 4390).
test('the series hold the two sides of the ceiling of EC 136/2025', async () => {
  const sandbox = await sandboxFor()
  const ipca = await growth(sandbox, 'ipca', '2025-08', '2026-01')
  const { body } = await call(sandbox, '/v1/indices/selic/series?from=2025-08&to=2025-12')
  const selic = body.series.reduce((sum, row) => sum + row.value, 0)
  expect(ipca).toBeCloseTo(1.009727462591154, 13)
  expect(selic).toBeCloseTo(5.93, 10)
})

// Decretos 11.864/2023 (R$ 1.412,00) and 12.342/2024 (R$ 1.518,00).
test('an index of prices corrects by the ratio of the prices', async () => {
  const items = [{ date: '10/05/2024', amount: 1412 }]
  const { body } = await correct(await sandboxFor(), {
    index: 'salario-minimo',
    updateTo: '10/06/2025',
    items,
  })
  expect(body.items[0]!.corrected).toBe(1518)
})
