import type { JobWorkbook, Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { TotalPlace } from '../../src/records/total-place.js'
import { fromJson } from '../../src/values/decimal.js'
import { findTotal, type Total } from './totals.js'

const NOT_FOUND = 'não encontrado'
const AMBIGUOUS = 'ambíguo'

export interface TotalTold {
  found?: Extract<Total, { is: 'found' }>
  /** Where it was read, or why it was not: a column, counted on Resumo. */
  origin: string
  /** What the person has to know of the row. */
  notes: Sentence[]
}

/**
 * The total of a run and what is said of it: nothing of a run without an answer, nor of a type that
 * builds a table and computes no amounts. Where a person said of an earlier batch of the account where
 * it is, it is there, unless this answer holds no such thing.
 */
export function totalOf(
  body: unknown,
  { type, total }: Parameters,
  place?: TotalPlace,
): TotalTold | undefined {
  if (body === undefined || type === 'tabelasJudiciais') return undefined
  const path = typeof total === 'string' && total !== '' ? total : undefined
  const earlier = path === undefined && place?.isStated ? findTotal(body, place.path) : undefined
  return earlier?.is === 'found' ? told(earlier, undefined) : told(findTotal(body, path), path)
}

function told(total: Total, path: string | undefined): TotalTold {
  if (total.is === 'found') return { found: total, origin: total.path, notes: [] }
  if (total.is === 'ambiguous') {
    const note = sentence('total_ambiguous', { paths: total.paths, path: total.paths[0]! })
    return { origin: AMBIGUOUS, notes: [note] }
  }
  return { origin: NOT_FOUND, notes: path ? [sentence('total_path_wrong', { path })] : [] }
}

/** As the service wrote it. */
export function figureOf({ value }: Extract<Total, { is: 'found' }>): string {
  return fromJson(value).toFixed()
}

const SAY = 'diga o caminho dele com -p total=... (os nomes estão nas colunas resultado.)'

/** @param total the figure that holds it */
export function totalTally(total: string): JobWorkbook['tallies'][number] {
  return {
    figure: 'totalLido',
    title: 'Total lido de',
    first: {
      [NOT_FOUND]: `SEM TOTAL: o serviço não mostrou um total que se reconheça; ${SAY}`,
      [AMBIGUOUS]: `SEM TOTAL: há mais de um total, e eles não concordam; ${SAY}`,
    },
    total,
  }
}
