import type { Facts } from '../sentence.js'
import { list, type Message, quoted } from './message.js'
import type { termsPt } from './terms-pt.js'

type Fact = Facts[string]

const NAMES: Record<string, string> = { interest: 'interest', fine: 'a fine', fees: 'fees' }
const byMonth = (of: Fact) => (of === 'interest' ? ' a month' : '')
export const rateEn = (of: Fact, points: Fact) => `${NAMES[String(of)]} of ${points}%${byMonth(of)}`

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
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} is a percentage, and the fees were said to be in reais (honorarios.modo=v).`,
    todo: (f) =>
      `Say honorarios.modo=p if they are percentages, mend the cells, or leave the column out with --map ${f.field}= (empty).`,
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
  told_terms: { text: (f) => `Terms: ${list(f.terms_en)}.` },
}
