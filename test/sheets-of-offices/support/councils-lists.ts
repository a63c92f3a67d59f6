import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(8401, 2018)
const B = cnj(8402, 2019)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }

/** Lists of a paralegal in a hurry, where an empty answer would be no answer. */
export const councilsLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'courts in which nothing is to be looked for',
    careful: 'asks: the filter would be turned round',
    lines: ['OAB;Exceto tribunal', 'OAB/SP 94.719;TJSP', 'OAB/RJ 123.456;TRT2'],
    expects: ['asks ask_exceptions'],
  },
  {
    ...publications,
    sheet: 'courts in which nothing is to be looked for, confirmed',
    careful: 'tells that nothing is left out',
    lines: ['OAB;Exceto tribunal', 'OAB/SP 94.719;TJSP', 'OAB/RJ 123.456;TRT2'],
    map: { oab_numero: 'OAB' },
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=123456 uf_oab=RJ'],
    tells: ['told_exceptions'],
  },
  {
    ...watch,
    sheet: 'registrations of which one has an x under Não acompanhar',
    careful: 'asks: the second is not to be followed',
    lines: ['OAB;Não acompanhar', 'SP 94.719;', 'RJ 123.456;x'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...dossier,
    sheet: 'numbers of before 2010 beside one of today',
    careful: 'rejects the two old ones, reads the last',
    lines: ['Processo', '583.00.2005.012345-6', '2005.001.012345-6', A],
    expects: [
      '1 - header',
      '2 ! row_not_cnj',
      '3 ! row_not_cnj',
      '4 {} numero=00084015220188260100',
    ],
  },
  {
    ...watch,
    sheet: 'lawyers on leave of the bar',
    careful: 'asks or tells: whoever is on leave gets no publications',
    lines: ['Advogado;OAB;Situação na OAB', 'Ana;SP 94.719;Regular', 'Bia;RJ 123.456;Licenciada'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Bia} registration=oab:RJ:123456',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...dossier,
    sheet: 'cases with those that are joined to them',
    careful: 'asks or tells: the joined ones are not looked up',
    lines: ['Processo;Apenso;Cliente', `${A};${B};Ana`, `${cnj(8403, 2020)};;Rui`],
    expects: ['asks ask_left_column'],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'couples in one cell, as deeds write them',
    careful: 'rejects the couples: two persons are looked for as one',
    lines: [
      'Parte;Comarca',
      'João da Silva e s/m;Santos',
      'Ana Prado e seu marido;Santos',
      'Rui Sá;Ubá',
    ],
    expects: ['1 - header', '2 ! row_several_names', '3 ! row_several_names', '4 {} nome=Rui Sá'],
  },
  {
    ...extract,
    sheet: 'documents of which only some pages are wanted, in words',
    careful: 'rejects or asks: the whole would be paid for and read',
    documents: ['um.txt', 'dois.txt'],
    lines: ['Arquivo;Páginas', 'um.txt;só a última', 'dois.txt;da 3 em diante'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786 ~ note_whole_document',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857 ~ note_whole_document',
    ],
  },
  {
    ...watch,
    sheet: 'teams with titles of which one says that its lead has left',
    careful: 'asks or tells: those below were his',
    lines: {
      Carteira: [
        ['Processo', 'Cliente'],
        ['Equipe Dra. Bia'],
        [A, 'Ana'],
        ['Equipe Dr. Rui (desligado em 2024)'],
        [B, 'Loja Sol'],
      ],
    },
    expects: [
      '1 - header',
      '2 ! row_not_cnj',
      '3 {cliente:Ana} registration=case:00084015220188260100',
      '4 ! row_not_cnj',
      '5 {cliente:Loja Sol} registration=case:00084020320198260100',
    ],
  },
  {
    ...publications,
    sheet: 'periods in words beside each registration',
    careful: 'asks or rejects: no day stands there',
    lines: ['OAB;Período', 'OAB/SP 94.719;1ª quinzena de março', 'OAB/RJ 123.456;março todo'],
    expects: ['asks ask_unread_periods'],
  },
]
