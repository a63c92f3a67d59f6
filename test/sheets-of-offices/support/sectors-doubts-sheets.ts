import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** Amounts of farms, funds, plans and payrolls that a careful person would not sign. */
export const sectorsDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'labour: items of which one was not awarded',
    careful: 'asks: the judgment denied one of them',
    lines: [
      'Verba;Vencimento;Valor;Deferida?',
      'Horas extras;05/02/2019;4.100,00;Sim',
      'Dano existencial;05/02/2019;10.000,00;Não',
      'FGTS;05/02/2019;1.240,00;Sim',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-02-05,amount:4100,description:Horas extras}',
      '3 {date:2019-02-05,amount:10000,description:Dano existencial}',
      '4 {date:2019-02-05,amount:1240,description:FGTS}',
    ],
    tells: ['told_states'],
  },
  {
    ...correct,
    sheet: 'school: pupils who left, with the day on which each did',
    careful: 'asks: what falls due after the pupil left is not owed',
    lines: {
      Mensalidades: [
        ['Aluno', 'Vencimento', 'Mensalidade', 'Matrícula trancada em'],
        ['Caio', day('2020-03-05'), 980, day('2020-03-20')],
        ['Caio', day('2020-04-05'), 980, day('2020-03-20')],
        ['Lia', day('2020-03-05'), 980],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-03-05,amount:980}',
      '3 {date:2020-04-05,amount:980}',
      '4 {date:2020-03-05,amount:980}',
    ],
    tells: ['told_beside_days'],
  },
  {
    ...correct,
    sheet: 'an agreement: the default of one instalment made all others fall due',
    careful: 'asks: all fall due on the day of the default',
    lines: [
      'Parcela;Vencimento;Valor',
      '3;05/05/2021;2.100,00',
      '4;05/06/2021;2.100,00',
      '5;05/07/2021;2.100,00',
      'Não paga a 3ª parcela, operou-se o vencimento antecipado das demais (cláusula 4ª).;;',
    ],
    expects: ['asks ask_accelerated'],
  },
  {
    ...correct,
    sheet: 'beside the table: what a worker has drawn of a deposit',
    careful: 'asks: it is to be taken off',
    lines: {
      Verbas: [
        ['Verba', 'Vencimento', 'Valor', null, null, null],
        ['Saldo de salário', day('2019-05-06'), 1800, null, 'Resumo'],
        ['Aviso prévio', day('2019-05-06'), 2400, null, 'Depósito recursal levantado', 9800],
        ['13º salário', day('2019-05-06'), 1000, null, 'Autor', 'Davi'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2019-05-06,amount:1800,description:Saldo de salário}',
      '3 {date:2019-05-06,amount:2400,description:Aviso prévio}',
      '4 {date:2019-05-06,amount:1000,description:13º salário}',
    ],
    tells: ['told_notes_beside'],
  },
  {
    ...correct,
    sheet: 'months across, their years merged above them',
    careful: 'asks: which month is the day of each amount',
    lines: {
      Quotas: {
        rows: [
          ['Unidade', '2019', null, null, '2020'],
          [null, 'out', 'nov', 'dez', 'jan'],
          ['101', 450, 450, 450, 480],
          ['102', 610, 610, 610, 640],
        ],
        make: (sheet) => {
          sheet.mergeCells('A1:A2')
          sheet.mergeCells('B1:D1')
        },
      },
    },
    expects: ['asks ask_header'],
  },
  {
    ...correct,
    sheet: 'condominium: a unit was sold, by a note',
    careful: 'asks: the later quotas are of the buyer',
    lines: [
      'Unidade;Vencimento;Quota',
      '102;10/01/2020;610,00',
      '102;10/02/2020;610,00',
      '102;10/03/2020;610,00',
      'Unidade 102 vendida em 15/02/2020: as quotas seguintes são de responsabilidade do adquirente.;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'tax debts: a title says that they are in an instalment plan with reductions',
    careful: 'asks: the amounts are those after the reductions, and the plan suspends the claim',
    lines: [
      'Débitos incluídos no PERT (valores com as reduções da modalidade III);;',
      'Inscrição;Vencimento;Valor',
      '80.6.17.0051;31/01/2017;9.850,00',
      '80.6.17.0052;28/02/2017;9.850,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2017-01-31,amount:9850}',
      '4 {date:2017-02-28,amount:9850}',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...correct,
    sheet: 'rural: the discount for who pays in time on a title that was not paid',
    careful: 'signs or asks: a rebate is lost, unless the law gives it',
    lines: [
      'Contrato;Vencimento;Valor;Rebate (Lei 13.340/2016)',
      'A-1;10/02/2014;15.000,00;60%',
      'A-2;10/03/2014;22.000,00;50%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'bank: a statement with a row blocked by the court',
    careful: 'asks: what is blocked is not owed by the bank',
    lines: [
      'Extrato da conta 12.345-6;;;',
      'Data;Lançamento;Valor (R$);D/C',
      '10/02/2020;TARIFA PACOTE;49,90;D',
      '10/03/2020;TARIFA PACOTE;49,90;D',
      '12/03/2020;ESTORNO TARIFA;49,90;C',
    ],
    expects: ['asks ask_debit_letter', 'asks ask_payments_positive'],
  },
]
