import { UserError } from '../core/errors.js'
import type { Parameter } from '../core/job/job.js'
import { readParameters, splitPair } from '../core/job/parse-parameters.js'
import { addDays, addMonths, type IsoDate, monthOf } from '../values/dates.js'
import { REPORTS, type ReportKind } from './report.js'

export type ReportRequest =
  /** Without `index` and `table`: all of both. */
  | { kind: 'index'; month: string; index?: string[]; table?: string[] }
  | { kind: 'portfolio'; portfolio: string; job?: string; batch?: string; since?: string }
  | { kind: 'gazette'; watch: string; from: IsoDate; to: IsoDate }

const PARAMETERS: Record<ReportKind, readonly Parameter[]> = {
  index: [
    { name: 'month', type: 'text' },
    { name: 'index', type: 'text' },
    { name: 'table', type: 'text' },
  ],
  portfolio: [
    { name: 'portfolio', type: 'text' },
    { name: 'job', type: 'text' },
    { name: 'batch', type: 'text' },
    { name: 'since', type: 'text' },
  ],
  gazette: [
    { name: 'watch', type: 'text' },
    { name: 'from', type: 'date' },
    { name: 'to', type: 'date' },
  ],
}

export function reportKind(text: string | undefined): ReportKind {
  const kind = REPORTS.find((one) => one === text)
  if (kind) return kind
  throw UserError.usage('report_kind', { got: text ?? '', known: [...REPORTS] })
}

/**
 * Reads `-p name=value` of a report; missing values follow from the day.
 * @throws UserError (2) for a missing or invalid value
 */
export function readReport(
  kind: ReportKind,
  pairs: readonly string[],
  today: IsoDate,
): ReportRequest {
  const job = { kind: `report ${kind}`, parameters: PARAMETERS[kind] }
  const given = readParameters(pairs, job, today)
  const text = (name: string) => (given[name] === undefined ? undefined : String(given[name]))
  const needed = (name: string) => {
    const value = text(name)
    if (value === undefined) throw UserError.usage('report_needs', { kind, name })
    return value
  }
  const some = <T extends object>(fields: T) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
      [Name in keyof T]?: NonNullable<T[Name]>
    }
  const list = (name: string) => listIn(name, text(name))
  if (kind === 'index') {
    const month = monthFrom(text('month'), today)
    return { kind, month, ...some({ index: list('index'), table: list('table') }) }
  }
  if (kind === 'portfolio') {
    const more = some({ job: text('job'), batch: text('batch'), since: text('since') })
    return { kind, portfolio: needed('portfolio'), ...more }
  }
  return { kind, watch: needed('watch'), ...periodFrom(text('from'), text('to'), today) }
}

/** Returns the watch that `readReport` reads in the parameters of a report of the gazette. */
export function watchOfReport(pairs: readonly string[]): string | undefined {
  return pairs.map(splitPair).find(({ name }) => name === 'watch')?.text
}

function listIn(name: string, value: string | undefined): string[] | undefined {
  if (value === undefined) return undefined
  const names = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (names.length > 0) return names
  const expected = 'são nomes curtos ou IDs, separados por vírgula'
  throw UserError.usage('bad_parameter', { name, value, expected })
}

/** Default: the month before today's, the last one that can be complete. */
function monthFrom(text: string | undefined, today: IsoDate): string {
  if (text === undefined) return addMonths(monthOf(today), -1)
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text) ?? []
  const [iso] = /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(text) ?? []
  const found = year === undefined ? iso : `${year}-${month}`
  if (found !== undefined && found <= monthOf(today)) return found
  throw UserError.usage('report_month', { got: text })
}

/** Default: seven days up to yesterday, because today is not over. */
function periodFrom(from: string | undefined, to: string | undefined, today: IsoDate) {
  const end = to ?? addDays(today, -1)
  const begin = from ?? addDays(end, -6)
  if (begin > end || end > today || addDays(begin, MOST_DAYS) < end) {
    throw UserError.usage('report_period', { from: begin, to: end, most: MOST_DAYS })
  }
  return { from: begin, to: end }
}
const MOST_DAYS = 92
