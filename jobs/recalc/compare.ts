import { isRecord } from '../../src/services/classify-response.js'
import { cents, D } from '../../src/values/decimal.js'
import { totalsOf } from '../saved/figures.js'
import type { RunTotal } from '../saved/run-total.js'

export interface Compared {
  /** The change of the overall total of the run; absent if the run has no such total. */
  main?: Difference
  /** The change of each total of the run. */
  all: Difference[]
  /** True if the opened calculation contained the result of an earlier run. */
  hasBefore: boolean
}

export interface Difference {
  name: string
  before?: string
  after: string
  /** After minus before. */
  by?: string
  /** Relative to before, in percent points; absent if before was zero. */
  percent?: string
}

/**
 * Compares the totals before and after a run. The contract shows the shape of neither answer:
 * "before" is the only object of the opened calculation that has the totals of the run under the
 * same names. If none or several match, nothing is compared.
 */
export function compare(opened: unknown, ran: unknown, total?: RunTotal): Compared {
  const mark = total?.found?.mark
  const after = totalsOf(total?.found?.beside ?? ran, mark)
  const names = Object.keys(after).filter((name) => !COUNTS.test(name))
  const main = total ? nameIn(total) : names.find((name) => /^total$/i.test(name))
  const found = objectsIn(opened, total ? DEEPEST : 3).filter((one) =>
    holdsTotals(totalsOf(one, mark), names, main),
  )
  const before = found.length === 1 ? totalsOf(found[0], mark) : undefined
  const all = names.map((name) => difference(name, before?.[name], after[name]!))
  const mainOne = all.find(({ name }) => name === main)
  return { ...(mainOne ? { main: mainOne } : {}), all, hasBefore: before !== undefined }
}

/** Names of numbers that are not amounts: months, milestones, lines. */
const COUNTS =
  /^(?:marcos|mes(?:es)?|dias|horas|anos|linhas|itens|items|n[uú]mero|quantidade|qtd|count)/i

const DEEPEST = 8

function nameIn({ found }: RunTotal): string | undefined {
  return found?.path.split('.').at(-1)
}

/** The record and the records inside it, lists excluded. */
function objectsIn(value: unknown, deeper: number): Record<string, unknown>[] {
  if (!isRecord(value) || deeper < 0) return []
  return [value, ...Object.values(value).flatMap((inner) => objectsIn(inner, deeper - 1))]
}

function holdsTotals(totals: Record<string, string>, names: string[], main?: string): boolean {
  if (main !== undefined && totals[main] === undefined) return false
  const shared = names.filter((name) => totals[name] !== undefined)
  return names.length > 0 && shared.length * 2 > names.length
}

function difference(name: string, before: string | undefined, after: string): Difference {
  if (before === undefined) return { name, after }
  const by = new D(after).minus(before)
  const percent = new D(before).isZero() ? undefined : by.div(new D(before).abs()).times(100)
  return {
    name,
    before,
    after,
    by: cents(by),
    ...(percent ? { percent: percent.toDecimalPlaces(4).toFixed() } : {}),
  }
}

/**
 * Decides whether a change exceeds the limit. Any change from zero does, because it has no
 * percentage.
 */
export function isAtypical({ by, percent }: Difference, limit: string): boolean {
  if (by === undefined) return false
  return percent === undefined ? !new D(by).isZero() : new D(percent).abs().gt(limit)
}
