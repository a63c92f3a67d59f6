import { bare, cnj } from '../../accept/support/cases.js'
import { caseOf } from './lists-cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(6101, 2019)
const B = cnj(6102, 2022)
const PR = caseOf(6103, '8.16')
const common = { job: 'publications', parameters: [] }

export const listLayouts: OfficeSheet[] = [
  {
    ...common,
    sheet: 'titles, offices between the rows, totals and notes',
    lines: [
      'Escritório Lima & Souza;',
      'Lista de OABs atualizada em 10/03/2026;',
      '',
      'OAB;Advogado',
      'Unidade São Paulo;',
      'OAB/SP 94.719;Ana',
      'OAB/SP 123.456;Bia',
      'Unidade Rio;',
      'OAB/RJ 22.222;Cid',
      'Total: 3 advogados;',
      '* 22.222 em licença;',
    ],
    expects: [
      '1 - title',
      '2 - title',
      '4 - header',
      '5 ! cell_not_oab',
      '6 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '7 {nome:Bia} numero_oab=123456 uf_oab=SP',
      '8 ! cell_not_oab',
      '9 {nome:Cid} numero_oab=22222 uf_oab=RJ',
      '10 - total',
      '11 ! cell_not_oab',
    ],
  },
  {
    ...common,
    sheet: 'no header, registrations alone',
    lines: ['OAB/SP 94.719', 'OAB/RJ 22.222', 'OAB/MG 98.765'],
    expects: [
      '1 {} numero_oab=94719 uf_oab=SP',
      '2 {} numero_oab=22222 uf_oab=RJ',
      '3 {} numero_oab=98765 uf_oab=MG',
    ],
    tells: ['told_list'],
  },
  {
    ...common,
    sheet: 'no header, name and registration',
    lines: ['Ana Souza;OAB/SP 94.719', 'Cid Lima;OAB/RJ 22.222'],
    expects: [
      '1 {nome:Ana Souza} numero_oab=94719 uf_oab=SP',
      '2 {nome:Cid Lima} numero_oab=22222 uf_oab=RJ',
    ],
    tells: ['told_list'],
  },
  {
    ...common,
    sheet: 'tabs in latin1 with states by name',
    encoding: 'latin1',
    lines: [
      'Inscrição\tSeccional\tObservação',
      '94719\tSão Paulo\tativa',
      '50001\tParaná\tsuspensa',
    ],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=50001 uf_oab=PR'],
  },
  {
    ...common,
    sheet: 'invisible characters',
    lines: [
      '\u200bOAB\u00a0;Cliente',
      '\u200eOAB/SP\u00a094.719\u200b;a',
      'ＯＡＢ／ＳＰ ９４７１９;b',
    ],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=94719 uf_oab=SP'],
  },
  {
    ...common,
    sheet: 'numbers of cases and registrations as numbers, hidden rows',
    lines: {
      Lista: {
        rows: [
          ['OAB', 'UF', 'Cliente'],
          [94719, 'SP', 'a'],
          [22222.0, 'RJ', 'b'],
          [123456, 'SP', 'c'],
        ],
        make: (s) => {
          s.getRow(3).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 {} numero_oab=22222 uf_oab=RJ',
      '4 {} numero_oab=123456 uf_oab=SP',
    ],
  },
  {
    ...common,
    sheet: 'case numbers as floats',
    lines: {
      Lista: [
        ['Processo', 'Cliente'],
        [Number(bare(A)), 'a'],
        [Number(bare(PR)), 'b'],
        ['1,23457E+18', 'c'],
        [bare(B), 'd'],
      ],
    },
    expects: [
      '1 - header',
      '2 ! cell_case_digits_lost',
      '3 ! cell_case_digits_lost',
      '4 ! cell_case_digits_lost',
      '5 {} numero_processo=00061026320228260100',
    ],
  },
  {
    ...common,
    sheet: 'active and inactive lawyers on two sheets',
    lines: {
      Ativos: [
        ['OAB', 'Advogado'],
        ['SP 94719', 'Ana'],
      ],
      Inativos: [
        ['OAB', 'Advogado'],
        ['RJ 22222', 'Cid'],
      ],
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...common,
    sheet: 'lawyers who left',
    lines: [
      'OAB;Advogado;Situação',
      'SP 94719;Ana;Ativa',
      'RJ 22222;Cid;Saiu do escritório',
      'MG 98765;Davi;Inativo',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '3 {nome:Cid} numero_oab=22222 uf_oab=RJ',
      '4 {nome:Davi} numero_oab=98765 uf_oab=MG',
    ],
  },
  {
    ...common,
    sheet: 'registration and case in a row',
    lines: ['Processo;Advogado;OAB;Comarca', `${A};Ana;SP 94719;Santos`],
    expects: ['asks ask_oab_and_case'],
  },
  {
    ...common,
    sheet: 'two registration columns',
    lines: ['OAB 1;OAB 2', 'SP 94719;RJ 22222'],
    expects: ['asks ask_header_any'],
  },
  {
    ...common,
    sheet: 'a client merged over three cases',
    lines: {
      L: {
        rows: [
          ['Cliente', 'Processo'],
          ['Acme', A],
          [null, B],
          [null, PR],
        ],
        make: (s) => s.mergeCells('A2:A4'),
      },
    },
    expects: [
      '1 - header',
      '2 {} numero_processo=00061018320198260100',
      '3 {} numero_processo=00061026320228260100',
      '4 {} numero_processo=00061032720228160100',
    ],
  },
  {
    ...common,
    sheet: 'a case merged over two registrations',
    lines: {
      L: {
        rows: [
          ['OAB', 'Termo'],
          ['SP 94719', 'penhora'],
          [null, 'leilão'],
        ],
        make: (s) => s.mergeCells('A2:A3'),
      },
    },
    expects: [
      '1 - header',
      '2 {} q=penhora numero_oab=94719 uf_oab=SP',
      '3 {} q=leilão numero_oab=94719 uf_oab=SP',
    ],
    tells: ['told_filter_columns'],
  },

  {
    ...common,
    sheet: "the state beside the court, said to be the registration's",
    map: { oab_uf: 'UF' },
    lines: ['OAB;Comarca;UF', '94719;Santos;SP'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP'],
  },
  {
    ...common,
    sheet: 'the state beside the court, said to be of no registration',
    map: { oab_uf: '' },
    lines: ['OAB;Comarca;UF', '94719;Curitiba;PR', 'SP 94719;Curitiba;PR'],
    expects: ['1 - header', '2 ! row_oab_without_uf', '3 {} numero_oab=94719 uf_oab=SP'],
  },
  {
    ...common,
    sheet: 'the state of the court beside registrations that have theirs',
    lines: ['OAB;Comarca;UF', 'SP 94719;Curitiba;PR', 'RJ 22222;Santos;SP'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=22222 uf_oab=RJ'],
  },
  {
    ...common,
    sheet: 'the city and the state of the lawyer',
    lines: ['Advogado;OAB;Cidade;UF', 'Ana;94719;Campinas;SP'],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...common,
    sheet: 'only the main case, said so',
    map: { numero_processo: 'Processo principal' },
    lines: ['Processo principal;Apenso;Cliente', `${A};${B};a`],
    expects: ['1 - header', '2 {} numero_processo=00061018320198260100'],
  },
]
