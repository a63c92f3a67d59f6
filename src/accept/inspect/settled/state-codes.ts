import { type Example, MOST_EXAMPLES } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'

const HEADS_STATE = /^(?:sit|situacao|status|st)\b/
const CODE = /^(?:\p{Lu}{1,2}|\d{1,2})$/u

/** Collects states that are letters or numbers: only a legend tells what became of their rows. */
export class StateCodes {
  private readonly codes = new Map<number, Map<string, Example>>()

  observe(column: number, heading: string, { line, value }: Example): void {
    if (!HEADS_STATE.test(heading) || !CODE.test(value)) return
    const codes = this.codes.get(column) ?? new Map<string, Example>()
    if (codes.size < MOST_EXAMPLES && !codes.has(value)) codes.set(value, { line, value })
    this.codes.set(column, codes)
  }

  /** Returns the first line of each state, of columns that have several. */
  found(): [column: number, { count: number; examples: Example[] }][] {
    return [...this.codes].flatMap(([at, seen]) =>
      seen.size > 1 ? [[at, { count: seen.size, examples: [...seen.values()] }]] : [],
    )
  }
}

/** Words for a debt that is owed as it stands. */
const OWED =
  /^(?:em )?(?:aberto|atraso|cobranca|atrasad[oa]|vencid[oa]|pendente|inadimplente|devid[oa]|ativ[oa]|normal|ok|a (?:vencer|receber|cobrar)|nao pag[oa])s?$/
const MOST_STATES = 6

/** Keeps the first line of each state; those of a debt that is owed are one. */
export function observeState(
  seen: Map<string, Example>,
  value: string,
  line: number,
  isBlankSaid: boolean,
): void {
  const plain = normaliseText(value)
  const state = OWED.test(plain) ? '' : plain
  const isSaid = plain !== '' || isBlankSaid
  if (isSaid && seen.size < MOST_STATES && !seen.has(state)) seen.set(state, { line, value })
}
