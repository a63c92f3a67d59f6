import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

/** More sheets in whose words nothing is overtaken, though they resemble those in which it is. */
export const overtakenClearSecond: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: insurance: each year a new policy renews the last',
    careful: 'signs: three premiums',
    lines: [
      'Apólice;Vencimento;Prêmio;Observação',
      '33010;10/01/2021;1.980,00;',
      '44020;10/01/2022;2.130,00;Renovação da apólice 33010',
      '51230;10/01/2023;2.290,00;Renovação da apólice 44020',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:1980}',
      '3 {date:2022-01-10,amount:2130,description:Renovação da apólice 33010}',
      '4 {date:2023-01-10,amount:2290,description:Renovação da apólice 44020}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: tax: theses as sections, each with its payments',
    careful: 'signs: the theses stand beside each other, all is claimed back',
    lines: [
      'Competência;Tributo;Valor pago',
      'Tese 1 - ICMS na base do PIS/COFINS;;',
      '31/01/2019;PIS;410,50',
      'Tese 2 - terço de férias na base do INSS;;',
      '31/01/2019;INSS;210,50',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2019-01-31,amount:410.5}',
      '4 - note',
      '5 {date:2019-01-31,amount:210.5}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: school: a fee for the second copy of a bill',
    careful: 'signs: the fee is owed beside the bill',
    lines: [
      'Boleto;Vencimento;Valor;Histórico',
      '3302;10/01/2021;980,00;Mensalidade',
      '4001;10/02/2021;6,50;Taxa de emissão de 2ª via do boleto 3302',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:980,description:Mensalidade}',
      '3 {date:2021-02-10,amount:6.5,description:Taxa de emissão de 2ª via do boleto 3302}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a ruling on costs in the title of damages',
    careful: 'signs: two payments, whose costs are elsewhere',
    lines: [
      'Sentença: sucumbência na proporção de 60% para a ré e 40% para a autora;;',
      'Data;Verba;Valor',
      '10/02/2021;Dano material;5.000,00',
      '10/03/2021;Lucros cessantes;1.500,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2021-02-10,amount:5000,description:Dano material}',
      '4 {date:2021-03-10,amount:1500,description:Lucros cessantes}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: states of an audit',
    careful: 'signs: two invoices',
    lines: [
      'Fatura;Vencimento;Valor;Status',
      '501;10/02/2021;5.000,00;Levantado em auditoria',
      '502;10/03/2021;1.500,00;Em aberto',
    ],
    expects: ['1 - header', '2 {date:2021-02-10,amount:5000}', '3 {date:2021-03-10,amount:1500}'],
  },
  {
    ...correct,
    sheet: 'clear: one hypothesis over two pages',
    careful: 'signs: two lines of one hypothesis',
    lines: [
      'Vencimento;Verba;Valor',
      'Hipótese 1 - divisor 220;;',
      '10/02/2021;Horas extras;500,00',
      'Hipótese 1 - divisor 220 (continuação);;',
      '10/03/2021;Horas extras;700,00',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2021-02-10,amount:500,description:Horas extras}',
      '4 - note',
      '5 {date:2021-03-10,amount:700,description:Horas extras}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a second copy of a month, beside a column of years',
    careful: 'signs: two fees',
    lines: [
      'Unidade;Ano;Vencimento;Valor;Histórico',
      '11;2020;10/12/2020;500,00;Cota de dezembro',
      '12;;10/01/2021;510,00;2ª via cota de janeiro 2021',
      '13;2021;10/02/2021;520,00;Cota de fevereiro',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-12-10,amount:500,description:Cota de dezembro}',
      '3 {date:2021-01-10,amount:510,description:2ª via cota de janeiro 2021}',
      '4 {date:2021-02-10,amount:520,description:Cota de fevereiro}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a bankrupt estate, up to the day of its decree',
    careful: 'signs: two debts up to that day',
    parameters: ['index=ipca', 'updateTo=10/05/2021'],
    lines: [
      'Devedor;Vencimento;Valor',
      'Massa Falida de Ipê Ltda. (decretada em 10/05/2021);10/02/2020;5.000,00',
      'Massa Falida de Ipê Ltda. (decretada em 10/05/2021);10/03/2020;1.500,00',
    ],
    expects: ['1 - header', '2 {date:2020-02-10,amount:5000}', '3 {date:2020-03-10,amount:1500}'],
  },
]
