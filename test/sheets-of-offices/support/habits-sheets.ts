import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** The lines of a sheet "Vencimento;Valor", all of them read as they are. */
function told(dues: readonly string[], amounts: readonly string[]) {
  const days = dues.map((due) => due.split('/').toReversed().join('-'))
  const values = amounts.map((one) => Number(one.replace('.', '').replace(',', '.')))
  return {
    ...correct,
    lines: ['Vencimento;Valor', ...dues.map((due, i) => `${due};${amounts[i]}`)],
    expects: ['1 - header', ...days.map((day, i) => `${i + 2} {date:${day},amount:${values[i]}}`)],
  }
}

const months = ['01', '02', '03', '04', '05', '06'].map((month) => `10/${month}/2022`)

/** Slips of whoever types, drags, sorts and joins sheets of amounts. */
export const habitsDoubts: JudgedSheet[] = [
  {
    sheet: 'fees of which the later ones are typed in thousands',
    careful: 'is told of 1,31 after 1.250,00',
    ...told(months, ['1.250,00', '1.250,00', '1.250,00', '1.250,00', '1,31', '1,31']),
    tells: ['told_odd_amount'],
  },
  {
    sheet: 'a quota a hundred times too low',
    careful: 'is told of 6,50 among 650,00',
    ...told(months, ['650,00', '650,00', '6,50', '650,00', '650,00', '650,00']),
    tells: ['told_odd_amount'],
  },
  {
    sheet: 'a telephone in the place of an amount',
    careful: 'is told of it',
    ...told(months.slice(0, 4), ['450,00', '512,30', '11987654321', '610,00']),
    tells: ['told_odd_amount'],
  },
  {
    sheet: 'rents that were dragged',
    careful: 'is told of 1.500, 1.501, 1.502',
    ...told(months, ['1500,00', '1501,00', '1502,00', '1503,00', '1504,00', '1505,00']),
    tells: ['told_dragged_amounts'],
  },
  {
    sheet: 'three quotas on one line, before a gap of three months',
    careful: 'is told that one due date is counted for three',
    ...told(
      ['10/01/2022', '10/02/2022', '10/03/2022', '10/06/2022', '10/07/2022'],
      ['650,00', '650,00', '1950,00', '650,00', '650,00'],
    ),
    tells: ['told_amount_of_months'],
  },
  {
    sheet: 'rents typed in January with the year that is over',
    careful: 'is told of the two days that fall back by a year',
    ...told(
      [
        '05/09/2020',
        '05/10/2020',
        '05/11/2020',
        '05/12/2020',
        '05/01/2020',
        '05/02/2020',
        '05/03/2021',
      ],
      Array.from({ length: 7 }, () => '2300,00'),
    ),
    tells: ['told_odd_day'],
  },
  {
    ...correct,
    sheet: 'overtime, one total ten times too high',
    careful: 'is told that it is not hours times their price',
    lines: [
      'Data;Horas;Valor hora;Valor',
      '31/01/2020;32,25;18,40;593,40',
      '29/02/2020;28,00;18,40;515,20',
      '31/03/2020;31,00;18,40;5.704,00',
      '30/04/2020;30,50;18,40;561,20',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-31,amount:593.4}',
      '3 {date:2020-02-29,amount:515.2}',
      '4 {date:2020-03-31,amount:5704}',
      '5 {date:2020-04-30,amount:561.2}',
    ],
    tells: ['told_broken_relation'],
  },
  {
    ...correct,
    sheet: 'issue and due day changed round in the second half',
    careful: 'is told of bills that fall due before they are issued',
    lines: [
      'Emissão;Vencimento;Valor',
      '03/01/2021;28/01/2021;900,00',
      '03/02/2021;28/02/2021;913,00',
      '28/03/2021;03/03/2021;926,00',
      '28/04/2021;03/04/2021;939,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-28,amount:900}',
      '3 {date:2021-02-28,amount:913}',
      '4 {date:2021-03-03,amount:926}',
      '5 {date:2021-04-03,amount:939}',
    ],
    tells: ['told_due_before_issue'],
  },
  {
    ...correct,
    sheet: 'an instalment beyond their number',
    careful: 'is told: there is no 13/12',
    lines: ['Parcela;Vencimento;Valor', '12/12;05/01/2022;1.180,00', '13/12;05/02/2022;1.180,00'],
    expects: [
      '1 - header',
      '2 {date:2022-01-05,amount:1180,description:12/12}',
      '3 {date:2022-02-05,amount:1180,description:13/12}',
    ],
    tells: ['told_instalment_beyond'],
  },
  {
    ...correct,
    sheet: 'a description with the same figure in dollars',
    careful: 'asks: US$ 54.99 is entered as R$ 54,99',
    lines: [
      'Vencimento;Descrição;Valor',
      '10/01/2022;Suporte mensal;1.800,00',
      '15/01/2022;Licença de software (US$ 54.99);54,99',
    ],
    expects: ['asks ask_foreign_said'],
  },
  {
    ...correct,
    sheet: 'a wallet: what was sent with its minus, and something that came in',
    careful: 'asks: what is claimed back would go as payments',
    lines: [
      'Data;Valor;Histórico',
      '13/02/2022;-850,00;Pix enviado - J S',
      '14/02/2022;-1.200,00;Pix enviado - J S',
      '15/02/2022;120,00;Pix de Maria',
    ],
    expects: ['asks ask_all_negative'],
  },
  {
    ...correct,
    sheet: 'a lease of land: hectares, and reais for each of them',
    careful: 'asks: the amount is the product',
    lines: ['Safra;Área (ha);R$/ha;Vencimento', '2019/20;48,5;720,00;31/05/2020'],
    expects: ['asks ask_stated_share'],
  },
  {
    ...correct,
    sheet: 'instalments that fall due before the contract was signed',
    careful: 'asks: signed in June, due from January',
    lines: [
      'Contrato nº 2021/118 firmado em 15/06/2021;',
      'Vencimento;Valor',
      '10/01/2021;890,00',
      '10/07/2021;890,00',
    ],
    expects: ['asks ask_stated_limit'],
  },
]

/** Sheets near to those. */
export const habitsClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a licence whose price in dollars was converted',
    careful: 'reads all',
    lines: [
      'Vencimento;Descrição;Valor',
      '10/01/2022;Suporte mensal;1.800,00',
      '15/01/2022;Licença de software (US$ 54.99);302,45',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-01-10,amount:1800,description:Suporte mensal}',
      '3 {date:2022-01-15,amount:302.45,description:Licença de software (US$ 54.99)}',
    ],
  },
  {
    ...correct,
    sheet: 'debts above the day on which they were acknowledged',
    careful: 'reads all: they are older than the paper',
    lines: [
      'Confissão de dívida firmada em 15/06/2021;',
      'Vencimento;Valor',
      '10/01/2021;890,00',
      '10/07/2021;890,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2021-01-10,amount:890}',
      '4 {date:2021-07-10,amount:890}',
    ],
  },
  {
    ...correct,
    sheet: 'insurance in recourse: what was paid to the insured',
    careful: 'reads what was paid, since the day on which it was',
    lines: [
      'Placa;Segurado;Data do pagamento da indenização;Valor indenizado',
      'ABC1D23;Ana Lima;14/05/2021;12.480,00',
    ],
    expects: ['1 - header', '2 {date:2021-05-14,amount:12480}'],
    tells: ['told_only_money'],
  },
  {
    ...correct,
    sheet: 'due days of an agreement beside those of the papers',
    careful: 'stops: two and a half years of correction lie between the two',
    lines: [
      'Devedor;Título;Vencimento original;Vencimento;Valor',
      'Alfa Ltda;101;10/01/2021;10/07/2023;1.200,00',
      'Beta Ltda;102;15/02/2021;15/08/2023;3.400,00',
    ],
    expects: ['asks ask_postponed'],
  },
]
