import type { JudgedSheet } from './outcome.js'

const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/10/2026', 'data_fim=31/10/2026'],
}

/** Lists as clerks copy them from programs, printouts and messages. */
export const clerksLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'trainees by a word behind the number',
    careful: 'rejects them: the lawyers of these numbers are other persons',
    lines: [
      'OAB;Equipe',
      'SP 123.456;Cível',
      'OAB/SP 123.457 (Est.);Cível',
      'SP 123.458 (estagiária);Cível',
      'RJ 45.670 (Estag.);Fiscal',
      'MG 98.700 - acadêmico;Fiscal',
      'SP 123.459 (suplementar);Fiscal',
    ],
    expects: [
      '1 - header',
      '2 {} numero_oab=123456 uf_oab=SP',
      '3 ! cell_oab_of_trainee',
      '4 ! cell_oab_of_trainee',
      '5 ! cell_oab_of_trainee',
      '6 ! cell_oab_of_trainee',
      '7 {} numero_oab=123459 uf_oab=SP',
    ],
  },
]
