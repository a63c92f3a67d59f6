import { z } from 'zod'
import type { Endpoint } from '../endpoint.js'
import { Exact, parseExact } from '../exact-json.js'
import { json, type Reading } from '../reading.js'
import type { AskOptions } from '../sender.js'
import { isRecord } from '../verdict.js'
import { readIndexSeries } from './indices.js'
import { readTableSeries } from './tables.js'

const figure = z.instanceof(Exact).nullish()

/** To zod a number that is an {@link Exact} is an object like any other. */
function isRow(value: unknown): boolean {
  return isRecord(value) && !(value instanceof Exact)
}
const row = z.looseObject({
  value: figure,
  accumulated: figure,
  factor: figure,
  selicAccrued: figure,
  published: z.boolean().nullish(),
})

/** Contract, "IndexSeries", as `indexSeries` of the catalogue, with the digits as they came. */
const exactSeries = z.looseObject({
  index: z.unknown().optional(),
  basis: z.unknown().optional(),
  sampling: z.string().nullish(),
  segments: z.unknown().optional(),
  coverage: z.unknown().optional(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  count: figure,
  truncated: z.boolean().nullish(),
  series: z.array(z.unknown().refine(isRow, 'not a row').pipe(row)),
})
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
