import type { Field } from '../../core/job/job.js'
import { plainHeading } from './heading-words.js'
import type { Candidate, Match } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

/** Charges make a total of more than what was owed at first, and payments one of less. */
const CHARGES =
  /\b(?:juros?|multas?|mora|correcao|encargos?|atualiz\w+|corrigid[oa]|selic|honorarios?|desconto\w*|abatimento\w*|pag[oa]s?|recebid[oa]s?|saldo)\b/

/** "Taxa; Fundo; Total", "Prêmio líquido; IOF; Prêmio total": a single total, and what it may sum. */
export function partsOfTotal({ type }: Field, free: string[]): Candidate[] {
  const texts = free.map(normaliseHeading)
  const totals = texts.flatMap((text, column): Candidate[] =>
    TOTAL.test(text) ? [{ column, heading: free[column]!, fit: 'open' }] : [],
  )
  const [total] = totals
  if (type !== 'amount' || !total || totals.length > 1) return []
  if (texts.some((text) => CHARGES.test(text))) return []
  const others = free.flatMap((heading, column): Candidate[] =>
    heading.trim() === '' || column === total.column ? [] : [{ column, heading, fit: 'open' }],
  )
  return others.length > 1 ? [total, ...others] : []
}

/** What is counted, and has a price each; of parcels and months there are several of one debt. */
const UNITS =
  'hora|dia|diaria|pernoite|unidade|peca|caixa|saca|tonelada|litro|sessao|consulta|exame|aula|visita|plantao|viage(?:m|ns)|refeicao'
const HEADS_QUANTITY = new RegExp(
  `^(?!.*\\b(?:parcela|prestacao|mes|vez|atraso|atrasado)\\b)(?:(?:qtd|qtde|quant|quantidade)\\b|(?:(?:n|no|nr|num|numero) )?(?:${UNITS})\\b)`,
)
/** "Qtde", then "Nº de horas" or "Horas": beside it "Hora" is a time, "Peça" a name, "Unidade" a measure. */
const CLEAREST = [/^(?:qtd|qtde|quant|quantidade)\b/, /^(?:n|no|nr|num|numero) |^\p{L}+s\b/u]
const HEADS_PRICE = new RegExp(
  `\\bunit(?:ari[oa])?\\b|^(?:valor|preco)(?: (?:por|p|cada))? (?:${UNITS})$|^preco$`,
)

/** "Horas; Valor hora; Total": a single total, a quantity and its price. */
export function factorsOfTotal({ type }: Field, free: string[]): Candidate[] {
  const texts = free.map(normaliseHeading)
  const plain = free.map(plainHeading)
  const under = (is: RegExp, of: string[]) =>
    of.flatMap((text, column): Candidate[] =>
      is.test(text) ? [{ column, heading: free[column]!, fit: 'open' }] : [],
    )
  const quantities = under(HEADS_QUANTITY, plain)
  const clear = CLEAREST.map((is) => quantities.filter(({ column }) => is.test(texts[column]!)))
  const counts = clear.find(({ length }) => length > 0) ?? quantities
  const found = [under(TOTAL, texts), counts, under(HEADS_PRICE, plain)]
  const isOne = type === 'amount' && found.every(({ length }) => length === 1)
  const isOwed = !found[0]!.some(({ column }) => CHARGES.test(texts[column]!))
  return isOne && isOwed ? found.flat() : []
}

const TOTAL = /^(?:valor )?total\b|^\p{L}+ total$/u

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
  const rests = under(REST)
  const paid = under(PAID)
  if (rests.length !== 1 || paid.length !== 1) return []
  const { column, heading, how } = match
  return [{ column, heading, fit: how === 'mapped' ? 'exact' : how }, ...rests, ...paid]
}
