import type { Manifest } from '../../core/batch.js'
import type { JobWorkbook } from '../../core/job/job.js'
import type { BarChart } from '../../spreadsheets/sheet.js'
import type { CallLine } from '../calls.js'
import { ExactSum } from '../exact-sum.js'
import type { Groups } from '../groups.js'
import type { Summary } from '../summary.js'
import { wholeNumber } from '../words.js'
import { unitsChart } from './units-chart.js'

const MOST_BARS = 8
/** As many as are legible in the height of the chart. */
const MOST_YEARS = 12
const LONGEST_NAME = 40

type Chart = Omit<BarChart, 'place'>
type Figures = Pick<JobWorkbook, 'compared' | 'position'>
type Group = ReturnType<Groups['largest']>[number]

/**
 * Returns the charts of the first page: sums by client, else by year, else the job's own; then the
 * use of units, where the limit took the time. The submitted sum is compared with `compared`, else
 * with the position.
 */
export function firstCharts(
  summary: Summary,
  figures: Figures,
  manifest: Manifest,
  calls: readonly CallLine[],
): Chart[] {
  const sums = clientsChart(summary, figures) ?? yearsChart(summary, figures)
  const units = unitsChart(manifest, calls)
  return [...(sums ? [sums] : (summary.look.charts ?? [])), ...(units ? [units] : [])]
}

const shownOf = ({ compared, position = '' }: Figures) => compared ?? position

/** Clients without a bar are told of. */
function clientsChart(summary: Summary, figures: Figures): Chart | undefined {
  const figure = shownOf(figures)
  const clients = summary.groups.find(({ field }) => field === 'cliente')
  const all = clients?.largest(figure) ?? []
  const note =
    all.length > MOST_BARS ? ` (${MOST_BARS} de ${wholeNumber(all.length)}, os de maior soma)` : ''
  return sumsChart(summary, figures, {
    title: clients?.title,
    groups: all.slice(0, MOST_BARS),
    note,
  })
}

/** All years in order; if there are too many bars, the earliest share one. */
function yearsChart(summary: Summary, figures: Figures): Chart | undefined {
  const figure = shownOf(figures)
  const all = (summary.years?.largest(figure) ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const early = all.length > MOST_YEARS ? all.slice(0, 1 - MOST_YEARS) : []
  const shared = early.length > 0 ? [upTo(early)] : []
  const groups = [...shared, ...all.slice(early.length)]
  return sumsChart(summary, figures, { title: summary.years?.title, groups })
}

function upTo(years: readonly Group[]): Group {
  const sums = years[0]!.sums.map((_, at) => {
    const sum = new ExactSum()
    for (const year of years) sum.add(year.sums[at]!)
    return sum.toString()
  })
  return { name: `até ${years.at(-1)!.name}`, sums }
}

interface Bars {
  title: string | undefined
  groups: readonly Group[]
  note?: string
}

/**
 * Compares the submitted sum with another by group; undefined with a single group, or where the
 * sums cover different rows.
 */
function sumsChart(
  { sums }: Summary,
  figures: Figures,
  { title = '', groups, note = '' }: Bars,
): Chart | undefined {
  const last = sums.findIndex(({ figure }) => figure === shownOf(figures))
  if (last < 1 || groups.length < 2) return undefined
  const first = sums[0]!
  const end = sums[last]!
  if (first.rows !== end.rows) return undefined
  // The figure of the headline is another where charges follow.
  const headline = figures.compared && sums.find(({ figure }) => figure === figures.position)
  const withoutCharges = headline && headline.sum !== end.sum ? ', sem os encargos' : ''
  const by = title.charAt(0).toLowerCase() + title.slice(1)
  return {
    title: `${first.title} e ${end.title} por ${by}, em R$${withoutCharges}${note}`,
    categories: groups.map(({ name }) => shortened(name)),
    series: [0, last].map((at) => ({
      name: sums[at]!.title,
      values: groups.map((one) => one.sums[at]!),
    })),
  }
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}
