import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const interest = {
  job: 'correct',
  parameters: [...correct.parameters, 'juros=1', 'juros.from=vencimento'],
}

/** Schools, consortia, health plans, tenants, drawers of cheques: what each sheet says of its own amounts. */
export const dutiesDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a shop: post-dated cheques, when each was drawn and for when it is good',
    careful: 'reads or asks the day for which it is good, not that of its issue',
    lines: [
      'Cheque;Emissão;Bom para;Valor',
      '850001;10/01/2020;10/04/2020;1.200,00',
      '850002;10/01/2020;10/05/2020;1.200,00',
    ],
    expects: ['1 - header', '2 {date:2020-04-10,amount:1200}', '3 {date:2020-05-10,amount:1200}'],
  },
  {
    ...correct,
    sheet: 'a shop: cheques whose amount in words is another on one',
    careful: 'asks: the words prevail (Lei 7.357/1985, art. 12)',
    lines: [
      'Cheque;Data do cheque;Valor;Valor por extenso',
      '850001;10/01/2020;1.200,00;mil e duzentos reais',
      '850002;10/02/2020;2.500,00;mil e quinhentos reais',
    ],
    expects: ['asks ask_written_amount'],
  },
  {
    ...correct,
    sheet: 'a bank: a cheque that came back twice stands on two lines',
    careful: 'asks: it is owed once',
    map: { data_base: 'Devolvido em' },
    lines: [
      'Cheque nº;Devolvido em;Alínea;Valor',
      '850001;14/01/2020;11;1.200,00',
      '850001;17/01/2020;12;1.200,00',
      '850007;12/02/2020;12;500,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'a consortium: the credit of each quota and the part of it that each instalment is',
    careful: 'asks: the instalment is owed, not the credit',
    lines: [
      'Grupo;Cota;Vencimento;Valor do crédito;% da parcela',
      '1020;77;10/01/2020;60.000,00;1,6667',
      '1020;77;10/02/2020;60.000,00;1,6667',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'a health plan: what was paid beside what the index of the agency allows',
    careful: 'asks: the difference is claimed',
    lines: [
      'Vencimento;Mensalidade paga;Mensalidade pelo índice da ANS',
      '10/01/2020;1.500,00;1.210,00',
      '10/02/2020;1.500,00;1.210,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'a hospital: what it presented and what the plan struck off',
    careful: 'asks: which part is claimed',
    lines: [
      'Guia;Data do atendimento;Valor apresentado;Glosa',
      '1;10/01/2020;1.200,00;300,00',
      '2;10/02/2020;500,00;0,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...update,
    sheet: 'an insurer in recourse: what it paid and what the wreck was sold for',
    careful: 'asks: the price of the wreck is taken off',
    lines: [
      'Sinistro;Data do pagamento;Indenização;Venda do salvado',
      '881;10/01/2020;42.000,00;9.500,00',
      '882;10/02/2020;18.000,00;',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'a precatory: the part that was paid with preference',
    careful: 'asks: it is taken off',
    lines: [
      'Precatório;Data-base;Valor requisitado;Superpreferência',
      '15/2020;31/01/2020;180.000,00;62.700,00',
      '16/2020;31/01/2020;95.000,00;',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'a school: the scholarship of each pupil in percent',
    careful: 'asks: half of the fee is owed',
    lines: [
      'Aluno;Vencimento;Mensalidade;Bolsa',
      'Ana;10/01/2020;1.000,00;50%',
      'Rui;10/01/2020;1.000,00;25%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'a landlord: how many rents are open, and the first of them',
    careful: 'asks: each line stands for several months',
    map: { data_base: 'Primeiro vencimento em aberto' },
    lines: [
      'Imóvel;Primeiro vencimento em aberto;Aluguel;Meses em atraso',
      'Rua A, 10;10/01/2020;1.200,00;5',
      'Rua B, 20;10/03/2020;900,00;3',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...update,
    sheet: 'an accountant: a monthly amount from a day to another',
    careful: 'asks: each line stands for several months',
    map: { data_base: 'De', valor: 'Valor mensal' },
    lines: [
      'De;Até;Valor mensal',
      '01/01/2020;31/12/2020;1.200,00',
      '01/01/2021;30/06/2021;1.260,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'a bank: each contract on the line of its debtor and of its surety',
    careful: 'asks: it is owed once',
    lines: [
      'Contrato;Qualidade;Nome;Vencimento;Valor',
      '88;Emitente;Loja Sol;10/01/2020;12.000,00',
      '88;Avalista;Ana Prado;10/01/2020;12.000,00',
      '91;Emitente;Bar Mar;10/02/2020;5.000,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'a labour sheet: deductions by a minus in brackets before their names',
    careful: 'asks: they are taken off',
    lines: [
      'Data;Verba;Valor',
      '10/01/2020;Saldo de salário;1.200,00',
      '10/01/2020;13º proporcional;900,00',
      '10/01/2020;(-) INSS;180,00',
      '10/01/2020;(-) Adiantamento;400,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...correct,
    sheet: 'a cash book: E and S',
    careful: 'asks: what came in and what went out are not one sum',
    lines: [
      'Data;Histórico;E/S;Valor',
      '10/01/2020;Aluguel loja 1;S;1.200,00',
      '15/01/2020;Recibo 12;E;300,00',
      '10/02/2020;Aluguel loja 1;S;1.200,00',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...correct,
    sheet: 'a statement of a bank: the balance brought forward under Valor',
    careful: 'asks or ignores: it is no debit',
    lines: [
      'Data;Lançamento;Valor',
      '31/12/2019;SALDO ANTERIOR;5.000,00',
      '10/01/2020;Tarifa pacote;49,90',
      '10/02/2020;Tarifa pacote;49,90',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-12-31,amount:5000}',
      '3 {date:2020-01-10,amount:49.9}',
      '4 {date:2020-02-10,amount:49.9}',
    ],
    tells: ['told_brought_forward'],
  },
  {
    ...correct,
    sheet: 'a card: instalments with the day of their purchase',
    careful: 'asks: the third does not fall due on the day of the purchase',
    lines: [
      'Data da compra;Estabelecimento;Parcela;Valor',
      '10/01/2020;Loja Azul;1/3;400,00',
      '10/01/2020;Loja Azul;2/3;400,00',
      '10/01/2020;Loja Azul;3/3;400,00',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'a bank: the codes of the return file, 02 and 06',
    careful: 'asks: 06 is settled',
    lines: [
      'Nosso número;Vencimento;Valor do título;Ocorrência',
      '1;10/01/2020;1.200,00;02',
      '2;10/02/2020;500,00;06',
      '3;10/03/2020;500,00;02',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:500}',
      '4 {date:2020-03-10,amount:500}',
    ],
    tells: ['told_states'],
  },
  {
    ...correct,
    sheet: 'a bank: what was financed and what was paid out, and the day of it',
    careful: 'asks: which of them is owed',
    map: { data_base: 'Data da liberação' },
    lines: [
      'Cédula rural;Data da liberação;Valor financiado;Valor liberado',
      '1;10/01/2020;120.000,00;80.000,00',
      '2;10/02/2020;50.000,00;50.000,00',
    ],
    expects: ['asks ask_revised'],
  },
  {
    ...correct,
    sheet: 'a bank: balances with the day of their position beside the due day',
    careful: 'asks: which of the days is it',
    lines: [
      'Contrato;Vencimento;Saldo devedor;Data da posição',
      '1;10/01/2020;1.512,44;30/06/2022',
      '2;10/02/2020;631,07;30/06/2022',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a condominium: expenses and the ideal fraction of the unit',
    careful: 'asks: the unit owes its fraction',
    lines: [
      'Mês;Vencimento;Despesa do condomínio;Fração ideal',
      'jan/20;10/01/2020;42.000,00;0,0125',
      'fev/20;10/02/2020;41.300,00;0,0125',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...interest,
    sheet: 'a shop: the heading bears an asterisk, which says what is within',
    careful: 'asks: fine and interest are in it already',
    lines: [
      'Título;Vencimento;Valor*',
      '1;10/01/2020;1.238,00',
      '2;10/02/2020;515,00',
      '* inclui multa de 2% e juros de mora;;',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...interest,
    sheet: 'a title: correction without interest',
    careful: 'asks: interest of 1 % was given',
    lines: {
      Cálculo: [
        ['Correção monetária simples, sem incidência de juros'],
        ['Parcela', 'Vencimento', 'Valor'],
        ['1', day('2020-01-10'), 1200],
        ['2', day('2020-02-10'), 500],
      ],
    },
    expects: ['asks ask_stated_term'],
  },
]
