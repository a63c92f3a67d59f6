import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const balance = { job: 'calc', parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'] }

/** What a manager who wants too much, or a controller in a hurry, would hand in. */
export const settlementTraps: JudgedSheet[] = [
  {
    ...balance,
    sheet: 'a balance whose payments come before the loan',
    careful: 'asks or rejects: nobody pays before he has borrowed',
    lines: [
      'grupo;name;valor_principal;data_inicio;taxa;pagamentos.data;pagamentos.valor',
      'A;Banco x Ana;15000,00;15/01/2024;1;15/06/2023;4000,00',
      'B;Banco x Rui;8000,00;10/02/2023;1;15/06/2023;500,00',
    ],
    expects: [
      '1 - header',
      '2 {values:{dia_atualiza:31/12/2025,valor_principal:15000,data_inicio:15/01/2024,taxa:1},records:{pagamentos:{data:15/06/2023,valor:4000}},formats:[],received:{valor_principal:15000,data_inicio:2024-01-15,taxa:1,pagamentos.data:2023-06-15,pagamentos.valor:4000},name:Banco x Ana,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=A',
      '3 {values:{dia_atualiza:31/12/2025,valor_principal:8000,data_inicio:10/02/2023,taxa:1},records:{pagamentos:{data:15/06/2023,valor:500}},formats:[],received:{valor_principal:8000,data_inicio:2023-02-10,taxa:1,pagamentos.data:2023-06-15,pagamentos.valor:500},name:Banco x Rui,isChecked:true,needs:[valor_principal,data_inicio,dia_atualiza,taxa]} grupo=B',
    ],
  },
  {
    ...balance,
    sheet: 'a rate by the year in the heading of the rate of a balance',
    careful: 'asks: 12 % a year would go out as 12 % a month',
    lines: [
      'name;valor_principal;data_inicio;taxa a.a.',
      'Banco x Ana;15000,00;15/01/2024;2,5',
      'Banco x Rui;8000,00;10/02/2023;2,1',
    ],
    expects: ['asks ask_other_period'],
  },
  {
    ...calc,
    sheet: 'a debt that was consolidated, before the two that made it, in each group',
    careful: 'asks: the first of each group is the sum of the others',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Ana x Loja;05/02/2019;5.000,00;Dívida consolidada',
      'A;;05/02/2019;2.200,00;NF 101',
      'A;;05/03/2019;2.800,00;NF 102',
      'B;Rui x Loja;05/02/2019;3.000,00;Dívida consolidada',
      'B;;05/02/2019;1.200,00;NF 201',
      'B;;05/03/2019;1.800,00;NF 202',
    ],
    expects: ['asks ask_sum_row'],
  },
  {
    ...recalc,
    sheet: 'a new index and a new rate beside each saved calculation',
    careful: 'asks: neither is written into the calculation',
    lines: [
      'ID do cálculo;Cliente;Novo índice;Juros a.m.',
      '700030;Oficina;INPC;0,5',
      '700079;Maria;IPCA;1',
    ],
    expects: ['asks ask_new_terms'],
  },
  {
    ...recalc,
    sheet: 'a calculation that another one took the place of',
    careful: 'asks which of the two numbers is meant',
    lines: [
      'ID do cálculo;Cliente;Substituído pelo cálculo',
      '700030;Oficina;700079',
      '700040;Maria;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...recalc,
    sheet: 'what was paid since the last calculation',
    careful: 'asks: the new total would not know of the payment',
    lines: [
      'ID do cálculo;Cliente;Pago após o último cálculo',
      '700030;Oficina;1.500,00',
      '700079;Maria;',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...update,
    sheet: 'each amount is a formula by a factor above the table',
    careful: 'asks: the amounts are corrected already, by the factor of the sheet',
    lines: {
      Débitos: {
        rows: [
          ['Fator de atualização', 1.3542, null, null],
          ['Título', 'Vencimento', 'Singelo', 'Valor'],
          ['D-1', day('2020-01-10'), 1000, null],
          ['D-2', day('2020-02-10'), 2000, null],
          ['D-3', day('2020-03-10'), 1500, null],
        ],
        make: (sheet) => {
          for (const [row, result] of [
            [3, 1354.2],
            [4, 2708.4],
            [5, 2031.3],
          ] as const)
            sheet.getCell(row, 4).value = { formula: `C${row}*$B$1`, result }
        },
      },
    },
    expects: ['asks ask_product'],
  },
  {
    ...correct,
    sheet: 'the day of the position and how many days each title is late',
    careful: 'asks: the day is that of the report; it fell due so many days before',
    lines: [
      'Título;Cliente;Data da posição;Dias de atraso;Saldo',
      'D-1;Ana;31/10/2023;245;1.200,00',
      'D-2;Rui;31/10/2023;120;860,30',
      'D-3;Léa;31/10/2023;33;440,00',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...update,
    sheet: 'invoices to be paid in 30, 60 and 90 days',
    careful: 'asks: a third fell due on each of three days, and none on the day of issue',
    lines: [
      'NF;Emissão;Cond. pagto;Valor',
      '1001;10/01/2021;30/60/90;9.000,00',
      '1002;15/02/2021;28/56;4.000,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'sections: within the claim, prescribed, outside the claim',
    careful: 'asks: two of the three sections are not to be charged',
    lines: [
      'Competência;Verba;Valor',
      'PERÍODO NÃO PRESCRITO;;',
      '01/2020;Horas extras;350,00',
      '02/2020;Horas extras;298,00',
      'PERÍODO PRESCRITO;;',
      '01/2013;Horas extras;310,00',
      'FORA DO PEDIDO;;',
      '03/2020;Adicional noturno;95,00',
    ],
    expects: ['asks ask_settled_section'],
  },
  {
    ...correct,
    sheet: 'a title: for an agreement with forty per cent off',
    careful: 'asks: the amounts are reduced, or are to be',
    lines: [
      'PROPOSTA DE ACORDO - desconto de 40% sobre o débito;;',
      'Título;Vencimento;Valor',
      'D-1;10/01/2021;1.200,00',
      'D-2;10/02/2021;860,30',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'what is owed to one author, and how many there are',
    careful: 'asks: what is owed is the product',
    lines: [
      'Processo;Data;Nº de autores;Valor por autor',
      '0001234-47.2019.8.26.0100;10/01/2020;3;1.200,00',
      '0001234-47.2019.8.26.0100;10/02/2020;3;1.250,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'days that fit both orders, beside days of issue that are American',
    careful: 'asks for the order: another column of the sheet is month first',
    lines: [
      'Fatura;Emissão da NF;Vencimento;Valor',
      '1;12/25/2020;02/03/2021;1.200,00',
      '2;01/30/2021;03/04/2021;860,30',
      '3;02/15/2021;04/05/2021;440,00',
    ],
    expects: ['asks ask_order'],
  },
  {
    ...correct,
    sheet: 'a cash book: E and S beside amounts without a sign',
    careful: 'asks: S went out and E came in',
    lines: [
      'Data;Histórico;E/S;Valor',
      '10/01/2021;Venda a prazo;E;1.200,00',
      '15/01/2021;Retirada;S;300,00',
      '20/01/2021;Venda a prazo;E;860,30',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...update,
    sheet: 'an asterisk on the paper, and below: paid at the notary',
    careful: 'asks: the legend says which of them are paid',
    lines: [
      'Título;Vencimento;Valor',
      'DM 101;10/01/2021;1.200,00',
      'DM 102*;10/02/2021;860,30',
      'DM 103;10/03/2021;440,00',
      '* títulos pagos no cartório de protesto;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'a footer: what was paid is not taken off yet',
    careful: 'asks or tells: less is owed than the table says',
    lines: [
      'Título;Vencimento;Valor',
      'D-1;10/01/2021;1.200,00',
      'D-2;10/02/2021;860,30',
      'Obs.: os valores acima não contemplam o abatimento dos pagamentos de fls. 45/60;;',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'half, in the heading of the amounts',
    careful: 'asks: whether half is taken or still to be taken',
    lines: ['Título;Vencimento;Valor (50%)', 'D-1;10/01/2021;1.200,00', 'D-2;10/02/2021;860,30'],
    expects: ['asks ask_doubtful'],
  },
  {
    ...update,
    sheet: 'the balance of a day, in the heading of the amounts',
    careful: 'asks: the balance is of that day and not of the due day',
    lines: [
      'Contrato;Vencimento;Saldo em 31/12/2023',
      'C-1;10/01/2021;1.200,00',
      'C-2;10/02/2021;860,30',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'the present value as the only money',
    careful: 'asks: the present value is counted already',
    lines: [
      'Contrato;Vencimento;Valor presente',
      'C-1;10/01/2021;1.200,00',
      'C-2;10/02/2021;860,30',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'a mark under Pg of what is paid',
    careful: 'asks: what is ticked is paid',
    lines: [
      'Título;Vencimento;Valor;Pg',
      'D-1;10/01/2021;1.200,00;✓',
      'D-2;10/02/2021;860,30;',
      'D-3;10/03/2021;440,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'a second line within the cell says that it is paid',
    careful: 'asks: one of them is paid',
    lines: {
      Mensalidades: [
        ['Parcela', 'Vencimento', 'Valor'],
        ['Mensalidade 1', day('2021-01-10'), 980],
        ['Mensalidade 2\nPAGA EM 15/03', day('2021-02-10'), 980],
        ['Mensalidade 3', day('2021-03-10'), 980],
      ],
    },
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a format that writes mil behind each amount',
    careful: 'asks: 1500 is shown as 1500 mil',
    lines: {
      Contratos: {
        rows: [
          ['Contrato', 'Vencimento', 'Valor'],
          ['C-1', day('2021-01-10'), 1500],
          ['C-2', day('2021-02-10'), 820],
        ],
        make: (sheet) => {
          for (const cell of ['C2', 'C3']) sheet.getCell(cell).numFmt = '#,##0" mil"'
        },
      },
    },
    expects: ['asks ask_in_thousands'],
  },
  {
    ...correct,
    parameters: [...correct.parameters, 'juros.percentual=1'],
    sheet: 'a title: interest that is compounded',
    careful: 'asks or tells: what goes out is simple interest',
    lines: [
      'Contrato 55012 - juros compostos de 1% ao mês;;',
      'Parcela;Vencimento;Valor',
      '1;10/01/2021;1.200,00',
      '2;10/02/2021;1.200,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2021-01-10,amount:1200,description:1}',
      '4 {date:2021-02-10,amount:1200,description:2}',
    ],
    tells: ['told_stated_terms'],
  },
  {
    ...update,
    sheet: 'the due day on the first line of each block, blank below',
    careful: 'rejects the lines without a day, or takes that of above and says so',
    lines: [
      'Vencimento;Unidade;Valor',
      '10/01/2021;101;650,00',
      ';102;712,00',
      '10/02/2021;101;650,00',
      ';102;712,00',
    ],
    expects: [
      '1 - header',
      '2 {dia:2021-01-10,valor:650}',
      '3 ! cell_missing',
      '4 {dia:2021-02-10,valor:650}',
      '5 ! cell_missing',
    ],
  },
  {
    ...correct,
    sheet: 'the price with and the price without a discount',
    careful: 'asks which of the two is owed',
    lines: [
      'Aluno;Vencimento;Valor c/ desconto;Valor s/ desconto',
      'Bia;10/01/2021;880,00;980,00',
      'Léo;10/01/2021;780,00;980,00',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'one debt is paid in twelve instalments, as its state says',
    careful: 'asks: what was parcelled is not due as a whole',
    lines: [
      'Contrato;Vencimento;Valor;Situação',
      '201;10/01/2020;1.000,00;em aberto',
      '202;10/02/2020;2.000,00;PARCELADO em 12x',
      '203;10/03/2020;3.000,00;em aberto',
    ],
    expects: ['asks ask_settled'],
  },
  ...['valor já corrigido até 12/2023', 'já atualizado', 'com juros e multa incluídos'].map(
    (remark) => ({
      ...correct,
      sheet: `the remark of one line: ${remark}`,
      careful: 'asks: that amount would be corrected twice',
      lines: [
        'Devedor;Vencimento;Valor;Observação',
        'Ana Lima;10/01/2020;1.000,00;',
        `Rui Dias;10/02/2020;2.000,00;${remark}`,
        'Bia Sá;10/03/2020;3.000,00;',
      ],
      expects: ['asks ask_said_corrected'],
    }),
  ),
]
