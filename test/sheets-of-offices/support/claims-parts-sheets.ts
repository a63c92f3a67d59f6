import type { OfficeSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const FIRST_DUE = [
  'Contrato;Nº parcela;Vencimento 1ª parcela;Valor parcela',
  'A-1;1;10/03/2020;500,00',
  'A-1;2;10/03/2020;500,00',
]
const BALANCE = [
  'Data;Histórico;Saldo',
  '10/03/2020;Fatura 1;500,00',
  '10/04/2020;Fatura 2;1.020,00',
  '10/05/2020;Fatura 3;1.550,00',
  '10/06/2020;Fatura 4;2.100,00',
]

/** Amounts of which a part, or more than a part, is what is owed. */
export const claimPartsSheets: OfficeSheet[] = [
  {
    ...correct,
    sheet: 'the first due date on the line of every instalment',
    lines: FIRST_DUE,
    expects: ['asks ask_first_due'],
  },
  {
    ...correct,
    sheet: 'the first due date, each line being a first instalment',
    map: { valor: 'Valor parcela' },
    lines: FIRST_DUE,
    expects: [
      '1 - header',
      '2 {date:2020-03-10,amount:500,description:1}',
      '3 {date:2020-03-10,amount:500,description:2}',
    ],
    tells: ['ask_first_due'],
  },
  {
    ...update,
    sheet: 'the day of the first instalment and the whole',
    lines: ['Contrato;Vencimento da primeira parcela;Valor', 'A;10/03/2020;6.000,00'],
    expects: ['asks ask_first_due'],
  },
  {
    ...correct,
    sheet: 'a balance that accumulates in the place of its entries',
    lines: BALANCE,
    expects: ['asks ask_running_balance'],
  },
  {
    ...correct,
    sheet: 'a balance that is paid off',
    lines: [
      'Data;Saldo devedor',
      '10/03/2020;2.100,00',
      '10/04/2020;1.550,00',
      '10/05/2020;1.020,00',
      '10/06/2020;500,00',
    ],
    expects: ['asks ask_running_balance'],
  },
  {
    ...correct,
    sheet: 'ordinary: balances of contracts, some larger and some smaller',
    lines: [
      'Contrato;Data;Saldo devedor',
      'A;10/03/2020;500,00',
      'B;10/04/2020;2.020,00',
      'C;10/05/2020;1.550,00',
      'D;10/06/2020;2.100,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-03-10,amount:500}',
      '3 {date:2020-04-10,amount:2020}',
      '4 {date:2020-05-10,amount:1550}',
      '5 {date:2020-06-10,amount:2100}',
    ],
  },
  {
    ...correct,
    sheet: 'the percentage of the amount that is owed',
    lines: ['Contrato;Data;Valor;% devido', 'A;10/03/2020;500,00;50', 'B;10/04/2020;520,00;100'],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'the ideal fraction of a quota',
    lines: ['Unidade;Data;Valor;Fração ideal', '101;10/03/2020;500,00;0,0125'],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'the amount of a base month, and the day of the contract',
    lines: ['Contrato;Data do contrato;Valor (base jan/2020)', 'A-1;10/03/2015;1.500,00'],
    expects: ['asks ask_missing', 'asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'days without a year below a title with one',
    lines: ['Mensalidades 2020;;', 'Aluno;Vencimento;Valor', 'Ana;10/03;500,00'],
    expects: ['1 - title', '2 - header', '3 ! cell_not_a_date'],
  },
  {
    ...correct,
    sheet: 'instants of another zone, of which one is the day before here',
    lines: ['Contrato;Data;Valor', 'A;2020-03-11T02:30:00Z;500,00'],
    expects: ['1 - header', '2 ! cell_not_a_date'],
  },
  {
    ...correct,
    sheet: 'due at sight, in thirty days, and on a day',
    lines: [
      'Contrato;Vencimento;Valor',
      'A;à vista;500,00',
      'B;30 dias;520,00',
      'C;10/04/2020;530,00',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_date',
      '3 ! cell_not_a_date',
      '4 {date:2020-04-10,amount:530}',
    ],
  },
  {
    ...correct,
    sheet: 'gross, deductions and net pay',
    lines: [
      'Empregado;Data;Valor bruto;INSS;IRRF;Valor líquido',
      'A;10/03/2020;500,00;40,00;10,00;450,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...calc,
    sheet: 'payments among the instalments of a calculation, all positive',
    lines: [
      'grupo;name;parcelas.descricao;parcelas.data;parcelas.valor',
      'A;Ana;Parcela;10/03/2020;1.500,00',
      'A;Ana;Pagamento;10/04/2020;1.500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...calc,
    sheet: 'how many instalments beside the instalments of a calculation',
    lines: ['grupo;name;parcelas.data;parcelas.valor;Qtd', 'A;Ana;10/03/2020;1.500,00;12'],
    expects: ['asks ask_instalments'],
  },
]
