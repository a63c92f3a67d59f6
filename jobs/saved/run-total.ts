import type { JobWorkbook, Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { TotalPlace } from '../../src/records/total-place.js'
import { fromJson } from '../../src/values/decimal.js'
import { findTotal, type Total } from './totals.js'

const NOT_FOUND = 'não encontrado'
const AMBIGUOUS = 'ambíguo'

export interface RunTotal {
  found?: Extract<Total, { is: 'found' }>
  /**
   * The path of the total, or the reason for its absence: a column, which the sheet Resumo counts.
   */
  origin: string
  notes: Sentence[]
}

/**
 * Returns the total of a run and its notes. Undefined for a run without an answer, and for the type
 * that builds a table and computes no amounts. If the user stated the path in an earlier batch of
 * the account, that path is tried first.
 */
export function totalOfRun(
  body: unknown,
  { type, total }: Parameters,
  place?: TotalPlace,
): RunTotal | undefined {
  if (body === undefined || type === 'tabelasJudiciais') return undefined
  const path = typeof total === 'string' && total !== '' ? total : undefined
  const earlier = path === undefined && place?.isStated ? findTotal(body, place.path) : undefined
  return earlier?.is === 'found'
    ? runTotal(earlier, undefined)
    : runTotal(findTotal(body, path), path)
}

function runTotal(total: Total, path: string | undefined): RunTotal {
  if (total.is === 'found') return { found: total, origin: total.path, notes: [] }
  if (total.is === 'ambiguous') {
    const note = sentence('total_ambiguous', { paths: total.paths, path: total.paths[0]! })
    return { origin: AMBIGUOUS, notes: [note] }
  }
  return { origin: NOT_FOUND, notes: path ? [sentence('total_path_wrong', { path })] : [] }
}

/** Returns the total with the decimals that the service wrote. */
export function figureOf({ value }: Extract<Total, { is: 'found' }>): string {
  return fromJson(value).toFixed()
}

const HOW_TO_STATE = 'diga o caminho dele com -p total=... (os nomes estão nas colunas resultado.)'

/**
 * Returns the tally of where totals were found.
 * @param total the figure that holds the total
 */
export function totalTally(total: string): JobWorkbook['tallies'][number] {
  return {
    figure: 'totalLido',
    title: 'Total lido de',
    first: {
      [NOT_FOUND]: `SEM TOTAL: o serviço não mostrou um total que se reconheça; ${HOW_TO_STATE}`,
      [AMBIGUOUS]: `SEM TOTAL: há mais de um total, e eles não concordam; ${HOW_TO_STATE}`,
    },
    total,
  }
}
