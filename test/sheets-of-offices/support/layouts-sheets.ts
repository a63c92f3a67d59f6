import { day } from '../../accept/support/workbook.js'
import type { OfficeSheet } from './outcome.js'

const parameters = ['index=ipca', 'updateTo=31/12/2024']
const common = { job: 'correct' as const, parameters }

/** Several parts, several tables, what one question leads to. */
export const layouts: OfficeSheet[] = [
  {
    ...common,
    sheet: 'bills with the day of payment, the due date being chosen',
    map: { data_base: 'Vencimento' },
    lines: [
      'Fatura;Vencimento;Data Pagto;Valor',
      '77001;15/01/2020;18/02/2020;480,20',
      '77002;15/02/2020;;512,90',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...common,
    sheet: 'bills of which some are paid, all of them being claimed',
    map: { valor: 'Valor' },
    lines: [
      'Fatura;Vencimento;Pago;Valor',
      '77001;15/01/2020;Sim;480,20',
      '77002;15/02/2020;Não;512,90',
    ],
    expects: ['1 - header', '2 {date:2020-01-15,amount:480.2}', '3 {date:2020-02-15,amount:512.9}'],
    tells: ['ask_settled'],
  },
  {
    ...common,
    sheet: 'an English ledger, its due date being chosen, with dollars among reais',
    map: { data_base: 'Due date' },
    lines: [
      'Invoice,Due date,Amount,Currency',
      '11,2021-03-15,"1,250.00",BRL',
      '12,2021-04-15,"2,000.00",USD',
    ],
    expects: ['1 - header', '2 {date:2021-03-15,amount:1250}', '3 ! cell_foreign_currency'],
  },
  {
    ...common,
    sheet: 'halves of a minimum wage, the month being chosen',
    map: { data_base: 'Mês' },
    lines: ['Mês;Valor;Unidade', '01/2022;0,5;SM', '02/2022;0,5;SM'],
    expects: ['1 - header', '2 ! cell_foreign_currency', '3 ! cell_foreign_currency'],
  },
  {
    ...common,
    sheet: 'twelve instalments in a line, the first due date being chosen',
    map: { data_base: '1º vencimento' },
    lines: [
      'Contrato;1º vencimento;Valor da parcela;Prazo',
      'AF-1;10/01/2020;450,00;12x',
      'AF-2;10/03/2020;600,00;10x',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...common,
    sheet: 'a price of instalments in words beside the whole',
    lines: [
      'Acordo;Vencimento;Valor;Forma',
      'AC-1;10/01/2020;4.500,00;10 parcelas',
      'AC-2;10/03/2020;600,00;à vista',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...common,
    sheet: 'a status of the service and not of the debt',
    lines: [
      'Pedido;Vencimento;Valor;Status do contrato;Data de cancelamento do contrato',
      '1;10/01/2020;450,00;Cancelado;01/03/2020',
      '2;10/02/2020;450,00;Ativo;',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:450}', '3 {date:2020-02-10,amount:450}'],
  },
  {
    ...common,
    sheet: 'cheques that came back',
    lines: [
      'Cheque;Data;Histórico;Valor',
      '850001;10/01/2021;Cheque devolvido alínea 11;300,00',
      '850002;10/02/2021;Cheque devolvido alínea 12;300,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:300,description:Cheque devolvido alínea 11}',
      '3 {date:2021-02-10,amount:300,description:Cheque devolvido alínea 12}',
    ],
  },
  {
    ...common,
    sheet: 'tax debts: status of the register and discharged by payment',
    lines: [
      'Inscrição;Vencimento;Valor originário;Situação da inscrição',
      '80 6 19;31/05/2018;2.000,00;Ativa em cobrança',
      '80 6 20;30/06/2018;1.500,00;Extinta por pagamento',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...common,
    sheet: 'labour: what is owed under a heading that a map chose, and what was deposited of it',
    lines: ['Competência;Devido;Depositado', '01/2021;176,00;0,00', '02/2021;176,00;88,00'],
    map: { valor: 'B' },
    expects: ['asks ask_deducted'],
  },
  {
    ...common,
    sheet: 'labour: deposits of FGTS that were made and those that were not',
    lines: ['Competência;Devido;Depositado', '01/2021;176,00;0,00', '02/2021;176,00;88,00'],
    map: { valor: '=B' },
    expects: [
      '1 - header',
      '2 {date:2021-01-01,amount:176} ~ note_month_only',
      '3 {date:2021-02-01,amount:176} ~ note_month_only',
    ],
    tells: ['ask_deducted'],
  },
  {
    ...common,
    sheet: 'labour: what is owed and what was deposited',
    lines: [
      'Competência;Valor devido;Valor depositado',
      '01/2021;176,00;0,00',
      '02/2021;176,00;88,00',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...common,
    sheet: 'amounts of a bank file in centavos',
    lines: [
      'nosso_numero;vencimento;valor',
      '000012;2022-01-10;0000000123456',
      '000013;2022-02-10;0000000099900',
    ],
    expects: ['1 - header', '2 ! cell_padded_number', '3 ! cell_padded_number'],
  },
  {
    ...common,
    sheet: 'rows of sums in words of courts',
    lines: [
      'Data;Descrição;Valor',
      '10/01/2021;Aluguel;100,00',
      '10/02/2021;Aluguel;100,00',
      ';TOTAL:;200,00',
      ';Total devido pelo réu;200,00',
      ';Valor a executar;200,00',
      '28/02/2021;Valor da execução;200,00',
      '28/02/2021;Resultado;200,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:100,description:Aluguel}',
      '3 {date:2021-02-10,amount:100,description:Aluguel}',
      '4 - total',
      '5 - total',
      '6 ! cell_missing line_maybe_total_undated',
      '7 ! line_maybe_total',
      '8 ! line_maybe_total',
    ],
  },
  {
    ...common,
    sheet: 'a yearly table of rents, a column a year',
    lines: ['Imóvel;2021;2022;2023', 'Loja 1;1.000,00;1.100,00;1.200,00'],
    expects: ['asks ask_header'],
  },
  ...[undefined, { valor: 'Valor' }].map((map) => ({
    ...common,
    sheet: `a line struck through${map ? ', and said to be owed' : ''}`,
    ...(map ? { map } : {}),
    lines: {
      Plan1: {
        rows: [
          ['Contrato', 'Vencimento', 'Valor'],
          ['L-1', day('2020-03-10'), 1000],
          ['L-2', day('2020-04-10'), 500],
        ],
        make: (sheet: { getCell(at: string): { font: object } }) => {
          sheet.getCell('A1').font = { strike: false }
          for (const at of ['A3', 'B3', 'C3']) sheet.getCell(at).font = { strike: true }
        },
      },
    },
    expects: map
      ? ['1 - header', '2 {date:2020-03-10,amount:1000}', '3 {date:2020-04-10,amount:500}']
      : ['asks ask_struck'],
  })),
]
