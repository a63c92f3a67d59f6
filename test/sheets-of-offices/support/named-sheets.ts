import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const ROWS = [
  ['Vencimento', 'Valor'],
  ['10/01/2020', '1.000,00'],
  ['10/02/2020', '2.000,00'],
]
const SIGNED = ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2000}']
const OF_DEBTOR = ['Planilha do réu', 'Cálculo da executada', 'Impugnação ao cumprimento']
const TERMS = ['Mora a partir da notificação', 'Juros desde a citação']

const titled = (title: string) => ({
  ...correct,
  sheet: `a title: ${title}`,
  lines: [`${title};`, ...ROWS.map((cells) => cells.join(';'))],
})
const named = (name: string) => ({ ...correct, sheet: `a sheet: ${name}`, lines: { [name]: ROWS } })
const filed = (name: string) => ({
  ...correct,
  sheet: `a file: ${name}`,
  named: name,
  lines: ROWS.map((cells) => cells.join(';')),
})
const asked = { careful: 'asks: the debtor admits less', expects: ['asks ask_of_debtor'] }

/** What the name of a sheet or of a file, or a title, says of the amounts and their terms. */
export const namedSheets: JudgedSheet[] = [
  ...OF_DEBTOR.flatMap((name) => [titled(name), named(name), filed(name)]).map((sheet) => ({
    ...sheet,
    ...asked,
  })),
  { ...titled('Valores reconhecidos pelo devedor'), ...asked },
  ...['Débitos do réu', 'Planilha do réu João da Silva'].map((name) => ({
    ...named(name),
    sheet: `clear: a sheet: ${name}`,
    careful: 'signs: it names whose debts they are',
    expects: SIGNED,
  })),
  ...TERMS.flatMap((name) => [named(name), filed(name)]).map((sheet) => ({
    ...sheet,
    careful: 'signs once he has read that no interest was asked for',
    expects: SIGNED,
    tells: ['told_stated_terms'],
  })),
  {
    ...named('Mora a partir da notificação'),
    sheet: 'a sheet: Mora a partir da notificação, and interest from the due day asked for',
    careful: 'asks: another start of the interest',
    parameters: [...correct.parameters, 'juros.percentual=1', 'juros.from=vencimento'],
    expects: ['asks ask_stated_term'],
  },
]
