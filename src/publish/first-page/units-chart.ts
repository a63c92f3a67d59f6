import type { Manifest } from '../../core/batch.js'
import type { Window } from '../../core/window.js'
import { timeOf } from '../../messages/format.js'
import type { BarChart } from '../../spreadsheets/sheet.js'
import type { CallLine } from '../calls.js'

const MOST_COLUMNS = 24
/** Smallest share of the limit that is charted: below it the limit did not matter. */
const LEAST_SHARE = 0.5

/**
 * Charts the units of each interval with its limit. Undefined for a batch of less than two
 * intervals, or one that never used half of the limit.
 */
export function unitsChart(
  { windows = [] }: Pick<Manifest, 'windows'>,
  calls: readonly CallLine[],
): Omit<BarChart, 'place'> | undefined {
  const sent = calls.filter(({ kept, units }) => !kept && units > 0)
  const longest = windows.toSorted((a, b) => b.ms - a.ms)[0]
  if (!longest || sent.length === 0) return undefined
  const times = sent.map(({ atMs }) => atMs)
  const [first, last] = times.reduce(
    ([a, b], at) => [Math.min(a, at), Math.max(b, at)],
    [times[0]!, times[0]!],
  )
  const { units: limit, ms } = widened(longest, last - first)
  const used = Array.from({ length: Math.floor((last - first) / ms) + 1 }, () => 0)
  for (const { atMs, units } of sent) used[Math.floor((atMs - first) / ms)]! += units
  if (used.length < 2 || Math.max(...used) < limit * LEAST_SHARE) return undefined
  return {
    title: `Unidades usadas e o limite, por ${spanOf(ms)}`,
    categories: used.map((_, at) => timeOf('pt', first + at * ms)),
    series: [
      { name: 'Limite', values: used.map(() => String(limit)) },
      { name: 'Unidades', values: used.map(String) },
    ],
    columns: 'beside',
  }
}

/** Joins windows into intervals, so that there are few enough columns. */
function widened({ units, ms }: Window, took: number): Window {
  const times = Math.ceil((Math.floor(took / ms) + 1) / MOST_COLUMNS)
  return { units: units * times, ms: ms * times }
}

function spanOf(ms: number): string {
  const minutes = ms / 60_000
  if (minutes === 60) return 'hora'
  if (minutes === 1) return 'minuto'
  if (minutes < 1) return `${brazilian(ms / 1000)} segundos`
  return minutes > 60 ? `${minutes / 60} horas` : `${minutes} minutos`
}

function brazilian(number: number): string {
  return String(number).replace('.', ',')
}
