import type { Parameters } from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { listsIn } from '../../src/services/lists-in.js'
import { fromBrazilian, isoDate, monthOf } from '../../src/values/dates.js'
import { compacted } from '../../src/values/folded.js'
import { flatten } from '../flatten.js'
import { decimalIn } from './decimal-in.js'
import type { SeriesLine, UsedSeries } from './names.js'

export function seriesKey({ indiceAtualizacao, dataAtualizacao }: Parameters): string {
  return `${indiceAtualizacao} ${dataAtualizacao}`
}

const WHEN_FIELDS = new Set(['mes', 'data', 'dia', 'competencia', 'periodo', 'referencia'])
/** Names of a factor by which the amount is multiplied. Other numbers are not interpreted. */
const FACTOR_FIELDS = new Set(['fator', 'fatoratualizacao', 'coeficiente', 'multiplicador'])

/**
 * Returns the only list of lines with a time. If there is none, or several, the lines of the first
 * list are shown but not used for computing.
 */
export function seriesIn(body: unknown, parameters: Parameters): UsedSeries {
  const { indiceAtualizacao: tabela, dataAtualizacao } = parameters as Record<string, string>
  const lists = listsIn(body).filter(({ items }) => items.length > 0 && items.every(isRecord))
  const dated = lists.filter(({ items }) => items.every((item) => whenOf(item) !== undefined))
  const [one, ...others] = dated
  const items = one && others.length === 0 ? one.items : []
  const lines = items.length > 0 ? items.map(lineOf) : (lists[0]?.items ?? []).map(otherLine)
  return { tabela: tabela!, dataAtualizacao: dataAtualizacao!, lines }
}

function fieldIn(item: unknown, names: ReadonlySet<string>): [string, unknown] | undefined {
  return isRecord(item)
    ? Object.entries(item).find(([name]) => names.has(compacted(name)))
    : undefined
}

function whenOf(item: unknown): string | undefined {
  const value = fieldIn(item, WHEN_FIELDS)?.[1]
  return typeof value === 'string' ? timeIn(value.trim()) : undefined
}

function timeIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(text) ?? []
  if (year && month) {
    const date = isoDate(Number(year), Number(month), Number(day ?? '1'))
    return date && (day ? date : monthOf(date))
  }
  const [, brazilianMonth, brazilianYear] = /^(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = isoDate(Number(brazilianYear), Number(brazilianMonth), 1)
  return brazilianYear ? date && monthOf(date) : fromBrazilian(text)
}

function lineOf(item: unknown): SeriesLine {
  const when = fieldIn(item, WHEN_FIELDS)!
  const factor = fieldIn(item, FACTOR_FIELDS)
  const value = factor && decimalIn(factor[1])
  const known = new Set([when[0], ...(value ? [factor[0]] : [])])
  return {
    when: whenOf(item)!,
    ...(value ? { factor: value.toFixed() } : {}),
    others: otherFields(item, known),
  }
}

function otherLine(item: unknown): SeriesLine {
  return { others: otherFields(item, new Set()) }
}

function otherFields(item: unknown, but: ReadonlySet<string>): string {
  return Object.entries(flatten(item).scalars)
    .filter(([name]) => !but.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
}

/** Returns the factor of a day: that of its own line, or of the only line of its month. */
export function factorOn({ lines }: UsedSeries, date: string): string | undefined {
  const own = lines.filter(({ when }) => when === date)
  const found =
    own.length > 0 ? own : lines.filter(({ when }) => when?.slice(0, 7) === monthOf(date))
  return found.length === 1 ? found[0]!.factor : undefined
}
