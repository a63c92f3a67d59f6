import { addMonths } from '../../dates.js'
import type { ReportRecord } from '../report.js'
import { type Movement, movementIn, YEAR } from './movement.js'
import { keyOf, type ReadSeries } from './read.js'

/** What the next report compares with: the variation of each month read, null where there was none. */
export interface IndexFacts {
  series: Record<string, Record<string, string | null>>
}

export type ChangeKind = 'published' | 'revised' | 'withdrawn'
export interface Change {
  month: string
  is: ChangeKind
  before?: string
  now?: string
}

/** Of a series that was in no earlier report nothing can be said. */
export type Compared = { is: 'first' } | { is: 'compared'; with: string; changes: Change[] }

type Read = Extract<ReadSeries, { is: 'read' }>

export function factsOf(all: readonly Read[], month: string): IndexFacts {
  const series = all.map((read) => {
    const months = movements(read, month).map(({ month, variation, published }) => [
      month,
      published === 'no' ? null : (variation ?? null),
    ])
    return [keyOf(read.subject), Object.fromEntries(months)]
  })
  return { series: Object.fromEntries(series) }
}

/** The twelve months up to this one: of each, its neighbours were read too. */
export function movements({ months, way }: Read, month: string): Movement[] {
  return Array.from({ length: YEAR }, (_, at) =>
    movementIn(months, addMonths(month, at + 1 - YEAR), way),
  )
}

/** With the last report that told of this series. */
export function comparedWith(
  read: Read,
  month: string,
  earlier: readonly ReportRecord[],
): Compared {
  const key = keyOf(read.subject)
  const last = earlier.find(({ facts }) => (facts as IndexFacts | undefined)?.series[key])
  if (!last) return { is: 'first' }
  const before = (last.facts as IndexFacts).series[key]!
  const now = factsOf([read], month).series[key]!
  const changes = Object.keys(now).flatMap((month) => changeOf(month, before[month], now[month]))
  return { is: 'compared', with: last.createdAt, changes }
}

/** A month that one of the two did not read says nothing. */
function changeOf(
  month: string,
  before: string | null | undefined,
  now: string | null | undefined,
): Change[] {
  if (before === undefined || now === undefined || before === now) return []
  if (before === null) return [{ month, is: 'published', now: now! }]
  if (now === null) return [{ month, is: 'withdrawn', before }]
  return [{ month, is: 'revised', before, now }]
}
