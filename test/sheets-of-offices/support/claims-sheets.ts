import type { OfficeSheet } from './outcome.js'

/** What a credit manager hands in: amounts, dates and units. */
export const claimSheets: OfficeSheet[] = [
  {
    sheet: 'the amount claimed beside the amount of the judgment',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Processo;Data da sentença;Valor da causa;Valor da condenação',
      '0007801-94.2019.8.26.0100;10/03/2020;50.000,00;12.000,00',
    ],
    expects: ['asks ask_missing', 'asks ask_tie'],
  },
  {
    sheet: 'amounts in thousands, by the heading',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Contrato;Vencimento;Valor (R$ mil)', 'L-1;10/03/2020;12,5', 'L-2;10/04/2020;1.250,0'],
    expects: ['asks ask_in_thousands'],
  },
  {
    sheet: 'amounts in thousands, by a line above',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Carteira de créditos - valores em milhares de reais;;',
      'Contrato;Vencimento;Valor',
      'L-1;10/03/2020;12,5',
      'L-2;10/04/2020;1.250,00',
    ],
    expects: ['asks ask_in_thousands'],
  },
  {
    sheet: 'an amount and the share of the creditor',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Processo;Data;Valor;Cota-parte (%)',
      '0007801-94.2019.8.26.0100;10/03/2020;12.000,00;50%',
      '0007802-74.2022.8.26.0100;10/03/2020;9.000,00;25%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    sheet: 'debit and credit by a letter',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Data;Histórico;Valor;D/C',
      '10/03/2020;Compra;1.000,00;D',
      '10/04/2020;Pagamento;400,00;C',
    ],
    expects: ['asks ask_debit_letter', 'asks ask_payments_positive'],
  },
  {
    sheet: 'amounts with a letter for debit and credit',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Data;Histórico;Valor',
      '10/03/2020;Compra;1.000,00 D',
      '10/04/2020;Pagamento;400,00 C',
    ],
    expects: ['asks ask_payments_positive', 'asks ask_debit_letter'],
  },
  {
    sheet: 'the units and the price of one',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Nota;Data;Qtd;Valor unitário', '1;10/03/2020;12;100,00', '2;10/04/2020;3;50,00'],
    expects: ['asks ask_doubtful'],
  },
  {
    sheet: 'the units, the price of one and the line total',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Nota;Data;Qtde;Valor unitário;Valor total',
      '1;10/03/2020;12;100,00;1.200,00',
      '2;10/04/2020;3;50,00;150,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    sheet: 'gross and net',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Competência;Vencimento;Valor bruto;Valor líquido',
      '03/2020;10/04/2020;3.000,00;2.400,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    sheet: 'competence beside the due date',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Competência;Vencimento;Valor',
      '03/2020;10/04/2020;3.000,00',
      '04/2020;10/05/2020;3.000,00',
    ],
    expects: ['1 - header', '2 {date:2020-04-10,amount:3000}', '3 {date:2020-05-10,amount:3000}'],
    tells: ['told_due_day'],
  },
  {
    sheet: 'competence beside a bare Data',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Competência;Data;Valor', '03/2020;10/04/2020;3.000,00', '04/2020;10/05/2020;3.000,00'],
    expects: ['asks ask_tie'],
  },
  {
    sheet: 'a note that says not to charge',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: [
      'Contrato;Vencimento;Valor;Obs',
      'L-1;10/03/2020;1.000,00;',
      'L-2;10/04/2020;1.000,00;NÃO COBRAR - acordo',
      'L-3;10/05/2020;1.000,00;prescrita',
    ],
    expects: ['asks ask_settled'],
  },
  {
    sheet: 'days of excel as bare numbers in a csv',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Contrato;Vencimento;Valor', 'L-1;43900;1.000,00', 'L-2;43931;1.000,00'],
    expects: [
      '1 - header',
      '2 {date:2020-03-10,amount:1000} ~ note_serial_date',
      '3 {date:2020-04-10,amount:1000} ~ note_serial_date',
    ],
    tells: ['told_serial_texts'],
  },
  {
    sheet: 'American days that cannot be Brazilian',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Contract;Due date;Amount', 'L-1;03/25/2021;1,000.00', 'L-2;04/05/2021;2,000.00'],
    expects: ['asks ask_order_mdy'],
  },
  {
    sheet: 'quarters as days',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Contrato;Vencimento;Valor', 'L-1;1T2021;1.000,00', 'L-2;10/03/2021;1.000,00'],
    expects: ['1 - header', '2 ! cell_not_a_date', '3 {date:2021-03-10,amount:1000}'],
  },
  {
    sheet: 'instalments in one cell',
    job: 'correct',
    parameters: ['index=ipca', 'updateTo=31/12/2024'],
    lines: ['Contrato;Vencimento;Valor', 'L-1;10/03/2021;10x de 150,00', 'L-2;10/03/2021;1.000,00'],
    expects: ['1 - header', '2 ! cell_not_a_number', '3 {date:2021-03-10,amount:1000}'],
  },
]
