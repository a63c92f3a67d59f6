import type { Field } from '../../core/job/job.js'
import type { Candidate, Match } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

/** Charges make a total of more than what was owed at first, and payments one of less. */
const CHARGES =
  /\b(?:juros?|multas?|mora|correcao|encargos?|atualiz\w+|corrigid[oa]|selic|honorarios?|desconto\w*|abatimento\w*|pag[oa]s?|recebid[oa]s?|saldo)\b/

/** "Taxa; Fundo; Total": a single total, and the columns whose sum it may be. */
export function partsOfTotal({ type }: Field, match: Match, free: string[]): Candidate[] {
  if (type !== 'amount' || match.is !== 'doubtful' || match.candidates.length > 1) return []
  const texts = free.map(normaliseHeading)
  const [total] = match.candidates
  if (!total || !/^(?:valor )?total\b/.test(texts[total.column]!)) return []
  if (texts.some((text) => CHARGES.test(text))) return []
  const others = free.flatMap((heading, column): Candidate[] =>
    heading.trim() === '' || column === total.column ? [] : [{ column, heading, fit: 'open' }],
  )
  return others.length > 1 ? [total, ...others] : []
}

const PAID = /^(?:valor |total )?(?:ja )?(?:pag|recebid|quitad)[oa]s?$/
const REST =
  /^(?:diferencas?|saldo|valor)(?: (?:devid[oa]s?|a (?:pagar|receber)|em aberto|remanescente))?$/

/** "Valor devido; Valor pago; Diferença": the amount, the rest and what was paid, one of each. */
export function restOf(
  { type, name }: Field,
  match: Extract<Match, { is: 'one' }>,
  headings: string[],
  free: string[],
): Candidate[] {
  if (type !== 'amount' || name !== 'valor') return []
  const under = (is: RegExp) =>
    free.flatMap((heading, column): Candidate[] =>
      column !== match.column && is.test(normaliseHeading(heading))
        ? [{ column, heading: headings[column] ?? '', fit: 'begins' }]
        : [],
    )
  const [rests, paid] = [under(REST), under(PAID)]
  if (rests.length !== 1 || paid.length !== 1) return []
  const { column, heading, how } = match
  return [{ column, heading, fit: how === 'mapped' ? 'exact' : how }, ...rests, ...paid]
}
