import { caseOf } from './lists-cases.js'
import type { JudgedSheet } from './outcome.js'

const march = ['data_inicio=01/03/2025', 'data_fim=31/03/2025']

/** Lists for `publications`, as a paralegal in a hurry gets them. */
export const paralegalPublications: JudgedSheet[] = [
  {
    sheet: 'the state in the heading, the numbers bare beneath it',
    careful: 'each number is asked in São Paulo: the heading says it',
    job: 'publications',
    parameters: march,
    lines: {
      Equipe: [
        ['Advogado', 'Inscrição OAB/SP nº', 'Ramal'],
        ['Ana Prado', 94719, 201],
        ['Rui Sá', '123.456', 202],
        ['Bia Reis', '50.001-A', 203],
      ],
    },
    expects: [
      '1 - header',
      '2 {nome:Ana Prado} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Sá} numero_oab=123456 uf_oab=SP',
      '4 {spellings:[50001-A],nome:Bia Reis} numero_oab=50001 uf_oab=SP',
    ],
  },
  {
    sheet: 'the state of the list in its title alone',
    careful:
      'Rio Grande do Sul, as the title says, or a question: never another state, never nothing',
    job: 'publications',
    parameters: march,
    lines: {
      Plan1: [
        ['ADVOGADOS INSCRITOS NA OAB/RS - SUCURSAL PORTO ALEGRE'],
        [],
        ['Inscrição', 'Nome'],
        ['50.001', 'Caio Melo'],
        ['61.202', 'Lia Dorn'],
      ],
    },
    expects: [
      '1 - title',
      '3 - header',
      '4 {nome:Caio Melo} numero_oab=50001 uf_oab=RS',
      '5 {nome:Lia Dorn} numero_oab=61202 uf_oab=RS',
    ],
  },
  {
    sheet: 'from and until of each client',
    careful: 'the days of each row are its period, or a question before 30 years are paid',
    job: 'publications',
    parameters: [],
    lines: [
      'OAB;Cliente;De;Até',
      'OAB/SP 94.719;Oficina São João;01/03/2025;31/03/2025',
      'OAB/RS 50.001;Mercado Sol;10/03/2025;20/03/2025',
    ],
    expects: [
      '1 - header',
      '2 {} data_inicio=2025-03-01 data_fim=2025-03-31 numero_oab=94719 uf_oab=SP',
      '3 {} data_inicio=2025-03-10 data_fim=2025-03-20 numero_oab=50001 uf_oab=RS',
    ],
    tells: ['told_filter_columns'],
  },
  {
    sheet: 'a period in one cell',
    careful: 'asked, or told that the period is not used',
    job: 'publications',
    parameters: [],
    lines: [
      'OAB;Período;Cliente',
      'OAB/SP 94.719;01/03/2025 a 31/03/2025;Oficina São João',
      'OAB/RS 50.001;10/03/2025 a 20/03/2025;Mercado Sol',
    ],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=50001 uf_oab=RS'],
    tells: ['columns_left_out'],
  },
  {
    sheet: 'start and end of the mandate beside the case',
    careful: 'days of a contract are no period of publications: a question, or not used and told',
    job: 'publications',
    parameters: [],
    lines: [
      'Processo;Cliente;Data de início do contrato;Data fim do contrato',
      `${caseOf(8267605)};Oficina São João;15/02/2019;31/12/2019`,
      `${caseOf(1200344)};Mercado Sol;01/06/2020;30/06/2022`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=82676056220228260100',
      '3 {} numero_processo=12003440520228260100',
    ],
    tells: ['columns_left_out'],
  },
  {
    sheet: 'two lists, one below the other, with other columns',
    careful: 'both are read, or a question: none of the cases is gone or taken for a registration',
    job: 'publications',
    parameters: march,
    lines: {
      Controle: [
        ['Advogado', 'OAB', 'E-mail'],
        ['Ana Prado', 'OAB/SP 94.719', 'ana@x.com'],
        ['Rui Sá', 'OAB/SP 123.456', 'rui@x.com'],
        [],
        ['Cliente', 'Processo', 'Vara'],
        ['Oficina São João', caseOf(8267605), '2ª Cível'],
        ['Mercado Sol', caseOf(1200344), '5ª Cível'],
      ],
    },
    expects: ['asks ask_other_header'],
  },
  {
    sheet: 'a registration merged over the terms that are searched with it',
    careful: 'each line has the registration of its block and its own term, or a question',
    job: 'publications',
    parameters: march,
    lines: {
      Plan1: {
        rows: [
          ['Escritório', 'OAB', 'Palavra-chave'],
          ['Campinas', 'OAB/SP 94.719', 'penhora'],
          [undefined, undefined, 'leilão'],
          [undefined, undefined, 'alvará'],
          ['Santos', 'OAB/SP 123.456', 'penhora'],
        ],
        make: (sheet) => {
          sheet.mergeCells('A2:A4')
          sheet.mergeCells('B2:B4')
        },
      },
    },
    expects: [
      '1 - header',
      '2 {} q=penhora numero_oab=94719 uf_oab=SP',
      '3 {} q=leilão numero_oab=94719 uf_oab=SP',
      '4 {} q=alvará numero_oab=94719 uf_oab=SP',
      '5 {} q=penhora numero_oab=123456 uf_oab=SP',
    ],
  },
  {
    sheet: 'two names in one cell of search words',
    careful: 'searched as they stand; where nothing comes, INCOMPLETA and not none',
    job: 'publications',
    parameters: march,
    lines: [
      'Palavras-chave;Cliente',
      '"Oficina São João Ltda; Oficina S. João";Oficina São João',
      '"Mercado Sol / Supermercado Sol S.A.";Mercado Sol',
      'Padaria Lua;Padaria Lua',
    ],
    expects: [
      '1 - header',
      '2 {} q=Oficina São João Ltda; Oficina S. João',
      '3 {} q=Mercado Sol / Supermercado Sol S.A.',
      '4 {} q=Padaria Lua',
    ],
  },
  {
    sheet: 'old number, new number and a float of a case',
    careful:
      'the CNJ number is asked; the line that has only an old one, or a float, is rejected and told',
    job: 'publications',
    parameters: march,
    encoding: 'latin1',
    lines: [
      'Nº Antigo;Nº Único;Réu',
      `583.00.2005.123456-7;${caseOf(123456, '8.26', 2005)};Banco Gama`,
      '583.00.2007.220011-3;;Banco Delta',
      '053.08.600123-4;8,26760569202283E+18;Banco Épsilon',
      `;${caseOf(771, '8.26', 2009).slice(1)};Banco Zeta`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=01234560820058260100',
      '3 ! line_key_elsewhere',
      '4 ! cell_case_digits_lost',
      '5 {} numero_processo=00007715720098260100',
    ],
  },
  {
    sheet: 'kind of proceeding, and court with its instance',
    careful:
      'the courts are known by their names, and Execução or Recurso is no kind of communication',
    job: 'publications',
    parameters: march,
    lines: [
      'Processo;Tribunal;Tipo',
      `${caseOf(8267605)};TJSP - 1ª Instância;Execução`,
      `${caseOf(500123, '4.03', 2021, '6100')};TRF da 3ª Região;Recurso`,
      `${caseOf(1001, '5.02', 2023, '0011')};TRT 2;Reclamação`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=82676056220228260100 tribunal=TJSP',
      '3 {} numero_processo=05001231720214036100 tribunal=TRF3',
      '4 {} numero_processo=00010010520235020011 tribunal=TRT2',
    ],
    tells: ['told_filter_columns', 'columns_left_out'],
  },
  {
    sheet: 'months as the ends of a period, a start without an end',
    careful: 'until March is until its last day; half a period is rejected, an empty one is none',
    job: 'publications',
    parameters: [],
    lines: [
      'OAB;Início;Fim',
      'OAB/SP 94.719;mar/2025;mar/2025',
      'OAB/RJ 65.432;01/02/2025;',
      'OAB/RS 50.001;;',
    ],
    expects: [
      '1 - header',
      '2 {} data_inicio=2025-03-01 data_fim=2025-03-31 numero_oab=94719 uf_oab=SP ~ note_month_only note_month_to_its_end',
      '3 ! row_half_period',
      '4 {} numero_oab=50001 uf_oab=RS',
    ],
  },
  {
    sheet: 'the state in the heading, another beside it or in the cell',
    careful:
      'the cell says its own; a column that says another is a contradiction; a total is no number',
    job: 'publications',
    parameters: march,
    lines: ['Nome;OAB/SP;UF', 'Ana;94719;', 'Rui;210345/RJ;', 'Bia;50001;RJ', 'Total;3;'],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui} numero_oab=210345 uf_oab=RJ',
      '4 ! row_oab_two_ufs',
      '5 - total',
    ],
  },
]
