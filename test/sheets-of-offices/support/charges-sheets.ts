import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(7801, 2019)
const parameters = ['index=ipca', 'updateTo=31/12/2024']
const common = { job: 'correct' as const, parameters }

/** Charges, titles and sums. */
export const chargesAndTitles: OfficeSheet[] = [
  {
    ...common,
    sheet: 'the last adjustment of each rent',
    lines: ['Contrato;Vencimento;Valor;Último reajuste', 'L-1;05/03/2022;1.800,00;01/01/2022'],
    expects: ['1 - header', '2 {date:2022-03-05,amount:1800}'],
  },
  {
    ...common,
    sheet: 'corrected until, in a column with another name',
    lines: ['Processo;Data do débito;Valor;Corrigido até', `${A};10/03/2018;1.800,00;31/12/2023`],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...common,
    sheet: 'a yearly rate and a fine in words',
    lines: [
      'Nota promissória;Vencimento;Valor;Juros (a.a.);Multa',
      '1/3;15/03/2019;2.000,00;12;2%',
    ],
    expects: ['asks ask_other_period'],
  },
  {
    ...common,
    sheet: 'interest of 12 without a unit',
    lines: ['Cédula;Vencimento;Valor;Juros', '1;15/03/2019;2.000,00;12'],
    expects: ['asks ask_high_rate'],
  },
  {
    ...common,
    sheet: 'interest written as 12% a.a. in the cells',
    lines: [
      'Cédula;Vencimento;Valor;Juros',
      '1;15/03/2019;2.000,00;12% a.a.',
      '2;15/04/2019;2.000,00;1% a.m.',
    ],
    expects: [
      '1 - header',
      '2 ! cell_rate_by_year',
      '3 {date:2019-04-15,amount:2000} juros.percentual=1',
    ],
  },
  {
    ...common,
    sheet: 'honest interest of 1% and fine of 2%, fees 10%',
    lines: ['Vencimento;Valor;Juros a.m.;Multa;Honorários', '15/03/2019;2.000,00;1%;2%;10%'],
    expects: ['refuses missing_parameter'],
  },
  {
    ...common,
    sheet: 'the fine and the fees of art. 523 as lines of the table',
    lines: [
      'Data;Descrição;Valor',
      '10/02/2021;Condenação - danos morais;10.000,00',
      '10/02/2021;Multa art. 523 §1º CPC (10%);1.000,00',
      '10/02/2021;Honorários art. 523 §1º CPC (10%);1.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-02-10,amount:10000,description:Condenação - danos morais}',
      '3 {date:2021-02-10,amount:1000,description:Multa art. 523 §1º CPC (10%)}',
      '4 {date:2021-02-10,amount:1000,description:Honorários art. 523 §1º CPC (10%)}',
    ],
  },
  {
    ...common,
    sheet: 'sums by year between the lines, spelt wide',
    lines: [
      'Vencimento;Descrição;Valor',
      '10/11/2019;Parcela 11;100,00',
      '10/12/2019;Parcela 12;100,00',
      ';Total 2019;200,00',
      '10/01/2020;Parcela 1;110,00',
      ';T O T A L   G E R A L;310,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-11-10,amount:100,description:Parcela 11}',
      '3 {date:2019-12-10,amount:100,description:Parcela 12}',
      '4 - total',
      '5 {date:2020-01-10,amount:110,description:Parcela 1}',
      '6 - total',
    ],
  },
  {
    ...common,
    sheet: 'the last line sums, with the day of the sheet and the client as label',
    lines: [
      'Cliente;Vencimento;Valor',
      'Padaria Estrela;10/11/2019;100,00',
      'Padaria Estrela;10/12/2019;150,00',
      'Débito consolidado;31/12/2019;250,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-11-10,amount:100}',
      '3 {date:2019-12-10,amount:150}',
      '4 ! line_maybe_total',
    ],
  },
  {
    ...common,
    sheet: 'labour sums with their month and base',
    lines: [
      'Verba;Competência;Base de cálculo;Valor devido;INSS',
      'Horas extras 50%;03/2020;2.200,00;412,50;37,12',
      'Reflexo 13º;12/2020;412,50;34,37;0,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-03-01,amount:412.5,description:Horas extras 50%} ~ note_month_only',
      '3 {date:2020-12-01,amount:34.37,description:Reflexo 13º} ~ note_month_only',
    ],
  },
  {
    ...common,
    sheet: 'a title that says the amounts are in dollars',
    lines: [
      'Faturas de importação - valores em US$;;',
      'Fatura;Vencimento;Valor',
      '1;10/03/2020;4.500,00',
    ],
    expects: ['asks ask_foreign_said'],
  },
  {
    ...common,
    sheet: 'a note below says what was corrected already',
    lines: [
      'Processo;Vencimento;Valor',
      `${A};10/03/2018;900,00`,
      '* Já inclusos correção pelo INPC e juros de 1% a.m. até dez/2022;;',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...common,
    sheet: 'a title: with interest and correction',
    lines: [
      'DÉBITOS COM JUROS E CORREÇÃO MONETÁRIA;;',
      'Processo;Vencimento;Valor',
      `${A};10/03/2018;900,00`,
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...common,
    sheet: 'each year on its own sheet',
    lines: {
      '2022': [
        ['Vencimento', 'Valor'],
        [day('2022-01-10'), 500],
        [day('2022-02-10'), 500],
      ],
      '2023': [
        ['Vencimento', 'Valor'],
        [day('2023-01-10'), 550],
        [day('2023-02-10'), 550],
      ],
    },
    expects: ['asks ask_sheet'],
  },
  {
    ...common,
    sheet: 'a filtered sheet: the rows that were paid are hidden',
    lines: {
      Aberto: {
        rows: [
          ['Vencimento', 'Valor'],
          [day('2022-01-10'), 500],
          [day('2022-02-10'), 500],
          [day('2022-03-10'), 510],
        ],
        make: (sheet) => {
          sheet.getRow(3).hidden = true
        },
      },
    },
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:500}',
      '3 {date:2022-02-10,amount:500}',
      '4 {date:2022-03-10,amount:510}',
    ],
  },
  {
    ...common,
    sheet: 'a rate as a cell in percent',
    lines: {
      Notas: {
        rows: [
          ['Vencimento', 'Valor', 'Juros a.m.'],
          [day('2022-01-10'), 500, 0.01],
        ],
        make: (sheet) => {
          sheet.getCell('C2').numFmt = '0.00%'
        },
      },
    },
    expects: ['1 - header', '2 {date:2022-01-10,amount:500} juros.percentual=1'],
  },
]
