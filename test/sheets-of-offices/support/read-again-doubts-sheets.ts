import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const asksTie = { ...correct, careful: 'asks which is owed', expects: ['asks ask_tie'] }

/** Texts and headings near to those that are read. */
export const readAgainDoubts: JudgedSheet[] = [
  ...['em 12/05/2020', 'sim, em 12/05/2020', 'sim (Pix)'].map((paid) => ({
    ...correct,
    sheet: `among others a debt that was paid: ${paid}`,
    careful: 'asks: it is owed no longer',
    lines: [
      'Cliente;Vencimento;Valor;Pago?',
      'Ana;10/03/2020;950,00;não',
      `Bia;10/04/2020;1.900,00;${paid}`,
      'Caio;10/05/2020;475,00;não',
    ],
    expects: ['asks ask_settled'],
  })),
  ...(
    [
      ['its history', 'Data do contato;Ocorrência', '15/02/2021;Ligação', '20/02/2021;Carta'],
      ['each cost centre', 'Centro de custo', 'Obras', 'Vendas'],
      ['each product', 'Produto', 'Cimento', 'Areia'],
      ['each surety', 'Garantia', 'Alienação fiduciária', 'Aval'],
    ] as const
  ).map(([each, headings, ...beside]) => ({
    ...correct,
    sheet: `a debt that a program repeated for ${each}`,
    careful: 'asks: it would be added up',
    lines: [
      `Contrato;Cliente;Vencimento;Valor;${headings}`,
      ...beside.map((one) => `881;Ana;10/01/2021;1.200,00;${one}`),
      `882;Rui;10/02/2021;980,50;${beside[0]}`,
    ],
    expects: ['asks ask_same_debt'],
  })),
  ...(
    [
      ['Placa', 'ABC1D23', 'XYZ9K88'],
      ['Boleto', '44101', '44102'],
      ['Unidade', '101', '102'],
    ] as const
  ).map(([heading, ...beside]) => ({
    ...correct,
    sheet: `clear: equal debts of one contract and day, each with its own ${heading}`,
    careful: 'reads all',
    lines: [
      `Contrato;Vencimento;Valor;${heading}`,
      ...beside.map((one) => `881;10/01/2021;1.200,00;${one}`),
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:1200}', '3 {date:2021-01-10,amount:1200}'],
  })),
  {
    job: 'correct',
    parameters: [
      ...correct.parameters,
      'juros=1',
      'juros.from=citacao',
      'juros.citacao=10/03/2020',
    ],
    sheet: 'interest since the due date, and correction since the summons',
    careful: 'asks: interest was asked for since the summons',
    lines: [
      'Juros desde o vencimento e correção a partir da citação;',
      'Vencimento;Valor',
      '10/01/2020;1.200,00',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...asksTie,
    sheet: 'wages and a commission of no one rate',
    lines: [
      'Competência;Salário;Comissão devida',
      '01/2020;1.500,00;312,00',
      '02/2020;1.600,00;187,40',
    ],
  },
  {
    ...asksTie,
    sheet: 'wages and what they reflect on, the same each month',
    lines: [
      'Competência;Salário;Reflexos devidos',
      '01/2020;1.500,00;300,00',
      '02/2020;1.500,00;300,00',
    ],
  },
  {
    ...asksTie,
    sheet: 'a revenue and one commission',
    lines: ['Vencimento;Receita;Comissão devida', '10/01/2020;10.000,00;500,00'],
  },
  ...['Valor não devido', 'Valor não vencido', 'Valor não incontroverso'].map((heading) => ({
    ...correct,
    sheet: `the only amount below "${heading}"`,
    careful: 'asks: it is not what is owed',
    lines: [`Vencimento;${heading}`, '10/01/2020;1.200,00', '10/02/2020;1.300,00'],
    expects: ['asks ask_doubtful'],
  })),
  {
    ...asksTie,
    ...update,
    sheet: 'a difference between what was owed and what was not paid',
    lines: [
      'Competência;Renda devida;Renda não paga;Diferença',
      '01/2020;1.800,00;1.500,00;300,00',
      '02/2020;1.900,00;1.500,00;400,00',
    ],
  },
  {
    ...asksTie,
    ...update,
    sheet: 'a difference that one line lacks',
    lines: [
      'Competência;Renda devida;Renda paga;Diferença',
      '01/2020;1.800,00;;',
      '02/2020;1.900,00;1.500,00;400,00',
    ],
  },
  {
    ...correct,
    sheet: 'an amount of each month of a period of ninety days',
    careful: 'asks: the line stands for three amounts',
    lines: ['Período de;Período até;Valor', '01/01/2020;31/03/2020;1.200,00'],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'a correction by two indices at once',
    careful: 'asks: one was asked for',
    lines: ['Correção pelo IPCA e TR;', 'Vencimento;Valor', '10/01/2020;1.200,00'],
    expects: ['asks ask_stated_term'],
  },
  ...['Data da baixa', 'Dt. Crédito', 'Dt. Liquidação', 'Compensação', 'Quitação', 'Pago em'].map(
    (paid) => ({
      ...correct,
      sheet: `a portfolio of which every line was settled: ${paid}`,
      careful: 'asks: nothing of it is open',
      lines: [
        `Cliente;Título;Vencimento;Valor;${paid}`,
        'Casa Lar Ltda.;441;12/02/2020;18.300,00;15/02/2020',
        'Casa Lar Ltda.;442;12/03/2020;9.120,75;12/03/2020',
      ],
      expects: ['asks ask_settled'],
    }),
  ),
  {
    ...update,
    sheet: 'a portfolio in the state of which every line is paid',
    careful: 'asks: nothing of it is open',
    lines: [
      'Aluno;Vencimento;Mensalidade;Situação',
      'Ana;05/03/2020;980,00;Liquidado',
      'Rui;05/04/2020;1.120,00;Liquidado',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'three balances of a loan beside the instalments',
    careful: 'asks: each balance contains the next one',
    lines: [
      'Parcela;Vencimento;Prestação;Saldo devedor',
      '1;15/01/2020;1.150,00;9.000,00',
      '2;15/02/2020;1.100,00;8.000,00',
      '3;15/03/2020;1.050,00;7.000,00',
    ],
    expects: ['asks ask_running_balance'],
  },
  {
    ...correct,
    sheet: 'the value of a claim on the line of each event of its case',
    careful: 'asks: a case has one value',
    lines: [
      'Processo;Data;Movimento;Valor da causa',
      `${cnj(8611, 2018)};15/03/2018;Distribuição;R$ 48.000,00`,
      `${cnj(8611, 2018)};20/08/2019;Sentença;R$ 48.000,00`,
      `${cnj(8612, 2019)};25/08/2019;Distribuição;R$ 12.345,67`,
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...update,
    sheet: 'expenses with a minus among receipts',
    careful: 'asks: an expense is no payment',
    lines: [
      'Data;Tipo;Histórico;Valor',
      '10/01/2020;Receita;Honorários;5.000,00',
      '15/01/2020;Despesa;Aluguel;-1.200,00',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...correct,
    sheet: 'one rent on the lines of two tenants',
    careful: 'asks: it would be added up',
    lines: [
      'Imóvel;Locatário;Vencimento;Aluguel',
      'Rua A, 10;Rui;15/02/2020;1.500,00',
      'Rua A, 10;Ana;15/02/2020;1.500,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'case and client on the first of their lines alone, without a merge',
    careful: 'tells: the others are of no case',
    lines: [
      'Processo;Cliente;Vencimento;Valor',
      `${cnj(8611, 2018)};Ana;15/03/2018;1.000,00`,
      ';;15/04/2018;1.100,00',
    ],
    expects: ['1 - header', '2 {date:2018-03-15,amount:1000}', '3 {date:2018-04-15,amount:1100}'],
    tells: ['told_blank_below'],
  },
  ...[
    ['Em aberto', 'Pago (cobrança)'],
    ['Em aberto', 'Baixado (perda)'],
    ['Baixado (perda)', 'Quitado'],
  ].map(([first, second]) => ({
    ...correct,
    sheet: `one invoice ${first} and one ${second}`,
    careful: 'asks: one of them is perhaps no longer owed',
    lines: [
      'Vencimento;Valor;Situação',
      `07/02/2020;100,50;${first}`,
      `07/03/2020;120,60;${second}`,
    ],
    expects: ['asks ask_settled'],
  })),
  {
    ...correct,
    sheet: 'one invoice on the lines of a debtor and of who guarantees it, each with an address',
    careful: 'asks: it would be added up',
    lines: [
      'Nota fiscal;Nome;Endereço;Vencimento;Valor',
      'NF 4471;Ana;Rua A, 10;15/02/2020;1.500,00',
      'NF 4471;Rui;Rua B, 20;15/02/2020;1.500,00',
    ],
    expects: ['asks ask_same_debt'],
  },
]
