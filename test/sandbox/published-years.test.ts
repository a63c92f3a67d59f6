import { expect, test } from 'vitest'
import { IGPM } from '../../src/sandbox/series/igpm.js'
import { INPC } from '../../src/sandbox/series/inpc.js'
import { IPCA } from '../../src/sandbox/series/ipca.js'
import { IPCA15 } from '../../src/sandbox/series/ipca15.js'
import { SELIC } from '../../src/sandbox/series/selic.js'
import { PUBLISHED_YEARS, SGS_YEARS } from './published-years.js'

const TABLES = { ipca: IPCA, inpc: INPC, ipca15: IPCA15, igpm: IGPM, selic: SELIC }
/** Half a hundredth of the published year, and what twelve rounded months add to it. */
const ROUNDING = 0.006

const yearsOf = (published: Record<string, Record<number, number>>) =>
  Object.entries(published).flatMap(([index, all]) =>
    Object.entries(all).map(([year, percent]) => ({ index, year: Number(year), percent })),
  )

function monthsOf({ index, year }: { index: string; year: number }): number[] {
  const months = TABLES[index as keyof typeof TABLES][year]!
  expect(months).toHaveLength(12)
  return months as number[]
}
const grown = (months: number[]) =>
  (months.reduce((all, percent) => all * (1 + percent / 100), 1) - 1) * 100

test.each(
  yearsOf(PUBLISHED_YEARS),
)('$index, the months of $year → the $percent % that IBGE published', (one) => {
  expect(Math.abs(grown(monthsOf(one)) - one.percent)).toBeLessThan(ROUNDING)
})

test.each(
  yearsOf(SGS_YEARS),
)('$index, the months of $year → the $percent % of the series of the Banco Central', (one) => {
  const months = monthsOf(one)
  const year = one.index === 'selic' ? months.reduce((sum, month) => sum + month, 0) : grown(months)
  expect(year).toBeCloseTo(one.percent, 4)
})
