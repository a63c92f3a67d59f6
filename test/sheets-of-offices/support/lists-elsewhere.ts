import { cnj } from '../../accept/support/cases.js'
import type { OfficeSheet } from './outcome.js'
import { correct } from './requests.js'

const A = cnj(9301, 2018)
const B = cnj(9302, 2019)
const publications = { job: 'publications', parameters: [] }
const STATES = [
  'Advogado;OAB SP;OAB RJ;OAB MG',
  'Heloísa;SP 94.719;RJ 65.432;',
  'Álvaro;;RJ 70.001;MG 200.233',
  'Tércia;SP 94.720;;',
]
const BESIDE = [
  'Processo;Vencimento;Valor;;Processo;Vencimento;Valor',
  `${A};10/01/2020;1.000,00;;${B};10/03/2020;3.000,00`,
  `${A};10/02/2020;2.000,00;;;;`,
  `;;;;${B};10/04/2020;4.000,00`,
]

/** What items are known by, beside the columns that are read. */
export const keysElsewhere: OfficeSheet[] = [
  {
    ...publications,
    sheet: 'a column of registrations for each state, one of which was chosen',
    map: { oab_numero: 'OAB SP' },
    lines: STATES,
    expects: [
      '1 - header',
      '2 {nome:Heloísa} numero_oab=94719 uf_oab=SP',
      '3 ! line_key_elsewhere',
      '4 {nome:Tércia} numero_oab=94720 uf_oab=SP',
    ],
    tells: ['told_left_column'],
  },
  {
    ...publications,
    sheet: 'the registrations of both sides, one of which was chosen',
    map: { oab_numero: 'OAB réu' },
    lines: ['Pasta;OAB autor;OAB réu', '1;SP 94.719;RJ 65.432', '2;SP 94.720;', '3;;RJ 70.001'],
    expects: [
      '1 - header',
      '2 {} numero_oab=65432 uf_oab=RJ',
      '3 ! line_key_elsewhere',
      '4 {} numero_oab=70001 uf_oab=RJ',
    ],
    tells: ['told_left_column'],
  },
  {
    job: 'watch',
    parameters: ['night=16/09/2026'],
    sheet: 'numbers alone in a second column of the bar',
    map: { oab_numero: 'OAB', oab_uf: 'UF' },
    lines: ['OAB;UF;OAB 2', '94719;SP;65432', ';RJ;65433', '94720;SP;'],
    expects: [
      '1 - header',
      '2 {} registration=oab:SP:94719',
      '3 ! line_key_elsewhere',
      '4 {} registration=oab:SP:94720',
    ],
    tells: ['told_left_column'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'two lists of cases side by side, the first of which was chosen',
    map: { numero_processo: 'A' },
    lines: ['Processo;;Processo', `${A};;${B}`, `;;${cnj(9303)}`],
    expects: [
      '1 - header',
      '2 {} numero=00093013520188260100',
      '3 ! cell_missing line_key_elsewhere',
    ],
    tells: ['told_left_column'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'a case within a remark, in another column',
    lines: ['Cliente;Processo', `Ana;${A}`, `OBS: incluir também o ${B};`, 'Elaborado por Ana;'],
    expects: [
      '1 - header',
      '2 {} numero=00093013520188260100',
      '3 ! cell_missing line_key_elsewhere',
      '4 - note',
    ],
  },
  {
    ...publications,
    sheet: 'a case is asked, and a registration stands beside it',
    lines: ['Processo;Advogado adverso', `${A};Rui Costa (OAB/RJ 65.432)`, `${B};`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00093013520188260100',
      '3 {} numero_processo=00093028320198260100',
    ],
  },
  {
    ...correct,
    sheet: 'two lists of debts side by side, the first of which was chosen',
    map: { numero_processo: 'A', data_base: 'B', valor: 'C' },
    lines: BESIDE,
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000}',
      '3 {date:2020-02-10,amount:2000}',
      '4 ! cell_missing cell_missing line_key_elsewhere',
    ],
    tells: ['told_left_list', 'told_left_list'],
  },
  {
    ...publications,
    sheet: 'state and number that changed places in one row',
    lines: ['OAB;UF', '94719;SP', 'RJ;65432', 'São Paulo;OAB 70.001'],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 ! cell_oab_turned',
      '4 ! cell_oab_turned',
    ],
  },
  {
    ...publications,
    sheet: 'two registrations in a cell',
    lines: [
      'OAB',
      'SP 123456 / RJ 65432',
      'OAB/SP 123.456 e OAB/RJ 65.432',
      'SP 123.456, 65.432',
      '"123456/SP; 65432/RJ"',
      'SP123456 RJ65432',
      'OAB/SP 123.456 - OAB/RJ 65.432',
      'SP 123456 (RJ 65432)',
    ],
    expects: ['1 - header', ...[2, 3, 4, 5, 6, 7, 8].map((line) => `${line} ! cell_two_oabs`)],
  },
]
