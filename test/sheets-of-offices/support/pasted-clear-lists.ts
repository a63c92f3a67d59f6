import type { JudgedSheet } from './outcome.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Lists like those of pasted-lists.ts, of which nobody careful would ask anything. */
export const pastedClear: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'clear: the lawyer of the office beside the one of the other side',
    careful: 'signs: two registrations, which a night compares with the wrong names',
    lines: [
      'OAB;Responsável;Advogado adverso',
      'SP 94.719;Ana Lima;Rui Costa',
      'MG 88.123;Lia Reis;Bia Prado',
    ],
    expects: [
      '1 - header',
      '2 {responsavel:Ana Lima,nome:Rui Costa} registration=oab:SP:94719',
      '3 {responsavel:Lia Reis,nome:Bia Prado} registration=oab:MG:88123',
    ],
  },
  {
    ...watch,
    sheet: 'clear: practices between lawyers, of which the first stands above the header',
    careful: 'signs: three registrations',
    lines: [
      'Direito do Trabalho;',
      'Advogado;OAB',
      'Ana Lima;SP 94.719',
      'Família e Sucessões;',
      'Bia Prado;MG 88.123',
      'Propriedade Intelectual;',
      'Rui Costa;RJ 55.201',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana Lima} registration=oab:SP:94719',
      '4 - note',
      '5 {nome:Bia Prado} registration=oab:MG:88123',
      '6 - note',
      '7 {nome:Rui Costa} registration=oab:RJ:55201',
    ],
  },
]
