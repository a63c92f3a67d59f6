import type { JudgedSheet } from './outcome.js'

const publications = { job: 'publications', parameters: [] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Registrations that are of another register than the lawyers'. */
export const otherRegisters: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'the letter of the registration in a column of its own',
    careful: 'asks: the lawyer with the number of the trainee is somebody else',
    lines: ['Nº OAB;Letra;UF', '94719;;SP', '77001;E;PR', '50001;B;RS'],
    expects: ['asks ask_trainees'],
  },
  {
    ...watch,
    sheet: 'a trainee, said behind the name',
    careful: 'asks: the lawyer with the number of the trainee is somebody else',
    lines: ['Nome;OAB;UF', 'Ana Lima;50001;RS', 'Lia Prado (estagiária);77001;PR'],
    expects: ['asks ask_trainees'],
  },
  {
    ...watch,
    sheet: 'a trainee, said before the name',
    careful: 'asks: the lawyer with the number of the trainee is somebody else',
    lines: ['Advogado;OAB', 'Ester Lima;RS 50001', 'Est. Lia Prado;PR 77001'],
    expects: ['asks ask_trainees'],
  },
  {
    ...watch,
    sheet: 'the letter of a trainee that only the format of the number shows',
    careful: 'rejects the number of the trainee',
    lines: {
      Equipe: {
        rows: [
          ['Nome', 'OAB', 'UF'],
          ['Ana', 50001, 'RS'],
          ['Lia', 77001, 'PR'],
          ['Rui', 94719, 'SP'],
        ],
        make: (sheet) => {
          sheet.getCell('B3').numFmt = '0"-E"'
          sheet.getCell('B4').numFmt = '0.00E+00'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:RS:50001',
      '3 ! cell_oab_of_trainee',
      '4 {nome:Rui} registration=oab:SP:94719',
    ],
  },
  {
    ...publications,
    sheet: 'firms and their numbers, without any lawyer',
    careful: 'asks: firms are numbered apart, and the lawyer with the number is somebody else',
    lines: [
      'Sociedade de advogados;OAB;UF',
      'Prado e Sá Advogados Associados;50001;RS',
      'Lima Sociedade Individual de Advocacia;77001;PR',
    ],
    expects: ['asks ask_firms'],
  },
  {
    ...publications,
    sheet: 'a firm among lawyers',
    careful: 'asks: firms are numbered apart, and the lawyer with the number is somebody else',
    lines: ['Nome;OAB;UF', 'Ana Lima;50001;RS', 'Lima Sociedade de Advogados;77001;PR'],
    expects: ['asks ask_firms'],
  },
  {
    ...watch,
    sheet: 'the heading says that the registration is of the firm',
    careful: 'asks: firms are numbered apart, and the lawyer with the number is somebody else',
    lines: ['OAB da sociedade;UF', '50001;RS'],
    expects: ['asks ask_firms'],
  },
  {
    ...watch,
    sheet: 'a firm among lawyers, which somebody confirmed',
    careful: 'reads both',
    map: { oab_numero: 'OAB' },
    lines: ['Nome;OAB', 'Ana;RS 50001', 'Lima Sociedade de Advogados;PR 77001'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:RS:50001',
      '3 {nome:Lima Sociedade de Advogados} registration=oab:PR:77001',
    ],
  },
  {
    ...watch,
    sheet: 'clear: lawyers, the firm of each, and what each is in it',
    careful: 'reads both',
    lines: [
      'Nome;OAB;UF;Escritório;Tipo',
      'Ana Lima - advogada;50001;RS;Lima Sociedade de Advogados;A',
      'Estela Prado;77001;PR;Prado Advogados;Sócia',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima - advogada} registration=oab:RS:50001',
      '3 {nome:Estela Prado} registration=oab:PR:77001',
    ],
  },
]

const THE_TWO = ['OAB;Nome', 'RS 50001;Ana Lima', 'PR 77001;Otávio']
const READ = [
  '1 - header',
  '2 {nome:Ana Lima} registration=oab:RS:50001',
  '3 {nome:Otávio} registration=oab:PR:77001',
]

/** What is written around registrations, or in their cells, of what is to be read. */
export const aroundRegistrations: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'remarks in brackets behind the registration: not to be watched, to be confirmed',
    careful: 'asks: these would be watched as they are',
    lines: [
      'OAB',
      'OAB/RS 50.001',
      'OAB/SP 94.719 (não acompanhar)',
      'OAB/SP 123.456 (a confirmar)',
      'OAB/PR 77.001 (?)',
    ],
    expects: ['asks ask_marked_rows', 'asks ask_doubtful_keys'],
  },
  {
    ...watch,
    sheet: 'remarks in brackets behind the registration: what became of it',
    careful: 'reads, and tells what is said',
    lines: ['OAB', 'OAB/RS 50.001 (transferida para o RJ)', 'OAB/PR 77.001 - cancelada'],
    expects: ['1 - header', '2 {} registration=oab:RS:50001', '3 ! cell_not_oab'],
    tells: ['told_list_remarks'],
  },
  {
    ...watch,
    sheet: 'sections of those who are not to be watched, and of those who left',
    careful: 'asks',
    lines: [
      'Nome;OAB',
      'Ana;RS 50001',
      'DESLIGADOS;',
      'Bia;SP 94719',
      'NÃO ACOMPANHAR;',
      'Otávio;PR 77001',
    ],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a section of those who left',
    careful: 'reads all, and tells the section',
    lines: ['Nome;OAB', 'Ana Lima;RS 50001', 'DESLIGADOS;', 'Otávio;PR 77001'],
    expects: [READ[0]!, READ[1]!, '3 - note', READ[2]!.replace('3 ', '4 ')],
    tells: ['told_list_notes'],
  },
  {
    ...watch,
    sheet: 'a star behind a registration, and its footnote',
    careful: 'asks: who has the star is not to be watched',
    lines: [
      ...THE_TWO.slice(0, 2),
      'PR 77001*;Otávio',
      '* deixou o escritório em 03/2026, não acompanhar;',
    ],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a footnote that leaves out a line by its number',
    careful: 'asks',
    lines: [...THE_TWO, 'Obs.: desconsiderar a linha 3;'],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a column Monitorar with an x or nothing',
    careful: 'asks: the row without an x was not chosen',
    lines: ['Nome;OAB;Monitorar', 'Ana;RS 50001;x', 'Otávio;PR 77001;', 'Bia;SP 94719;x'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a column Acompanhar? with ones and zeros',
    careful: 'asks: a zero is a no',
    lines: {
      Lista: [
        ['Nome', 'OAB', 'Acompanhar?'],
        ['Ana', 'RS 50001', 1],
        ['Otávio', 'PR 77001', 0],
      ],
    },
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a column Monitoramento, cancelled for one',
    careful: 'asks',
    lines: ['Nome;OAB;Monitoramento', 'Ana;RS 50001;Ativo', 'Otávio;PR 77001;Cancelado em 05/2026'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'a column Recebe publicações?, no for one',
    careful: 'asks',
    lines: ['Nome;OAB;Recebe publicações?', 'Ana;RS 50001;Sim', 'Otávio;PR 77001;Não'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...watch,
    sheet: 'clear: an empty column Monitorar, and a column Acompanhamento of what goes on',
    careful: 'reads both',
    lines: [
      'OAB;Nome;Monitorar;Acompanhamento',
      'RS 50001;Ana Lima;;mensal',
      'PR 77001;Otávio;;semanal',
    ],
    expects: READ,
  },
  {
    ...publications,
    sheet: 'the only sheet is called NÃO USAR',
    careful: 'asks: another took its place',
    lines: { 'NÃO USAR - antiga': [['OAB'], ['RS 50001']] },
    expects: ['asks ask_list_note'],
  },
  {
    ...publications,
    sheet: 'the name of the file: void, another took its place',
    careful: 'asks',
    named: 'oabs_SEM_EFEITO_substituida_pela_de_maio',
    lines: ['OAB', 'RS 50001'],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a legend: what is red is not to be looked for',
    careful: 'asks: nobody reads colours',
    lines: ['Legenda: em vermelho, não pesquisar;', ...THE_TWO],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a legend: what is yellow has left',
    careful: 'reads all, and tells the legend: nobody reads colours',
    lines: ['Em amarelo: licenciados;', ...THE_TWO],
    expects: [
      '1 - title',
      '2 - header',
      ...READ.slice(1).map((row) => row.replace(/^\d/, (n) => String(Number(n) + 1))),
    ],
    tells: ['told_list_notes'],
  },
  {
    ...watch,
    sheet: 'a title: numbers that nobody checked',
    careful: 'asks: somebody else may be watched',
    lines: ['PROVISÓRIO - números ainda não conferidos;', ...THE_TWO],
    expects: ['asks ask_list_note'],
  },
  {
    ...watch,
    sheet: 'a title that doubts the numbers, and somebody confirmed the column',
    careful: 'reads both, and tells the title',
    map: { oab_numero: 'OAB' },
    lines: ['OABs a confirmar;', ...THE_TWO],
    expects: [
      '1 - title',
      '2 - header',
      ...READ.slice(1).map((row) => row.replace(/^\d/, (n) => String(Number(n) + 1))),
    ],
    tells: ['told_list_note'],
  },
  {
    ...watch,
    sheet: 'the foot of a page of a program: two rows of 132',
    careful: 'reads both, and tells that the others are missing',
    lines: [...THE_TWO, 'Mostrando de 1 até 2 de 132 registros;'],
    expects: [...READ, '4 - note'],
    tells: ['told_rows_missing'],
  },
  {
    ...watch,
    sheet: 'a count of lawyers below, larger than the list',
    careful: 'reads both, and tells that the others are missing',
    lines: [...THE_TWO, 'Total de advogados: 12;'],
    expects: [...READ, '4 - total'],
    tells: ['told_rows_missing'],
  },
  {
    ...watch,
    sheet: 'the day on which the mandate of one ended',
    careful: 'reads both, and tells the day',
    lines: ['OAB;Nome;Fim do mandato', 'RS 50001;Ana Lima;', 'PR 77001;Otávio;31/01/2024'],
    expects: READ,
    tells: ['told_list_remarks'],
  },
  {
    ...watch,
    sheet: 'clear: a title with a day, a page and who made the list',
    careful: 'reads both, and tells nothing of them',
    lines: [
      'Relação de advogados - novembro/2026;',
      ...THE_TWO,
      'Página 1 de 1;',
      'Elaborado por Eva Nys;',
    ],
    expects: [
      '1 - title',
      '2 - header',
      ...READ.slice(1).map((row) => row.replace(/^\d/, (n) => String(Number(n) + 1))),
      '5 - note',
      '6 - note',
    ],
  },
]

const MARCH = ['3 {} data_inicio=2026-01-03 data_fim=2026-12-03 numero_oab=50001 uf_oab=RS']

/** Lists that were held well before. */
export const heldRegistrations: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'periods with the month first, one of which shows it',
    careful: 'asks',
    lines: ['OAB;De;Até', 'RS 50001;03/01/2026;03/31/2026', 'PR 77001;04/01/2026;04/12/2026'],
    expects: ['asks ask_order', 'asks ask_order_mdy'],
  },
  {
    ...publications,
    sheet: 'periods with the month first, none of which shows it',
    careful: 'reads them as days of Brazil, and tells it',
    lines: ['OAB;De;Até', 'RS 50001;03/01/2026;03/12/2026'],
    expects: ['1 - header', MARCH[0]!.replace(/^3/, '2')],
    tells: ['told_order_brazilian', 'told_filter_columns'],
  },
  {
    ...publications,
    sheet: 'the days of the mandate below a merged heading',
    careful: 'they are no period of a search',
    lines: {
      Equipe: {
        rows: [
          ['OAB', 'Nome', 'Mandato'],
          [null, null, 'Início', 'Fim'],
          ['RS 50001', 'Ana', '01/02/2019', '30/06/2024'],
        ],
        make: (sheet) => sheet.mergeCells('C1:D1'),
      },
    },
    expects: ['1 - header', '2 - note', '3 {nome:Ana} numero_oab=50001 uf_oab=RS'],
    tells: ['columns_left_out', 'told_list_notes'],
  },
  {
    ...publications,
    sheet: 'one registration three times, in three spellings',
    careful: 'reads one registration in all of them',
    lines: ['OAB', 'OAB/SP 94.719', '094719-A/SP', 'SP94719'],
    expects: [
      '1 - header',
      '2 {} numero_oab=94719 uf_oab=SP',
      '3 {spellings:[94719-A,094719-A]} numero_oab=94719 uf_oab=SP',
      '4 {} numero_oab=94719 uf_oab=SP',
    ],
  },
  {
    ...publications,
    sheet: 'points that a spreadsheet took for decimal marks, a last zero lost',
    careful: 'rejects what lost a digit',
    lines: {
      Plan1: [
        ['OAB', 'UF'],
        [123.45, 'SP'],
        [94.719, 'SP'],
      ],
    },
    expects: ['1 - header', '2 ! cell_not_oab', '3 {} numero_oab=94719 uf_oab=SP'],
  },
]
