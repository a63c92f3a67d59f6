import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** Debts that another paper, another hypothesis, an insolvency or a payment overtakes. */
export const overtakenDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'labour expert: two hypotheses as sections',
    careful: 'asks: the second is there instead of the first',
    lines: {
      Perícia: [
        ['LAUDO PERICIAL CONTÁBIL'],
        ['Mês', 'Verba', 'Valor'],
        ['Hipótese 1 - divisor 220'],
        [day('2019-01-31'), 'Horas extras', 410.5],
        [day('2019-02-28'), 'Horas extras', 398.2],
        ['Hipótese 2 - divisor 200'],
        [day('2019-01-31'), 'Horas extras', 451.55],
        [day('2019-02-28'), 'Horas extras', 438.02],
      ],
    },
    expects: ['asks ask_alternatives'],
  },
  {
    ...correct,
    sheet: 'judgment: scenarios in a column',
    careful: 'asks: one scenario alone is owed',
    lines: [
      'Cenário;Mês;Verba;Valor',
      'A - com reflexos;31/01/2019;Horas extras;510,50',
      'A - com reflexos;28/02/2019;Horas extras;498,20',
      'B - sem reflexos;31/01/2019;Horas extras;410,50',
      'B - sem reflexos;28/02/2019;Horas extras;398,20',
    ],
    expects: ['asks ask_alternatives'],
  },
]
