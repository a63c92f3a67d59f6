import { expect } from 'vitest'
import { caseOf } from './lists-cases.js'
import type { JudgedSheet } from './outcome.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Lists for `watch`, as a paralegal in a hurry gets them. */
export const paralegalWatch: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'a sheet for each lawyer, named by the registration',
    careful: 'a question, or told which sheets are left out: the cases of Rui are not watched',
    lines: {
      'Ana OAB-SP 94719': [
        ['Processo', 'Cliente'],
        [caseOf(8267605), 'Oficina São João'],
      ],
      'Rui OAB-SP 123456': [
        ['Processo', 'Cliente'],
        [caseOf(1200344), 'Mercado Sol'],
      ],
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...watch,
    sheet: 'offices as headings between the lines, the state in the heading',
    careful:
      'the number takes the state of its block, or is rejected: none is another state, none is gone',
    lines: {
      Plan1: [
        ['Inscrição', 'Advogado'],
        ['OAB/PR - CURITIBA'],
        ['30.111', 'Ivo Luz'],
        ['30.222', 'Eva Nys'],
        ['OAB/SC - JOINVILLE'],
        ['11.333', 'Ugo Paz'],
      ],
    },
    expects: [
      '1 - header',
      '2 ! cell_not_oab',
      '3 ! row_oab_without_uf',
      '4 ! row_oab_without_uf',
      '5 ! cell_not_oab',
      '6 ! row_oab_without_uf',
    ],
  },
  {
    ...watch,
    sheet: 'main and supplementary registration of one lawyer',
    careful: 'both are watched: two columns of registrations are asked about',
    lines: [
      'Advogado;OAB principal;OAB suplementar',
      'Ana Prado;OAB/SP 94.719;OAB/RJ 210.345-A',
      'Rui Sá;OAB/SP 123.456;OAB/MG 98.765-S',
      'Bia Reis;OAB/RS 50.001-B;',
    ],
    expects: ['asks ask_left_column'],
  },
  {
    ...watch,
    sheet: 'cases that are closed and a lawyer who left',
    careful: 'watched, since a case can be reopened, and told that the sheet says closed or left',
    lines: [
      'OAB;Processo;Status;Data de desligamento',
      'OAB/SP 94.719;;Ativo;',
      'OAB/SP 123.456;;Desligado;31/01/2024',
      `;${caseOf(8267605)};Ativo;`,
      `;${caseOf(1200344)};Arquivado;`,
    ],
    expects: [
      '1 - header',
      '2 {} registration=oab:SP:94719',
      '3 {} registration=oab:SP:123456',
      '4 {} registration=case:82676056220228260100',
      '5 {} registration=case:12003440520228260100',
    ],
    tells: ['columns_left_out'],
  },
  {
    ...watch,
    sheet: 'a case and the lawyer of it in each line',
    careful:
      'a question: watching the case alone misses what the lawyer has elsewhere, and the reverse',
    lines: [
      'Processo;Cliente;Advogado responsável;OAB',
      `${caseOf(8267605)};Oficina São João;Ana Prado;OAB/SP 94.719`,
      `${caseOf(1200344)};Mercado Sol;Rui Sá;OAB/SP 123.456`,
    ],
    expects: ['asks ask_oab_or_case'],
  },
  {
    ...watch,
    map: { numero_processo: '' },
    sheet: 'a case and the lawyer of it in each line, of which the lawyers are watched',
    careful: 'watches the lawyers',
    lines: [
      'Processo;Cliente;Advogado responsável;OAB',
      `${caseOf(8267605)};Oficina São João;Ana Prado;OAB/SP 94.719`,
    ],
    expects: ['1 - header', expect.stringContaining('registration=oab:SP:94719')],
  },
  {
    ...watch,
    sheet: 'no header, a number that lost its zeros, one of a trainee and one of a firm',
    careful: 'the first line is a row; a trainee is no lawyer of that number, nor is a firm',
    lines: [
      'Ana Prado;OAB/SP 94.719',
      'Rui Sá;OAB/SP 007.719',
      'Gil Poe;OAB/SP 123.456-E',
      'Prado e Sá Advogados;OAB/SP 4.321 (sociedade)',
    ],
    expects: ['asks ask_header_any'],
  },
  {
    ...watch,
    sheet: 'lawyers by lines of text, with a count and a signature below',
    careful: 'three registrations, the last lines are no rows; none of the first three is gone',
    lines: {
      Lista: [
        [],
        ['Relação de advogados para intimação', undefined, undefined, 'Emitido em 03/11/2025'],
        [],
        [],
        ['Ord.', 'Nome', 'Registro', 'UF'],
        [1, 'ANA PRADO', 'OAB nº 94.719', 'São Paulo'],
        [2, 'Rui Sá', 'OAB nº 123.456', 'SP'],
        [3, '* Bia Reis (coordenadora)', 'OAB nº 50.001', 'R.S.'],
        ['Total de advogados: 3'],
        ['Conferido por Eva Nys, OAB/SC 11.333'],
      ],
    },
    expects: ['refuses watch_no_column'],
  },
  {
    ...watch,
    sheet: 'numbers that a spreadsheet wrote, of trainees, firms and several lawyers',
    careful: 'nobody else is watched: what is not the number of one lawyer is rejected',
    lines: [
      'Nome;OAB;UF',
      'a;94719,00;SP',
      'b;9,4719E+04;SP',
      'c;94.719-S;SP',
      'd;123456-E;SP',
      'e;OAB/SP 4.321 (sociedade);SP',
      'f;12.345 e 12.346;DF',
      'g;OAB/SP 94.719 a 94.721;SP',
      'h;94.719;SP/RJ',
      'i;1234567;SP',
      'j;94719-1;SP',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_oab',
      '3 ! cell_not_oab',
      '4 {spellings:[94719-S],nome:c} registration=oab:SP:94719',
      '5 ! cell_oab_of_trainee',
      '6 ! cell_oab_of_firm',
      '7 ! cell_two_oabs',
      '8 ! cell_not_oab',
      '9 ! row_not_a_uf',
      '10 ! cell_not_oab',
      '11 ! cell_not_oab',
    ],
  },
]
