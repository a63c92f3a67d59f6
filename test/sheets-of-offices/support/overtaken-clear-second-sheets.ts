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
]
