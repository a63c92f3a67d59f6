import { type Manifest, type Plan, rowsRejected } from '../../core/batch.js'
import { noRows, type RowCounts } from '../../core/outcome.js'

/** The one object that `--json` prints on the last line of stdout (fixed names). */
export interface Report {
  batch: string | null
  job: string | null
  state: string
  rows: RowCounts
  units: { quoted: number; spent: number }
  calls: number
  result: string | null
  seconds: number
  /** Why there is no result, in the language of the user. */
  problems?: string[]
}

export function reportOf(manifest: Manifest, result: string | null, seconds: number): Report {
  return {
    batch: manifest.id,
    job: manifest.job,
    state: manifest.state,
    rows: manifest.rows ?? plannedRows(manifest.plan),
    units: manifest.units ?? { quoted: manifest.quote.units, spent: 0 },
    calls: manifest.calls ?? 0,
    result,
    seconds: Math.round(seconds * 1000) / 1000,
  }
}

/**
 * The counts before the end: the rows that the plan settled are known, and the others are pending.
 */
export function plannedRows(plan: Plan): RowCounts {
  return {
    ...noRows(),
    read: plan.rows,
    rejected: rowsRejected(plan),
    duplicate: plan.duplicate,
    ignored: plan.ignored,
    pending: plan.toCall - (plan.unmade ?? 0),
  }
}

export function refusalReport(job: string | null, problems: string[], seconds: number): Report {
  return {
    batch: null,
    job,
    state: 'refused',
    rows: noRows(),
    units: { quoted: 0, spent: 0 },
    calls: 0,
    result: null,
    seconds,
    problems,
  }
}
