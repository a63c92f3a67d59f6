import { sha256 } from '../../records/codec.js'
import type { IndexEntry, TableEntry } from '../../services/calculation/catalogue.js'
import { monthIn } from '../../services/calculation/catalogue.js'
import {
  AS_JSON,
  type ExactSeries,
  monthOfExactRow,
  readIndexSeriesExactly,
  readTableSeriesExactly,
  readWholeSeries,
} from '../../services/calculation/exact-series.js'
import { isRecord } from '../../services/classify-response.js'
import { Exact, writeExact } from '../../services/exact-json.js'
import type { Sender } from '../../services/sender.js'
import { ServiceError } from '../../services/service-error.js'
import { type Accumulation, type MonthRow, type Months, neededMonths } from './movement.js'

export interface Subject {
  kind: 'index' | 'table'
  /** Slug or id, as the service accepts it. */
  ref: string
  name: string
  type?: string
  latest?: string
}

/** A series, or why it was not read. */
export type ReadSeries =
  | {
      is: 'read'
      subject: Subject
      way: Accumulation
      months: Months
      text: string
      sha256: string
    }
  /** A composite index has no series of its own: nothing is missing. */
  | { is: 'composite'; subject: Subject }
  | { is: 'failed'; subject: Subject; reason: string }

export const keyOf = ({ kind, ref }: Subject) => `${kind} ${ref}`

export function indexSubject({ slug, id, name, type, latestAvailable }: IndexEntry): Subject {
  const ref = String(slug ?? id)
  const latest = monthIn(latestAvailable)
  return {
    kind: 'index',
    ref,
    name: name ?? ref,
    ...(type ? { type } : {}),
    ...(latest ? { latest } : {}),
  }
}

export function tableSubject({ slug, id, name }: TableEntry): Subject {
  const ref = String(slug ?? id)
  return { kind: 'table', ref, name: name ?? ref }
}

/**
 * Reads the year up to the month; the call is free.
 * @throws ServiceError where the service as a whole is unavailable
 */
export async function readSeries(
  subject: Subject,
  month: string,
  sender: Sender,
): Promise<ReadSeries> {
  try {
    const answer = await ask(subject, month, sender)
    if (answer.truncated) return { is: 'failed', subject, reason: CUT }
    const text = writeExact(answer)
    const months = monthsIn(answer)
    return {
      is: 'read',
      subject,
      way: wayOf(subject, answer, months),
      months,
      text,
      sha256: sha256(text),
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.verdict === 'halt') throw error
    // The contract gives a composite index no error code; ENGINE_ERROR means that the engine cannot
    // calculate.
    const { status, code, serviceMessage: reason } = error
    const isComposite = subject.kind === 'index' && status === 422 && code !== 'ENGINE_ERROR'
    return isComposite ? { is: 'composite', subject } : { is: 'failed', subject, reason }
  }
}

const CUT = 'o serviço cortou a série, e o resto dela não se junta ao que veio'

function ask({ kind, ref }: Subject, month: string, sender: Sender): Promise<ExactSeries> {
  return readWholeSeries(neededMonths(month), (span) =>
    kind === 'index'
      ? sender.send(readIndexSeriesExactly, { slug: ref, ...span }, AS_JSON)
      : sender.send(readTableSeriesExactly, { ref, ...span }, AS_JSON),
  )
}

/** The row of day 1 is the one that corrects; a daily series repeats the month. */
function monthsIn({ series }: ExactSeries): Months {
  const months = new Map<string, MonthRow>()
  for (const row of series) {
    const month = monthOfExactRow(row)
    if (month !== undefined && !months.has(month)) months.set(month, rowOf(row))
  }
  return months
}

function rowOf({
  value,
  factor,
  selicAccrued,
  published,
}: ExactSeries['series'][number]): MonthRow {
  const text = (figure: unknown) => (figure instanceof Exact ? figure.text : undefined)
  const one = text(value)
  const other = text(factor)
  const selic = text(selicAccrued)
  return {
    value: one,
    factor: other,
    selicAccrued: selic,
    ...(typeof published === 'boolean' ? { published } : {}),
  }
}

/**
 * Chooses by the field that corrects; where it is missing, a series with few accumulated values is
 * SELIC.
 */
function wayOf(
  { kind, type }: Subject,
  { basis, series }: ExactSeries,
  months: Months,
): Accumulation {
  if (kind === 'table') return 'table'
  if (type === 'moeda') return 'price'
  const field = isRecord(basis) ? basis.factorField : undefined
  if (typeof field === 'string') return field === 'value' ? 'sum' : 'product'
  const filled = series.filter(({ accumulated }) => accumulated != null).length
  const valued = [...months.values()].filter(({ value }) => value !== undefined).length
  return filled * 2 < valued ? 'sum' : 'product'
}
