import type { Facts } from './message.js'
import { list, type Message, manyInEnglish, quoted, reais } from './message.js'
import type { termsPt } from './terms-pt.js'

type Fact = Facts[string]

const NAMES: Record<string, string> = {
  ...{ interest: 'interest', fine: 'a fine', fees: 'fees' },
  wage: 'a share of the minimum wage',
}
const month = (of: Fact) => String(of ?? '').replace(/^(\d{4})-(\d{2})$/, '$2/$1')
const spanned = ({ first, last }: Facts) =>
  first === last ? `for ${month(first)}` : `from ${month(first)} to ${month(last)}`
const chargesOf = ({ charges }: Facts) =>
  list(Array.isArray(charges) ? charges.map((of) => NAMES[of] ?? of) : charges)
const byMonth = (of: Fact) => (of === 'interest' ? ' a month' : '')
export const rateEn = (of: Fact, points: Fact) => `${NAMES[String(of)]} of ${points}%${byMonth(of)}`

const between = (ends: Fact, unit: string) =>
  (Array.isArray(ends) ? ends : []).map((end) => inUnit(`${end}`, unit)).join(' to ')
const inUnit = (number: string, unit: string) =>
  unit === 'R$' ? `R$ ${number} for each amount` : `${number}${unit}`
const byColumn = (heading: Fact) => (heading === undefined ? '' : ` (column ${quoted(heading)})`)
const without = (rows: Fact) => (rows ? ` (${manyInEnglish(rows, 'row', 'rows')} without)` : '')
const STARTS: Record<string, string> = {
  vencimento: ' from the due date',
  citacao: ', asked for from the summons',
  own: ' from the date of each amount',
  '': ', no start stated in the request',
}

function interestOf(f: Facts): string {
  if (f.interest === undefined)
    return f.ofTable ? "the table's own interest, if it has any" : 'no interest'
  const from = (Array.isArray(f.from) ? f.from : []).map((one) => STARTS[one]).join(' or')
  return `${f.simple ? 'simple ' : ''}interest of ${between(f.interest, '%')} a month${from}${byColumn(f.interestHeading)}${without(f.interestWithout)}`
}

function chargeOf(f: Facts, name: string, of: string, unit: string): string[] {
  if (f[of] === undefined) return []
  const heading = byColumn(f[`${of}Heading`])
  // The base is in Portuguese, as the answers are.
  const base = f[`${of}On`] === undefined ? '' : ` (${String(f[`${of}On`]).trim()})`
  return [`${name} of ${between(f[of], unit)}${base}${heading}${without(f[`${of}Without`])}`]
}

function termsOf(f: Facts): string[] {
  const until = `until ${between(f.until, '')}${byColumn(f.untilHeading)}`
  const selic =
    Array.isArray(f.selic) && f.selic.length > 0 ? [`${list(f.selic)} in place of interest`] : []
  return [
    `${list(f.by)}${byColumn(f.byHeading)}${isParted(f) ? ',' : ''} ${until}`,
    ...(f.isIndexOnly ? ['the index alone: no interest, fine or fees are asked for'] : []),
    ...(f.from === undefined ? [] : [interestOf(f)]),
    ...selic,
    ...chargeOf(f, 'a fine', 'fine', '%'),
    ...chargeOf(f, 'fees', 'fees', '%'),
    ...chargeOf(f, 'fees', 'fixed', 'R$'),
  ]
}

/** Separates several names from the words that follow. */
const isParted = (f: Facts) => f.byHeading === undefined && Array.isArray(f.by) && f.by.length > 1

const undated = (f: Facts) =>
  f.untilWithout
    ? ` (${manyInEnglish(f.untilWithout, 'calculation', 'calculations')} without a new day)`
    : ''

/** Messages about changes to saved calculations. */
function savedTermsOf(f: Facts): string[] {
  const until =
    f.until === undefined
      ? ''
      : ` until ${between(f.until, '')}${byColumn(f.untilHeading)}${undated(f)}`
  const subject = f.isRecalc
    ? `recalculation${until || ', each until the day that it has already'}`
    : `new calculations, ${list(f.types)}`
  return [
    subject,
    ...(Array.isArray(f.set) ? f.set : []),
    ...chargeOf(f, 'interest', 'interest', '% a month'),
    ...chargeOf(f, 'a fine', 'fine', '%'),
    ...chargeOf(f, 'fees', 'fees', '%'),
    ...(Array.isArray(f.columns) ? [`row by row, by the columns: ${list(f.columns)}`] : []),
  ]
}

export const termsEn: Record<keyof typeof termsPt, Message> = {
  ask_charge_follows: {
    text: (f) =>
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} is ${f.ratio}% of its amount (${quoted(f.amount)}), and so in ${f.rows} of ${f.of_rows} rows: it looks like an amount in reais, and the service takes a percentage.`,
    todo: (f) =>
      `If it is in reais, say the percentage with -p and leave the column out with --map ${f.field}= (empty); if it is a percentage indeed, say -p ${f.most}.`,
  },
  ask_charge_varies: {
    text: (f) =>
      `Column ${f.column}: nearly each row has another number (${quoted(f.value)} on line ${f.line}): they look like amounts in reais, and the service takes a percentage.`,
    todo: (f) =>
      `If they are in reais, say the percentage with -p and leave the column out with --map ${f.field}= (empty); if they are percentages indeed, say -p ${f.most}.`,
  },
  ask_percent_of_fixed: {
    text: (f) =>
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} is a percentage, and the fees were said to be in reais (${f.mode ?? 'honorarios.modo'}=v).`,
    todo: (f) =>
      `Say ${f.mode ?? 'honorarios.modo'}=p if they are percentages, mend the cells, or leave the column out with --map ${f.field}= (empty).`,
  },
  ask_high_parameter: {
    text: (f) =>
      `-p ${f.name}=${f.value} would go to the service as ${rateEn(f.of, f.points)}, above ${f.ceiling}%${byMonth(f.of)}.${f.of === 'interest' ? ' 12% a year is 1% a month.' : ''}`,
    todo: (f) => `If that is meant, add -p ${f.most}; if not, mend -p ${f.name}.`,
  },
  ask_fraction_parameter: {
    text: (f) =>
      `-p ${f.name}=${f.value} may be a fraction (${f.whole}%) or a percentage (${f.value}%).`,
    todo: (f) =>
      `If it is ${f.whole}%, say -p ${f.name}=${f.whole}; if it is ${f.value}%, add -p ${f.most}.`,
  },
  ask_high_inside: {
    text: (f) =>
      `${f.name}: ${f.value} would go to the service as ${rateEn(f.of, f.points)}, above ${f.ceiling}%${byMonth(f.of)}.${f.of === 'interest' ? ' 12% a year is 1% a month.' : ''}`,
    todo: (f) => `If that is meant, add -p ${f.most}; if not, mend ${f.name}.`,
  },
  ask_fraction_inside: {
    text: (f) =>
      `${f.name}: ${f.value} may be a fraction (${f.whole}%) or a percentage (${f.value}%).`,
    todo: (f) => `If it is ${f.whole}%, write ${f.whole}; if it is ${f.value}%, add -p ${f.most}.`,
  },
  ask_interest_start: {
    text: (f) =>
      `Column ${f.column}: it says from when interest runs, and would not be used, as nothing says from when it does.`,
    todo: (f) =>
      `If it runs from that day, say -p ${f.parameter}=${f.value}; if it runs from the due date of each row, -p ${f.parameter}=vencimento.`,
  },
  ask_column_overrides: {
    text: (f) =>
      `-p ${f.parameter}=${f.stated} was said for all rows, and column ${f.column} says something else (line ${f.line}: ${quoted(f.value)}).`,
    todo: (f) =>
      `If what was said holds, add --map ${f.field}= (empty): the column is not used. If the column holds, row by row, --map ${f.field}="${f.heading}".`,
  },
  told_total_stated: {
    text: (f) =>
      `Total: read at ${f.path}, as was said on ${f.on}${f.example === undefined ? '' : ` (${manyInEnglish(f.rows, 'row', 'rows')}; the first: ${f.example})`}; where an answer has none there, it is looked for.`,
    todo: () => 'If it is elsewhere, say -p total=...',
  },
  told_total_recognised: {
    text: (f) =>
      `Total: on ${f.on} it was recognised at ${f.path}${f.example === undefined ? '' : ` (${manyInEnglish(f.rows, 'row', 'rows')}; the first: ${f.example})`}; it is looked for again in each answer.`,
    todo: () => 'If it is elsewhere, say -p total=...',
  },
  told_saved_terms: { text: (f) => `Terms: ${savedTermsOf(f).join('; ')}.` },
  told_terms: { text: (f) => `Terms: ${termsOf(f).join('; ')}.` },
  told_payments_charged: {
    text: (f) =>
      `${manyInEnglish(f.count, 'payment', 'payments')} with a negative amount${f.sum === undefined ? '' : ` (${reais(f.sum)} in all)`}, and ${chargesOf(f)} among what is asked for: the contract of the service does not say whether a payment abates interest or principal first (Código Civil, art. 354), nor whether it bears charges itself.`,
    todo: () => 'Check the charges of those rows in the result before using the total.',
  },
  told_unpublished: {
    text: (f) =>
      `${f.index} is not yet published ${spanned(f)}: it enters without correction; compute again when it is.`,
    todo: () => 'To stop before: -p updateTo="último mês publicado".',
  },
}
