import { HEADS_EXCHANGE } from '../cells/currency.js'
import { foldWords, singular } from './heading-words.js'
import { normaliseHeading } from './normalise-heading.js'
import { ONLY_COLUMN_WORDS } from './only-column-words.js'

const JOINING = new Set(['a', 'o', 'as', 'os', 'e', 'em', 'no', 'na', 'ao', 'por', 'se'])

/** What was not paid is owed; "não devido" or "não vencido" is the contrary of the word. */
export const UNPAID = /\bnao ((?:pag|quitad|depositad|recolhid|repassad|creditad|recebid)[oa]s?)\b/g

/** "Cobrado indevidamente" is claimed back, as what is "indevido"; what is "cobrado" may have charges. */
const UNDUE =
  /\b(?:cobrad|lancad|faturad|descontad|debitad|consignad|retid)([oa]s?) indevidamente\b/g

/** Folded words of documents that have numbers. */
const NUMBERED: ReadonlySet<string> = new Set(
  Object.values(ONLY_COLUMN_WORDS)
    .flat()
    .flatMap(({ words, isNumbered }) => (isNumbered ? words.split(' ') : [])),
)

const PRESENTMENT =
  /^(?:(?:data|dt|dia) (?:d[ao] )?)?(?:\d ?[ao]? )?(?:devolvid[oa]|devolucao|(?:re)?apresentad[oa]|(?:re)?apresentacao)(?: (?:em|d[oe] cheque))?$/

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ONLY_COLUMN_WORDS).map(([field, origins]) => [
    field,
    new Set(origins.flatMap(({ words }) => words.split(' '))),
  ]),
)

/** Decides whether all words of a heading belong to the field, where no other column fits. */
export function mayBeOnly(field: string, heading: string): boolean {
  const known = WORDS.get(field)
  const words = wordsOf(heading)
  const isKnown = (word: string) => known!.has(word) || known!.has(word.replace(PARTICIPLE, 'do'))
  return known !== undefined && words.length > 0 && words.every(isKnown)
}

/** "Diferença devida" is known as "valor devido" is. */
const PARTICIPLE = /(?<=[aiu])da$/

/** Decides whether digits below "Cota" are its number: in a consortium, quotas are those of a group. */
export function headsQuotaNumbers(heading: string, headings: readonly string[]): boolean {
  const isUnder = (is: RegExp) => (one: string) => is.test(normaliseHeading(one))
  return (
    isUnder(/^(?:cota|quota)$/)(heading) &&
    headings.some(isUnder(/^(?:n |no |numero )?(?:do )?grupo$/))
  )
}

/** "Referência" of a payslip: the days, the hours or the rate of which an item of pay is made. */
export function headsUnitsOfPay(heading: string, headings: readonly string[]): boolean {
  return (
    /^(?:ref|referencia)$/.test(normaliseHeading(heading)) &&
    headings.some((one) => ITEM_OF_PAY.test(normaliseHeading(one)))
  )
}

const ITEM_OF_PAY =
  /^(?:(?:cod|codigo|descricao|nome)(?: d[ao])? )?(?:verbas?|rubricas?|eventos?(?= d[ae] folha)|proventos?)\b/

/** Decides whether whole numbers below a heading are those of documents: "Nota", "Conta". */
export function headsDocuments(heading: string): boolean {
  return wordsOf(heading).every((word) => NUMBERED.has(word))
}

/** "FGTS (8%)", "Adicional devido (30%)": the share is owed, and not its base. */
export function isOwedShare(heading: string): boolean {
  return isStatedShare(heading) || NAMED_SHARE.test(normaliseHeading(heading))
}

/** Its heading says alone that it is the share that is owed. */
export function isStatedShare(heading: string): boolean {
  return STATED_SHARE.test(normaliseHeading(heading))
}

/** The employer owes the deposit in the fund, and not the wage that it is eight per cent of. */
const STATED_SHARE =
  /\bdevid[oa]s?\b.*\d ?%|^(?:depositos? (?:d[eo] )?)?fgts (?:\d{1,2} ?%|(?:devid[oa]|a depositar|nao (?:depositad|recolhid)[oa])(?: \d{1,2} ?%)?)$/

/** A share of what stands beside it, or a debt beside another: the cells have to tell. */
const NAMED_SHARE =
  /^(?:pensao|alimentos|horas? extras?|diferencas? salaria(?:l|is)|adicional|reflexos?|comiss(?:ao|oes)|gratificac(?:ao|oes)|contribuic(?:ao|oes)|inss|iss|icms|pis|cofins|imposto|tributo) (?:devid[oa]s?|nao (?:pag|depositad|recolhid)[oa]s?)$/

/** Wages and bases of taxes, of which a share beside them is owed. */
export function headsBase(heading: string): boolean {
  return /^(?:base(?: de calculo)?$|receitas?|faturamento|salarios?|remunerac(?:ao|oes)|soldos?|vencimentos?|proventos?)\b/.test(
    normaliseHeading(heading),
  )
}

/** "Base de cálculo", "Salário base": no debt by its own words. */
export function headsNoDebt(heading: string): boolean {
  return /^(?:base(?: de calculo)?|salario base)$/.test(normaliseHeading(heading))
}

export function headsRates(heading: string): boolean {
  return heading.includes('%') && !isOwedShare(heading)
}

/** "Taxa Selic", "CDI do mês". */
const INDEX_VALUES =
  /^(?:(?:taxa|indice|variacao|valor) )?(?:selic|cdi|tr|ipca|inpc|igp ?(?:m|di)|incc|(?<=. )poupanca)(?: (?:mes|mensal|acumulad[oa]|dia|periodo|a m|% a m))?$/

/** Values of an index or rates of exchange, whose decimals are no cents. */
export function headsNoMoney(text: string): boolean {
  return INDEX_VALUES.test(text) || HEADS_EXCHANGE.test(text)
}

/** "Quantidade", "Peso (kg)": two decimals below them are no proof of money. */
const MEASURE =
  /^(?:(?:quantidade|qtde?|peso|volume|consumo|litros?|quilos?|kg|toneladas?|sacas|arrobas|idade|percentua(?:l|is)|percentagem|porcentagem|aliquota|indice|fator|coeficiente|multiplicador|pontos?|pontuacao|score|area|metragem|km|quilometr\w+|distancia|leitura|medicao|importancia segurada|capital segurado)\b|(?:saldo )?horas?\b(?! (?:extras?|noturnas?|itinere))|limite(?: credito)?$)/

export function headsMeasure(text: string): boolean {
  return MEASURE.test(text)
}

/** Fines and costs, which beside another amount are its charges. */
export function headsLastResort(heading: string): boolean {
  return /^(?:valor (?:d[ao]s? )?(?:multas?|custas)|custas)$/.test(normaliseHeading(heading))
}

/** A cheque is corrected from the day on it, and not from its presentment (Tema 942 of the STJ). */
export function isPresentment(heading: string, headings: readonly string[]): boolean {
  const isOfCheques = headings.some((one) => /\bcheques?\b/.test(normaliseHeading(one)))
  return isOfCheques && PRESENTMENT.test(normaliseHeading(heading))
}

function wordsOf(heading: string): string[] {
  return foldWords(normaliseHeading(heading))
    .replace(UNPAID, '$1')
    .replace(UNDUE, 'indevid$1')
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word))
    .map(singular)
}
