import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9301, 2021)
const B = cnj(9302, 2022)
const caseA = A.replace(/\D/g, '')
const caseB = B.replace(/\D/g, '')
const watch = { job: 'watch', parameters: ['night=15/11/2026'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const dossier = { job: 'dossier', parameters: [] }

const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/10/2026', 'data_fim=31/10/2026'],
}

/** Lists as clerks copy them from programs, printouts and messages. */
export const clerksLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'trainees by a word behind the number',
    careful: 'rejects them: the lawyers of these numbers are other persons',
    lines: [
      'OAB;Equipe',
      'SP 123.456;Cível',
      'OAB/SP 123.457 (Est.);Cível',
      'SP 123.458 (estagiária);Cível',
      'RJ 45.670 (Estag.);Fiscal',
      'MG 98.700 - acadêmico;Fiscal',
      'SP 123.459 (suplementar);Fiscal',
      'SP 123.460 (Estág.);Fiscal',
      'SP 123.461 (Estágio);Fiscal',
    ],
    expects: [
      '1 - header',
      '2 {} numero_oab=123456 uf_oab=SP',
      '3 ! cell_oab_of_trainee',
      '4 ! cell_oab_of_trainee',
      '5 ! cell_oab_of_trainee',
      '6 ! cell_oab_of_trainee',
      '7 {} numero_oab=123459 uf_oab=SP',
      '8 ! cell_oab_of_trainee',
      '9 ! cell_oab_of_trainee',
    ],
  },
  ...[
    'Exibindo 1 - 2 de 57',
    'Resultados 1 a 2 de 57',
    'Exibindo registros 1 a 2 de um total de 57',
    'Qtd. de registros: 57',
    'Processos 1 a 2 de 57',
    'Exibindo 1 - 2 de 1.234',
    'Processos encontrados: 1.234',
  ].map((foot) => ({
    ...dossier,
    sheet: `the first page of a list with «${foot}» below it`,
    careful: 'tells that the list goes on elsewhere',
    lines: ['Processo;Classe', `${A};Cível`, `${B};Cível`, `${foot};`],
    expects: ['1 - header', `2 {} numero=${caseA}`, `3 {} numero=${caseB}`, '4 - note'],
    tells: ['told_rows_missing'],
  })),
  ...[
    '57 registros encontrados',
    'Processos encontrados: 57',
    'Total de 57 processos localizados',
  ].map((head) => ({
    ...dossier,
    sheet: `the first page of a list with «${head}» above it`,
    careful: 'tells that the list goes on elsewhere',
    lines: [`${head};`, 'Processo;Classe', `${A};Cível`, `${B};Cível`],
    expects: ['1 - title', '2 - header', `3 {} numero=${caseA}`, `4 {} numero=${caseB}`],
    tells: ['told_rows_missing'],
  })),
  ...['Exibindo 1 - 2 de 2', 'Partes 1 de 3', '2 registros encontrados'].map((foot) => ({
    ...dossier,
    sheet: `clear: a whole list with «${foot}» below the classes`,
    careful: 'reads both',
    lines: ['Processo;Classe', `${A};Cível`, `${B};Cível`, `;${foot}`],
    expects: ['1 - header', `2 {} numero=${caseA}`, `3 {} numero=${caseB}`, '4 - note'],
  })),
  {
    ...publications,
    sheet: 'the state of the branch beside numbers without a state',
    careful: 'asks: a lawyer of that branch may be registered in another state',
    lines: ['Filial;Estado;Advogado;OAB', 'Santos;SP;Ana;123456', 'Niterói;RJ;Rui;45670'],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...publications,
    sheet: 'clear: the state of the branch beside registrations with their own',
    careful: 'reads the state of each registration',
    lines: ['Filial;Estado;Advogado;OAB', 'Santos;SP;Ana;RJ 123456', 'Niterói;RJ;Rui;RJ 45670'],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=123456 uf_oab=RJ',
      '3 {nome:Rui} numero_oab=45670 uf_oab=RJ',
    ],
  },
  ...['☐', '❌'].map((no) => ({
    ...watch,
    sheet: `boxes to tick, one of which is ${no}`,
    careful: 'asks: nobody wants that one watched',
    lines: ['Monitorar;Nome;OAB', '☑;Ana;SP 123456', `${no};Rui;RJ 45670`, '✅;Eva;MG 98700'],
    expects: ['asks ask_marked_rows'],
  })),
  {
    ...lawyers,
    sheet: 'lawyers with their state behind the name',
    careful: 'rejects it: no name of the base ends like that',
    lines: ['Advogado', 'Ana Lima - SP', 'Rui Sá', 'Eva Reis-SP', 'Jean-Paul Sá'],
    expects: [
      '1 - header',
      '2 ! row_name_with_title',
      '3 {} nome=Rui Sá',
      '4 ! row_name_with_title',
      '5 {} nome=Jean-Paul Sá',
    ],
  },
  {
    ...parties,
    sheet: 'both sides of a case with the sign of a product between them',
    careful: 'rejects it: nobody has that name',
    lines: [
      'Processo;Partes',
      `${A};Rui Sá × Loja Norte`,
      `${B};Casa Lar Ltda`,
      `${A};Rui Sá×Loja Sul`,
    ],
    expects: [
      '1 - header',
      '2 ! row_several_names',
      '3 {} nome=Casa Lar Ltda',
      '4 ! row_several_names',
    ],
  },
  {
    ...watch,
    sheet: 'registrations without any heading, whose column was said',
    careful: 'reads all three',
    map: { oab_numero: 'A' },
    lines: ['OAB/SP 123.456;Ana', 'OAB/RJ 45.670;Rui', 'OAB/MG 98.700;Eva'],
    expects: [
      '1 {} registration=oab:SP:123456',
      '2 {} registration=oab:RJ:45670',
      '3 {} registration=oab:MG:98700',
    ],
  },
  ...[
    { order: 'number and state', lines: ['OAB;;Advogado', '123456;SP;Ana', '45670;RJ;Rui'] },
    { order: 'state and number', lines: ['OAB;;Advogado', 'SP;123456;Ana', 'RJ;45670;Rui'] },
  ].map(({ order, lines }) => ({
    ...watch,
    sheet: `${order} below one heading that was merged over both`,
    careful: 'reads both',
    lines,
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:123456',
      '3 {nome:Rui} registration=oab:RJ:45670',
    ],
  })),
  ...['Seccional;OAB;;Cidade', 'UF OAB;OAB;;Cidade', 'UF;OAB;;Cidade'].map((headings) => ({
    ...watch,
    sheet: `clear: «${headings}» with the state of the address below the heading that is missing`,
    careful: 'reads the state that has a heading of its own',
    lines: [headings, 'RJ;123456;SP;Santos', 'MG;45670;SP;Santos'],
    expects: ['1 - header', '2 {} registration=oab:RJ:123456', '3 {} registration=oab:MG:45670'],
  })),
  {
    ...publications,
    sheet: 'terms of a monitor, one of which is a registration',
    careful: 'asks for the column of the terms, and says nothing of a table that lies on its side',
    lines: ['Termo monitorado;Diários;Status', 'RUI SÁ;DJE;Ativo', 'OAB 123456 SP;Todos;Ativo'],
    expects: ['asks ask_header_any'],
  },
  {
    ...publications,
    sheet: 'periods, most of which end with a mistake',
    careful: 'looks for the right one, and rejects the others for their last day',
    parameters: [],
    lines: [
      'OAB;De;Até',
      'SP 123456;01/10/2026;hoje',
      'RJ 45670;01/09/2026;31/09/2026',
      'MG 98700;13/10/2026;31/10/2026',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_date',
      '3 ! cell_no_such_date',
      '4 {} data_inicio=2026-10-13 data_fim=2026-10-31 numero_oab=98700 uf_oab=MG',
    ],
  },
]
