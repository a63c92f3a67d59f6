import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const NBSP = '\u00a0'

/** Accounts that are ugly in form and leave a careful person no question. */
export const accountsClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: the report of an ERP, its pages, their headers, subtotals and total',
    careful: 'signs: five titles',
    encoding: 'latin1',
    lines: [
      'DISTRIBUIDORA VALE VERDE LTDA;;;;;Página: 1',
      'Títulos a receber em aberto por cliente;;;;;Emitido em 02/01/2025 08:14',
      ';;;;;',
      'Cliente;Título;Parc.;Emissão;Vencto;Vlr. Título',
      'Casa Lar Ltda.;000441;01;13/01/2020;12/02/2020;18.300,00',
      ';000477;01;11/02/2020;12/03/2020;9.120,75',
      'Total do cliente:;;;;;27.420,75',
      'DISTRIBUIDORA VALE VERDE LTDA;;;;;Página: 2',
      'Cliente;Título;Parc.;Emissão;Vencto;Vlr. Título',
      'Mercado Sol ME;000502;01;13/03/2020;13/04/2020;1.234,56',
      ';000502;02;13/03/2020;13/05/2020;1.234,56',
      ';000502;03;13/03/2020;13/06/2020;1.234,57',
      'Total do cliente:;;;;;3.703,69',
      'Total geral:;;;;;31.124,44',
      '*** Fim do relatório ***;;;;;',
    ],
    expects: [
      '1 - title',
      '2 - title',
      '4 - header',
      '5 {date:2020-02-12,amount:18300}',
      '6 {date:2020-03-12,amount:9120.75}',
      '7 - total',
      '8 - title',
      '9 - header',
      '10 {date:2020-04-13,amount:1234.56}',
      '11 {date:2020-05-13,amount:1234.56}',
      '12 {date:2020-06-13,amount:1234.57}',
      '13 - total',
      '14 - total',
      '15 - note',
    ],
  },
  {
    ...correct,
    sheet: 'clear: consortium, the number of the quota beside each instalment that was paid',
    careful: 'signs: a quota is a number here, and each was paid on its day',
    lines: [
      'Grupo;Cota;Contrato;Data do pagamento;Parcela paga',
      '1044;0212;77881;15/03/2019;R$ 780,00',
      '1044;0212;77881;15/04/2019;R$ 780,00',
      '1044;0212;77881;15/05/2019;R$ 795,30',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-03-15,amount:780}',
      '3 {date:2019-04-15,amount:780}',
      '4 {date:2019-05-15,amount:795.3}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: payroll, months as six digits, differences as texts with R$',
    careful: 'signs: three months',
    lines: {
      Diferenças: [
        ['Matrícula', 'Servidor', 'AAAAMM', 'Diferença salarial'],
        ['00451', 'Ana Prado', 202001, `R$${NBSP}1.310,00`],
        ['00451', 'Ana Prado', 202002, `R$${NBSP}1.310,00`],
        ['00451', 'Ana Prado', 202003, `R$${NBSP}1.402,55`],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:1310} ~ note_month_only',
      '3 {date:2020-02-01,amount:1310} ~ note_month_only',
      '4 {date:2020-03-01,amount:1402.55} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: accountant of a court, owed, paid and the difference of each month',
    careful: 'signs: the differences are claimed',
    lines: {
      Diferenças: [
        ['PODER JUDICIÁRIO'],
        ['Contadoria da Comarca de Ubá'],
        [],
        ['Competência', 'Valor devido', 'Valor pago', 'Diferença devida'],
        [day('2020-01-01'), 2310, 1980, 330],
        [day('2020-02-01'), 2310, 1980, 330],
        ['Total 2020', null, null, 660],
        [day('2021-01-01'), 2415.9, 2070.7, 345.2],
        ['Total 2021', null, null, 345.2],
        [],
        ['Ubá, 3 de maio de 2024'],
        ['Lia Reis', null, 'Contadora judicial'],
      ],
    },
    expects: [
      '1 - title',
      '2 - title',
      '4 - header',
      '5 {date:2020-01-01,amount:330}',
      '6 {date:2020-02-01,amount:330}',
      '7 - total',
      '8 {date:2021-01-01,amount:345.2}',
      '9 - total',
      '11 - note',
      '12 - note',
    ],
    tells: ['told_tie_settled'],
  },
  {
    ...correct,
    sheet: 'arrears of a condominium with fine, interest and sum of a day',
    careful: 'asks: fine and interest are in reais, as the sum of each line shows',
    lines: [
      'ADMINISTRADORA LAR - RELATÓRIO DE INADIMPLÊNCIA;;;;;;',
      'Bloco/Apto;Vencimento;Principal;Multa (2%);Juros (1% a.m.);Correção;Total em 30/09/2024',
      'A-12;10/05/2024;640,00;12,80;25,60;4,10;682,50',
      'A-12;10/06/2024;640,00;12,80;19,20;3,05;675,05',
      'B-31;10/07/2024;655,00;13,10;13,10;1,90;683,10',
      'TOTAL;;1.935,00;38,70;57,90;9,05;2.040,65',
    ],
    expects: ['asks ask_unfit', 'asks ask_charge_in_reais', 'asks ask_charge_in_reais'],
  },
  {
    ...update,
    sheet: 'clear: a school, a header of two lines merged above months that are texts',
    careful: 'signs: three fees',
    lines: {
      Planilha1: {
        rows: [
          ['COLÉGIO SÃO LUCAS', null, null, null],
          ['Aluno', 'Mensalidade', null, 'Turma'],
          [null, 'Vencimento', 'Valor (R$)', null],
          ['Caio Lima', '05/03/2020', '980,00', '7º A'],
          ['Caio Lima', '05/04/2020', '980,00', '7º A'],
          ['Lia Reis', '05/03/2020', '1.120,00', '9º B'],
        ],
        make: (sheet) => {
          sheet.mergeCells('A1:D1')
          sheet.mergeCells('A2:A3')
          sheet.mergeCells('B2:C2')
          sheet.mergeCells('D2:D3')
        },
      },
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 - header',
      '4 {dia:2020-03-05,valor:980}',
      '5 {dia:2020-04-05,valor:980}',
      '6 {dia:2020-03-05,valor:1120}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: taxes of a town, year, instalment and state of the debt, one hidden row',
    careful: 'signs: four instalments that are open',
    lines: {
      IPTU: {
        rows: [
          ['Inscrição', 'Exercício', 'Parcela', 'Vencimento', 'Valor lançado', 'Situação'],
          ['01.02.003.0044', 2020, '1/10', day('2020-02-10'), 108, 'Em aberto'],
          ['01.02.003.0044', 2020, '2/10', day('2020-03-10'), 108, 'Em aberto'],
          ['01.02.003.0044', 2020, '3/10', day('2020-04-10'), 108, 'Em aberto'],
          ['01.02.003.0044', 2021, '1/10', day('2021-02-10'), 113.4, 'Em aberto'],
        ],
        make: (sheet) => {
          sheet.getRow(4).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2020-02-10,amount:108,description:1/10}',
      '3 {date:2020-03-10,amount:108,description:2/10}',
      '4 {date:2020-04-10,amount:108,description:3/10}',
      '5 {date:2021-02-10,amount:113.4,description:1/10}',
    ],
  },
  {
    ...update,
    sheet: 'clear: insurer, amounts as texts, a hidden column of CPF, a total by a formula',
    careful: 'signs: three payments',
    lines: {
      Ressarcimentos: {
        rows: [
          [null, 'Sinistro nº', 'CPF', 'Data do pagamento', 'Valor pago'],
          [null, '2020.55.001', '111.444.777-35', '14/02/2020', `R$${NBSP}33.000,00`],
          [null, '2020.55.002', '111.444.777-35', '20/02/2020', 'R$ 8.400,00'],
          [null, '2020.55.003', '111.444.777-35', '02/03/2020', '1.250,5'],
          [null, 'Total', null, null, 'R$ 42.650,50'],
        ],
        make: (sheet) => {
          sheet.getColumn(3).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {dia:2020-02-14,valor:33000}',
      '3 {dia:2020-02-20,valor:8400}',
      '4 {dia:2020-03-02,valor:1250.5}',
      '5 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a rent roll in tabs, months as a spreadsheet writes them, arrears only',
    careful: 'signs: jan-20 is January of 2020, as the column goes on to the next year',
    encoding: 'latin1',
    lines: [
      'Im\u00f3vel\tLocat\u00e1rio\tM\u00eas\tAluguel',
      'Rua das Flores, 10\tRui S\u00e1\tnov-20\t1.800,00',
      'Rua das Flores, 10\tRui S\u00e1\tdez-20\t1.800,00',
      'Rua das Flores, 10\tRui S\u00e1\tjan-21\t1.912,40',
      'Rua das Flores, 10\tRui S\u00e1\tfev-21\t1.912,40',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-11-01,amount:1800} ~ note_month_only',
      '3 {date:2020-12-01,amount:1800} ~ note_month_only',
      '4 {date:2021-01-01,amount:1912.4} ~ note_month_only',
      '5 {date:2021-02-01,amount:1912.4} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: cases with their filing and the value of the claim',
    careful: 'signs: the value of each claim, from its filing on',
    lines: [
      'Processo;Cliente;Vara;Distribuição;Valor da causa',
      `${cnj(8611, 2018)};Ana;2ª Vara Cível;12/03/2018;R$ 48.000,00`,
      `${cnj(8612, 2019)};Rui;5ª Vara Cível;05/08/2019;R$ 1.234.567,89`,
    ],
    expects: [
      '1 - header',
      '2 {date:2018-03-12,amount:48000}',
      '3 {date:2019-08-05,amount:1234567.89}',
    ],
  },
  {
    ...update,
    sheet: 'clear: an export with ISO instants, points for decimals and quotes around all',
    careful: 'signs: three payments that are claimed back',
    encoding: 'utf16le',
    lines: [
      '"id","Data do pagamento","Favorecido","Valor pago"',
      '"a1","2020-02-10T00:00:00","Banco; Agência 12","49.90"',
      '"a2","2020-03-10T00:00:00","Banco; Agência 12","1049.90"',
      '"a3","2020-04-10T00:00:00","Banco; Agência 12","52.00"',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-02-10,valor:49.9}',
      '3 {dia:2020-03-10,valor:1049.9}',
      '4 {dia:2020-04-10,valor:52}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a summary at the right of the table, and hands that signed below',
    careful: 'signs three quotas: the sum at their right is none',
    lines: {
      Cobrança: [
        ['Unidade', 'Vencimento', 'Quota', null, null, 'Resumo', null],
        ['31', day('2020-05-10'), 640, null, null, 'Qtde. de quotas', 3],
        ['31', day('2020-06-10'), 640, null, null, 'Total', 1920],
        ['31', day('2020-07-10'), 640],
        [],
        ['_______________________'],
        ['Lia Reis - Síndica'],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2020-05-10,amount:640}',
      '3 {date:2020-06-10,amount:640}',
      '4 {date:2020-07-10,amount:640}',
      '6 - note',
      '7 - note',
    ],
  },
  {
    ...calc,
    sheet: 'clear: instalments of two judgments under the terms that were asked for',
    careful: 'signs: two groups; the title repeats the rate of interest',
    parameters: [...calc.parameters, 'fields.juros=1'],
    lines: {
      Parcelas: [
        ['Juros de mora de 1% ao mês'],
        ['grupo', 'name', 'parcelas.data', 'parcelas.valor', 'parcelas.descricao'],
        ['A', 'Lia x Banco', '10/03/2020', '1.313,50', 'parcela 1'],
        ['A', null, '10/04/2020', '1.313,50', 'parcela 2'],
        ['B', 'Ivo x Banco', '10/03/2020', '980,00', 'parcela 1'],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025,juros:1},records:{parcelas:{data:10/03/2020,valor:1313.5,descricao:parcela 1}},formats:[],received:{parcelas.data:2020-03-10,parcelas.valor:1313.5,parcelas.descricao:parcela 1},name:Lia x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025,juros:1},records:{parcelas:{data:10/04/2020,valor:1313.5,descricao:parcela 2}},formats:[],received:{parcelas.data:2020-04-10,parcelas.valor:1313.5,parcelas.descricao:parcela 2},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '5 {values:{indexador:262,dia_atualiza:31/12/2025,juros:1},records:{parcelas:{data:10/03/2020,valor:980,descricao:parcela 1}},formats:[],received:{parcelas.data:2020-03-10,parcelas.valor:980,parcelas.descricao:parcela 1},name:Ivo x Banco,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=B',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: saved calculations whose numbers bear a point for thousands',
    careful: 'signs: 700.023 is 700023',
    lines: ['ID do cálculo;Cliente', '700.023;Casa Lar Ltda.', '700.030;Vera Dutra'],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: saved calculations with the day to which each was brought',
    careful: 'signs: they are brought further',
    lines: [
      'ID do cálculo;Cliente;Atualizado em',
      '700023;Ana;31/12/2024',
      '700030;Rui;31/12/2024',
    ],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: saved calculations under a merged title, with type and folder, a count below',
    careful: 'signs: two calculations',
    lines: {
      Controle: {
        rows: [
          ['CONTROLE DE CÁLCULOS - 2º SEMESTRE', null, null, null],
          [],
          ['Nº do cálculo', 'Tipo', 'Pasta', 'Última conferência'],
          [700023, 'Atualização monetária', 'P-101', day('2025-06-30')],
          [700030, 'Cálculos judiciais', 'P-207', day('2025-07-02')],
          ['Total: 2 cálculos'],
        ],
        make: (sheet) => {
          sheet.mergeCells('A1:D1')
        },
      },
    },
    expects: [
      '1 - title',
      '3 - header',
      '4 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '5 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
      '6 - total',
    ],
  },
]
