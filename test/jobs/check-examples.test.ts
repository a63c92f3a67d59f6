import { describe, expect, test } from 'vitest'
import { checkFigures } from '../../jobs/correct/check-figures.js'
import { monthsOfInterest } from '../../jobs/correct/interest-start.js'
import type { Series } from '../../jobs/correct/series.js'
import { IGPM } from '../../src/sandbox/series/igpm.js'
import { INPC } from '../../src/sandbox/series/inpc.js'
import { IPCA } from '../../src/sandbox/series/ipca.js'
import { SELIC } from '../../src/sandbox/series/selic.js'
import type { YearTable } from '../../src/sandbox/series/table.js'
import { addMonths } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'

/** Published percentages as the service shows them: `accumulated` stops before its own month. */
function published(name: string, table: YearTable, last = '2025-12'): Series {
  const months: Series['months'] = {}
  let accumulated = new D(1)
  for (let month = `${Math.min(...Object.keys(table).map(Number))}-01`; ; month = next(month)) {
    const [year, number] = month.split('-').map(Number) as [number, number]
    const value = month > last ? undefined : table[year]?.[number - 1]
    months[month] = {
      ...(value === undefined ? {} : { value: String(value) }),
      accumulated: accumulated.toFixed(),
    }
    if (value === undefined) break
    accumulated = accumulated.times(new D(value).div(100).plus(1))
  }
  return { name, by: 'accumulated', months, unpublished: [] }
}
const next = (month: string) => addMonths(month, 1)

function summed(table: YearTable): Series {
  const months = Object.entries(table).flatMap(([year, values]) =>
    values.map((value, at) => [
      `${year}-${String(at + 1).padStart(2, '0')}`,
      { value: String(value) },
    ]),
  )
  return { name: 'SELIC', by: 'sum', months: Object.fromEntries(months), unpublished: [] }
}

function prices(name: string, values: Record<string, string>): Series {
  const months = Object.entries(values).map(([month, value]) => [month, { value }])
  return { name, by: 'price', months: Object.fromEntries(months), unpublished: [] }
}

interface Example {
  series: Series
  date: string
  updateTo: string
  amount: string
  corrected: string
}

function check({ series, date, updateTo, amount, corrected }: Example) {
  const rows = [{ item: { date, amount }, corrected: new D(corrected) }]
  const parameters = { index: 'x', updateTo }
  return checkFigures(rows, { parameters, series: { 'index x': series }, isFull: true })[0]!.figures
}

describe('published worked examples', () => {
  // Tabela Prática do TJSP, nota I: Cz$ 1.000,00 of 01/1988 are R$ 46,09 in 01/2002.
  test('TJSP, a price divided by a price → R$ 46,09', () => {
    const series = prices('TJSP', { '1988-01': '596.94', '2002-01': '27.513958' })
    const example = { series, date: '1988-01-01', updateTo: '2002-01-01', amount: '1000' }
    expect(check({ ...example, corrected: '46.09' })).toMatchObject({
      conferencia: 'confere',
      diferenca: '0.00',
    })
    expect(check({ ...example, corrected: '46.12' }).conferencia).toBe('DIVERGENTE')
  })

  // CGJ-ES, Atualização Monetária de Débitos Judiciais, 03/07/2015: R$ 10.000,00 since 01/02/2013 by
  // INPC, that of 06/2015 not published yet, with 1 % a month by days of months of 30.
  test('the statement of the TJES → R$ 11.776,66 and R$ 3.423,08, to the cent', () => {
    const inpc = published('INPC', INPC, '2015-05')
    const june = inpc.months['2015-06']!
    const series = {
      ...inpc,
      months: { ...inpc.months, '2015-07': { accumulated: june.accumulated! } },
      unpublished: ['2015-06'],
    }
    const example = { series, date: '2013-02-01', updateTo: '2015-07-03', amount: '10000' }
    const figures = check({ ...example, corrected: '11776.66' })
    expect(figures).toMatchObject({ conferencia: 'confere', diferenca: '0.00' })
    expect(figures.fatorProprio?.slice(0, 11)).toBe('1.177666386')
    const interest = monthsOfInterest(
      { date: '2013-02-01', amount: '10000' },
      { corrected: new D('11776.66'), juros: new D('3423.08') },
      { index: 'x', updateTo: '2015-07-03', 'juros.percentual': '1', 'juros.from': 'vencimento' },
    )
    expect(interest).toMatchObject({ fits: true, isExact: true })
    expect(new D('11776.66').plus('3423.08').toFixed()).toBe('15199.74')
  })

  // Calculadora do Cidadão (BCB): the IPCA of 09/2016 alone.
  test('BCB, one month → R$ 100,08', () => {
    const series = published('IPCA', IPCA)
    const example = { series, date: '2016-09-01', updateTo: '2016-10-01', amount: '100' }
    expect(check({ ...example, corrected: '100.08' })).toMatchObject({ diferenca: '0.00' })
  })

  // IBGE index numbers (12/1993 = 100); factors: tests of cuducos/calculadora-do-cidadao, dbd15353.
  test.each([
    ['IPCA', { '2018-07': '5061.11', '2019-12': '5320.25' }, '1051202.21'],
    ['INPC', { '2014-03': '4004.27', '2019-12': '5449.84' }, '1361007.12'],
  ])('IBGE, %s by its index numbers → R$ %s of a million', (name, values, corrected) => {
    const [from, to] = Object.keys(values) as [string, string]
    const example = { date: `${from}-01`, updateTo: `${to}-01`, amount: '1000000', corrected }
    expect(check({ ...example, series: prices(name, values) })).toMatchObject({ diferenca: '0.00' })
  })

  // The same months by percentages of two decimals: told apart from the index numbers.
  test('two-decimal months in the place of the exact ratio → DIVERGENTE, and why', () => {
    const series = prices('IPCA', { '2018-07': '5061.11', '2019-12': '5320.25' })
    const own = published('IPCA', IPCA).months
    const byMonths = new D(own['2020-01']!.accumulated!).div(own['2018-08']!.accumulated!)
    const example = { series, date: '2018-07-01', updateTo: '2019-12-01', amount: '1000000' }
    expect(check({ ...example, corrected: byMonths.times(1_000_000).toFixed(2) })).toMatchObject({
      conferencia: 'DIVERGENTE',
      causa: 'arredondamento dos meses: duas casas em vez da razão exata',
    })
  })

  // Series 189 of the BCB, chained from the month after; factor: the same tests as above.
  test('IGP-M 08/2018 to 12/2019 → 1.0895627193', () => {
    const series = published('IGP-M', IGPM)
    const example = { series, date: '2018-07-15', updateTo: '2019-12-15', amount: '1000000' }
    // By a series that holds its own month, the months begin with the next.
    const own: Series = {
      ...series,
      months: Object.fromEntries(
        Object.keys(series.months).map((month) => [
          month,
          { ...series.months[month], accumulated: series.months[next(month)]?.accumulated ?? '1' },
        ]),
      ),
    }
    expect(check({ ...example, series: own, corrected: '1089562.72' })).toMatchObject({
      fatorProprio: '1.0895627193',
      conferencia: 'confere',
    })
  })

  // README of leandro-almeida/correcao-inpc-api prints the sum of the months, R$ 110,56.
  test('INPC 11/2020 to 10/2021 → R$ 111,08, and the sum is told as such', () => {
    const example = {
      series: published('INPC', INPC),
      date: '2020-11-01',
      updateTo: '2021-11-01',
      amount: '100',
    }
    expect(check({ ...example, corrected: '111.08' }).conferencia).toBe('confere')
    expect(check({ ...example, corrected: '110.56' })).toMatchObject({
      conferencia: 'DIVERGENTE',
      causa: 'índice somado: os meses dele se multiplicam',
    })
  })
})

describe('SELIC as published', () => {
  // BCB series 4390, 01/2022 to 12/2024: 34.42 % summed, 40.851957 % compounded.
  test('36 months → 34,42 %, and compounded it is told as such', () => {
    const example = {
      series: summed(SELIC),
      date: '2022-01-01',
      updateTo: '2025-01-01',
      amount: '10000',
    }
    expect(check({ ...example, corrected: '13442.00' })).toMatchObject({
      conferencia: 'confere',
      fatorProprio: '1.3442000000',
    })
    expect(check({ ...example, corrected: '14085.20' })).toMatchObject({
      conferencia: 'DIVERGENTE',
      causa: 'SELIC composta: os meses dela se somam',
    })
  })

  // EC 136/2025, ADCT art. 97: SELIC of 08/2025 to 12/2025 is 5.93 %.
  test('08/2025 to 12/2025 → 5,93 %', () => {
    const series = summed(SELIC)
    const months = Object.values(series.months).slice(-5)
    expect(months.reduce((sum, { value }) => sum.plus(value!), new D(0)).toFixed()).toBe('5.93')
  })

  // Monthly factors of the BCB for 2018; each month of the series is its factor in two decimals.
  test.each(
    [
      ['1.00584205', '1.00465602', '1.00532345', '1.00518295', '1.00518295', '1.00518295'],
      ['1.00543042', '1.00567796', '1.00468818', '1.00543042', '1.00493553', '1.00493553'],
    ]
      .flat()
      .map((factor, at) => [at, factor] as const),
  )('month %s of 2018 → %s', (at, factor) => {
    const percent = new D(factor).minus(1).times(100).toDecimalPlaces(2)
    expect(percent.toNumber()).toBe(SELIC[2018]![at])
  })
})
