import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9101, 2018)
const B = cnj(9102, 2019)
const C = cnj(9103, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const extract = { job: 'extract', parameters: ['docType=sentenca'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }

/** Lists as programs write them out, of which a careful person would not sign the answer. */
export const programsLists: JudgedSheet[] = [
  {
    ...parties,
    sheet: 'voids of a program among the names of parties',
    careful: 'rejects or leaves out: nobody is called nan, None or NULL',
    lines: ['id;nome', '1;Ana Aparecida Souza', '2;nan', '3;None', '4;NULL', '5;(null)', '6;<NA>'],
    expects: [
      '1 - header',
      '2 {} nome=Ana Aparecida Souza',
      '3 ! row_nobody_to_look_for',
      '4 ! row_nobody_to_look_for',
      '5 ! row_nobody_to_look_for',
      '6 ! row_nobody_to_look_for',
      '7 ! row_nobody_to_look_for',
    ],
  },
  {
    ...parties,
    sheet: 'words in the place of a party that nobody knows',
    careful: 'rejects: none of them is a name',
    lines: [
      'Parte;Processo',
      `Não informado;${A}`,
      `N/I;${B}`,
      `Desconhecido;${C}`,
      `Teste;${A}`,
      `Não consta;${B}`,
      `Sem nome;${C}`,
      `A identificar;${A}`,
    ],
    expects: [
      '1 - header',
      '2 ! row_nobody_to_look_for',
      '3 ! row_nobody_to_look_for',
      '4 ! row_nobody_to_look_for',
      '5 ! row_nobody_to_look_for',
      '6 ! row_nobody_to_look_for',
      '7 ! row_nobody_to_look_for',
      '8 ! row_nobody_to_look_for',
    ],
  },
  {
    ...parties,
    sheet: 'names whose accents became question marks',
    careful: 'rejects or asks: nobody is called so, and nothing would be found',
    lines: ['Nome;Cidade', 'JO?O DA CONCEI??O;Santos', 'ANA LIMA SOUZA;Santos', 'JOS? REIS;Ubá'],
    expects: [
      '1 - header',
      '2 ! row_name_lost_letters',
      '3 {} nome=ANA LIMA SOUZA',
      '4 ! row_not_a_name',
    ],
  },
  {
    ...lawyers,
    sheet: 'a name of a lawyer whose accents became question marks',
    careful: 'rejects or asks: nothing would be found',
    lines: ['Advogado;UF', 'Heloísa Peçanha;SP', 'Jo?o Assun??o;SP'],
    expects: ['1 - header', '2 {} uf_oab=SP nome=Heloísa Peçanha', '3 ! row_name_lost_letters'],
  },
  {
    ...publications,
    sheet: 'words to look for whose accents became question marks',
    careful: 'rejects or asks: nothing would be found',
    lines: ['Termo', 'penhora de cr?ditos', 'Funda??o Azul'],
    expects: ['1 - header', '2 {} q=penhora de cr?ditos', '3 {} q=Funda??o Azul'],
    tells: ['told_filter_columns'],
  },
  {
    ...parties,
    sheet: 'names of a web page with its signs for letters',
    careful: 'reads José, or asks: nobody is called Jos&eacute;',
    lines: ['Nome;UF', '"Jos&eacute; da Silva";SP', '"Lima &amp; Costa Ltda.";SP', 'Ana Souza;SP'],
    expects: [
      '1 - header',
      '2 {} nome=José da Silva',
      '3 {} nome=Lima & Costa Ltda.',
      '4 {} nome=Ana Souza',
    ],
  },
  {
    ...parties,
    sheet: 'names with the mark of a line end that a program left',
    careful: 'reads the name, or asks: nobody is called so',
    lines: ['Nome', 'Ana Lima Souza_x000D_', 'Rui Costa_x000D_'],
    expects: ['1 - header', '2 {} nome=Ana Lima Souza', '3 {} nome=Rui Costa'],
  },
  {
    ...parties,
    sheet: 'names with their role or their tax number behind',
    careful: 'rejects or reads the name alone',
    lines: [
      'Nome',
      'Banco Sul S.A. (RÉU)',
      'Ana Lima Souza - CPF 123.456.789-09',
      'Rui Costa CPF: 123.456.789-09',
      'AUTOR: Bia Prado',
      'Ivo Reis (falecido)',
      'Casa Lar Ltda - 12.345.678/0001-95',
    ],
    expects: [
      '1 - header',
      '2 ! row_name_with_title',
      '3 ! row_not_a_name',
      '4 ! row_not_a_name',
      '5 ! row_not_a_name',
      '6 ! row_name_with_title',
      '7 ! row_not_a_name',
    ],
  },
  {
    ...parties,
    sheet: 'lists of Python in the cells of names',
    careful: 'rejects: two names in a cell, or signs that are of no name',
    lines: [
      'nome',
      "\"['Ana Lima', 'Rui Costa']\"",
      '"[\'Bia Prado\']"',
      '"Lia Reis|Ivo Reis"',
      '"{""nome"": ""Ana""}"',
    ],
    expects: [
      '1 - header',
      '2 ! row_not_a_name',
      '3 ! row_not_a_name',
      '4 ! row_several_names',
      '5 ! row_not_a_name',
    ],
  },
  {
    ...publications,
    sheet: 'registrations that a spreadsheet made numbers with decimals',
    careful: 'reads 94.719 or rejects it; 123.45 was 123.450 and is not 12345',
    lines: {
      Planilha1: [
        ['Advogado', 'OAB', 'UF'],
        ['Ana Lima', 94.719, 'SP'],
        ['Rui Costa', 123.45, 'RJ'],
        ['Bia Prado', 88.1, 'MG'],
      ],
    },
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 ! cell_not_oab',
      '4 ! cell_not_oab',
    ],
  },
  {
    ...publications,
    sheet: 'registrations of a text file whose last zero a program dropped',
    careful: 'rejects: 123.45 was 123.450 and is not 12345',
    lines: ['Advogado;OAB;UF', 'Ana Lima;94.719;SP', 'Rui Costa;123.45;RJ'],
    expects: ['1 - header', '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP', '3 ! cell_not_oab'],
  },
  {
    ...watch,
    sheet: 'a registration that was dragged down beside one name',
    careful: 'asks or tells: each line has one more than that above',
    lines: [
      'Cliente;Advogado;OAB;UF',
      'Casa Lar;Ana Lima;94719;SP',
      'Bar Lua;Ana Lima;94720;SP',
      'Banco Sul;Ana Lima;94721;SP',
      'Padaria;Ana Lima;94722;SP',
    ],
    expects: [
      '1 - header',
      '2 {cliente:Casa Lar,nome:Ana Lima} registration=oab:SP:94719',
      '3 {cliente:Bar Lua,nome:Ana Lima} registration=oab:SP:94720',
      '4 {cliente:Banco Sul,nome:Ana Lima} registration=oab:SP:94721',
      '5 {cliente:Padaria,nome:Ana Lima} registration=oab:SP:94722',
    ],
    tells: ['told_consecutive_oabs'],
  },
  {
    ...watch,
    sheet: 'two lawyers with one registration',
    careful: 'asks or tells: one of them has another',
    lines: ['Advogado;OAB', 'Ana Lima;SP 94.719', 'Rui Costa;SP 94.719', 'Bia Prado;MG 88.123'],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 {nome:Rui Costa} registration=oab:SP:94719',
      '4 {nome:Bia Prado} registration=oab:MG:88123',
    ],
    tells: ['told_oab_of_two'],
  },
  {
    ...watch,
    sheet: 'a data base: active is false for one lawyer',
    careful: 'asks: who is not active is not to be watched',
    lines: ['id,name,oab,uf,is_active', '1,Ana Lima,94719,SP,true', '2,Rui Costa,123456,RJ,false'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a data base: one lawyer was deleted',
    careful: 'asks: who was deleted is not to be watched',
    lines: [
      'id,nome,oab,uf,deleted_at',
      '1,Ana Lima,94719,SP,NULL',
      '2,Rui Costa,123456,RJ,2024-03-01 08:00:00',
    ],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...dossier,
    sheet: 'a data base: cases, one of them deleted by whoever keeps them',
    careful: 'asks or tells: the number may have been wrong',
    lines: [
      'id;numero_processo;excluido_em',
      `1;${A};\\N`,
      `2;${B};2024-03-01 08:00:00`,
      `3;${C};\\N`,
    ],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...publications,
    sheet: 'lists of Python in the cells of registrations',
    careful: 'rejects the two, reads or rejects the one',
    lines: ['oabs', "\"['94719/SP', '123456/RJ']\"", '"[\'88123/MG\']"'],
    map: { oab_numero: 'oabs' },
    expects: ['1 - header', '2 ! cell_two_oabs', '3 {} numero_oab=88123 uf_oab=MG'],
  },
  {
    ...extract,
    documents: ['um.txt', 'pasta/dois.txt'],
    sheet: 'two files in one cell, and a folder',
    careful: 'rejects: neither is one document',
    lines: [
      'Arquivo;Cliente',
      '"um.txt; dois.txt";Ana',
      '"um.txt, pasta/dois.txt";Rui',
      'pasta;Bia',
    ],
    expects: [
      '1 - header',
      '2 ! row_several_documents',
      '3 ! row_several_documents',
      '4 ! document_unreadable',
    ],
  },
  {
    ...publications,
    sheet: 'the court as its number in the numbering of cases',
    careful: 'asks or rejects: 26 is no court of the gazette',
    lines: ['Processo;Tribunal', `${A};26`, `${B};26`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00091012820188260100 tribunal=26',
      '3 {} numero_processo=00091027620198260100 tribunal=26',
    ],
    tells: ['told_filter_columns'],
  },
  {
    ...publications,
    sheet: 'words to look for that are found in every publication, or are none',
    careful: 'rejects: the answer says nothing',
    lines: ['Termo', 'nan', 'de', 'S/A', '%', 'x'],
    expects: [
      '1 - header',
      '2 ! row_no_filter',
      '3 ! row_short_text',
      '4 {} q=S/A',
      '5 ! row_short_text',
      '6 ! row_short_text',
    ],
  },
  {
    ...parties,
    sheet: 'an interface: customers, one of them not active',
    careful: 'asks: who is not active is not to be looked for',
    lines: ['id,nome,isActive', '1,Ana Aparecida Souza,1', '2,Rui Costa Prado,0'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...dossier,
    sheet: 'a data base of cases in which one has no number',
    careful: 'rejects: without a number nothing is looked for',
    lines: ['id,numero_processo,vara', `1,${A},1`, '2,NULL,NULL', `3,${C},2`],
    expects: [
      '1 - header',
      '2 {} numero=00091012820188260100',
      '3 ! cell_missing',
      '4 {} numero=00091032720208260100',
    ],
  },
  {
    ...watch,
    sheet: 'from which day on each lawyer is to be followed',
    careful: 'asks: for one of them the day is to come',
    lines: [
      'Advogado;OAB;Acompanhar a partir de',
      'Ana Lima;SP 94.719;01/02/2025',
      'Rui Costa;RJ 123.456;01/09/2026',
    ],
    expects: ['asks ask_marked_rows'],
  },
]
