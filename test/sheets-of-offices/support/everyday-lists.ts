import { bare, cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9801, 2018)
const B = cnj(9802, 2019)
const C = cnj(9803, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=03/03/2025'] }
const people = { job: 'people', parameters: ['who=parties'] }
const dossier = { job: 'dossier', parameters: [] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }

/** Registrations, cases, names and documents as offices have them day by day. */
export const everydayLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'clear: lawyers with their registration and the name of the state',
    careful: 'reads each with its state',
    lines: [
      'Advogado;Inscrição;Seccional',
      'Ana Lima;94.719;São Paulo',
      'Rui Costa;65432;Rio de Janeiro',
      'Bia Reis;50001;Rio Grande do Sul',
    ],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 {} numero_oab=65432 uf_oab=RJ',
      '4 {} numero_oab=50001 uf_oab=RS',
    ],
  },
  {
    ...publications,
    sheet: 'clear: an export of PJe',
    careful: 'reads the cases; the other columns are not used',
    lines: [
      'Processo;Classe judicial;Órgão julgador;Autuado em;Polo ativo;Polo passivo;Último movimento',
      `${A};PROCEDIMENTO COMUM CÍVEL (7);3ª Vara Cível;10/01/2018;ANA LIMA;BANCO DELTA S.A.;Conclusos (10/02/2025)`,
      `${B};EXECUÇÃO FISCAL (1116);1ª Vara;11/01/2019;MUNICÍPIO;RUI COSTA;Juntada (11/02/2025)`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00098010420188260100',
      '3 {} numero_processo=00098025220198260100',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: headings whose letters were read in another code',
    careful: 'reads both cases',
    lines: ['NÃºmero do processo;RÃ©u', `${A};Padaria SÃ£o JoÃ£o`, `${B};Bar Lua`],
    expects: ['1 - header', '2 {} numero=00098010420188260100', '3 {} numero=00098025220198260100'],
  },
  {
    ...dossier,
    sheet: 'clear: a heading with its plural in brackets',
    careful: 'reads both cases',
    lines: ['Nº do(s) processo(s);Advogado(a)', `${A};Ana`, `${bare(B)};Rui`],
    expects: ['1 - header', '2 {} numero=00098010420188260100', '3 {} numero=00098025220198260100'],
  },
  {
    ...watch,
    sheet: 'clear: registrations with whom to tell, several addresses in a cell',
    careful: 'reads; all addresses are told',
    lines: [
      'Advogado;OAB;UF;E-mail',
      'Ana Lima;94719;sp;ana@lima.adv.br; ',
      'Rui Costa;65432;RJ ;"rui@costa.adv.br, bia@costa.adv.br"',
    ],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:65432'],
  },
  {
    ...people,
    sheet: 'clear: companies with their trade names, documents and towns',
    careful: 'looks for the company name',
    lines: [
      'Razão social;Nome fantasia;CNPJ;Município/UF',
      'Oficina São João Ltda.;São João Motores;12.345.678/0001-95;Campinas/SP',
      'Mercado Sol S.A.;Sol;98.765.432/0001-98;Santos/SP',
    ],
    expects: ['1 - header', '2 {} nome=Oficina São João Ltda.', '3 {} nome=Mercado Sol S.A.'],
  },
  {
    ...people,
    sheet: 'clear: persons with the names of their mothers',
    careful: 'looks for Nome, not for the mother',
    lines: [
      'Nome completo;CPF;Nome da mãe;Nascimento',
      'Ana Maria Lima;111.444.777-35;Rosa Lima;03/04/1980',
      'Rui Pedro Costa;529.982.247-25;Vera Costa;05/06/1975',
    ],
    expects: ['1 - header', '2 {} nome=Ana Maria Lima', '3 {} nome=Rui Pedro Costa'],
  },
  {
    ...extract,
    sheet: 'clear: names of files with accents, blanks and other endings',
    careful: 'finds the three',
    documents: ['Sentença - Ação 01.txt', 'ACÓRDÃO.TXT', 'sub pasta/Decisão final.txt'],
    lines: [
      'Nº;Arquivo',
      '1;Sentença - Ação 01.txt ',
      '2;ACÓRDÃO.TXT',
      '3;sub pasta/Decisão final.txt',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:Sentença - Ação 01.txt,filename:Sentença - Ação 01.txt,mimeType:text/plain,bytes:25} sha256=f232ca3faf28dea8ee0ea6bbf14650a7c0657663d04659a341e650d78b0f8419',
      '3 {arquivo:ACÓRDÃO.TXT,filename:ACÓRDÃO.TXT,mimeType:text/plain,bytes:13} sha256=996d4a838d59d365d8d931338a87a0ab6ff70b5431cbb95eb8e8754ced019e24',
      '4 {arquivo:sub pasta/Decisão final.txt,filename:Decisão final.txt,mimeType:text/plain,bytes:28} sha256=1a2f7fcbe0a6184e7fc6cd2d5b484ff60731ab79b4047b8fa0ea851155d83475',
    ],
  },
  {
    ...publications,
    sheet: 'registrations under Registro',
    careful: 'reads them, or asks for the column',
    lines: ['Advogado;Registro', 'Ana Lima;OAB/SP 94.719', 'Rui Costa;OAB/RJ 65.432'],
    expects: ['asks ask_header_any'],
  },
  {
    ...publications,
    sheet: 'the state under OAB, the number under Nº',
    careful: 'reads SP 94719 and RJ 65432, or asks',
    lines: ['Advogado;OAB;Nº', 'Ana Lima;SP;94719', 'Rui Costa;RJ;65432'],
    expects: ['1 - header', '2 ! cell_not_oab', '3 ! cell_not_oab'],
  },
  {
    ...publications,
    sheet: 'a column OAB that says yes or no, and the number beside it',
    careful: 'asks or rejects; never looks for a registration Sim',
    lines: ['Nome;OAB;Número;UF', 'Ana Lima;Sim;94719;SP', 'Rui Costa;Não;;RJ'],
    expects: ['1 - header', '2 ! cell_not_oab', '3 ! cell_not_oab'],
  },
  {
    ...publications,
    sheet: 'registrations that a program wrote as decimals',
    careful: 'reads 94719 and 65432, or rejects; never 947190',
    lines: [
      'Advogado;OAB;UF',
      'Ana Lima;94719.0;SP',
      'Rui Costa;65432.0;RJ',
      'Bia Reis;50.001,00;RS',
    ],
    expects: ['1 - header', '2 ! cell_not_oab', '3 ! cell_not_oab', '4 ! cell_not_oab'],
  },
  {
    ...publications,
    sheet: 'experts of other councils among lawyers',
    careful: 'rejects CRC, CREA and CRM; reads the lawyers',
    lines: [
      'Nome;Inscrição',
      'Ana Lima;OAB/SP 94.719',
      'Caio Nunes;CRC/SP 123456',
      'Davi Melo;CREA-RJ 65432',
      'Eva Souza;CRM/MG 50001',
    ],
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
    sheet: 'a court that contradicts the number of the case',
    careful: 'rejects or asks the second: nothing can come of it',
    lines: ['Processo;Tribunal', `${A};TJSP`, `${B};TJRJ`, `${C};TJSP`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00098010420188260100 tribunal=TJSP',
      '3 {} numero_processo=00098025220198260100 tribunal=TJRJ',
      '4 {} numero_processo=00098030320208260100 tribunal=TJSP',
    ],
  },
  {
    ...publications,
    sheet: 'letters in the place of digits in numbers of cases',
    careful: 'rejects them: O is no zero and l no one',
    lines: ['Processo', A, B.replace('0', 'O'), C.replace('1', 'l')],
    expects: [
      '1 - header',
      '2 {} numero_processo=00098010420188260100',
      '3 {} numero_processo=00098025220198260100 ~ note_case_left_out',
      '4 ! row_not_cnj',
    ],
  },
  {
    ...publications,
    sheet: 'registrations across one line',
    careful: 'asks, or reads the four; never one of them',
    lines: ['OAB;94719/SP;65432/RJ;50001/RS;88123/MG'],
    expects: ['asks ask_header_any'],
  },
  {
    ...publications,
    sheet: 'wildcards in the words to look for',
    careful: 'asks, rejects or tells: the service knows no wildcards',
    lines: ['Termo', 'Oficina São João*', '%Mercado Sol%', 'Padaria Lua'],
    expects: [
      '1 - header',
      '2 {} q=Oficina São João*',
      '3 {} q=%Mercado Sol%',
      '4 {} q=Padaria Lua',
    ],
  },
  {
    ...publications,
    sheet: 'the month to look at in a column',
    careful: 'uses the month of each, or asks, or tells that it is not used',
    lines: ['OAB;Mês', '94719/SP;01/2025', '65432/RJ;02/2025'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=65432 uf_oab=RJ'],
  },
  {
    ...dossier,
    sheet: 'case numbers under a bare Nº',
    careful: 'reads both or asks for the column',
    lines: ['Nº;Classe;Vara', `${A};Execução;1ª`, `${B};Monitória;2ª`],
    expects: ['asks ask_header'],
  },
  {
    ...dossier,
    sheet: 'one case written three times in three ways',
    careful: 'reads it once, or warns that it stands thrice',
    lines: ['Processo;Cliente', `${A};Ana`, `${bare(A)};Ana`, `Proc. ${A} ;Ana`],
    expects: [
      '1 - header',
      '2 {} numero=00098010420188260100',
      '3 {} numero=00098010420188260100',
      '4 {} numero=00098010420188260100',
    ],
  },
  {
    ...dossier,
    sheet: 'numbers of fifteen digits and zeros that a spreadsheet left',
    careful: 'rejects the numbers whose last digits are zeros that Excel made',
    lines: [
      'Processo;Cliente',
      `${bare(A).slice(0, 15)}00000;Ana`,
      `8,26760569202283E+18;Rui`,
      `${B};Bia`,
    ],
    expects: [
      '1 - header',
      '2 ! row_not_cnj',
      '3 ! cell_case_digits_lost',
      '4 {} numero=00098025220198260100',
    ],
  },
  {
    ...watch,
    sheet: 'one registration for two people who are told',
    careful: 'both are told, or the plan says which one is not',
    lines: [
      'Advogado;OAB;Responsável;E-mail',
      'Ana Lima;94719/SP;Bia;bia@lima.adv.br',
      'Ana Lima;94719/SP;Caio;caio@lima.adv.br',
      'Rui Costa;65432/RJ;Bia;bia@lima.adv.br',
    ],
    expects: [
      '1 - header',
      '2 {responsavel:Bia} registration=oab:SP:94719',
      '3 {responsavel:Caio} registration=oab:SP:94719',
      '4 {responsavel:Bia} registration=oab:RJ:65432',
    ],
  },
  {
    ...watch,
    sheet: 'the day on which some of the lawyers left',
    careful: 'asks: who has left is not watched',
    lines: [
      'Advogado;OAB;Admissão;Desligamento',
      'Ana Lima;94719/SP;01/02/2015;',
      'Rui Costa;65432/RJ;01/03/2018;31/01/2025',
      'Bia Reis;50001/RS;01/04/2019;',
    ],
    expects: [
      '1 - header',
      '2 {} registration=oab:SP:94719',
      '3 {} registration=oab:RJ:65432',
      '4 {} registration=oab:RS:50001',
    ],
  },
  {
    ...watch,
    sheet: 'the number of staff beside the registration',
    careful: 'reads OAB; the other is not used',
    lines: ['Matrícula;Nome;OAB;UF', '1022;Ana Lima;94719;SP', '1023;Rui Costa;65432;RJ'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:65432'],
  },
  {
    ...watch,
    sheet: 'public defenders with an office number in the place of a registration',
    careful: 'rejects the defenders; reads the lawyer',
    lines: [
      'Nome;OAB/Matrícula;UF',
      'Ana Lima;94719;SP',
      'Davi Melo;Mat. 331.022-1;SP',
      'Eva Souza;DPE 1022;SP',
    ],
    expects: [
      '1 - header',
      '2 {} registration=oab:SP:94719',
      '3 ! cell_not_oab',
      '4 ! cell_not_oab',
    ],
  },
  {
    ...people,
    sheet: 'names that are none: to be found, initials, masked',
    careful: 'rejects them; looks for Ana Maria Lima alone',
    lines: [
      'Nome',
      'Ana Maria Lima',
      'J. P. S.',
      'M**** S****',
      'A qualificar',
      'Réu desconhecido',
      'Em segredo de justiça',
    ],
    expects: ['refuses need_people_column'],
  },
  {
    ...people,
    sheet: 'names of married women with both names, and a social name',
    careful: 'rejects or asks what is two names; reads the plain one',
    lines: [
      'Parte',
      'Ana Lima (nome de solteira: Ana Reis)',
      'João Melo, que também assina João M. Neto',
      'Rui Costa vulgo Ruizinho',
      'Bia Nunes',
    ],
    expects: [
      '1 - header',
      '2 ! row_name_with_title',
      '3 ! row_name_turned',
      '4 ! row_name_with_title',
      '5 {} nome=Bia Nunes',
    ],
  },
  {
    ...extract,
    sheet: 'a path beside the name of the file',
    careful: 'reads the path with the name, the path alone where it is whole, or asks',
    documents: ['a/um.txt', 'b/dois.txt'],
    lines: ['Caminho;Arquivo', 'a;um.txt', 'b;dois.txt'],
    expects: ['asks ask_tie'],
  },
  {
    ...extract,
    sheet: 'the whole path beside the name of the file',
    careful: 'finds both, or asks',
    documents: ['a/um.txt', 'b/um.txt'],
    lines: ['Arquivo;Caminho', 'um.txt;a/um.txt', 'um.txt;b/um.txt'],
    expects: ['asks ask_tie'],
  },
  {
    ...extract,
    sheet: 'pages of one file in the place of files',
    careful: 'asks or rejects: one file is paid three times, the pages are not taken',
    documents: ['autos.txt'],
    lines: ['Arquivo;Páginas', 'autos.txt;1-10', 'autos.txt;11-20', 'autos.txt;21-35'],
    expects: [
      '1 - header',
      '2 {arquivo:autos.txt,filename:autos.txt,mimeType:text/plain,bytes:9} sha256=db070ad474237d907e890949297b4da5c425b67ec0c3c9fb351f5432142ae0b8',
      '3 {arquivo:autos.txt,filename:autos.txt,mimeType:text/plain,bytes:9} sha256=db070ad474237d907e890949297b4da5c425b67ec0c3c9fb351f5432142ae0b8',
      '4 {arquivo:autos.txt,filename:autos.txt,mimeType:text/plain,bytes:9} sha256=db070ad474237d907e890949297b4da5c425b67ec0c3c9fb351f5432142ae0b8',
    ],
  },
]
