import { describe, expect, test } from 'vitest'
import { withNames } from '../../jobs/correct/catalogue.js'
import { checkFigures } from '../../jobs/correct/check-figures.js'
import { ownFactors } from '../../jobs/correct/own-factors.js'
import { learnSeries, type Series, unpublishedIn } from '../../jobs/correct/series.js'
import type { Parameters } from '../../src/core/job/job.js'
import { D } from '../../src/values/decimal.js'
import { INDICES, readsFrom, TABLES } from './support.js'

const IPCA: Parameters = { index: 'ipca', updateTo: '2024-04-15' }

/** January to April 2024; 1 %, 2 % and 3 %, and April not published. */
const VALUES = [1, 2, 3, null]
const BEFORE = [1, 1.01, 1.0302, 1.061106]
const AFTER = [1.01, 1.0302, 1.061106, 1.061106]

function rows(accumulated?: readonly (number | null)[], over: object = {}) {
  return VALUES.map((value, at) => ({
    month: `2024-0${at + 1}`,
    value,
    accumulated: accumulated?.[at] ?? null,
    ...(value === null && { published: false }),
    ...over,
  }))
}

/** What is learnt of the answer to the one series of a batch. */
async function learn(answer: unknown, parameters = IPCA, from = '2024-01-10', latest?: string) {
  const reads = readsFrom(() => answer)
  const indices = INDICES.map((entry) => ({ ...entry, latestAvailable: latest }))
  const survey = { groups: [{ parameters, from, to: from, rows: 1 }] }
  const learnt = await learnSeries(survey, reads, withNames({ indices, tables: TABLES }))
  return { series: Object.values(learnt)[0], keys: Object.keys(learnt), asked: reads.asked }
}

async function factors(answer: unknown, parameters = IPCA, date = '2024-01-10') {
  const { series } = await learn(answer, parameters, date)
  return ownFactors(series!, date, parameters.updateTo as string).map((factor) =>
    factor.toDecimalPlaces(8).toString(),
  )
}

describe('the factors that a series supports', () => {
  test('accumulated up to the month before: its own months', async () => {
    expect(await factors({ series: rows(BEFORE) })).toEqual(['1.061106'])
  })

  test('accumulated with its own month: both conventions are candidates', async () => {
    const series = [{ month: '2023-12', value: 0, accumulated: 1 }, ...rows(AFTER)]
    // January to March, and February to April, which is not published.
    expect(await factors({ series })).toEqual(['1.0506', '1.061106'])
  })

  test('a percentage index is never added up, not even where its last month is not published', async () => {
    const series = rows([1, 1.01, 1.0302, null])
    expect(await factors({ series })).toEqual([])
  })

  test.each([
    ['by the word of the service', { basis: { factorField: 'value' }, series: rows(BEFORE) }],
    ['by its empty column', { series: rows() }],
    ['by its column, empty for the most part', { series: rows([1, null, null, null]) }],
  ])('SELIC is added, known %s', async (_, answer) => {
    // Each convention of months that stays within what is known.
    expect(await factors(answer)).toEqual(['1.06', '1.05'])
  })

  test('a month that is missing, and not merely unpublished, gives no sum', async () => {
    expect(await factors({ series: rows().filter(({ month }) => month !== '2024-02') })).toEqual([])
  })

  test('prices are divided', async () => {
    const prices = { ...IPCA, index: 'salario-minimo' }
    const series = rows(BEFORE).map((row, at) => ({ ...row, value: 100 + 10 * at }))
    expect(await factors({ series }, prices)).toEqual(['1.3'])
  })

  test('a table: factor, and SELIC on it', async () => {
    const table = { table: 'tjes', updateTo: '2024-04-15' }
    const series = [
      { date: '01/01/2024', factor: 1.5, selicAccrued: 10 },
      { month: '2024-02', factor: 2 },
    ]
    expect(await factors({ series }, table)).toEqual(['1.65'])
    expect(await factors({ series }, table, '2024-02-29')).toEqual(['2'])
    expect(await factors({ series }, table, '2024-03-01')).toEqual([])
  })

  test.each([
    ['date', '2024-01-01'],
    ['mes', '01/2024'],
    ['data', '01/01/2024'],
    ['x', '2024-01-01T00:00:00'],
  ])('the month is found in %s: %s', async (key, text) => {
    const { series } = await learn({ series: [{ [key]: text, value: 1, accumulated: 1 }] })
    expect(Object.keys(series!.months)).toEqual(['2024-01'])
  })

  test('of a daily series the first row of the month corrects', async () => {
    const series = [
      { date: '2024-01-01', value: 1, accumulated: 1 },
      { date: '2024-01-02', value: 9, accumulated: 9 },
    ]
    expect((await learn({ series })).series!.months['2024-01']).toMatchObject({ accumulated: '1' })
  })
})

describe('what is asked for', () => {
  test('a month more at the beginning; a table to its date', async () => {
    expect((await learn({ series: [] })).asked).toEqual([
      '/v1/indices/ipca/series?from=2023-12&to=2024-04',
    ])
    const table = { table: '317', updateTo: '2024-04-15' }
    expect((await learn({ series: [] }, table)).asked).toEqual([
      '/v1/tables/317/series?from=2023-12&to=2024-04&asOf=2024-04-15',
    ])
  })

  test('one series for all groups of an index, over all their months', async () => {
    const reads = readsFrom({})
    const group = (from: string, updateTo: string, more = {}) => ({
      parameters: { index: 'ipca', updateTo, ...more },
      from,
      to: from,
      rows: 1,
    })
    const groups = [
      group('2020-05-01', '2022-06-01'),
      group('2019-02-01', '2022-01-01', { selic: true }),
      group('2020-02-01', '2023-01-01'),
      group('2021-01-01', '2022-12-01'),
    ]
    await learnSeries({ groups }, reads, withNames({ indices: [], tables: [] }))
    expect(reads.asked).toEqual(['/v1/indices/ipca/series?from=2019-01&to=2023-01'])
  })

  test('the first day is months after the update → there is no window to ask for', async () => {
    const { keys, asked } = await learn({ series: rows() }, IPCA, '2024-06-10')
    expect([keys, asked]).toEqual([[], []])
  })

  test.each([
    undefined,
    { series: 'none' },
    { series: [{ value: '0,5' }] },
    [],
  ])('an answer of another form (%j) is no series', async (answer) => {
    expect((await learn(answer)).keys).toEqual([])
  })
})

describe('unpublished months', () => {
  test('of a date in the middle of the series → from its month to that before the update', () => {
    const unpublished = ['2024-01', '2024-02', '2024-05', '2024-06', '2024-07']
    expect(months({ unpublished } as Series)).toEqual(['2024-02', '2024-05'])
    expect(months({ unpublished: [] as string[] } as Series)).toEqual([])
  })

  const months = (series: Series) => unpublishedIn(series, '2024-02-10', '2024-06-15')
  const june = { ...IPCA, updateTo: '2024-06-15' }

  test('those the series calls so', async () => {
    const { series } = await learn({ series: rows(BEFORE) }, june)
    expect(months(series!)).toEqual(['2024-04'])
  })

  test('and those it has no row for after the last one of the catalogue', async () => {
    const { series } = await learn({ series: rows(BEFORE) }, june, '2024-01-10', '2024-03-01')
    expect(months(series!)).toEqual(['2024-04', '2024-05'])
  })

  test('also where the series cannot be read', async () => {
    const { series } = await learn(undefined, june, '2024-01-10', '2024-03-01')
    expect(months(series!)).toEqual(['2024-04', '2024-05'])
    expect(ownFactors(series!, '2024-01-10', '2024-06-15')).toEqual([])
  })

  test('a row that the series has speaks for itself, whatever the catalogue says', async () => {
    const published = [{ month: '2024-05', value: 1, accumulated: 1.1 }]
    const { series } = await learn({ series: published }, june, '2024-01-10', '2024-04-01')
    expect(months(series!)).toEqual([])
  })

  test('none before the date, and none in the month of the update, which does not enter', async () => {
    const { series } = await learn({ series: rows(BEFORE) }, { ...IPCA, updateTo: '2024-04-15' })
    expect(unpublishedIn(series!, '2024-01-10', '2024-04-15')).toEqual([])
  })
})

describe('a figure beside the one computed again', () => {
  const series: Series = {
    name: 'IPCA',
    by: 'accumulated',
    months: { '2020-01': { accumulated: '1' }, '2024-01': { accumulated: '1.25' } },
    unpublished: ['2023-12'],
  }
  const parameters: Parameters = { index: 'ipca', updateTo: '2024-01-15' }
  const check = (
    corrected: string,
    { date = '2020-01-10', amount = '1000', ...over }: Record<string, string | boolean> = {},
    known: Record<string, Series> = { 'index ipca': { ...series, unpublished: [] } },
  ) => {
    const item = { date: String(date), amount: String(amount) }
    const [checked] = checkFigures([{ item, corrected: new D(corrected) }], {
      parameters: { ...parameters, ...over },
      series: known,
      isFull: false,
    })
    return { ...checked!.figures, notes: checked!.notes.map(({ code }) => code) }
  }

  test.each([
    ['1250', '0.00', 'confere', []],
    ['1250.02', '0.02', 'confere', []],
    ['1250.03', '0.03', 'DIVERGENTE', ['row_divergent']],
    ['1249.97', '-0.03', 'DIVERGENTE', ['row_divergent']],
    ['1000', '-250.00', 'DIVERGENTE', ['row_nominal']],
  ])('%s: difference %s, %s %j', (corrected, diferenca, conferencia, notes) => {
    expect(check(corrected)).toEqual({
      fatorProprio: '1.2500000000',
      diferenca,
      conferencia,
      notes,
    })
  })

  test('a payment is checked the same', () => {
    expect(check('-1250', { amount: '-1000' })).toMatchObject({ conferencia: 'confere', notes: [] })
  })

  test('unpublished months are told also where the figure agrees', () => {
    expect(check('1250', {}, { 'index ipca': series }).notes).toEqual(['row_unpublished'])
  })

  test.each([
    ['without a series', {}, {}, 'não conferido (sem série)'],
    ['with SELIC', { selic: true }, undefined, 'não conferido (SELIC)'],
  ])('%s only an old amount that did not change is suspect', (_, over, known, conferencia) => {
    expect(check('1300', over, known)).toEqual({ conferencia, notes: [] })
    expect(check('1000', over, known)).toEqual({ conferencia, notes: ['row_nominal'] })
    expect(check('1000', { ...over, date: '2023-10-31' }, known)).toEqual({
      conferencia,
      notes: [],
    })
    expect(check('1000', { ...over, date: '2023-09-30' }, known).notes).toEqual(['row_nominal'])
  })
})

describe('a series that the service cut', () => {
  const cut = (most: number) => {
    const all = rows(BEFORE)
    return (path: string) => {
      const from = new URL(path, 'http://x').searchParams.get('from') ?? ''
      const asked = all.filter(({ month }) => month >= from)
      const series = asked.slice(0, most)
      return { series, truncated: series.length < asked.length }
    }
  }
  const learnt = async (most: number) => {
    const reads = readsFrom(cut(most))
    const survey = { groups: [{ parameters: IPCA, from: '2024-01-10', to: '2024-01-10', rows: 1 }] }
    const known = withNames({ indices: INDICES, tables: TABLES })
    return Object.values(await learnSeries(survey, reads, known))[0]
  }

  test('the rest can be asked for → whole', async () => {
    expect(await learnt(2)).toEqual(await learnt(9))
  })

  test('the rest does not come → no figure is computed of it', async () => {
    const series = await learnt(1)
    expect(series ? ownFactors(series, '2024-01-10', '2024-04-15') : []).toEqual([])
  })
})
