import type { Manifest } from '../core/batch.js'
import type { BarChart } from '../spreadsheets/sheet.js'
import type { CallLine } from './calls.js'
import type { Groups } from './groups.js'
import type { Summary } from './summary.js'
import { unitsChart } from './units-chart.js'

const MOST_BARS = 8
const LONGEST_NAME = 40

type Chart = Omit<BarChart, 'place'>

/**
 * The first page compares clients, else years, else what the job says; then how the units were used,
 * where the limit was what took the time.
 */
export function firstCharts(
  summary: Summary,
  manifest: Manifest,
  calls: readonly CallLine[],
): Chart[] {
  const clients = summary.groups.find(({ field }) => field === 'cliente')
  const sums = sumsChart(summary, clients) ?? sumsChart(summary, summary.years)
  const units = unitsChart(manifest, calls)
  return [...(sums ? [sums] : (summary.look.charts ?? [])), ...(units ? [units] : [])]
}

/** From what was handed in to the last sum; of one group alone there is nothing to compare. */
function sumsChart({ sums }: Summary, groups: Groups | undefined): Chart | undefined {
  const largest = groups?.largest(MOST_BARS) ?? []
  if (!groups || sums.length < 2 || largest.length < 2) return undefined
  const ends = [0, sums.length - 1]
  return {
    title: `${sums[0]!.title} e ${sums.at(-1)!.title}: ${groups.title}, em R$`,
    categories: largest.map(({ name }) => shortened(name)),
    series: ends.map((at) => ({
      name: sums[at]!.title,
      values: largest.map((one) => one.sums[at]!),
    })),
  }
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}
