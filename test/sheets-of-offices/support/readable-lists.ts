import { bare, cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(9301, 2019)
const B = cnj(9302, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const parties = { job: 'people', parameters: ['who=parties'] }
const recalc = { job: 'recalc', parameters: ['type=calculosJudiciais', 'updateTo=31/12/2025'] }

const NAMES = ['Carlos Melo Andrade', 'Sueli Prado Nogueira']

function partiesUnder(heading: string): JudgedSheet {
  return {
    ...parties,
    sheet: `names under ${heading} alone`,
    careful: 'looks for them: nobody else is there',
    lines: [heading, ...NAMES],
    expects: ['1 - header', ...NAMES.map((name, at) => `${at + 2} {} nome=${name}`)],
  }
}

function registrationsUnder(heading: string): JudgedSheet {
  return {
    ...publications,
    sheet: `registrations under ${heading}`,
    careful: 'reads them, by the state beside them',
    lines: [`Advogado;${heading};UF;E-mail`, 'Ana;123.456;SP;a@x.com', 'Davi;98.765;RJ;d@x.com'],
    expects: [
      '1 - header',
      '2 {nome:Ana} numero_oab=123456 uf_oab=SP',
      '3 {nome:Davi} numero_oab=98765 uf_oab=RJ',
    ],
  }
}

function calculationsUnder(heading: string): JudgedSheet {
  return {
    ...recalc,
    sheet: `saved calculations under ${heading}`,
    careful: 'opens them',
    lines: [`${heading};Cliente`, '700030;Ana', '700079;Rui'],
    expects: ['1 - header', CALC_30, CALC_79],
  }
}

const CALC_30 =
  '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030'
const CALC_79 =
  '3 {id:700079,type:calculosJudiciais,name:Cumprimento de sentença - tabela própria,values:{dia_atualiza:31/12/2025},formats:[]} id=700079'

/** Each line a lawyer and a registration, in two cells or in one, without a line of headings. */
function namedWithoutHeadings(of: Pick<JudgedSheet, 'job' | 'parameters'>): JudgedSheet[] {
  const sent = (number: string, uf: string) =>
    of.job === 'watch' ? `registration=oab:${uf}:${number}` : `numero_oab=${number} uf_oab=${uf}`
  const ana = `{nome:Ana Lima} ${sent('123456', 'SP')}`
  const davi = `{nome:Davi de Melo} ${sent('98765', 'RJ')}`
  const tells = ['told_list']
  const careful = 'reads each cell in the one way there is'
  return [
    {
      ...of,
      sheet: 'names and registrations without headings',
      careful,
      lines: ['Ana Lima;OAB/SP 123.456', 'Davi de Melo;98765/RJ'],
      expects: [`1 ${ana}`, `2 ${davi}`],
      tells,
    },
    {
      ...of,
      sheet: 'registrations and names without headings, below a title',
      careful,
      lines: ['Advogados do escritório;', 'OAB/SP 123.456;Ana Lima', 'OAB/RJ 98.765;Davi de Melo'],
      expects: ['1 - header', `2 ${ana}`, `3 ${davi}`],
      tells,
    },
    {
      ...of,
      sheet: 'each registration with the name behind it, without headings',
      careful,
      lines: ['OAB/SP 123.456 - Ana Lima', 'OAB/RJ 98.765 - Davi de Melo'],
      expects: [`1 {} ${sent('123456', 'SP')}`, `2 {} ${sent('98765', 'RJ')}`],
      tells,
    },
    ...[
      ['Ana Lima;123456;SP', 'Davi de Melo;98.765;RJ'],
      ['123456;SP;Ana Lima', '98765;RJ;Davi de Melo'],
    ].map((lines) => ({
      ...of,
      sheet: `names, numbers and states in columns of their own: ${lines[0]}`,
      careful,
      lines,
      expects: [`1 ${ana}`, `2 ${davi}`],
      tells,
    })),
    {
      ...of,
      sheet: 'numbers and states, without headings and names',
      careful,
      lines: ['123456;SP', '98765;RJ'],
      expects: [`1 {} ${sent('123456', 'SP')}`, `2 {} ${sent('98765', 'RJ')}`],
      tells,
    },
    ...[
      ['Ana Lima;123456;SP', 'Mercado Sol Ltda;98765;RJ'],
      ['Ana Lima;123456;SP', 'Davi de Melo;98765;'],
      ['Ana Lima;123456;98765;SP', 'Davi de Melo;98765;123456;RJ'],
      ['Ana Lima;123456;SP;Santos', 'Davi de Melo;98765;RJ;Niterói'],
      ['Ana Lima;OAB/SP 123.456', 'Mercado Sol Ltda;OAB/RJ 98.765'],
      ['Ana Lima;OAB/SP 123.456', 'Davi de Melo;98.765'],
      ['Ana Lima;OAB/SP 123.456', ';OAB/RJ 98.765'],
      ['Ana Lima;OAB/SP 123.456;Santos', 'Davi de Melo;OAB/RJ 98.765;Niterói'],
    ].map((lines) => ({
      ...of,
      sheet: `without headings ${lines[1]}`,
      careful: 'asks: not each line is a lawyer with his registration',
      lines,
      expects: ['asks ask_header_any'],
    })),
  ]
}

const CASE = cnj(7801, 2019)
const OTHER = cnj(7802, 2022)

/** Each line a case and whose it is, without a line of headings. */
const casesWithoutHeadings: JudgedSheet[] = [
  ...[
    [`${CASE};Ana Lima`, `${OTHER};Mercado Sol Ltda.`],
    [`Ana Lima;${CASE}`, `Mercado Sol Ltda.;${OTHER}`],
  ].map((lines) => ({
    job: 'dossier',
    parameters: [],
    lines,
    sheet: `cases and their clients without headings: ${lines[0]}`,
    careful: 'reads each cell in the one way there is',
    expects: [`1 {} numero=${bare(CASE)}`, `2 {} numero=${bare(OTHER)}`],
    tells: ['told_list'],
  })),
  {
    job: 'dossier',
    parameters: [],
    lines: [`${CASE};Ana Lima`, `${OTHER};Processo baixado`],
    sheet: 'cases without headings, one with what became of it',
    careful: 'reads them, and tells that one is closed, as below a heading',
    expects: [`1 {} numero=${bare(CASE)}`, `2 {} numero=${bare(OTHER)}`],
    tells: ['told_list', 'told_list_remarks'],
  },
  ...[
    [`${CASE};Ana Lima`, `${OTHER};excluir`],
    [`${CASE};Ana Lima`, `123;Bia Souza`],
    [`${CASE};${OTHER}`, `${OTHER};${CASE}`],
    [`${CASE};Ana Lima;1`, `${OTHER};Bia Souza;2`],
  ].map((lines) => ({
    job: 'dossier',
    parameters: [],
    lines,
    sheet: `without headings ${lines[1]}`,
    careful: 'asks: not each line is a case and a party',
    expects: ['asks ask_header'],
  })),
]

/** Lists that anybody reads, and that were stopped or lost rows. */
export const readableLists: JudgedSheet[] = [
  ...casesWithoutHeadings,
  ...[
    'Devedores',
    'Autores',
    'RÉUS',
    'Executados',
    'Reclamadas',
    'Pessoas',
    'Nomes',
    'Parte ré',
  ].map(partiesUnder),
  ...['Clientes', 'Nome do cliente', 'Empresa', 'Fornecedor', 'Contribuinte', 'Avalista'].map(
    partiesUnder,
  ),
  {
    ...parties,
    sheet: 'the clients of a program, with their telephones',
    careful: 'looks for the clients',
    lines: [
      'cod_cliente;nome_cliente;dt_nasc;telefone',
      `1;${NAMES[0]};01/02/1970;1133334444`,
      `2;${NAMES[1]};03/04/1980;1133335555`,
    ],
    expects: ['1 - header', `2 {} nome=${NAMES[0]}`, `3 {} nome=${NAMES[1]}`],
  },
  {
    ...parties,
    sheet: 'a client beside the party against him',
    careful: 'looks for the party: the client is ours',
    lines: ['Cliente;Parte contrária', `Alfa Ltda;${NAMES[0]}`, `Alfa Ltda;${NAMES[1]}`],
    expects: ['1 - header', `2 {} nome=${NAMES[0]}`, `3 {} nome=${NAMES[1]}`],
  },
  ...['Nº de inscrição OAB', 'Registro na OAB', 'Nr. OAB', 'Inscr. OAB', 'Carteira da OAB'].map(
    registrationsUnder,
  ),
  ...['Cód. do cálculo', 'Número do cálculo', 'Cálculo nº', 'calculo_id'].map(calculationsUnder),
  {
    ...recalc,
    sheet: 'how many calculations, below them',
    careful: 'reads two: the last line counts them',
    lines: ['ID do cálculo;Cliente', '700030;Ana', '700079;Rui', 'Total de cálculos: 2;'],
    expects: ['1 - header', CALC_30, CALC_79, '4 - total'],
  },
  {
    ...dossier,
    sheet: 'how many cases, in the cell beside the words',
    careful: 'reads two: the last line counts them',
    lines: ['Nº do Processo;Cliente', `${A};Ana`, `${B};Rui`, 'Quantidade de processos;2'],
    expects: ['1 - header', `2 {} numero=${bare(A)}`, `3 {} numero=${bare(B)}`, '4 - note'],
  },
  {
    ...dossier,
    sheet: 'cases by court, each with its name above them',
    careful: 'reads the cases: the names are titles',
    lines: [
      'Nº do Processo;Parte contrária',
      'TJSP;',
      `${A};Banco X`,
      'TRT 2ª REGIÃO;',
      'Tribunal de Justiça do Estado de São Paulo;',
      `${B};Banco Y`,
    ],
    expects: [
      '1 - header',
      '2 - note',
      `3 {} numero=${bare(A)}`,
      '4 - note',
      '5 - note',
      `6 {} numero=${bare(B)}`,
    ],
  },
  {
    ...dossier,
    sheet: 'the name of a court in the place of a number, with a party beside it',
    careful: 'rejects the row: its number is missing',
    lines: ['Nº do Processo;Cliente', `${A};Ana`, 'TJSP;Rui'],
    expects: ['1 - header', `2 {} numero=${bare(A)}`, '3 ! row_not_cnj'],
  },
  {
    ...dossier,
    sheet: 'a number of a case behind a number sign',
    careful: 'reads the number',
    lines: ['Nº do Processo;Cliente', `#${A};Ana`, `${B};Rui`],
    expects: ['1 - header', `2 {} numero=${bare(A)}`, `3 {} numero=${bare(B)}`],
  },
  {
    ...watch,
    sheet: 'registrations with the words of a petition, a sign and a name before them',
    careful: 'reads them',
    lines: [
      'OAB',
      'inscrito na OAB/SP sob o nº 123.456',
      'inscrita na OAB/RJ sob nº 98.765',
      'N° SP234567',
      'Ana Lima - SP345678',
    ],
    expects: [
      '1 - header',
      '2 {} registration=oab:SP:123456',
      '3 {} registration=oab:RJ:98765',
      '4 {} registration=oab:SP:234567',
      '5 {} registration=oab:SP:345678',
    ],
  },
  {
    ...watch,
    sheet: 'registrations under the number of the bar, with its section',
    careful: 'reads them',
    lines: ['Advogado;Nº inscrição OAB;Seção', 'Ana;123.456;SP', 'Davi;98.765;RJ'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:123456',
      '3 {nome:Davi} registration=oab:RJ:98765',
    ],
  },
  ...[publications, watch, lawyers].flatMap(namedWithoutHeadings),
]
