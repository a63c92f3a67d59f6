import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

/** A second look at sheets of those who collect: what is said of lines by codes, brackets, sums and days. */
export const collectionsSecond: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'sections with their sum beside their title, the second of what is paid',
    careful: 'asks: the paid ones would be computed',
    lines: {
      Acordo: [
        ['Parcela', 'Vencimento', 'Valor'],
        ['EM ABERTO', null, 2500],
        [4, day('2021-08-10'), 1250],
        [5, day('2021-09-15'), 1250],
        ['PAGAS', null, 2500],
        [1, day('2021-05-10'), 1250],
        [2, day('2021-06-15'), 1250],
      ],
    },
    expects: ['asks ask_sum_row'],
  },
  {
    ...correct,
    sheet: 'the sum below each debtor, with the debtor and the last day, and no word for it',
    careful: 'asks: the sums would be computed as debts',
    lines: [
      'Devedor;Vencimento;Valor',
      'Alfa;15/01/2022;1.000,00',
      'Alfa;15/02/2022;1.500,00',
      'Alfa;15/02/2022;2.500,00',
      'Beta;20/01/2022;300,00',
      'Beta;20/03/2022;450,00',
      'Beta;20/03/2022;750,00',
    ],
    expects: ['asks ask_sum_row'],
  },
  {
    ...correct,
    sheet: 'one day for all lines under Atualizado em',
    careful: 'asks: the amounts are of that day',
    lines: [
      'Devedor;Vencimento;Valor;Atualizado em',
      'Alfa;10/01/2020;1.310,20;31/12/2022',
      'Beta;15/02/2020;1.225,90;31/12/2022',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'clear: the day on which each record was touched',
    careful: 'reads all',
    lines: [
      'Devedor;Vencimento;Valor;Atualizado em',
      'Alfa;10/01/2020;1.310,20;30/12/2022 10:15',
      'Beta;15/02/2020;1.225,90;02/01/2023 09:02',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1310.2}',
      '3 {date:2020-02-15,amount:1225.9}',
    ],
  },
  {
    ...update,
    sheet: 'a title: balances as of a day, beside the days of the contracts',
    careful: 'asks: they would be corrected from years before',
    lines: [
      'Saldos devedores em 31/12/2022;;',
      'Mutuário;Data;Saldo devedor',
      'Ana Rios;15/01/2020;12.500,00',
      'Léo Pinto;20/03/2020;9.830,40',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...update,
    sheet: 'clear: the same title, and that day on each line',
    careful: 'reads all',
    lines: [
      'Saldos devedores em 31/12/2022;;',
      'Mutuário;Data;Saldo devedor',
      'Ana Rios;31/12/2022;12.500,00',
      'Léo Pinto;31/12/2022;9.830,40',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {dia:2022-12-31,valor:12500}',
      '4 {dia:2022-12-31,valor:9830.4}',
    ],
  },
  {
    ...correct,
    sheet: 'what a bank says happened to each title, by number and name',
    careful: 'asks: one was paid, one was taken back',
    lines: [
      'Nosso número;Sacado;Vencimento;Valor;Ocorrência',
      '109/1;MARIO LIMA;10/02/2022;1.250,00;02 - Entrada confirmada',
      '109/2;MARIO LIMA;15/03/2022;1.250,00;06 - Liquidação normal',
      '109/3;SONIA REIS;15/03/2022;980,50;09 - Baixa',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'in brackets behind a name: part of it was paid',
    careful: 'asks: the whole would be computed',
    lines: [
      'Cliente;Vencimento;Valor',
      'Ana Rios (pagou 2 de 5);15/01/2022;5.000,00',
      'Léo Pinto;15/02/2022;3.000,00',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a percentage that was measured, beside the amount of each stage of a work',
    careful: 'asks: only the measured part is owed',
    lines: [
      'Etapa;Vencimento;Valor;% medido',
      'Fundação;15/01/2022;100.000,00;60%',
      'Estrutura;15/02/2022;150.000,00;35%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'a section of contracts in dollars',
    careful: 'asks: its amounts are no reais',
    lines: [
      'Contrato;Vencimento;Valor',
      'CONTRATOS EM DÓLAR;;',
      'C-1;15/01/2022;1.200,00',
      'CONTRATOS EM REAIS;;',
      'C-2;15/02/2022;1.500,00',
    ],
    expects: ['asks ask_foreign_said'],
  },
  {
    ...correct,
    sheet: 'clear: costs, and the day on which each was paid',
    careful: 'reads all',
    lines: [
      'Guia;Data do recolhimento;Valor;Custas',
      'DARE 1;03/02/2021;312,40;S',
      'Depósito;13/05/2021;5.000,00;N',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-03,amount:312.4,custas:true}',
      '3 {date:2021-05-13,amount:5000,custas:false}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: an English export with BRL before each amount',
    careful: 'reads all',
    lines: [
      'Client,Due date,Amount',
      'ACME,2022-01-15,"BRL 1,234.56"',
      'BETA,2022-02-20,"BRL 990.10"',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-15,amount:1234.56}',
      '3 {date:2022-02-20,amount:990.1}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: days with their weekday, before or behind',
    careful: 'reads all',
    lines: [
      'Título;Vencimento;Valor',
      '101;seg, 10/01/2022;1.200,00',
      '102;15/02/2022 (ter);990,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:1200,description:101}',
      '3 {date:2022-02-15,amount:990.1,description:102}',
    ],
  },
  {
    ...correct,
    sheet:
      'clear: quotas of a consortium by group and quota, with bills of power that are all open',
    careful: 'reads all',
    lines: [
      'Grupo/Cota;Mês de referência;Venc.;Parcela (R$);Situação',
      '1020/115;01/2021;15/02/2021;655,20;Em aberto',
      '1020/206;02/2021;15/03/2021;702,00;Em aberto',
    ],
    expects: ['1 - header', '2 {date:2021-02-15,amount:655.2}', '3 {date:2021-03-15,amount:702}'],
  },
  {
    ...correct,
    sheet: 'who holds each title: one was assigned to a fund',
    careful: 'asks: what was assigned is not ours to charge',
    lines: [
      'Título;Sacado;Vencimento;Valor;Portador',
      'DM 4471;Mario Lima ME;10/02/2022;1.250,00;Carteira própria',
      'DM 4472;Sonia Reis ME;15/03/2022;980,50;Cedido ao FIDC Alfa',
      'DM 4473;Rui Dias ME;15/04/2022;2.310,75;Carteira própria',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'one note with two joint debtors, by its short number',
    careful: 'asks: it is owed once',
    lines: [
      'Nota;Devedor;Vencimento;Valor',
      '12;Mario Lima;10/02/2022;1.250,00',
      '12;Sonia Lima;10/02/2022;1.250,00',
      '13;Rui Dias;15/04/2022;2.310,75',
    ],
    expects: ['asks ask_same_debt'],
  },
]
