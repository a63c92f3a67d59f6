import { expect, test } from 'vitest'
import { INPC } from '../../src/sandbox/series/inpc.js'
import { IPCA } from '../../src/sandbox/series/ipca.js'
import { IPCA15 } from '../../src/sandbox/series/ipca15.js'
import { PUBLISHED_YEARS } from './published-years.js'

const TABLES = { ipca: IPCA, inpc: INPC, ipca15: IPCA15 }
/** Half a hundredth of the published year, and what twelve rounded months add to it. */
const ROUNDING = 0.006

const years = Object.entries(PUBLISHED_YEARS).flatMap(([index, all]) =>
  Object.entries(all).map(([year, percent]) => ({ index, year: Number(year), percent })),
)

test.each(years)('$index, the months of $year → the $percent % that IBGE published', (one) => {
  const months = TABLES[one.index as keyof typeof TABLES][one.year]!
  expect(months).toHaveLength(12)
  const grown = months.reduce<number>((all, percent) => all * (1 + percent! / 100), 1)
  expect(Math.abs((grown - 1) * 100 - one.percent)).toBeLessThan(ROUNDING)
})
