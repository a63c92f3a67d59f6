import { type Facts, list, localDay, localMonth, manyInEnglish, quoted } from './message.js'

type Fact = Facts[string]

const NAMES: Record<string, string> = {
  interest: 'interest',
  fine: 'a fine',
  fees: 'fees',
  wage: 'a share of the minimum wage',
}
export const spanned = ({ first, last }: Facts) =>
  first === last ? `for ${localMonth(first)}` : `from ${localMonth(first)} to ${localMonth(last)}`
export const chargesOf = ({ charges }: Facts) =>
  Array.isArray(charges)
    ? new Intl.ListFormat('en').format(charges.map((of) => NAMES[of] ?? of))
    : list(charges)
export const byMonth = (of: Fact) => (of === 'interest' ? ' a month' : '')
export const rate = (of: Fact, points: Fact) => `${NAMES[String(of)]} of ${points}%${byMonth(of)}`

const between = (ends: Fact, unit: string) =>
  (Array.isArray(ends) ? ends : []).map((end) => inUnit(`${end}`, unit)).join(' to ')
const inUnit = (number: string, unit: string) =>
  unit === 'R$' ? `R$ ${number} for each amount` : `${number}${unit}`
const byColumn = (heading: Fact) => (heading === undefined ? '' : ` (column ${quoted(heading)})`)
const without = (rows: Fact) => (rows ? ` (${manyInEnglish(rows, 'row', 'rows')} without)` : '')
const STARTS: Record<string, string> = {
  vencimento: ' from the due date',
  citacao: ', asked for from the summons',
  due: ', asked for from the due date',
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

/** Older builds told the days in words, without saying which end they are. */
function selicOf({ selic, selicDays }: Facts): string[] {
  const spans = Array.isArray(selicDays) ? selicDays.map(selicSpan) : selic
  if (!Array.isArray(spans) || spans.length === 0) return []
  return [`${list(spans)} in place of correction and interest`]
}

function selicSpan(span: string): string {
  const [from, until] = span.split('/').map(localDay)
  const ends = [...(from ? [`from ${from}`] : []), ...(until ? [`until ${until}`] : [])]
  return ['SELIC', ...ends].join(' ')
}

export function termsOf(f: Facts): string[] {
  const until = `until ${between(f.until, '')}${byColumn(f.untilHeading)}`
  return [
    `${list(f.by)}${byColumn(f.byHeading)}${isParted(f) ? ',' : ''} ${until}`,
    ...(f.isIndexOnly ? ['the index alone: no interest, fine or fees are asked for'] : []),
    ...(f.from === undefined ? [] : [interestOf(f)]),
    ...selicOf(f),
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

export function savedTermsOf(f: Facts): string[] {
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
