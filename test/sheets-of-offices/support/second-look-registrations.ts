import type { JudgedSheet } from './outcome.js'

const CASES = [
  '1002345-10.2023.8.26.0100',
  '1047811-08.2022.8.26.0053',
  '1500277-12.2024.8.26.0224',
] as const
const publications = { job: 'publications', parameters: [] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Lists of lawyers and cases by an office manager. */
export const secondLookRegistrations: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'states that only the format of a number shows',
    careful: 'the number has no state that can be read: rejected',
    lines: {
      Lista: {
        rows: [
          ['Advogado', 'OAB'],
          ['Ana Prado', 51777],
          ['Rui Melo', 94719],
          ['Davi Reis', 'MG 88.120'],
        ],
        make: (sheet) => {
          sheet.getCell('B2').numFmt = '"SP "000000'
          sheet.getCell('B3').numFmt = '"RJ "#,##0'
        },
      },
    },
    expects: [
      '1 - header',
      '2 ! row_oab_without_uf',
      '3 ! row_oab_without_uf',
      '4 {nome:Davi Reis} numero_oab=88120 uf_oab=MG',
    ],
  },
  {
    ...publications,
    sheet: 'a period backwards, and one of next year',
    careful: 'nothing can be found in either: rejected',
    lines: [
      'Processo;Data início;Data fim',
      `${CASES[0]};31/03/2025;01/03/2025`,
      `${CASES[1]};01/03/2027;31/03/2027`,
      `${CASES[2]};01/03/2025;31/03/2025`,
    ],
    expects: [
      '1 - header',
      '2 ! row_turned_period',
      '3 ! row_future_period',
      '4 {} numero_processo=15002771220248260224 data_inicio=2025-03-01 data_fim=2025-03-31',
    ],
  },
  {
    ...publications,
    sheet: 'both days in one cell of Período',
    careful: 'all days are read, and the plan names the column as unused',
    lines: [
      'OAB;Período',
      'OAB/SP 51.777;01/03/2025 a 31/03/2025',
      'OAB/RJ 94.719;01/04/2025 a 30/04/2025',
    ],
    expects: ['1 - header', '2 {} numero_oab=51777 uf_oab=SP', '3 {} numero_oab=94719 uf_oab=RJ'],
    tells: ['columns_left_out'],
  },
  {
    ...publications,
    sheet: 'the holidays of the lawyers',
    careful: 'they are no period of a search',
    lines: [
      'OAB;Início das férias;Fim das férias',
      'OAB/SP 51.777;01/07/2025;20/07/2025',
      'OAB/RJ 94.719;05/08/2025;25/08/2025',
    ],
    expects: ['1 - header', '2 {} numero_oab=51777 uf_oab=SP', '3 {} numero_oab=94719 uf_oab=RJ'],
    tells: ['columns_left_out'],
  },
  {
    ...publications,
    sheet: 'several words to look for in one cell',
    careful: 'sent as written; the reading doubts a silence of all but the last',
    lines: {
      Termos: [
        ['Palavra-chave'],
        ['Banco Alfa; Alfa Financeira'],
        ['Construtora Beta ou Beta Engenharia'],
        ['Gama Ltda / Gama Holding'],
        ['Delta Transportes, Delta Log'],
        ['Ômega Seguros S.A.'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} q=Banco Alfa; Alfa Financeira',
      '3 {} q=Construtora Beta ou Beta Engenharia',
      '4 {} q=Gama Ltda / Gama Holding',
      '5 {} q=Delta Transportes, Delta Log',
      '6 {} q=Ômega Seguros S.A.',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...publications,
    sheet: 'courts as people say them',
    careful: 'the list of the service rejects them, and a dash is no filter',
    lines: [
      'OAB;Tribunal',
      'OAB/SP 51.777;TJSP / TRF3',
      'OAB/RJ 94.719;Todos',
      'OAB/MG 88.120;2ª instância',
      'OAB/BA 20.331;TJBA',
      'OAB/SP 60.002;-',
    ],
    expects: [
      '1 - header',
      '2 {} tribunal=TJSP / TRF3 numero_oab=51777 uf_oab=SP',
      '3 {} tribunal=Todos numero_oab=94719 uf_oab=RJ',
      '4 {} tribunal=2ª instância numero_oab=88120 uf_oab=MG',
      '5 {} tribunal=TJBA numero_oab=20331 uf_oab=BA',
      '6 {} numero_oab=60002 uf_oab=SP',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...watch,
    sheet: 'registrations with a digit after the dash',
    careful: 'nobody is registered as 1234567: rejected',
    lines: [
      'Advogado;OAB',
      'Ana Prado;SP 123.456-7',
      'Rui Melo;OAB/RJ 94.719-0',
      'Davi Reis;OAB/MG 88.120',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_oab',
      '3 ! cell_not_oab',
      '4 {nome:Davi Reis} registration=oab:MG:88120',
    ],
  },
  {
    ...watch,
    sheet: 'one state merged over three lawyers',
    careful: 'it is of those three; who has none is rejected',
    lines: {
      Equipe: {
        rows: [
          ['UF OAB', 'Nº OAB', 'Advogado'],
          ['SP', 51777, 'Ana Prado'],
          [null, 60002, 'Rui Melo'],
          [null, 71003, 'Bia Luz'],
          ['RJ', 94719, 'Davi Reis'],
          [null, 88120, 'Eva Sá'],
        ],
        make: (sheet) => sheet.mergeCells('A2:A4'),
      },
    },
    expects: [
      '1 - header',
      '2 {nome:Ana Prado} registration=oab:SP:51777',
      '3 {nome:Rui Melo} registration=oab:SP:60002',
      '4 {nome:Bia Luz} registration=oab:SP:71003',
      '5 {nome:Davi Reis} registration=oab:RJ:94719',
      '6 ! row_oab_without_uf',
    ],
  },
  {
    ...watch,
    sheet: 'a column Acompanhar? that says no',
    careful: 'whether those are watched all the same is asked',
    lines: [
      'Advogado;OAB;Acompanhar?',
      'Ana Prado;OAB/SP 51.777;Sim',
      'Rui Melo;OAB/RJ 94.719;Não',
      'Davi Reis;OAB/MG 88.120;Não',
    ],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a card for each lawyer',
    careful: 'the table is not one: asked',
    lines: [
      'Nome;Ana Prado',
      'OAB;SP 51.777',
      'E-mail;ana@x.com',
      '',
      'Nome;Rui Melo',
      'OAB;RJ 94.719',
      'E-mail;rui@x.com',
      '',
      'Nome;Davi Reis',
      'OAB;MG 88.120',
      'E-mail;davi@x.com',
    ],
    expects: ['asks ask_left_column'],
  },
  {
    ...watch,
    sheet: 'one number in two states',
    careful: 'each is a registration of its own: rejected',
    lines: [
      'Advogado;Nº OAB;UF OAB',
      'Ana Prado;51.777;SP/RJ',
      'Rui Melo;94.719;RJ e MG',
      'Bia Luz;60.002;todas',
      'Davi Reis;88.120;MG',
    ],
    expects: [
      '1 - header',
      '2 ! row_not_a_uf',
      '3 ! row_not_a_uf',
      '4 ! row_not_a_uf',
      '5 {nome:Davi Reis} registration=oab:MG:88120',
    ],
  },
]
