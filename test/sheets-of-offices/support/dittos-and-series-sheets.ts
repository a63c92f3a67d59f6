import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct } from './requests.js'

/** Whose a debt is, said by the line above. */
export const dittos: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'the case and the client above, by a word and by marks',
    careful: 'rejects: two clients would be summed as one, called idem',
    lines: {
      P: [
        ['Processo', 'Cliente', 'Vencimento', 'Valor'],
        [cnj(5, 2021), 'Ana Lima', day('2021-01-15'), 1200.5],
        ['idem', 'idem', day('2021-02-15'), 980.5],
        [cnj(9, 2021), 'Rui Sá', day('2021-03-15'), 640],
        [cnj(9, 2021), '//', day('2021-04-15'), 650],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2021-01-15,amount:1200.5}',
      '3 ! row_ditto row_ditto',
      '4 {date:2021-03-15,amount:640}',
      '5 ! row_ditto',
    ],
  },
  {
    ...calc,
    sheet: 'the group above, by a word',
    careful: 'asks: the instalments of two debtors would be one calculation, saved and paid',
    lines: [
      'grupo;parcelas.data;parcelas.valor',
      'Ana;10/01/2021;1.200,00',
      'idem;10/02/2021;900,00',
      'Rui;10/01/2021;700,00',
      'idem;10/02/2021;600,00',
    ],
    expects: ['asks ask_group_blank'],
  },
  {
    job: 'publications',
    parameters: [],
    sheet: 'the state above, by a mark, and the client, which is not asked for',
    careful: 'rejects the registration without a state',
    lines: {
      P: [
        ['OAB', 'UF', 'Cliente'],
        ['123456', 'SP', 'Ana'],
        ['45670', '"', 'Rui'],
        ['45671', 'RJ', 'idem'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} numero_oab=123456 uf_oab=SP',
      '3 ! row_ditto',
      '4 {} numero_oab=45671 uf_oab=RJ',
    ],
  },
]
