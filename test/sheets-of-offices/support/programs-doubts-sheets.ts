import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** Amounts as programs write them out, which a careful person would not sign. */
export const programsDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a table of pandas with two columns of one name, the second numbered',
    careful: 'asks: either may be the amount',
    lines: [
      ',titulo,vencimento,valor,valor.1',
      '0,T1,2020-01-10,1500.50,1200.50',
      '1,T2,2020-02-10,820.90,820.90',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-10,amount:820.9,description:T2}',
    ],
    tells: ['told_left_list', 'told_beside'],
  },
  {
    ...correct,
    sheet: 'two tables that pandas joined, each with its own amounts',
    careful: 'asks: either may be the amount',
    lines: [
      'titulo;vencimento;valor_x;valor_y',
      'T1;2020-01-10;1500.50;1200.50',
      'T2;2020-02-10;820.90;820.90',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 {date:2020-02-10,amount:820.9,description:T2}',
    ],
    tells: ['told_beside'],
  },
  {
    ...correct,
    sheet: 'a data base: the day of payment is all zeros where nothing was paid',
    careful: 'asks: the second was paid',
    lines: [
      'titulo;vencimento;valor;data_baixa',
      'T1;10/01/2020;1.500,50;00/00/0000',
      'T2;10/02/2020;820,90;12/05/2020',
      'T3;10/03/2020;430,10;00/00/0000',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'a data base: NULL where nothing was paid',
    careful: 'asks: the second was paid',
    lines: [
      'titulo,vencimento,valor,data_pagamento',
      'T1,2020-01-10,1500.50,NULL',
      'T2,2020-02-10,820.90,2020-05-12',
      'T3,2020-03-10,430.10,NULL',
    ],
    map: { data_base: 'vencimento' },
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'a table of pandas: NaT where nothing was cancelled',
    careful: 'asks: the third was cancelled',
    lines: [
      'titulo,vencimento,valor,cancelado_em',
      'T1,2020-01-10,1500.5,NaT',
      'T2,2020-02-10,820.9,NaT',
      'T3,2020-03-10,430.1,2020-06-30 10:22:01',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'an ERP: the day of settlement is the first day of 1900 where there is none',
    careful: 'asks: the first was settled',
    lines: {
      Planilha1: [
        ['Título', 'Vencimento', 'Valor', 'Data da baixa'],
        ['T1', day('2020-01-10'), 1500.5, day('2020-03-02')],
        ['T2', day('2020-02-10'), 820.9, day('1900-01-01')],
        ['T3', day('2020-03-10'), 430.1, day('1900-01-01')],
      ],
    },
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a payment service with states in English',
    careful: 'asks: one was paid and one given back',
    lines: [
      'id,customer,due_date,amount,status',
      'pay_01,Ana Lima,2021-01-10,1500.50,OVERDUE',
      'pay_02,Rui Costa,2021-02-10,820.90,RECEIVED',
      'pay_03,Bia Prado,2021-03-10,430.10,REFUNDED',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'an American ledger: invoices, what was paid of them and the balance',
    careful: 'asks: of the second a part was paid',
    lines: [
      'Invoice,Due Date,Amount,Paid Amount,Balance',
      'A-1,2021-01-10,1500.50,0.00,1500.50',
      'A-2,2021-02-10,820.90,400.00,420.90',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'a card service: what was given back beside each amount, in English',
    careful: 'asks: the second was given back in part',
    lines: [
      'id,created,amount,amount_refunded,currency',
      'ch_1,2021-01-10 14:02,1500.50,0.00,brl',
      'ch_2,2021-02-10 09:10,820.90,400.00,brl',
    ],
    map: { data_base: 'created' },
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'Postgres: a column pago of t and f',
    careful: 'asks: the second was paid',
    lines: [
      'titulo;vencimento;valor;pago',
      'T1;2020-01-10;1500.50;f',
      'T2;2020-02-10;820.90;t',
      'T3;2020-03-10;430.10;f',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'SAP: the document that clears an item, for one of them',
    careful: 'asks: what is cleared is not owed',
    lines: [
      'Conta;Nº doc.;Vencimento líq.;Montante em MI;Doc.compens.',
      '100045;1800000001;10.01.2020;1.500,50;',
      '100045;1800000002;10.02.2020;820,90;1400000077',
      '100045;1800000003;10.03.2020;430,10;',
    ],
    map: { data_base: 'Vencimento líq.', valor: 'Montante em MI' },
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'invoices with the nature of the operation: sent for repair, given for nothing',
    careful: 'asks: no price is owed of the last two',
    lines: [
      'NF;Natureza da operação;Vencimento;Valor',
      '501;Venda de mercadoria;10/01/2020;1.500,50',
      '502;Remessa para conserto;10/02/2020;820,90',
      '503;Remessa em bonificação;10/03/2020;430,10',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'invoices with their CFOP alone: a sale, a return, a gift',
    careful: 'asks or tells: 1202 is a return, 5910 a gift',
    lines: [
      'NF;CFOP;Vencimento;Valor',
      '501;5102;10/01/2020;1.500,50',
      '502;1202;10/02/2020;820,90',
      '503;5910;10/03/2020;430,10',
    ],
    expects: ['asks ask_payments_positive', 'asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'a payroll: P and D beside each item, all positive',
    careful: 'asks: D is what was taken off',
    lines: [
      'Evento;Competência;P/D;Valor',
      'Salário base;05/2020;P;2.500,00',
      'Horas extras 50%;05/2020;P;318,20',
      'Adiantamento salarial;05/2020;D;1.000,00',
      'Faltas;05/2020;D;83,33',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...update,
    sheet: 'an extract as OFX has it, credits and debits without a sign',
    careful: 'asks: a credit is no charge of the bank',
    lines: [
      'TRNTYPE,DTPOSTED,TRNAMT,FITID,MEMO',
      'DEBIT,20200110,49.90,0001,TARIFA PACOTE',
      'CREDIT,20200112,49.90,0002,PIX RECEBIDO',
      'DEBIT,20200210,49.90,0003,TARIFA PACOTE',
    ],
    map: { data_base: 'DTPOSTED', valor: 'TRNAMT' },
    expects: ['asks ask_two_sides'],
  },
  {
    ...correct,
    sheet: 'Power BI: a line below says that more data were left out',
    careful: 'tells: rows are missing',
    lines: {
      Export: [
        ['Cliente', 'Vencimento', 'Valor'],
        ['Ana', day('2020-01-10'), 1500.5],
        ['Rui', day('2020-02-10'), 820.9],
        [],
        ['Os dados exportados excederam o volume permitido. Alguns dados podem ter sido omitidos.'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '5 - note',
    ],
    tells: ['told_other_texts'],
  },
  {
    ...update,
    sheet: 'a university: half years in the place of months',
    careful: 'asks or rejects: 2019/2 is the second half of the year, not February',
    lines: [
      'Aluno;Semestre;Valor',
      'Ana;2019/1;4.500,00',
      'Ana;2019/2;4.500,00',
      'Ana;2020/1;4.800,00',
      'Ana;2020/2;4.800,00',
    ],
    map: { data_base: 'Semestre' },
    expects: ['asks ask_part_of_year'],
  },
  {
    ...update,
    sheet: 'a school: the period of the school year, under Período letivo',
    careful: 'asks or rejects: the halves are no months',
    lines: ['Aluno;Período letivo;Valor', 'Ana;2019.1;4.500,00', 'Ana;2019.2;4.500,00'],
    map: { data_base: 'Período letivo' },
    expects: ['1 - header', '2 ! cell_not_a_date', '3 ! cell_not_a_date'],
  },
  {
    ...correct,
    sheet: 'amounts that are about, at least, from and to',
    careful: 'rejects: none of them is an amount',
    lines: [
      'Item;Data do evento;Valor',
      'Porta;10/01/2020;aprox. 1.500,00',
      'Vidro;10/01/2020;800,00 a 900,00',
      'Pintura;10/01/2020;até 1.200,00',
      'Piso;10/01/2020;> 2.000,00',
      'Muro;10/01/2020;~ 430,00',
      'Telha;10/01/2020;430,00 ou 450,00',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_number',
      '3 ! cell_not_a_number',
      '4 ! cell_not_a_number',
      '5 ! cell_not_a_number',
      '6 ! cell_not_a_number',
      '7 ! cell_not_a_number',
    ],
  },
  {
    ...correct,
    sheet: 'an amount that Excel made a day, among numbers',
    careful: 'rejects: 12.50 became a month',
    lines: {
      Planilha1: [
        ['Título', 'Vencimento', 'Valor'],
        ['T1', day('2020-01-10'), 1500.5],
        ['T2', day('2020-02-10'), day('2050-12-01')],
        ['T3', day('2020-03-10'), 430.1],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 ! cell_date_for_amount',
      '4 {date:2020-03-10,amount:430.1,description:T3}',
    ],
  },
  {
    ...correct,
    sheet: 'quotes of works: the amount and the day of each quote',
    careful: 'asks: a quote is an offer and no debt',
    lines: [
      'Fornecedor;Data do orçamento;Valor orçado',
      'Vidraçaria;10/01/2020;1.500,50',
      'Pintura;10/02/2020;820,90',
    ],
    map: { data_base: 'Data do orçamento', valor: 'Valor orçado' },
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'orders of a system, one of them a quote',
    careful: 'asks: a quote is an offer and no debt',
    lines: [
      'Pedido;Etapa;Vencimento;Valor',
      '701;Faturado;10/01/2020;1.500,50',
      '702;Orçamento;10/02/2020;820,90',
      '703;Faturado;10/03/2020;430,10',
    ],
    expects: ['asks ask_not_owed'],
  },
  {
    ...correct,
    sheet: 'due days that a system writes where it knows none',
    careful: 'rejects: neither day is a due day',
    lines: [
      'Título;Vencimento;Valor',
      'T1;10/01/2020;1.500,50',
      'T2;01/01/1900;820,90',
      'T3;31/12/9999;430,10',
      'T4;01/01/0001;99,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5,description:T1}',
      '3 ! cell_before_real',
      '4 ! cell_not_a_date',
      '5 ! cell_before_real',
    ],
  },
  {
    ...correct,
    sheet: 'a bill that falls due a year before it was issued',
    careful: 'asks or tells: a year is mistyped',
    lines: [
      'Duplicata;Emissão;Vencimento;Valor',
      '7001;10/12/2020;10/01/2021;1.500,50',
      '7002;11/01/2021;10/02/2020;820,90',
      '7003;10/02/2021;10/03/2021;430,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2021-03-10,amount:430.1}',
    ],
    tells: ['told_due_before_issue'],
  },
  {
    ...update,
    sheet: 'a term in days that one due day contradicts',
    careful: 'asks or tells: thirty days after 10/02 is no day of May',
    lines: [
      'Nota;Emissão;Prazo (dias);Vencimento;Valor',
      '11;10/12/2020;30;09/01/2021;1.500,50',
      '12;10/01/2021;30;09/02/2021;820,90',
      '13;10/02/2021;30;12/05/2021;430,10',
      '14;10/03/2021;30;09/04/2021;430,10',
    ],
    expects: [
      '1 - header',
      '2 {dia:2021-01-09,valor:1500.5}',
      '3 {dia:2021-02-09,valor:820.9}',
      '4 {dia:2021-05-12,valor:430.1}',
      '5 {dia:2021-04-09,valor:430.1}',
    ],
    tells: ['told_due_off_term'],
  },
  {
    ...correct,
    sheet: 'the numbers of the instalments: one stands there twice',
    careful: 'asks or tells: the second instalment is claimed twice',
    lines: [
      'Contrato;Parcela;Vencimento;Valor',
      '88;1/4;10/01/2020;500,00',
      '88;2/4;10/02/2020;500,00',
      '88;2/4;12/02/2020;500,00',
      '88;3/4;10/03/2020;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:500,description:1/4}',
      '3 {date:2020-02-10,amount:500,description:2/4}',
      '4 {date:2020-02-12,amount:500,description:2/4}',
      '5 {date:2020-03-10,amount:500,description:3/4}',
    ],
    tells: ['told_instalment_twice'],
  },
  {
    ...correct,
    sheet: 'an amount with words behind it: interest and a discount are in it',
    careful: 'asks or rejects: the amounts are not those of the debt',
    lines: [
      'Título;Vencimento;Valor',
      'T1;10/01/2020;1.500,50',
      'T2;10/02/2020;820,90 (já com juros)',
      'T3;10/03/2020;430,10 c/ desconto',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a number format that draws brackets around what was given back',
    careful: 'asks: brackets are a minus',
    lines: {
      Extrato: {
        rows: [
          ['Lançamento', 'Vencimento', 'Valor'],
          ['Fatura 1', day('2020-01-10'), 1500.5],
          ['Fatura 2', day('2020-02-10'), 820.9],
          ['Nota 3', day('2020-03-10'), 430.1],
        ],
        make: (sheet) => {
          sheet.getCell('C4').numFmt = '\\(#,##0.00\\)'
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 ! cell_draws_minus',
    ],
  },
  {
    ...correct,
    sheet: 'a number format that writes C behind one amount and D behind the others',
    careful: 'asks: C is a credit',
    lines: {
      Extrato: {
        rows: [
          ['Lançamento', 'Vencimento', 'Valor'],
          ['Fatura 1', day('2020-01-10'), 1500.5],
          ['Fatura 2', day('2020-02-10'), 820.9],
          ['Nota 3', day('2020-03-10'), 430.1],
        ],
        make: (sheet) => {
          for (const at of ['C2', 'C3']) sheet.getCell(at).numFmt = '#,##0.00" D"'
          sheet.getCell('C4').numFmt = '#,##0.00" C"'
        },
      },
    },
    expects: ['asks ask_debit_letter'],
  },
  {
    ...correct,
    sheet: 'a cell in percent among the amounts',
    careful: 'rejects: fifteen per cent is no amount',
    lines: {
      Títulos: {
        rows: [
          ['Item', 'Vencimento', 'Valor'],
          ['Principal', day('2020-01-10'), 1500.5],
          ['Acréscimo', day('2020-01-10'), 0.15],
        ],
        make: (sheet) => {
          sheet.getCell('C3').numFmt = '0%'
        },
      },
    },
    expects: ['1 - header', '2 {date:2020-01-10,amount:1500.5}', '3 ! cell_not_a_number'],
  },
  {
    ...correct,
    sheet: 'a data base: bills, once for each telephone of the debtor',
    careful: 'tells: each bill stands there twice',
    lines: [
      'cliente;telefone;vencimento;valor',
      'Ana Lima;(11) 98888-0001;10/01/2020;1.500,50',
      'Ana Lima;(11) 3333-0001;10/01/2020;1.500,50',
      'Rui Costa;(21) 98888-0002;10/02/2020;820,90',
      'Rui Costa;(21) 3333-0002;10/02/2020;820,90',
    ],
    expects: ['asks ask_joined_lines'],
  },
  {
    ...correct,
    sheet: 'a sheet and its copy, in which one amount is another',
    careful: 'asks or tells: either may be the right one',
    lines: {
      Débitos: [
        ['Título', 'Vencimento', 'Valor'],
        ['T1', day('2020-01-10'), 1500.5],
        ['T2', day('2020-02-10'), 820.9],
      ],
      'Débitos (2)': [
        ['Título', 'Vencimento', 'Valor'],
        ['T1', day('2020-01-10'), 1500.5],
        ['T2', day('2020-02-10'), 620.9],
      ],
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...recalc,
    sheet: 'saved calculations of an interface, one of them deleted',
    careful: 'asks: what was deleted is not to be recalculated',
    lines: [
      'calcId,name,createdAt,deletedAt',
      '700023,Casa Lar Ltda.,2024-01-10T10:00:00Z,null',
      '700030,Vera Dutra,2024-02-10T10:00:00Z,2024-03-01T08:00:00Z',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...recalc,
    sheet: 'saved calculations, archived true or false',
    careful: 'asks: what is archived is not to be recalculated',
    lines: ['calcId,name,archived', '700023,Casa Lar Ltda.,false', '700030,Vera Dutra,true'],
    expects: ['asks ask_settled'],
  },
  {
    ...calc,
    sheet: 'instalments of a table of R, its days counted from 1970',
    careful: 'rejects or asks: 18271 is a day of 2020, and of 1950 for a spreadsheet',
    lines: [
      '"","parcelas.data","parcelas.valor","parcelas.descricao"',
      '"1",18271,1500.5,"janeiro"',
      '"2",18302,820.9,"fevereiro"',
    ],
    expects: ['1 - header', '2 ! cell_not_a_date', '3 ! cell_not_a_date'],
  },
  {
    ...correct,
    sheet: 'an interface in Portuguese: names without blanks, one line cancelled',
    careful: 'asks: the second was cancelled',
    lines: [
      'numeroTitulo,dataVencimento,valorTitulo,dataCancelamento',
      'T1,2020-01-10,1500.50,null',
      'T2,2020-02-10,820.90,2020-05-12',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...update,
    sheet: 'the number of the receipt, for one of the bills',
    careful: 'asks: who has a receipt has paid',
    lines: [
      'Fatura;Vencimento;Valor;Nº do recibo',
      '88;10/01/2020;1.500,50;',
      '89;10/02/2020;820,90;R-0412',
      '90;10/03/2020;430,10;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'the bill with which goods came back, for one of the sales',
    careful: 'asks: what came back is not owed',
    lines: [
      'NF;Vencimento;Valor;NF de devolução',
      '501;10/01/2020;1.500,50;',
      '502;10/02/2020;820,90;7734',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...recalc,
    sheet: 'saved calculations with states in English',
    careful: 'asks or tells: one was cancelled',
    lines: ['calcId,name,status', '700023,Casa Lar Ltda.,ACTIVE', '700030,Vera Dutra,CANCELED'],
    expects: ['asks ask_settled'],
  },
  {
    ...calc,
    sheet: 'instalments of a data base, one of them deleted',
    careful: 'asks: what was deleted is not owed',
    lines: [
      'parcelas.data,parcelas.valor,parcelas.descricao,deleted_at',
      '2020-01-10,1500.50,janeiro,NULL',
      '2020-02-13,820.90,fevereiro,2020-06-01 10:00:00',
    ],
    expects: ['asks ask_settled'],
  },
]
