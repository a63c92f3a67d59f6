import { z } from 'zod'
import type { Endpoint } from '../endpoint.js'
import { Exact, parseExact } from '../exact-json.js'
import { json, type Reading } from '../reading.js'
import type { AskOptions } from '../sender.js'
import { isRecord } from '../verdict.js'
import { rowOf, seriesOf } from './catalogue.js'
import { readIndexSeries } from './indices.js'
import { readTableSeries } from './tables.js'

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
      return { is: 'unreadable', problem: 'the answer is not JSON' }
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
