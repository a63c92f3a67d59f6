import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { update } from './requests.js'

/** Amounts to be brought up to date whose unit, place or title says that they are something else. */
export const portfolioUpdates: JudgedSheet[] = [
  {
    ...update,
    sheet: 'a title: what was charged is given back twice over',
    careful:
      'asks, or is told: the double is owed, and the sheet does not say whether it is in the amounts',
    lines: [
      'REPETIÇÃO DE INDÉBITO EM DOBRO (art. 42 do CDC);;',
      'Tarifa;Data do desconto;Valor',
      'Cesta Fácil;10/01/2021;49,90',
      'Cesta Fácil;10/02/2021;49,90',
      'Seguro;15/02/2021;27,35',
      'Cesta Fácil;10/03/2021;52,30',
    ],
    expects: ['asks ask_stated_share'],
  },
  {
    ...update,
    sheet: 'nights and the price of one',
    careful: 'asks: what is owed is the product',
    lines: [
      'Hóspede;Data;Diárias;Valor da diária',
      'Ana;10/01/2021;3;250,00',
      'Bia;12/02/2021;5;250,00',
      'Caio;20/03/2021;2;310,00',
      'Davi;02/04/2021;7;250,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...update,
    sheet: 'a cell with two amounts, one below the other',
    careful: 'rejects the line: two amounts in one cell; the others are read',
    lines: {
      Aluguéis: [
        ['Imóvel', 'Vencimento', 'Valor'],
        ['Sala 1', day('2021-01-10'), 1200],
        ['Sala 2', day('2021-01-10'), '1.200,00\n350,00'],
        ['Sala 3', day('2021-01-10'), 980.5],
      ],
    },
    expects: [
      '1 - header',
      '2 {dia:2021-01-10,valor:1200}',
      '3 ! cell_not_a_number',
      '4 {dia:2021-01-10,valor:980.5}',
    ],
  },
  {
    ...update,
    sheet: 'amounts that Excel wrote in powers of ten',
    careful: 'rejects 1,23457E+06, whose last figures are gone; reads the others',
    lines: [
      'Contrato;Data;Valor',
      'C1;10/01/2021;1,23457E+06',
      'C2;10/02/2021;815.300,25',
      'C3;10/03/2021;9,87654E+05',
      'C4;10/04/2021;77.120,00',
    ],
    expects: [
      '1 - header',
      '2 ! cell_not_a_number',
      '3 {dia:2021-02-10,valor:815300.25}',
      '4 ! cell_not_a_number',
      '5 {dia:2021-04-10,valor:77120}',
    ],
  },
  {
    job: 'update',
    parameters: ['indiceAtualizacao=ipca'],
    sheet: 'the month to update to in a column',
    careful: 'asks, or says in the line which day of the month is taken',
    lines: [
      'Cliente;Vencimento;Valor;Atualizar até',
      'Ana;10/01/2021;1.200,00;dez/2024',
      'Bia;15/02/2021;860,30;dez/2024',
      'Caio;20/03/2021;440,00;nov/2024',
    ],
    expects: [
      '1 - header',
      '2 {dia:2021-01-10,valor:1200} dataAtualizacao=2024-12-01 ~ note_month_only',
      '3 {dia:2021-02-15,valor:860.3} dataAtualizacao=2024-12-01 ~ note_month_only',
      '4 {dia:2021-03-20,valor:440} dataAtualizacao=2024-11-01 ~ note_month_only',
    ],
    tells: ['told_terms'],
  },
  {
    ...update,
    sheet: 'a hidden column of amounts beside the one that took its place',
    careful: 'asks: Valor is hidden, Novo valor is what is shown',
    lines: {
      Aluguéis: {
        rows: [
          ['Imóvel', 'Vencimento', 'Valor', 'Novo valor'],
          ['Sala 1', day('2021-01-10'), 2000, 1500],
          ['Sala 2', day('2021-02-10'), 1800, 1350],
          ['Sala 3', day('2021-03-10'), 2600, 1950],
        ],
        make: (sheet) => {
          sheet.getColumn(3).hidden = true
        },
      },
    },
    expects: ['asks ask_revised'],
  },
  {
    ...update,
    sheet: 'tax units in the heading',
    careful: 'asks: the amounts are units of a State and not reais',
    lines: [
      'CDA;Data;Valor (UPF/RS)',
      '10/2019;10/01/2019;1.250,40',
      '11/2019;10/02/2019;88,15',
      '15/2019;10/03/2019;430,00',
    ],
    expects: ['asks ask_doubtful'],
  },
]
