import { expect } from 'vitest'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const MARCH = ['data_inicio=01/03/2025', 'data_fim=31/03/2025']
const PARTIES = { job: 'people', parameters: ['who=parties'] }

/** Beside a heading, a spelling or a sum that is read, others that only look like it. */
export const keptQuestions: JudgedSheet[] = [
  ...['Registro na OAB', 'Carteira OAB', 'Inscr. OAB'].map((heading) => ({
    job: 'publications',
    parameters: MARCH,
    sheet: `OAB beside ${heading}`,
    careful: 'signs: the other is a day or a kind of the registration',
    lines: [`Advogado;OAB;${heading}`, 'Ana Lima Prado;SP123456;10/02/2010'],
    expects: ['1 - header', '2 {nome:Ana Lima Prado} numero_oab=123456 uf_oab=SP'],
  })),
  ...['Parcelas em aberto', 'Meses em atraso', 'Quantidade'].map((heading) => ({
    ...correct,
    sheet: `numbered instalments beside ${heading}`,
    careful: 'asks: a line may stand for all of them',
    lines: [
      `Contrato;Parcela;${heading};Vencimento;Valor`,
      ...['1', '2', '3'].map((at) => `A;${at};12;10/0${at}/2024;500,00`),
    ],
    expects: ['asks ask_instalments'],
  })),
  ...['Quantidade', 'Peso (kg)', 'Consumo', 'Horas', 'Limite de crédito'].map((heading) => ({
    ...correct,
    sheet: `figures of two decimals below ${heading} alone`,
    careful: 'asks: it is no money by its name',
    lines: [`Data;${heading}`, '01/02/2020;1.250,00', '01/03/2020;980,50', '01/04/2020;1.100,25'],
    expects: ['asks ask_missing'],
  })),
  ...['Horas extras', 'Adicional noturno', 'Consumo (R$)'].map((heading) => ({
    ...correct,
    sheet: `figures of two decimals below ${heading} alone`,
    careful: 'signs: it is money by its name',
    lines: [`Data;${heading}`, '01/02/2020;1.250,00', '01/03/2020;980,50', '01/04/2020;1.100,25'],
    expects: [
      '1 - header',
      '2 {date:2020-02-01,amount:1250}',
      '3 {date:2020-03-01,amount:980.5}',
      '4 {date:2020-04-01,amount:1100.25}',
    ],
  })),
  ...['Fator de rateio', 'Coeficiente de participação'].map((heading) => ({
    ...correct,
    sheet: `an amount beside ${heading}`,
    careful: 'asks: only a share of it may be owed',
    lines: [`Vencimento;Valor;${heading}`, '10/01/2020;900,00;0,5', '10/02/2020;1.800,00;0,5'],
    expects: ['asks ask_deducted'],
  })),
  {
    ...correct,
    sheet: 'numbered instalments of two contracts, one line each',
    careful: 'asks: a line may stand for all that follow it',
    lines: [
      'Contrato;Parcela;Qtd. de parcelas;Vencimento;Valor',
      '1;5;48;10/04/2024;1.000,00',
      '2;6;48;10/05/2024;1.000,00',
    ],
    expects: ['asks ask_instalments'],
  },
  ...['Adverso', 'Nome a pesquisar', 'Testemunha'].map((heading) => ({
    ...PARTIES,
    sheet: `Cliente beside ${heading}`,
    careful: 'asks: the other is perhaps who is searched for',
    lines: [`Cliente;${heading}`, 'Alfa Ltda;Banco Beta S.A.'],
    expects: ['refuses need_people_column'],
  })),
  {
    ...correct,
    sheet: 'Mês base beside Data',
    careful: 'signs: rents are readjusted in that month',
    lines: ['Contrato;Mês base;Data;Valor', '1;05/2019;10/01/2020;1.100,10'],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1100.1}'],
  },
  {
    ...correct,
    sheet: 'Data limite do desconto alone',
    careful: 'asks: the end of a discount is no due day',
    lines: ['Contrato;Data limite do desconto;Valor', '1;10/01/2020;1.100,10'],
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'a term in hours behind a day',
    careful: 'rejects: 72h is no time of day',
    lines: ['Contrato;Vencimento;Valor', '1;10/01/2020 72h;1.100,10', '2;10/01/2020 10h;5,00'],
    expects: ['1 - header', '2 ! cell_not_a_date', '3 {date:2020-01-10,amount:5}'],
  },
  {
    ...correct,
    sheet: 'Lote and Quadra that add up on two lines',
    careful: 'asks: it is a total of something else',
    lines: [
      'Comprador;Vencimento;Lote;Quadra;Total',
      'Ana;10/01/2020;5;10;15',
      'Bia;10/01/2020;6;12;18',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    job: 'publications',
    parameters: MARCH,
    map: { oab_numero: 'B' },
    sheet: 'names beside registrations that --map names, without headings',
    careful: 'signs: the same columns as before the names were read',
    lines: ['Ana Lima Prado;SP123456', 'Bia Souza Melo;RJ98765'],
    expects: ['1 {} numero_oab=123456 uf_oab=SP', '2 {} numero_oab=98765 uf_oab=RJ'],
  },
  ...[
    ['1.000,00;1.000,00', '1.000,00;2.000,00', '-1.200,00;800,00'],
    ['1.000,00;1.000,00', '1.000,00;2.000,00', '1.200,00;3.200,00'],
  ].map(([one, two, three]) => ({
    ...correct,
    sheet: `Valor beside the balance that it moves: ${three}`,
    careful: 'signs: the balance is that of all lines above',
    lines: [
      'Data;Histórico;Valor;Saldo',
      `10/01/2020;Aluguel;${one}`,
      `10/02/2020;Aluguel;${two}`,
      `10/03/2020;Aluguel;${three}`,
    ],
    expects: expect.arrayContaining(['2 {date:2020-01-10,amount:1000,description:Aluguel}']),
    tells: ['told_tie_settled'],
  })),
  ...[
    ['1.000,00;1.000,00', '1.000,00;900,00', '1.200,00;1.200,00'],
    ['1.000,00;1.000,00', '1.000,00;2.000,00', '1.200,00;3.100,00'],
    ['1.000,00;6.000,00', '1.000,00;7.000,00', '1.200,00;8.200,00'],
    ['1.000,00;1.000,00', '1.000,00;2.000,00'],
  ].map((lines) => ({
    ...correct,
    sheet: `Valor beside a Saldo that is no balance of it: ${lines.at(-1)}`,
    careful: 'asks: what is left of each may be owed',
    lines: ['Data;Valor;Saldo', ...lines.map((line, at) => `10/0${at + 1}/2020;${line}`)],
    expects: ['asks ask_tie'],
  })),
  ...[
    ['Verba;Referência', 'Salário;30,00', 'Horas extras;12,50', 'Adicional noturno;20,00'],
    ['Rubrica;Referência', 'Salário;30d', 'Horas extras;12:30', 'Adicional noturno;20,00%'],
    ['Cód. verba;Ref.', '1;30', '2;12', '3;20'],
  ].map(([heading, ...lines]) => ({
    ...correct,
    sheet: `a payslip: ${heading}, ${lines[1]}`,
    careful: 'signs: days, hours and rates of which the pay is made',
    lines: [
      `Competência;${heading};Valor`,
      ...lines.map((line, at) => `0${at + 1}/2020;${line};${3 - at}.000,00`),
    ],
    expects: expect.arrayContaining([expect.stringMatching('^2 {date:2020-01-01,amount:3000')]),
  })),
  {
    ...correct,
    sheet: 'Referência above money, and no payslip',
    careful: 'asks: it may be what was paid',
    lines: [
      'Cliente;Referência;Data;Valor',
      'Ana;30,00;05/01/2020;3.000,00',
      'Bia;12,50;05/01/2020;300,00',
    ],
    expects: ['asks ask_deducted'],
  },
  ...['Horas extras devidas (R$)', 'Horas extras não pagas', 'Diferença salarial devida'].map(
    (heading) => ({
      ...correct,
      sheet: `Salário base beside ${heading}`,
      careful: 'signs: the base is no debt',
      lines: [
        `Competência;Salário base;${heading}`,
        '01/2020;3.000,00;450,00',
        '02/2020;3.000,00;380,00',
      ],
      expects: expect.arrayContaining(['3 {date:2020-02-01,amount:380} ~ note_month_only']),
    }),
  ),
  {
    ...correct,
    sheet: 'days below a heading that no list has, in Portuguese',
    careful: 'signs: the sheet is Brazilian',
    lines: [
      'Autor;Data do arbitramento;Dano moral',
      'Ana;10/01/2023;5.000,00',
      'Bia;10/02/2023;6.000,00',
    ],
    expects: ['1 - header', '2 {date:2023-01-10,amount:5000}', '3 {date:2023-02-10,amount:6000}'],
  },
  {
    ...correct,
    sheet: 'days below a heading that no list has, in no language',
    careful: 'asks: the month may be first',
    lines: ['Capital;Due', '5000;10/01/2023', '6000;10/02/2023'],
    expects: ['asks ask_order'],
  },
  {
    ...correct,
    sheet: 'Salário beside Horas extras devidas',
    careful: 'asks: the wage may be owed as well',
    lines: [
      'Competência;Salário;Horas extras devidas',
      '01/2020;3.000,00;450,00',
      '02/2020;3.000,00;380,00',
    ],
    expects: ['asks ask_tie'],
  },
]
