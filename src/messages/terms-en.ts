import type { Facts } from '../sentence.js'
import { list, type Message, many, quoted } from './message.js'
import type { termsPt } from './terms-pt.js'

type Fact = Facts[string]

const NAMES: Record<string, string> = { interest: 'interest', fine: 'a fine', fees: 'fees' }
const byMonth = (of: Fact) => (of === 'interest' ? ' a month' : '')
export const rateEn = (of: Fact, points: Fact) => `${NAMES[String(of)]} of ${points}%${byMonth(of)}`

const between = (ends: Fact, unit: string) =>
  (Array.isArray(ends) ? ends : []).map((end) => `${end}${unit}`).join(' to ')
const byColumn = (heading: Fact) => (heading === undefined ? '' : `, by column ${quoted(heading)}`)
const without = (rows: Fact) => (rows ? ` (${many(rows, 'row', 'rows')} without)` : '')
const STARTS: Record<string, string> = {
  vencimento: ' from the due date',
  citacao: ' from the summons',
  '': ' from the start that the service adopts',
}

function interestOf(f: Facts): string {
  const other = f.ofTable ? "the table's own, if it has any" : 'not asked'
  if (f.interest === undefined) return `interest: ${other}`
  const from = (Array.isArray(f.from) ? f.from : []).map((one) => STARTS[one]).join(' or')
  return `interest of ${between(f.interest, '%')} a month${from}${byColumn(f.interestHeading)}${without(f.interestWithout)}`
}

function termsOf(f: Facts): string[] {
  const charge = (name: string, of: string, unit: string) =>
    f[of] === undefined
      ? []
      : [
          `${name} of ${between(f[of], unit)}${byColumn(f[`${of}Heading`])}${without(f[`${of}Without`])}`,
        ]
  const until = `until ${between(f.until, '')}${byColumn(f.untilHeading)}`
  const selic =
    Array.isArray(f.selic) && f.selic.length > 0 ? [`${list(f.selic)} in place of interest`] : []
  return [
    `${list(f.by)}${byColumn(f.byHeading)} ${until}`,
    ...(f.from === undefined ? [] : [interestOf(f)]),
    ...selic,
    ...charge('a fine', 'fine', '%'),
    ...charge('fees', 'fees', '%'),
    ...charge('fees', 'fixed', ' reais for each amount'),
  ]
}

/** What people are asked about rates and about columns that override what was said. */
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
  ask_column_overrides: {
    text: (f) =>
      `-p ${f.parameter}=${f.stated} was said for all rows, and column ${f.column} says something else (line ${f.line}: ${quoted(f.value)}).`,
    todo: (f) =>
      `If what was said holds, add --map ${f.field}= (empty): the column is not used. If the column holds, row by row, --map ${f.field}="${f.heading}".`,
  },
  told_terms: { text: (f) => `Terms: ${termsOf(f).join('; ')}.` },
}
