import { day } from '../../accept/support/workbook.js'
import type { OfficeSheet } from './outcome.js'
import { correct } from './requests.js'

const DUES = ['2023-01-08', '2023-02-08', '2023-03-08', '2023-04-08', '2023-05-08', '2023-06-08']

/** A sheet that says, beside its amounts, why some are not what is owed or to be corrected. */
export const saidBesideSheets: OfficeSheet[] = [
  {
    ...correct,
    sheet: 'invoice number and amount changed places in two rows',
    lines: [
      'Assinante;Fatura nº;Valor (R$);Vencimento',
      'Clínica Vida;20453;1.221,10;05/01/2023',
      'Escola ABC;20454;990,45;05/02/2023',
      'Hotel Lago;20455;1.340,07;05/03/2023',
      'Gráfica Moura;20456;1.105,30;05/04/2023',
      'Clínica Vida;1.672,62;20457;05/05/2023',
      'Escola ABC;1.280,40;20458;05/06/2023',
    ],
    expects: ['asks ask_swapped'],
  },
  {
    ...correct,
    sheet: 'plain: round amounts beside invoice numbers and a small fee',
    lines: [
      'Fatura nº;Taxa de entrega;Vencimento;Valor (R$)',
      '20453;5;05/01/2023;1.221,10',
      '20454;7,50;05/02/2023;900',
      '20455;5;05/03/2023;1.340,07',
      '20456;5;05/04/2023;1.105,30',
    ],
    expects: [
      '1 - header',
      '2 {date:2023-01-05,amount:1221.1}',
      '3 {date:2023-02-05,amount:900}',
      '4 {date:2023-03-05,amount:1340.07}',
      '5 {date:2023-04-05,amount:1105.3}',
    ],
  },
  {
    ...correct,
    sheet: 'a section of credit notes with positive amounts',
    lines: {
      Demonstrativo: [
        ['Documento', 'Data', 'Descrição', 'Valor (R$)'],
        ['I - FORNECIMENTOS'],
        ['NF 4410', day('2023-03-08'), 'Hortifruti', 3120.5],
        ['NF 4419', day('2023-04-10'), 'Bebidas', 8044.1],
        ['II - DEDUÇÕES (notas de crédito emitidas)'],
        ['NC 45', day('2023-06-02'), 'Laticínios', 1850],
        ['NC 46', day('2023-08-15'), 'Hortifruti', 920.4],
      ],
    },
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'plain: a section of deductions with their minus',
    lines: [
      'Documento;Data;Descrição;Valor (R$)',
      'NF 4410;08/03/2023;Hortifruti;3.120,50',
      'II - DEDUÇÕES;;;',
      'NC 45;02/06/2023;Laticínios;-1.850,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2023-03-08,amount:3120.5,description:Hortifruti}',
      '3 - note',
      '4 {date:2023-06-02,amount:-1850,description:Laticínios}',
    ],
  },
  {
    ...correct,
    sheet: 'the rent in force at a later month, for all months',
    lines: [
      'Aluguéis em atraso - sala comercial 1203;;',
      'Competência;Vencimento;Valor (R$)',
      '04/2021;10/04/2021;3.480,00',
      '05/2021;10/05/2021;3.480,00',
      'Obs.: foi adotado o aluguel vigente em 10/2025 para todos os meses.;;',
    ],
    map: { data_base: 'Vencimento' },
    expects: ['asks ask_later_prices'],
  },
  {
    ...correct,
    sheet: 'a claim limited to what fell due from a day',
    lines: [
      'Colégio Santa Rita - mensalidades em aberto;;;',
      'Cobrança limitada às parcelas vencidas a partir de 14/08/2020 (prescrição quinquenal);;;',
      'Aluno;Responsável;Vencimento;Valor (R$)',
      'Enzo Falcão;Rita Falcão;10/05/2018;1.120,00',
      'Caio Duarte;Marcos Duarte;10/09/2020;1.265,50',
    ],
    expects: ['asks ask_stated_limit'],
  },
  {
    ...correct,
    sheet: 'plain: a claim limited to what fell due from a day, and nothing before it',
    lines: [
      'Cobrança limitada às parcelas vencidas a partir de 14/08/2020 (prescrição quinquenal);;',
      'Aluno;Vencimento;Valor (R$)',
      'Caio Duarte;10/09/2020;1.265,50',
    ],
    expects: ['1 - title', '2 - header', '3 {date:2020-09-10,amount:1265.5}'],
  },
  {
    ...correct,
    sheet: 'notes without a heading: left out, suspended',
    lines: {
      Água: [
        ['Conta', 'Vencimento', 'Valor (R$)'],
        ['01/2023', day('2023-01-20'), 410.2],
        [
          '02/2023',
          day('2023-02-20'),
          433.15,
          null,
          'não incluir - suspensa por tutela de urgência',
        ],
        ['03/2023', day('2023-03-20'), 418.9, null, 'excluída pela sentença (fls. 312)'],
      ],
    },
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'the same under Obs.',
    lines: [
      'Conta;Vencimento;Valor (R$);Obs.',
      '1;20/01/2023;410,20;',
      '2;20/02/2023;433,15;excluída pela sentença (fls. 312)',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'plain: notes without a heading that change nothing',
    lines: {
      Água: [
        ['Conta', 'Vencimento', 'Valor (R$)'],
        ['1', day('2023-01-20'), 410.2],
        ['2', day('2023-02-20'), 433.15, null, 'cliente avisado por telefone'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2023-01-20,amount:410.2}',
      '3 {date:2023-02-20,amount:433.15}',
    ],
    tells: ['told_notes_beside'],
  },
  {
    ...correct,
    sheet: 'amounts of which some are formulas that add a fine',
    lines: {
      Mensalidades: [
        ['Aluno', 'Vencimento', 'Valor (R$)'],
        ...DUES.map((due, at) => [
          ['Alan Reis', 'Bruna Sá', 'Cauã Melo'][at % 3]!,
          day(due),
          at === 1 || at === 3 ? { formula: '850*1.02*1.05', result: 910.35 } : 850,
        ]),
      ],
    },
    expects: ['asks ask_some_formulas', 'asks ask_said_corrected'],
  },
]
