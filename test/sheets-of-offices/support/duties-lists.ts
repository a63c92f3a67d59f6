import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(8601, 2018)
const B = cnj(8602, 2019)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }
const parties = { job: 'people', parameters: ['who=parties'] }

/** Lists whose answer would be empty or of somebody else. */
export const dutiesLists: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'until when each registration is to be followed',
    careful: 'asks: the second ended a year before',
    lines: ['OAB;Acompanhar até', 'SP 94.719;31/12/2027', 'RJ 123.456;31/12/2024'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a title says until when the list is in force',
    careful: 'asks or tells: another list took its place',
    lines: ['Lista vigente até 30/06/2025;', 'OAB;Advogado', 'SP 94.719;Ana', 'RJ 123.456;Bia'],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana} registration=oab:SP:94719',
      '4 {nome:Bia} registration=oab:RJ:123456',
    ],
    tells: ['told_list_notes'],
  },
  {
    ...watch,
    sheet: 'states by letters, with a legend below',
    careful: 'asks or tells: S is suspended',
    lines: [
      'OAB;Advogado;Sit.',
      'SP 94.719;Ana;A',
      'RJ 123.456;Bia;S',
      'A = ativa, S = suspensa;;',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Bia} registration=oab:RJ:123456',
      '4 ! cell_not_oab',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'a registration that was transferred to another state',
    careful: 'asks or tells: it has another number there',
    lines: ['OAB;Advogado;Obs.', 'SP 94.719;Ana;', 'SP 123.456;Bia;transferida p/ OAB/RJ 200.111'],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '3 {nome:Bia} numero_oab=123456 uf_oab=SP',
    ],
    tells: ['told_left_remark', 'told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'a title names another month than the period given',
    careful: 'asks: April or March',
    lines: ['Publicações de abril/2025;', 'OAB;Advogado', 'SP 94.719;Ana', 'RJ 123.456;Bia'],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '4 {nome:Bia} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_list_notes'],
  },
  {
    ...publications,
    sheet: 'a scan: letters in the numbers of registrations',
    careful: 'rejects both',
    lines: ['OAB;Advogado', 'SP 94.7l9;Ana', 'SP 1O3.456;Bia', 'RJ 123.456;Caio'],
    expects: [
      '1 - header',
      '2 ! cell_not_oab',
      '3 ! cell_not_oab',
      '4 {nome:Caio} numero_oab=123456 uf_oab=RJ',
    ],
  },
  {
    ...publications,
    sheet: 'a heading of one state, a cell with another behind the number',
    careful: 'reads or asks the state of the cell',
    lines: ['OAB/SP nº;Advogado', '94.719;Ana', '123.456 (RJ);Bia'],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '3 {nome:Bia} numero_oab=123456 uf_oab=RJ',
    ],
  },
  {
    ...dossier,
    sheet: 'a court beside a number of another court',
    careful: 'asks or tells: one of both is wrong',
    lines: ['Processo;Tribunal;Cliente', `${A};TJSP;Ana`, `${B};TJRJ;Rui`],
    expects: ['1 - header', '2 {} numero=00086015920188260100', '3 {} numero=00086021020198260100'],
    tells: ['told_list_remarks'],
  },
  {
    ...parties,
    sheet: 'women with the name that they bore before',
    careful: 'asks or tells: cases stand under the former name',
    lines: ['Nome;Nome de solteira', 'Ana Prado Lima;Ana Prado', 'Eva Reis Costa;'],
    expects: ['1 - header', '2 {} nome=Ana Prado Lima', '3 {} nome=Eva Reis Costa'],
    tells: ['told_left_remark'],
  },
  {
    ...parties,
    sheet: 'companies with the names that they had before, in the same cell',
    careful: 'rejects or asks: two names are looked for as one',
    lines: [
      'Razão social;Cidade',
      'Banco Sol S.A. (atual denominação de Banco Lua S.A.);Santos',
      'Loja Mar Ltda., nova denominação de Loja Rio Ltda.;Ubá',
      'Bar Azul Ltda.;Ubá',
    ],
    expects: [
      '1 - header',
      '2 ! row_several_names',
      '3 ! row_several_names',
      '4 {} nome=Bar Azul Ltda.',
    ],
  },
  {
    ...extract,
    sheet: 'documents that a password closes',
    careful: 'asks or tells: what is closed cannot be read',
    documents: ['um.txt', 'dois.txt'],
    lines: ['Arquivo;Cliente;Senha', 'um.txt;Ana;1234', 'dois.txt;Rui;'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...extract,
    sheet: 'documents of which one was replaced by another',
    careful: 'asks or tells: the old one would be read',
    documents: ['um.txt', 'dois.txt', 'dois-v2.txt'],
    lines: ['Arquivo;Cliente;Substituído por', 'um.txt;Ana;', 'dois.txt;Rui;dois-v2.txt'],
    expects: ['asks ask_doubtful_keys'],
  },
]
