import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'

/** "12x", "10 parcelas", under any heading. */
const TIMES =
  /^(?:em )?(?:[2-9]|[1-9]\d{1,2})(?: ?x|(?: vezes| parcelas| prestac(?:oes)| mensalidades))\b/
/**
 * "30/60/90", "28 / 56 dias" under "Cond. pagto": one instalment for each number, that many days
 * after the date of the line.
 */
const TERMS = /^(\d{1,3})(?: ?[/,+-] ?\d{1,3})+(?: ?d(?:ias|dl)?)?$/
/** "Taxa cond." is a quota of a building, and "Cond." may be one: below it 350,50 is money. */
const HEADS_TERMS = /^cond(?=$| (?!ominio)\w)|\b(?:condic\w+|prazo|prazos|forma)\b/
const SHORTEST_TERM = 7
/**
 * "6 meses em aberto", "12 un., preço unitário", "de 01/2021 a 12/2021 (mensal)", "diária x 12
 * dias": the amount is that of one.
 */
const OF_ONE = [
  /\b(?:[2-9]|[1-9]\d) (?:meses|parcelas|prestacoes|mensalidades|alugueis|diarias) (?:em (?:aberto|atraso)|vencid[oa]s|devid[oa]s|atrasad[oa]s|inadimplid[oa]s)\b|\b(?:preco|valor) unitario\b|\bpor unidade$/,
  /\b(?:de )?\d{2} \d{4} (?:a|ate) \d{2} \d{4}\b.*\b(?:mensal|mensais|por mes|ao mes|cada)\b/,
  /^(?:por|ao) mes$/,
  /\b(?:[2-9]|[1-9]\d) ?x de \d/,
  /\b(?:diaria|mensalidade|parcela|aluguel|hora|visita|sessao) x ?(?:[2-9]|[1-9]\d)\b/,
]
/** Cheap tests before a text is normalised. */
const MAY_BE_TIMES = /^\W*(?:em\W|[1-9])/i
const MAY_BE_OF_ONE =
  /unit[áa]rio|por unidade|mensa[il]|(?:por|ao) m[êe]s|cada|\d (?:meses|parc|prest|mens|alug|di[áa])|\Wx ?\d|\d ?x de /i

/** Decides whether a cell says that its line, with one amount and date, is several payments. */
export function isSeveralTimes(value: string, heading: string): boolean {
  if (MAY_BE_OF_ONE.test(value) && statesOne(normaliseText(value))) return true
  if (!MAY_BE_TIMES.test(value)) return false
  if (TIMES.test(normaliseText(value))) return true
  if (/^cond\W*$/i.test(heading) && /^\d+,\d{2}$/.test(value.trim())) return false
  const [, first] = TERMS.exec(value.trim()) ?? []
  return Number(first) >= SHORTEST_TERM && headsTerms(heading)
}

/** Decides whether a plain figure may be such a term: "30,60" under "Cond. pagto". */
export function headsTerms(heading: string): boolean {
  return HEADS_TERMS.test(normaliseHeading(heading))
}

function statesOne(plain: string): boolean {
  return OF_ONE.some((pattern) => pattern.test(plain))
}
