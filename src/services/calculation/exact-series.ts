import { z } from 'zod'
import { json, type Reading } from '../body-decoder.js'
import { isRecord } from '../classify-response.js'
import type { Endpoint } from '../endpoint.js'
import { Exact, parseExact } from '../exact-json.js'
import type { AskOptions } from '../sender.js'
import { monthIn, rowOf, seriesOf } from './catalogue.js'
import { readIndexSeries } from './indices.js'
import { readTableSeries } from './tables.js'
import { type MonthSpan, restOf } from './whole-series.js'

const figure = z.instanceof(Exact).nullish()

/** To zod a number that is an {@link Exact} is an object like any other. */
function isRow(value: unknown): boolean {
  return isRecord(value) && !(value instanceof Exact)
}

/** As `indexSeries` of the catalogue, with the digits as they came. */
const exactSeries = seriesOf(figure, z.unknown().refine(isRow, 'not a row').pipe(rowOf(figure)))
export type ExactSeries = z.infer<typeof exactSeries>

const parsed = json(exactSeries)
const reading: Reading<ExactSeries> = {
  as: 'text',
  read: (answer) => {
    try {
      return parsed.read({ ...answer, body: parseExact(String(answer.body)) })
    } catch {
      return { is: 'unreadable', problem: 'the answer is not JSON of figures' }
    }
  },
}

/** The same question; of its answer no digit is lost. */
function exactly<Input>(asked: Endpoint<Input, unknown>): Endpoint<Input, ExactSeries> {
  return { ...asked, ...reading }
}

export const readIndexSeriesExactly = exactly(readIndexSeries)
export const readTableSeriesExactly = exactly(readTableSeries)

/** It is read as a text, and is JSON all the same. */
export const AS_JSON: AskOptions = { headers: { accept: 'application/json' } }

/** The answer with the rest of its rows, where it is cut and the rest can be had; else as it came. */
export async function readOut(
  span: MonthSpan,
  ask: (span: MonthSpan) => Promise<ExactSeries>,
): Promise<ExactSeries> {
  const first = await ask(span)
  if (!first.truncated) return first
  const series = await restOf(first, span, { ask, monthOf: monthOfExactRow })
  if (!series) return first
  const count = new Exact(String(series.length))
  return { ...first, series: series as ExactSeries['series'], count, truncated: false }
}

/** From whichever field holds a month or a date. */
export function monthOfExactRow(row: Record<string, unknown>): string | undefined {
  const named = ['month', 'date', 'mes', 'data', 'competencia', 'ref'].map((key) => row[key])
  return [...named, ...Object.values(row)].map(monthIn).find((month) => month !== undefined)
}
