import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9201, 2018)
const B = cnj(9202, 2019)
const C = cnj(9203, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const parties = { job: 'people', parameters: ['who=parties'] }

/** Lists from forms, mails and programs, in which something would be missed or taken for another. */
export const pastedLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'the lawyers of the other side with their registrations',
    careful: 'asks: the publications of the other side would come',
    lines: ['Cliente;Advogado adverso;OAB', 'Casa Lar;Ana Lima;SP 94.719', 'Bar Lua;Rui;RJ 65.432'],
    expects: ['asks ask_opponents'],
  },
  {
    ...publications,
    sheet: 'the lawyers of the other side, which somebody confirmed',
    careful: 'reads both',
    lines: ['Cliente;Advogado adverso;OAB', 'Casa Lar;Ana Lima;SP 94.719', 'Bar Lua;Rui;RJ 65.432'],
    map: { oab_numero: 'OAB' },
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui} numero_oab=65432 uf_oab=RJ',
    ],
  },
  {
    ...watch,
    sheet: 'a form that one lawyer answered twice, with two numbers',
    careful: 'asks or tells: one of the numbers is wrong',
    lines: [
      'Carimbo de data/hora;Nome completo;OAB',
      '03/11/2025 10:01:12;Ana Lima Souza;SP 94.719',
      '03/11/2025 10:05:40;Rui Costa Prado;RJ 65.432',
      '03/11/2025 10:09:02;Ana Lima Souza;SP 94.791',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima Souza} registration=oab:SP:94719',
      '3 {nome:Rui Costa Prado} registration=oab:RJ:65432',
      '4 {nome:Ana Lima Souza} registration=oab:SP:94791',
    ],
    tells: ['told_two_oabs_of_one'],
  },
  {
    ...watch,
    sheet: 'lawyers without a number among the others',
    careful: 'rejects both: none is the title of a section',
    lines: [
      'Advogado;OAB',
      'Ana Lima;SP 94.719',
      'Rui Costa;',
      'Bia Prado;MG 88.123',
      'Caio Reis;',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 ! oab_nothing',
      '4 {nome:Bia Prado} registration=oab:MG:88123',
      '5 ! oab_nothing',
    ],
  },
  {
    ...publications,
    sheet: 'lawyers without a number, with what they are',
    careful: 'rejects both: they are rows',
    lines: [
      'Advogado;OAB;Cargo',
      'Rui Costa;;Sócio',
      'Ana Lima;SP 94.719;Sócia',
      'Caio Reis;;Associado',
    ],
    expects: [
      '1 - header',
      '2 ! row_no_filter',
      '3 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '4 ! row_no_filter',
    ],
  },
  {
    ...dossier,
    sheet: 'the first page of what a court found',
    careful: 'tells: 43 of 45 cases are missing',
    lines: [
      'Foram encontrados 45 processos. Exibindo os 25 primeiros.',
      'Processo;Classe;Foro',
      `${A};Procedimento Comum;Foro Central`,
      `${B};Execução;Foro Central`,
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero=00092018020188260100',
      '4 {} numero=00092023120198260100',
    ],
    tells: ['told_rows_missing'],
  },
  {
    ...publications,
    parameters: [],
    sheet: 'a title with the days of the search, and none given',
    careful: 'asks or tells: all years would be read',
    lines: ['Publicações do período de 01/02/2025 a 28/02/2025', 'Advogado;OAB', 'Ana;SP 94.719'],
    expects: ['1 - title', '2 - header', '3 {nome:Ana} numero_oab=94719 uf_oab=SP'],
    tells: ['told_list_notes'],
  },
  {
    ...parties,
    sheet: 'names with their numbers, mails and telephones, from a mail',
    careful: 'reads the numbered names, rejects what is no name',
    lines: [
      'Nome',
      '1. Ana Lima Souza',
      '2) Casa Lar Ltda',
      '3 - Bia Prado',
      'Ivo Reis - ivo@exemplo.com.br',
      'Rui Costa (11) 99999-1234',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Ana Lima Souza',
      '3 {} nome=Casa Lar Ltda',
      '4 ! row_not_a_name',
      '5 ! row_not_a_name',
      '6 ! row_not_a_name',
    ],
  },
  {
    ...parties,
    sheet: 'nobody in particular in the place of parties',
    careful: 'rejects: none of them is a name',
    lines: [
      'Parte;Processo',
      `Vários autores;${A}`,
      `Consumidor final;${B}`,
      `Demais herdeiros;${C}`,
      `Ana Lima Souza;${B}`,
    ],
    expects: [
      '1 - header',
      '2 ! row_nobody_to_look_for',
      '3 ! row_nobody_to_look_for',
      '4 ! row_nobody_to_look_for',
      '5 {} nome=Ana Lima Souza',
    ],
  },
  {
    ...watch,
    sheet: 'clear: registrations of mails, with the marks that end a sentence',
    careful: 'signs: one registration',
    lines: ['OAB', 'OAB/SP 94.719.', 'OAB/SP: 94.719;', '(OAB/SP n.º 94.719)', 'OAB/SP 94.719,'],
    expects: [
      '1 - header',
      '2 {} registration=oab:SP:94719',
      '3 {} registration=oab:SP:94719',
      '4 {} registration=oab:SP:94719',
      '5 {} registration=oab:SP:94719',
    ],
  },
  {
    ...parties,
    sheet: 'clear: companies with numbers and common words in their names',
    careful: 'signs: six names',
    lines: [
      'Razão social',
      'Total Linhas Aéreas S/A',
      'Sem Parar Instituição de Pagamento Ltda',
      '99 Tecnologia Ltda',
      '3M do Brasil Ltda',
      'Diversos Calçados Ltda',
      'Consumidor Final Editora Ltda',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Total Linhas Aéreas S/A',
      '3 {} nome=Sem Parar Instituição de Pagamento Ltda',
      '4 {} nome=99 Tecnologia Ltda',
      '5 {} nome=3M do Brasil Ltda',
      '6 {} nome=Diversos Calçados Ltda',
      '7 {} nome=Consumidor Final Editora Ltda',
    ],
  },
  {
    ...watch,
    sheet: 'clear: towns above their lawyers, and who signs below',
    careful: 'signs: three registrations',
    lines: [
      'Advogado;OAB',
      'Campinas;',
      'Ana Lima Souza;SP 94.719',
      'Belo Horizonte;',
      'Ana Lima Souza;MG 88.123',
      'Ana Lima Souza;MG 88.123-A',
      ';',
      'Atenciosamente;',
      'Bia Prado;',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {nome:Ana Lima Souza} registration=oab:SP:94719',
      '4 - note',
      '5 {nome:Ana Lima Souza} registration=oab:MG:88123',
      '6 {spellings:[88123-A],nome:Ana Lima Souza} registration=oab:MG:88123',
      '8 - note',
      '9 - note',
    ],
  },
  {
    ...watch,
    sheet: 'clear: a branch below the head office, and who is against whom',
    careful: 'signs: two registrations',
    lines: [
      'Advogado;OAB;Parte contrária',
      'Ana Lima;SP 94.719;Banco Sul',
      'Filial Belo Horizonte;;',
      'Bia Prado;MG 88.123;Bar Lua',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 - note',
      '4 {nome:Bia Prado} registration=oab:MG:88123',
    ],
  },
]
