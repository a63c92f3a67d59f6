import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const interest = {
  job: 'correct',
  parameters: [...correct.parameters, 'juros=1', 'juros.from=vencimento'],
}

/** Sheets of the same trades and programs that leave no question. */
export const dutiesClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: answers of a form, with the moment of each',
    careful: 'reads the due day',
    lines: [
      'Carimbo de data/hora,Nome do devedor,Data do vencimento,Valor devido (R$)',
      '25/11/2024 14:33:10,Ana,10/01/2020,"1.200,00"',
      '25/11/2024 15:02:44,Rui,10/02/2020,"500,00"',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'clear: a visual of Power BI with its total',
    careful: 'reads two',
    lines: [
      'Cliente,Vencimento,Soma de Valor',
      'Loja Sol,10/01/2020,"1.200,00"',
      'Bar Mar,10/02/2020,"500,00"',
      'Total,,"1.700,00"',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:500}',
      '4 - total',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a pension, owed, paid and the difference',
    careful: 'reads the difference',
    lines: [
      'Competência;Renda devida;Renda paga;Diferença',
      '01/2020;1.800,00;1.500,00;300,00',
      '02/2020;1.800,00;1.500,00;300,00',
      '03/2020;1.854,00;1.545,00;309,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:300} ~ note_month_only',
      '3 {date:2020-02-01,amount:300} ~ note_month_only',
      '4 {date:2020-03-01,amount:309} ~ note_month_only',
    ],
  },
  {
    ...interest,
    sheet: 'clear: a condominium says that its amounts are bare',
    careful: 'reads both',
    lines: [
      'Valores históricos, sem juros, multa e correção;;',
      'Unidade;Vencimento;Quota',
      '101;10/01/2020;450,00',
      '102;10/02/2020;450,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:450}',
      '4 {date:2020-02-10,amount:450}',
    ],
  },
  {
    ...interest,
    sheet: 'clear: a landlord names the index and the rate that were given',
    careful: 'reads both',
    lines: [
      'Mês;Vencimento;Aluguel',
      'jan/20;10/01/2020;1.200,00',
      'fev/20;10/02/2020;1.200,00',
      'Correção pelo IPCA e juros de 12% ao ano, na forma do contrato.;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:1200}',
      '4 - note',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a card in English, negative where money came back',
    careful: 'reads three',
    lines: [
      'date,title,amount',
      '2020-01-10,Mercado Sol,120.50',
      '2020-01-15,Loja Azul,89.90',
      '2020-02-01,Estorno Loja Azul,-89.90',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:120.5}',
      '3 {date:2020-01-15,amount:89.9}',
      '4 {date:2020-02-01,amount:-89.9}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: precatories with their base day',
    careful: 'reads both',
    lines: [
      'Precatório;Credor;Natureza;Data-base;Valor principal',
      '15/2020;Ana;Alimentar;31/01/2020;180.000,00',
      '16/2020;Rui;Comum;31/01/2020;95.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-31,amount:180000,description:Alimentar}',
      '3 {date:2020-01-31,amount:95000,description:Comum}',
    ],
  },
  {
    ...update,
    sheet: 'clear: deposits of FGTS that were not made',
    careful: 'reads the months',
    lines: [
      'Competência;Remuneração;Alíquota;FGTS não depositado',
      '01/2020;1.500,00;8%;120,00',
      '02/2020;1.500,00;8%;120,00',
      '03/2020;1.600,00;8%;128,00',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-01-01,valor:120} ~ note_month_only',
      '3 {dia:2020-02-01,valor:120} ~ note_month_only',
      '4 {dia:2020-03-01,valor:128} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a consortium with the percentage of the fund in each instalment',
    careful: 'reads the instalments',
    lines: [
      'Grupo;Cota;Parcela;Vencimento;Valor da parcela;Fundo comum (%)',
      '1020;77;12;10/01/2020;1.020,00;1,6667',
      '1020;77;13;10/02/2020;1.020,00;1,6667',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1020,description:12}',
      '3 {date:2020-02-10,amount:1020,description:13}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: taxes of cars with their plates',
    careful: 'reads both',
    lines: [
      'Placa;Renavam;Exercício;Cota;Vencimento;Valor',
      'ABC1D23;00123456789;2020;1ª;10/01/2020;812,33',
      'ABC1D23;00123456789;2020;2ª;10/02/2020;812,33',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:812.33}',
      '3 {date:2020-02-10,amount:812.33}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: cheques with the day for which each is good',
    careful: 'reads it',
    lines: [
      'Banco;Cheque;Bom para;Valor',
      '237;850001;10/04/2020;1.200,00',
      '237;850002;10/05/2020;1.200,00',
    ],
    expects: ['1 - header', '2 {date:2020-04-10,amount:1200}', '3 {date:2020-05-10,amount:1200}'],
  },
  {
    ...correct,
    sheet: 'clear: alimony with the wage, the share and what comes of it',
    careful: 'reads the alimony',
    lines: [
      'Mês;Vencimento;Salário mínimo;Percentual;Pensão devida',
      'jan/20;10/01/2020;1.039,00;30%;311,70',
      'fev/20;10/02/2020;1.045,00;30%;313,50',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:311.7}', '3 {date:2020-02-10,amount:313.5}'],
  },
  {
    ...correct,
    sheet: 'clear: blocks of clients under one head each, all of the same terms',
    careful: 'reads the four',
    lines: [
      'Cliente: Loja Sol;;',
      'Título;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
      ';;',
      'Cliente: Bar Mar;;',
      'Título;Vencimento;Valor',
      '7;10/01/2020;800,00',
      '8;10/02/2020;650,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:1200,description:1}',
      '4 {date:2020-02-10,amount:500,description:2}',
      '6 - note',
      '7 - header',
      '8 {date:2020-01-10,amount:800,description:7}',
      '9 {date:2020-02-10,amount:650,description:8}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: cheques with their amounts in words',
    careful: 'reads both',
    lines: [
      'Cheque;Data do cheque;Valor;Valor por extenso',
      '850001;10/01/2020;1.200,00;mil e duzentos reais',
      '850002;10/02/2020;2.350,50;dois mil trezentos e cinquenta reais e cinquenta centavos',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:2350.5}'],
  },
  {
    ...correct,
    sheet: 'clear: comments of who checked the rows, and a hidden column of codes',
    careful: 'reads both',
    lines: {
      Títulos: {
        rows: [
          ['Cód.', 'Vencimento', 'Valor'],
          [8801, day('2020-01-10'), 1200],
          [8802, day('2020-02-10'), 500],
        ],
        make: (sheet) => {
          sheet.getColumn(1).hidden = true
          sheet.getCell('C2').note = 'Conferido por Bia em 10/02/2024'
        },
      },
    },
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'clear: a rescinded contract of which all fell due before',
    careful: 'reads both',
    lines: [
      'Contrato 88 - rescindido em 15/05/2020;;',
      'Parcela;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;1.200,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:1200,description:1}',
      '4 {date:2020-02-10,amount:1200,description:2}',
    ],
  },
]
