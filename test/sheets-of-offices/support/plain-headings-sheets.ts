import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const debts = (lines: JudgedSheet['lines'], careful: string) => ({ ...correct, lines, careful })
const stay = ['Cliente;Data;Nº de diárias;Valor diária;Total', 'Ana;10/01/2020;3;200,00;600,00']
const READ = ['1 - header', '2 {date:2020-01-10,amount:600}', '3 {date:2020-01-12,amount:300}']

/** Headings in a person's own words, and dates and amounts that several columns make. */
export const plainHeadings: JudgedSheet[] = [
  ...['Devedor', 'Condômino', 'Aluno', 'Inquilino'].map((heading) => ({
    job: 'people',
    parameters: ['who=parties'],
    sheet: `clear: people: ${heading};Bloco;Apto`,
    careful: 'looks for both',
    lines: [`${heading};Bloco;Apto`, 'João Carlos Pereira;A;101', 'Maria da Silva Souza;B;202'],
    expects: ['1 - header', '2 {} nome=João Carlos Pereira', '3 {} nome=Maria da Silva Souza'],
  })),
  {
    ...debts(
      ['QUEM DEVE;QUANTO;QUANDO', 'João;1.000,00;10/01/2020', 'Maria;2.000,00;10/02/2020'],
      'signs: two debts',
    ),
    sheet: 'clear: QUEM DEVE;QUANTO;QUANDO',
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:2000}'],
  },
  {
    ...update,
    sheet: 'clear: QUEM;QUANTO DEVE;DESDE QUANDO',
    careful: 'signs: two debts',
    lines: [
      'QUEM;QUANTO DEVE;DESDE QUANDO',
      'João;1.000,00;10/01/2020',
      'Maria;2.000,00;10/02/2020',
    ],
    expects: ['1 - header', '2 {dia:2020-01-10,valor:1000}', '3 {dia:2020-02-10,valor:2000}'],
  },
  {
    ...debts(
      ['Dia;Mês;Ano;Valor', '5;3;2021;1.000,00', '15;2;2021;2.000,00'],
      'signs: the headings say which is the day',
    ),
    sheet: 'clear: Dia;Mês;Ano, also with a day that could be a month',
    expects: ['1 - header', '2 {date:2021-03-05,amount:1000}', '3 {date:2021-02-15,amount:2000}'],
    tells: ['told_joined'],
  },
  {
    ...debts(
      {
        Dívidas: [
          ['Cliente', 'Dia', 'Mês', 'Ano', 'Valor'],
          ['Ana', 10, 'janeiro', 2021, 1000],
          ['Bia', 31, 'dez', 2021, 2000],
        ],
      },
      'signs: two days',
    ),
    sheet: 'clear: Dia;Mês;Ano of a workbook, months by their names',
    expects: ['1 - header', '2 {date:2021-01-10,amount:1000}', '3 {date:2021-12-31,amount:2000}'],
  },
  {
    ...debts(
      ['Dia;Mês;Ano;Valor', '31;2;2021;1.000,00', '15;2;2021;2.000,00'],
      'asks: there is no such day',
    ),
    sheet: 'Dia;Mês;Ano, of which one is no day',
    expects: ['asks ask_missing'],
  },
  {
    ...debts([...stay, 'Bia;12/01/2020;2;150,00;300,00'], 'signs: the product closes on each line'),
    sheet: 'clear: Nº de diárias;Valor diária;Total',
    expects: READ,
  },
  {
    ...debts(
      [
        'Paciente;Data;Qtd consultas;Valor por consulta;Valor total',
        'Ana;10/01/2020;3;200,00;600,00',
        'Bia;12/01/2020;2;150,00;300,00',
      ],
      'signs: the product closes on each line',
    ),
    sheet: 'clear: Qtd consultas;Valor por consulta;Valor total',
    expects: READ,
  },
  {
    ...debts([...stay, 'Bia;12/01/2020;2;150,00;350,00'], 'asks: one line is no product'),
    sheet: 'Nº de diárias;Valor diária;Total, of which one is another',
    expects: ['asks ask_doubtful'],
  },
]
