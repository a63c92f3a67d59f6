import type { JudgedSheet } from './outcome.js'

const publications = { job: 'publications', parameters: [] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const C = '8267605-69.2022.8.16.0026'
const D = '6956873-98.2022.5.03.0037'
const READ = ['1 - header', '2 {} numero_oab=94719 uf_oab=SP', '3 {} numero_oab=123456 uf_oab=SP']

/** Two registrations, the second with what somebody wrote beside it. */
function beside(heading: string, text: string, careful: string): Omit<JudgedSheet, 'expects'> {
  const lines = [`OAB;${heading}`, 'OAB/SP 94.719;', `OAB/SP 123.456;${text}`]
  return { ...publications, sheet: `${heading}: ${text}`, careful, lines }
}

/** What somebody wrote beside a registration, a case or a calculation, and no field reads. */
export const saidOnLists: JudgedSheet[] = [
  ...[
    'trocar por OAB/RS 50.001',
    'número a confirmar',
    'OAB errada',
    'a confirmar',
    'a inscrição correta é 50.001/RS',
    'conferir o nº',
    'substituída pela OAB 50.001',
  ].map((text) => ({
    ...beside('Observação', text, 'asks: another number is meant, or nobody knows'),
    expects: ['asks ask_doubtful_keys'],
  })),
  {
    ...publications,
    sheet: 'a remark: the number of the case is wrong',
    careful: 'asks: another case is meant',
    lines: ['Processo;Observação', `${C};`, `${D};nº errado, o certo é ${C}`],
    expects: ['asks ask_doubtful_keys'],
  },
  {
    ...beside('Observação', 'trocar por OAB/RS 50.001', 'is told, once the column is confirmed'),
    sheet: 'a number to be replaced, and somebody confirmed the column',
    map: { oab_numero: 'OAB' },
    expects: READ,
    tells: ['told_doubtful_keys', 'told_list_remarks'],
  },
  ...[
    ['Observação', 'falecido em 2024'],
    ['Status', 'Licenciado desde 03/2025'],
    ['Situação', 'Suspenso pela OAB'],
    ['Cargo', 'Desligada'],
  ].map(([heading = '', text = '']) => ({
    ...beside(heading, text, 'reads, and tells what is said'),
    expects: READ,
    tells: ['told_list_remarks'],
  })),
  {
    ...beside('Cargo', 'Associado (não monitorar)', 'asks: this one is not to be read'),
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a column Ativo of true and false',
    careful: 'asks: the second is not to be watched',
    lines: {
      Lista: [
        ['OAB', 'UF', 'Ativo'],
        [94719, 'SP', true],
        [123456, 'SP', false],
      ],
    },
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'clear: a column Ativo, all yes, and a remark',
    careful: 'reads both, and tells the remark',
    lines: ['OAB;Ativo?;Observação', 'OAB/SP 94.719;Sim;sócia', 'OAB/SP 123.456;Sim;'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:SP:123456'],
    tells: ['told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'clear: what is still to be confirmed is not the number',
    careful: 'reads both, and tells the remarks',
    lines: [
      'Processo;Observação',
      `${C};audiência a confirmar, cliente avisado`,
      `${D};penhora substituída por seguro, processo antigo do cliente`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=82676056920228160026',
      '3 {} numero_processo=69568739820225030037',
    ],
    tells: ['told_list_remarks'],
  },
  ...['arquivo errado, usar b.txt', 'versão antiga, substituída por b.txt'].map((text) => ({
    job: 'extract',
    parameters: ['docType=sentenca'],
    sheet: `beside a document: ${text}`,
    careful: 'asks: another document is meant',
    documents: ['a.txt', 'b.txt'],
    lines: ['Arquivo;Observação', `a.txt;${text}`, 'b.txt;'],
    expects: ['asks ask_doubtful_keys'],
  })),
  ...['corrigir o principal para 12.000,00 antes', 'até a data do pagamento, 10/03/2025'].map(
    (text) => ({
      ...recalc,
      sheet: `beside a saved calculation: ${text}`,
      careful: 'asks: it would be recalculated as it is',
      lines: ['ID do cálculo;Observação', '700030;', `700079;${text}`],
      expects: ['asks ask_remarks'],
    }),
  ),
]
