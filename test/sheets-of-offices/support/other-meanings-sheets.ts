import { asks } from './keepers-words-sheets.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** Columns, names and titles that mean something else than the words beside them let one expect. */
export const otherMeanings: JudgedSheet[] = [
  ...['Câmbio', 'Cotação', 'Taxa de câmbio'].map((heading) => ({
    ...correct,
    ...asks('ask_missing', 'the amounts are in dollars, and the rate of exchange is none'),
    sheet: `Valor (US$) beside ${heading}`,
    lines: [
      `Vencimento;Valor (US$);${heading}`,
      '10/01/2020;1.000,00;5,10',
      '15/02/2020;2.000,00;5,20',
    ],
  })),
]
