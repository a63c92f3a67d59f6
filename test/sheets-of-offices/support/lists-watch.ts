import { cnj } from '../../accept/support/cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(6401, 2019)
const B = cnj(6402, 2022)
const common = { job: 'watch', parameters: ['night=15/01/2026'] }

export const watch: OfficeSheet[] = [
  {
    ...common,
    sheet: 'lawyers, those who tell them, and states beside',
    lines: [
      'Advogado;OAB;UF;E-mail',
      'Ana;94719;SP;ana@x.example',
      'Bia;123.456;SP;bia@x.example; ',
      'Cid;22222;RJ;"cid@x.example; ana@x.example"',
      'Davi;50001;RS;davi@x',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Bia} registration=oab:SP:123456',
      '4 {nome:Cid} registration=oab:RJ:22222',
      '5 {nome:Davi} registration=oab:RS:50001 ~ watch_bad_address',
    ],
  },
  {
    ...common,
    sheet: 'two e-mail columns',
    lines: ['OAB;E-mail;E-mail cópia', 'SP 94719;ana@x.example;bia@x.example'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719'],
    tells: ['told_left_mails'],
  },
  {
    ...common,
    sheet: 'e-mail pessoal and profissional',
    lines: ['OAB;E-mail profissional;E-mail pessoal', 'SP 94719;ana@x.example;ana@y.example'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719'],
    tells: ['told_left_mails'],
  },
  {
    ...common,
    sheet: 'lawyers who left',
    lines: [
      'OAB;Nome;Status',
      'SP 94719;Ana;Ativo',
      'RJ 22222;Cid;Saiu do escritório',
      'Encerrados;;',
      'MG 98765;Davi;Inativo',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Cid} registration=oab:RJ:22222',
      '4 ! cell_not_oab',
      '5 {nome:Davi} registration=oab:MG:98765',
    ],
  },
  {
    ...common,
    sheet: 'main and supplementary registrations',
    lines: ['Advogado;OAB principal;OAB suplementar', 'Ana;SP 94719;RJ 22222-A', 'Bia;SP 123456;'],
    expects: ['asks ask_left_column'],
  },
  {
    ...common,
    sheet: 'several registrations in a cell',
    lines: [
      'OAB;E-mail',
      'SP 94719, RJ 22222;ana@x.example',
      'SP 94719\\RJ 22222;b@x.example',
      'SP 94719 + RJ 22222;c@x.example',
    ],
    expects: ['1 - header', '2 ! cell_two_oabs', '3 ! cell_two_oabs', '4 ! cell_two_oabs'],
  },
  {
    ...common,
    sheet: 'main and appended cases',
    lines: ['Processo;Apenso;Responsável', `${A};${B};Ana`],
    expects: ['asks ask_left_column'],
  },
  {
    ...common,
    sheet: 'the main case in one column, its incident beside',
    lines: ['Processo principal;Incidente;Responsável', `${A};${A}/50001;Ana`],
    expects: ['asks ask_left_column'],
  },
  {
    ...common,
    sheet: 'registration and case in one list, in rows of their own',
    lines: ['OAB;Processo;Responsável', 'SP 94719;;Ana', `;${A};Bia`, `RJ 22222;${B};Cid`],
    expects: [
      '1 - header',
      '2 {responsavel:Ana} registration=oab:SP:94719',
      '3 {responsavel:Bia} registration=case:00064014520198260100',
      '4 ! oab_or_case',
    ],
  },
  {
    ...common,
    sheet: 'offices between the rows, totals and notes',
    lines: [
      'Escritório Lima;;',
      'OAB;Responsável;E-mail',
      'Filial Santos;;',
      'SP 94719;Ana;ana@x.example',
      'Filial Rio;;',
      '*RJ 22222;Cid;cid@x.example',
      'Total de OABs: 2;;',
      '* de licença até março;;',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 ! cell_not_oab',
      '4 {responsavel:Ana} registration=oab:SP:94719',
      '5 ! cell_not_oab',
      '6 {responsavel:Cid} registration=oab:RJ:22222',
      '7 - total',
      '8 - note',
    ],
  },
  {
    ...common,
    sheet: 'the registration in the name',
    lines: ['Advogado;E-mail', 'Ana Souza OAB/SP 94.719;ana@x.example'],
    expects: ['refuses watch_no_column'],
  },
  {
    ...common,
    sheet: 'registrations without a state',
    lines: ['OAB;E-mail', '94719;ana@x.example', '22222;cid@x.example'],
    expects: ['1 - header', '2 ! row_oab_without_uf', '3 ! row_oab_without_uf'],
  },
  {
    ...common,
    sheet: 'no header with e-mail',
    lines: ['SP 94719;ana@x.example', 'RJ 22222;cid@x.example'],
    expects: ['asks ask_header_any'],
  },
  {
    ...common,
    sheet: 'society registrations and trainees',
    lines: [
      'OAB;Nome',
      'OAB/SP 12.345 (sociedade);Lima Advogados',
      'OAB/SP 94.719-E;Estagiário',
      'OAB/SP 94719/E;Estagiária',
    ],
    expects: [
      '1 - header',
      '2 ! cell_oab_of_firm',
      '3 ! cell_oab_of_trainee',
      '4 ! cell_oab_of_trainee',
    ],
  },
  {
    ...common,
    sheet: 'a hidden sheet and a hidden row',
    lines: {
      OABs: {
        rows: [
          ['OAB', 'E-mail'],
          ['SP 94719', 'ana@x.example'],
          ['RJ 22222', 'cid@x.example'],
        ],
        make: (s) => {
          s.getRow(3).hidden = true
        },
      },
      Antigas: { rows: [['OAB'], ['MG 98765']], hidden: true, make: () => undefined },
    },
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:22222'],
    tells: ['told_sheet_hidden'],
  },
  {
    ...common,
    sheet: 'a second block to the right',
    lines: ['OAB;E-mail;;OAB;E-mail', 'SP 94719;ana@x.example;;RJ 22222;cid@x.example'],
    expects: ['asks ask_tie_optional'],
  },
  {
    ...common,
    sheet: 'a second table below',
    lines: ['OAB;E-mail', 'SP 94719;ana@x.example', '', 'Processo;E-mail', `${A};bia@x.example`],
    expects: ['asks ask_other_header'],
  },
]
