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

/** For zod an {@link Exact} number is an object like any other. */
function isRow(value: unknown): boolean {
  return isRecord(value) && !(value instanceof Exact)
}

/** Like `indexSeries` of the catalogue, with all digits as they came. */
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

/** Returns the same endpoint with an answer that keeps all digits. */
function exactly<Input>(asked: Endpoint<Input, unknown>): Endpoint<Input, ExactSeries> {
  return { ...asked, ...reading }
}

export const readIndexSeriesExactly = exactly(readIndexSeries)
export const readTableSeriesExactly = exactly(readTableSeries)

/** The answer is read as text, but it is JSON. */
export const AS_JSON: AskOptions = { headers: { accept: 'application/json' } }

/**
 * Completes an answer that is truncated with the rest of its rows; returns the answer unchanged
 * when that is not possible.
 */
export async function readWholeSeries(
  span: MonthSpan,
  ask: (span: MonthSpan) => Promise<ExactSeries>,
): Promise<ExactSeries> {
  const first = await ask(span)
  if (!first.truncated) return first
  const rows = await restOf(first, span, { ask, monthOf: monthOfExactRow })
  if (!rows) return first
  const [from, to] = [rows[0]!, rows.at(-1)!].map(monthOfExactRow)
  const count = new Exact(String(rows.length))
  return { ...first, from, to, series: rows, count, truncated: false }
}

/** Returns `YYYY-MM` of a row, from any field that holds a month or a date. */
export function monthOfExactRow(row: Record<string, unknown>): string | undefined {
  const named = ['month', 'date', 'mes', 'data', 'competencia', 'ref'].map((key) => row[key])
  return [...named, ...Object.values(row)].map(monthIn).find((month) => month !== undefined)
}
