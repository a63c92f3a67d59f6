import { bare, cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9811, 2018)
const B = cnj(9812, 2019)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=03/03/2025'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const dossier = { job: 'dossier', parameters: [] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }
const ROWS = (heading: string, rows: string[][]) => [[heading, 'Advogado'], ...rows]

/** More registrations, cases, names and documents, looked at with other eyes. */
export const everydaySecondLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'clear: registrations in all the ways of a secretary',
    careful: 'reads the six',
    lines: [
      'OAB',
      'SP-94719',
      '94719SP',
      '94.719 / SP',
      'OAB SP nº 65432',
      'OAB: 50001 - RS',
      'oab/mg 88.123',
    ],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 {} numero_oab=94719 uf_oab=SP',
      '4 {} numero_oab=94719 uf_oab=SP',
      '5 {} numero_oab=65432 uf_oab=SP',
      '6 {} numero_oab=50001 uf_oab=RS',
      '7 {} numero_oab=88123 uf_oab=MG',
    ],
  },
  {
    ...publications,
    sheet: 'states that are none or two',
    careful: 'rejects EX, SP/RJ, São Pauo and 35; reads the last',
    lines: ['OAB;UF', '94719;EX', '65432;SP/RJ', '50001;São Pauo', '88123;35', '94720;São Paulo'],
    expects: [
      '1 - header',
      '2 ! row_not_a_uf',
      '3 ! row_not_a_uf',
      '4 ! row_not_a_uf',
      '5 ! row_not_a_uf',
      '6 {} numero_oab=94720 uf_oab=SP',
    ],
  },
  {
    ...publications,
    sheet: 'the day of the last publication beside each case',
    careful: 'not used and told, or asked; never a period',
    lines: ['Processo;Data da publicação', `${A};10/02/2025`, `${B};12/02/2025`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00098114820188260100',
      '3 {} numero_processo=00098129620198260100',
    ],
  },
  {
    ...publications,
    sheet: 'cases of the same office on a second sheet: closed ones',
    careful: 'asks which sheet',
    lines: {
      Ativos: [
        ['Processo', 'Cliente'],
        [A, 'Ana'],
      ],
      Encerrados: [
        ['Processo', 'Cliente'],
        [B, 'Rui'],
      ],
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...watch,
    sheet: 'lawyers on one sheet, those who left on another',
    careful: 'asks which sheet',
    lines: {
      Advogados: ROWS('OAB', [['94719/SP', 'Ana Lima']]),
      'Ex-advogados': ROWS('OAB', [['65432/RJ', 'Rui Costa']]),
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...watch,
    sheet: 'clear: a watch of cases and their owners, with a count below',
    careful: 'reads two; the count is no case',
    lines: [
      'Processo;Responsável;E-mail',
      `${A};Bia;bia@lima.adv.br`,
      `${bare(B)};Caio;caio@lima.adv.br`,
      'Total de processos: 2;;',
    ],
    expects: [
      '1 - header',
      '2 {responsavel:Bia} registration=case:00098114820188260100',
      '3 {responsavel:Caio} registration=case:00098129620198260100',
      '4 - total',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: numbers with blanks or dots in the place of their marks',
    careful: 'reads both',
    lines: ['Processo', A.replace(/[-.]/g, ' '), B.replace('-', '.')],
    expects: ['1 - header', '2 {} numero=00098114820188260100', '3 {} numero=00098129620198260100'],
  },
  {
    ...dossier,
    sheet: 'words in the place of numbers',
    careful: 'rejects the words; reads the number',
    lines: [
      'Processo;Cliente',
      `${A};Ana`,
      'vide anexo;Rui',
      'a distribuir;Bia',
      'segredo de justiça;Caio',
      'idem;Davi',
    ],
    expects: [
      '1 - header',
      '2 {} numero=00098114820188260100',
      '3 ! row_not_cnj',
      '4 ! row_not_cnj',
      '5 ! cell_missing',
      '6 ! row_ditto',
    ],
  },
  {
    ...parties,
    sheet: 'one name of two persons with other tax numbers',
    careful: 'told that the tax number is not used, or warned of the namesakes',
    lines: [
      'Parte;CPF',
      'José da Silva;111.444.777-35',
      'José da Silva;529.982.247-25',
      'Ana Maria Lima;390.533.447-05',
    ],
    expects: [
      '1 - header',
      '2 {} nome=José da Silva',
      '3 {} nome=José da Silva',
      '4 {} nome=Ana Maria Lima',
    ],
  },
  {
    ...parties,
    sheet: 'clear: a list of names under Nome',
    careful: 'reads them: who=parties says what they are, or asks for the column',
    lines: ['Nome;CPF', 'Ana Maria Lima;390.533.447-05', 'Rui Pedro Costa;529.982.247-25'],
    expects: ['1 - header', '2 {} nome=Ana Maria Lima', '3 {} nome=Rui Pedro Costa'],
  },
  {
    ...lawyers,
    sheet: 'clear: names of lawyers in capitals, the registration of some',
    careful: 'by registration where there is one, by name where there is none',
    lines: [
      'Advogado;OAB',
      'ANA MARIA LIMA;94719/SP',
      'RUI PEDRO COSTA;',
      'BIA REIS NUNES;50001/RS',
    ],
    expects: [
      '1 - header',
      '2 {nome:ANA MARIA LIMA} numero_oab=94719 uf_oab=SP',
      '3 {} nome=RUI PEDRO COSTA',
      '4 {nome:BIA REIS NUNES} numero_oab=50001 uf_oab=RS',
    ],
  },
  {
    ...lawyers,
    sheet: 'a registration that is dead or struck off, in its state',
    careful: 'read and told, or asked',
    lines: [
      'Advogado;OAB;Situação da OAB',
      'Ana Lima;94719/SP;Ativa',
      'Rui Costa;65432/RJ;Cancelada - falecido',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Costa} numero_oab=65432 uf_oab=RJ',
    ],
  },
  {
    ...extract,
    sheet: 'patterns, folders and spreadsheets among documents',
    careful: 'rejects *.pdf, the folder and the spreadsheet; reads the text',
    documents: ['um.txt', 'pasta/dois.txt', 'dados.xlsx'],
    lines: ['Arquivo', 'um.txt', '*.pdf', 'pasta/', 'dados.xlsx'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 ! document_missing',
      '4 ! document_unreadable',
      '5 ! document_not_itself',
    ],
  },
  {
    ...extract,
    sheet: 'clear: documents with their kinds',
    careful: 'reads each with its kind',
    documents: ['um.txt', 'dois.txt'],
    lines: ['Documento;Tipo', 'um.txt;Sentença', 'dois.txt;sentença'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
  {
    ...publications,
    sheet: 'clear: a text with a BOM, quotes and a separator within them',
    careful: 'reads both terms whole',
    lines: ['\uFEFF"Termo";"Cliente"', '"Oficina São João";"João; Filhos"', '"Padaria Lua";"Lua"'],
    expects: ['1 - header', '2 {} q=Oficina São João', '3 {} q=Padaria Lua'],
  },
]
