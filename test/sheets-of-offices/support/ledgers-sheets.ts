import type { OfficeSheet } from './outcome.js'

const parameters = ['index=ipca', 'updateTo=31/12/2024']
const common = { job: 'correct' as const, parameters }

/** Ledgers, kinds of entries, rates and shares. */
export const ledgers: OfficeSheet[] = [
  {
    ...common,
    sheet: 'two tables side by side',
    lines: [
      'Vencimento;Valor;;Vencimento;Valor',
      '10/01/2021;100,00;;10/01/2022;130,00',
      '10/02/2021;100,00;;10/02/2022;130,00',
    ],
    expects: ['asks ask_tie', 'asks ask_tie'],
  },
  {
    ...common,
    sheet: 'a table of payments below the table of debts',
    lines: [
      'Vencimento;Valor',
      '10/01/2021;100,00',
      '10/02/2021;100,00',
      ';',
      'PAGAMENTOS EFETUADOS;',
      'Data;Valor',
      '15/03/2021;80,00',
      '15/04/2021;60,00',
    ],
    expects: ['asks ask_other_header'],
  },
  {
    ...common,
    sheet: 'debts and below them a section of payments, without a second header',
    lines: [
      'Vencimento;Descrição;Valor',
      'DÉBITOS;;',
      '10/01/2021;Cota;100,00',
      '10/02/2021;Cota;100,00',
      'PAGAMENTOS;;',
      '15/03/2021;Depósito em conta;80,00',
      '15/04/2021;Depósito em conta;60,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...common,
    sheet: 'a deposit of the tenant among rents, named without a preposition',
    lines: [
      'Data;Histórico;Valor',
      '10/01/2020;Locação sala 5;1.500,00',
      '15/02/2020;Depósito inquilino;1.000,00',
      '10/03/2020;Locação sala 5;1.500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...common,
    sheet: 'the same entry, where a map only chose the column',
    map: { valor: 'Valor' },
    lines: [
      'Data;Histórico;Valor;Saldo',
      '10/01/2020;Locação sala 5;1.500,00;1.500,00',
      '10/02/2020;Locação sala 5;1.500,00;3.000,00',
      '15/02/2020;Compensação com obras;1.000,00;2.000,00',
      '10/03/2020;Locação sala 5;1.500,00;3.500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...common,
    sheet: 'an entry of an unknown name, after which the balance is less by as much',
    map: { valor: '=Valor' },
    lines: [
      'Data;Histórico;Valor;Saldo',
      '10/01/2020;Locação sala 5;1.500,00;1.500,00',
      '10/02/2020;Locação sala 5;1.500,00;3.000,00',
      '15/02/2020;Compensação com obras;1.000,00;2.000,00',
      '10/03/2020;Locação sala 5;1.500,00;3.500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500,description:Locação sala 5}',
      '3 {date:2020-02-10,amount:1500,description:Locação sala 5}',
      '4 {date:2020-02-15,amount:1000,description:Compensação com obras}',
      '5 {date:2020-03-10,amount:1500,description:Locação sala 5}',
    ],
    tells: ['ask_payments_positive'],
  },
  {
    ...common,
    sheet: 'a balance that only grows by each entry',
    map: { valor: 'Valor' },
    lines: [
      'Data;Histórico;Valor;Saldo',
      '10/01/2020;Locação sala 5;1.500,00;1.500,00',
      '10/02/2020;Locação sala 5;1.500,00;3.000,00',
      '10/03/2020;Locação sala 5;1.500,00;4.500,00',
      '10/04/2020;Locação sala 5;1.500,00;6.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500,description:Locação sala 5}',
      '3 {date:2020-02-10,amount:1500,description:Locação sala 5}',
      '4 {date:2020-03-10,amount:1500,description:Locação sala 5}',
      '5 {date:2020-04-10,amount:1500,description:Locação sala 5}',
    ],
  },
  {
    ...common,
    sheet: 'a credit note among invoices',
    lines: [
      'Documento;Vencimento;Valor',
      'NF 100;10/01/2021;100,00',
      'Nota de crédito 7;10/02/2021;40,00',
      'NF 101;10/02/2021;100,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...common,
    sheet: 'kinds D and C of a ledger',
    lines: [
      'Data;Histórico;D/C;Valor',
      '10/01/2021;Mensalidade;D;100,00',
      '10/02/2021;Recebimento;C;40,00',
    ],
    expects: ['asks ask_debit_letter', 'asks ask_payments_positive'],
  },
  {
    ...common,
    sheet: 'kinds in words: Débito and Crédito',
    lines: ['Data;Natureza;Valor', '10/01/2021;Débito;100,00', '10/02/2021;Crédito;40,00'],
    expects: ['asks ask_debit_letter'],
  },
  {
    ...common,
    sheet: 'a fine by the day in the heading',
    lines: ['Vencimento;Valor;Multa diária', '10/01/2021;100,00;50,00'],
    expects: ['asks ask_other_period'],
  },
  {
    ...common,
    sheet: 'interest as a fraction',
    lines: ['Vencimento;Valor;Juros', '10/01/2021;100,00;0,01', '10/02/2021;100,00;0,01'],
    expects: ['asks ask_fraction'],
  },
  {
    ...common,
    sheet: 'health plan: what was charged and what is owed',
    lines: [
      'Competência;Mensalidade cobrada;Mensalidade devida;Diferença',
      '01/2021;900,00;700,00;200,00',
      '02/2021;900,00;700,00;200,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'alimony: owed, paid, rest',
    lines: [
      'Mês de referência;Valor devido;Valor pago;Saldo',
      '01/2022;700,00;300,00;400,00',
      '02/2022;700,00;700,00;0,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'payments in restitution, all paid',
    lines: ['Data do pagamento;Valor;Situação', '10/01/2021;120,00;Pago', '10/02/2021;120,00;Pago'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:120}', '3 {date:2021-02-10,amount:120}'],
  },
  {
    ...common,
    sheet: 'share of each heir',
    lines: [
      'Herdeiro;Data-base;Valor;Quota-parte',
      'Ana;01/06/2020;90.000,00;50%',
      'Beto;01/06/2020;90.000,00;25%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...common,
    sheet: 'amount overdue: installment n of N with the total of the contract',
    lines: [
      'Contrato;Vencimento;Valor do contrato;Parcela',
      'C1;10/01/2021;12.000,00;1/12',
      'C1;10/02/2021;12.000,00;2/12',
    ],
    expects: ['asks ask_whole_each'],
  },
  {
    ...common,
    sheet: 'a month in a title above blocks',
    lines: [
      'Unidade;Vencimento;Valor',
      'Janeiro/2021;;',
      '101;10/01/2021;120,00',
      'Fevereiro/2021;;',
      '101;10/02/2021;120,00',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2021-01-10,amount:120}',
      '4 - note',
      '5 {date:2021-02-10,amount:120}',
    ],
  },
  {
    ...common,
    sheet: 'ledger in US format of a Brazilian firm',
    lines: ['Vencimento,Valor', '03/15/2021,"1,250.00"', '04/15/2021,"1,250.00"'],
    expects: ['asks ask_order_mdy'],
  },
]
