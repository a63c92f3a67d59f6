import { bare, cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9201, 2018)
const B = cnj(9202, 2019)
const C = cnj(9203, 2020)
const publications = { job: 'publications', parameters: [] }
const dossier = { job: 'dossier', parameters: [] }

/** Registrations and cases as a paralegal hands them over in a hurry. */
export const uglyLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'two registrations in a cell',
    careful: 'both are looked for, told; or rejected with the advice to part them',
    lines: [
      'Advogado;OAB',
      'Heloísa;SP 123456 / RJ 65432',
      'Álvaro;OAB/SP 123.456 e OAB/RJ 65.432',
      'Tércia;MG 200.233',
    ],
    expects: [
      '1 - header',
      '2 ! cell_two_oabs',
      '3 ! cell_two_oabs',
      '4 {nome:Tércia} numero_oab=200233 uf_oab=MG',
    ],
  },
  {
    ...publications,
    sheet: 'number and state that changed places in one row',
    careful: 'read as meant, or rejected with the advice; never looked for wrong',
    lines: ['OAB;UF', '94719;SP', 'RJ;65432', '200233;MG'],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 ! cell_oab_turned',
      '4 {} numero_oab=200233 uf_oab=MG',
    ],
  },
  {
    ...publications,
    sheet: 'a column of numbers for each state',
    careful: 'all are looked for, or asked; a row of the second column alone is no note',
    lines: [
      'Advogado;OAB SP;OAB RJ;OAB MG',
      'Heloísa;SP 94.719;RJ 65.432;',
      'Álvaro;;RJ 70.001;MG 200.233',
      'Tércia;SP 94.720;;',
    ],
    expects: ['asks ask_tie_optional'],
  },
  {
    ...publications,
    sheet: 'the registrations of both sides',
    careful: 'asked: whose publications are wanted',
    lines: [
      'Processo interno;OAB autor;OAB réu',
      '1;SP 94.719;RJ 65.432',
      '2;;RJ 70.001',
      '3;SP 94.720;',
    ],
    expects: ['asks ask_header_any'],
  },
  {
    ...publications,
    sheet: 'the registration behind the name',
    careful: 'read',
    lines: ['Advogado', 'Dra. Ana Lima (OAB/SP 94.719)', 'Dr. Rui Costa - OAB/RJ 65.432'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=65432 uf_oab=RJ'],
  },
  {
    ...publications,
    sheet: 'a telephone and a CPF in the column of registrations',
    careful: 'rejected',
    lines: ['OAB', 'SP 94.719', '(11) 98765-4321', '123.456.789-09', 'a confirmar'],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 ! cell_not_oab',
      '4 ! cell_not_oab',
      '5 ! cell_not_oab',
    ],
  },
  {
    ...publications,
    sheet: 'a state in the heading alone',
    careful: 'read with SP, told; or rejected for want of a state',
    lines: ['Advogado;OAB/SP nº', 'Heloísa;94.719', 'Álvaro;94.720'],
    expects: [
      '1 - header',
      '2 {nome:Heloísa} numero_oab=94719 uf_oab=SP',
      '3 {nome:Álvaro} numero_oab=94720 uf_oab=SP',
    ],
  },
  {
    ...publications,
    sheet: 'a registration that is suspended, said in its cell',
    careful: 'looked for, or rejected; the words are not lost in a number',
    lines: ['OAB', 'OAB/SP nº 94.719 (suspensa)', 'OAB/RJ nº 65.432'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=65432 uf_oab=RJ'],
  },
  {
    ...publications,
    sheet: 'from and until under short headings',
    careful: 'the period is heard or asked about; not the whole gazette without a word',
    lines: ['OAB;De;Até', 'SP 94.719;01/09/2026;10/09/2026', 'RJ 65.432;01/09/2026;10/09/2026'],
    expects: [
      '1 - header',
      '2 {} data_inicio=2026-09-01 data_fim=2026-09-10 numero_oab=94719 uf_oab=SP',
      '3 {} data_inicio=2026-09-01 data_fim=2026-09-10 numero_oab=65432 uf_oab=RJ',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...dossier,
    sheet: 'numbers in sentences',
    careful: 'the number is read out of the sentence, or the row is rejected',
    lines: [
      'Processo',
      `Proc. ${A} em trâmite na 2ª Vara`,
      `${B} (execução de alimentos)`,
      `ver ${C}`,
    ],
    expects: [
      '1 - header',
      '2 {} numero=00092018020188260100',
      '3 {} numero=00092023120198260100',
      '4 ! row_case_with_text',
    ],
  },
  {
    ...dossier,
    sheet: 'two columns of numbers without a heading',
    careful: 'asked: the second column would be lost',
    lines: [`${A};${B}`, `${C};${cnj(9204)}`],
    expects: ['asks ask_header'],
  },
  {
    ...dossier,
    sheet: 'two lists side by side under one heading each',
    careful: 'asked, or all read',
    lines: ['Processo;;Processo', `${A};;${B}`, `${C};;`, `;;${cnj(9204)}`],
    expects: ['asks ask_tie'],
  },
  {
    ...dossier,
    sheet: 'main case and appended one',
    careful: 'asked: rows of the appended alone are no notes',
    lines: ['Processo;Apenso', `${A};${B}`, `${C};`, `;${cnj(9204)}`],
    expects: ['asks ask_left_column'],
  },
  {
    ...dossier,
    sheet: 'bare digits, one short, one as written by a spreadsheet',
    careful: 'the short one is rejected or completed; 1E+19 is rejected',
    lines: ['Nº', bare(A), bare(B).slice(2), '1,23457E+19'],
    expects: ['asks ask_header'],
  },
  {
    ...dossier,
    sheet: 'two cases in a cell, over two lines',
    careful: 'rejected with the advice, or both read',
    lines: ['Cliente;Processo', `Ana;"${A}\n${B}"`, `Rui;${C}`],
    expects: ['1 - header', '2 ! row_several_cases', '4 {} numero=00092037920208260100'],
  },
  {
    ...dossier,
    sheet: 'a note in the midst that names a case',
    careful: 'a row: read or rejected, never a note',
    lines: ['Cliente;Processo', `Ana;${A}`, `OBS: incluir também o ${B};`, `Rui;${C}`],
    expects: [
      '1 - header',
      '2 {} numero=00092018020188260100',
      '3 ! cell_missing line_key_elsewhere',
      '4 {} numero=00092037920208260100',
    ],
  },
]
