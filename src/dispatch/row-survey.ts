import type { Parameters, Survey } from '../core/job/job.js'
import type { IsoDate } from '../values/dates.js'
import { D } from '../values/decimal.js'
import { sameKey } from './pack.js'

/** The parameters of an item, and the dates between which its figure is computed. */
interface Span {
  parameters: Parameters
  date?: IsoDate
  until?: IsoDate
  checkedBy?: NonNullable<Survey['checks']>[number]
  terms?: Readonly<Record<string, string>>
  payment?: string
  isPublic?: boolean | undefined
}

/** How many rows cross a date, and how many of these are known to be of a public body, or not to be. */
export interface Crossing {
  rows: number
  public: number
  private: number
}

/**
 * Collects which series the figures need, by parameter set and span of dates, and how many rows
 * cross each of the `watched` dates.
 */
export class RowSurvey {
  readonly crossings = new Map<IsoDate, Crossing>()
  private readonly groups = new Map<string, Survey['groups'][number]>()
  private readonly undated = new Map<string, Parameters>()
  private readonly checks = new Map<string, NonNullable<Span['checkedBy']>>()
  private readonly terms = new Map<string, Set<string>>()

  constructor(private readonly watched: readonly IsoDate[]) {}

  note(span: Span): void {
    this.noteGroup(span)
    this.noteCrossings(span)
    if (span.checkedBy) this.noteCheck(span.checkedBy)
    for (const [field, value] of Object.entries(span.terms ?? {})) this.noteTerm(field, value)
  }

  private noteTerm(field: string, value: string): void {
    const known = this.terms.get(field) ?? new Set()
    this.terms.set(field, known.add(value))
  }

  private noteCheck({ parameters, from }: NonNullable<Span['checkedBy']>): void {
    const key = sameKey(parameters)
    const known = this.checks.get(key)?.from ?? from
    this.checks.set(key, { parameters, from: from < known ? from : known })
  }

  private noteGroup({ parameters, date, payment }: Span): void {
    const key = sameKey(parameters)
    if (date === undefined) {
      this.undated.set(key, parameters)
      return
    }
    const group = this.groups.get(key) ?? { parameters, from: date, to: date, rows: 0 }
    if (date < group.from) group.from = date
    if (date > group.to) group.to = date
    group.rows += 1
    if (payment !== undefined) group.payments = withPayment(group.payments, payment)
    this.groups.set(key, group)
  }

  private noteCrossings({ date, until, isPublic }: Span): void {
    if (date === undefined || until === undefined) return
    for (const day of this.watched) {
      if (date >= day || until < day) continue
      const crossing = this.crossings.get(day) ?? { rows: 0, public: 0, private: 0 }
      crossing.rows += 1
      if (isPublic !== undefined) crossing[isPublic ? 'public' : 'private'] += 1
      this.crossings.set(day, crossing)
    }
  }

  summary(): Survey {
    return {
      groups: [...this.groups.values()],
      undated: [...this.undated.values()],
      ...(this.checks.size > 0 ? { checks: [...this.checks.values()] } : {}),
      ...(this.terms.size > 0 ? { terms: termsIn(this.terms) } : {}),
    }
  }
}

function termsIn(terms: ReadonlyMap<string, ReadonlySet<string>>) {
  return Object.fromEntries([...terms].map(([field, values]) => [field, [...values]]))
}

function withPayment(known: Survey['groups'][number]['payments'], amount: string) {
  const { rows, sum } = known ?? { rows: 0, sum: '0' }
  return { rows: rows + 1, sum: new D(sum).plus(amount).toFixed() }
}
