import type { Manifest } from '../core/batch.js'
import type { BarChart } from '../spreadsheets/sheet.js'
import type { CallLine } from './calls.js'
import type { Groups } from './groups.js'
import type { Summary } from './summary.js'
import { unitsChart } from './units-chart.js'
import { wholeNumber } from './words.js'

const MOST_BARS = 8
const LONGEST_NAME = 40

type Chart = Omit<BarChart, 'place'>

/**
 * Returns the charts of the first page: sums by client, else by year, else the job's own; then the
 * use of units, where the limit took the time.
 */
export function firstCharts(
  summary: Summary,
  worth: string,
  manifest: Manifest,
  calls: readonly CallLine[],
): Chart[] {
  const clients = summary.groups.find(({ field }) => field === 'cliente')
  const sums = sumsChart(summary, worth, clients) ?? yearsChart(summary, worth)
  const units = unitsChart(manifest, calls)
  return [...(sums ? [sums] : (summary.look.charts ?? [])), ...(units ? [units] : [])]
}

/** Years are in chronological order. */
function yearsChart(summary: Summary, worth: string): Chart | undefined {
  return sumsChart(summary, worth, summary.years, ({ name: a }, { name: b }) => (a < b ? -1 : 1))
}

type Group = ReturnType<Groups['largest']>[number]

/**
 * Compares the submitted sum with the worth by group; undefined with a single group, or where the
 * sums cover different rows.
 */
function sumsChart(
  { sums }: Summary,
  worth: string,
  groups: Groups | undefined,
  order: (a: Group, b: Group) => number = () => 0,
): Chart | undefined {
  const largest = (groups?.largest(MOST_BARS) ?? []).toSorted(order)
  const last = sums.findIndex(({ figure }) => figure === worth)
  if (!groups || last < 1 || largest.length < 2) return undefined
  const [first, end] = [sums[0]!, sums[last]!]
  if (first.rows !== end.rows) return undefined
  const ends = [0, last]
  const by = groups.title.charAt(0).toLowerCase() + groups.title.slice(1)
  return {
    title: `${first.title} e ${end.title} por ${by}, em R$${ofHowMany(groups)}`,
    categories: largest.map(({ name }) => shortened(name)),
    series: ends.map((at) => ({
      name: sums[at]!.title,
      values: largest.map((one) => one.sums[at]!),
    })),
  }
}

/** Groups without a bar are told of: of years nobody would miss them. */
function ofHowMany(groups: Groups): string {
  const { length } = groups.largest(Number.POSITIVE_INFINITY)
  return length > MOST_BARS ? ` (${MOST_BARS} de ${wholeNumber(length)}, os de maior soma)` : ''
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}
