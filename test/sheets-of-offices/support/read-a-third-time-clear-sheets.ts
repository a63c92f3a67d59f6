import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const A = cnj(8701, 2018)
const B = cnj(8702, 2019)
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Kin of what was read wrong before: clear sheets that were asked about or rejected. */
export const readAThirdTimeClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: year before month, an item of pay beside them',
    careful: 'signs: one month on each line',
    lines: ['Ano;Mês;Verba;Devido (R$)', '2019;12;Salário;1.500,00', '2020;1;Salário;1.560,00'],
    expects: [
      '1 - header',
      '2 {date:2019-12-01,amount:1500,description:Salário} ~ note_month_only',
      '3 {date:2020-01-01,amount:1560,description:Salário} ~ note_month_only',
    ],
    tells: ['told_joined'],
  },
  {
    ...correct,
    sheet: 'clear: month and year beside what was owed, paid and is left',
    careful: 'signs: the difference is owed',
    lines: [
      'Mês;Ano;Valor devido;Valor pago;Diferença',
      'jan;2019;2.000,00;1.500,00;500,00',
      'fev;2019;2.000,00;1.500,00;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-01-01,amount:500} ~ note_month_only',
      '3 {date:2019-02-01,amount:500} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: month and year of reference',
    careful: 'signs: the year belongs to the month',
    lines: [
      'Mês de referência;Ano de referência;Valor',
      'Janeiro;2021;500,00',
      'Março;2021;600,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-01,amount:500} ~ note_month_only',
      '3 {date:2021-03-01,amount:600} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: month and year beside due days',
    careful: 'signs: the due days count',
    lines: ['Mês;Ano;Vencimento;Valor', '1;2021;05/02/2021;500,00', '2;2021;05/03/2021;510,00'],
    expects: ['1 - header', '2 {date:2021-02-05,amount:500}', '3 {date:2021-03-05,amount:510}'],
  },
  ...[
    ['Quant.;Vl. Unit.;Vl. Total', 'pieces'],
    ['Horas;Valor hora;Total', 'hours'],
    ['Diárias;Valor da diária;Valor total', 'days'],
  ].map(([headings, name]) => ({
    ...correct,
    sheet: `clear: ${name}, their price and the total`,
    careful: 'signs: the total is the product on each line',
    lines: [
      `Item;Emissão;${headings}`,
      'A;10/01/2020;10;25,00;250,00',
      'B;10/02/2020;3,5;100,00;350,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:250}', '3 {date:2020-02-10,amount:350}'],
    tells: ['told_tie_settled'],
  })),
  ...['Data limite para pagamento', 'Pagar até'].map((heading) => ({
    ...correct,
    sheet: `clear: ${heading}`,
    careful: 'signs: the debt falls due on that day',
    lines: [`Guia;Emissão;${heading};Valor`, '1;10/01/2021;10/02/2021;500,00'],
    expects: ['1 - header', '2 {date:2021-02-10,amount:500}'],
  })),
  {
    ...correct,
    sheet: 'clear: claims of cases with the day on which each would have lapsed',
    careful: 'signs: the suit interrupts it',
    lines: [
      'Processo;Vencimento;Valor;Data da prescrição',
      `${A};10/01/2013;500,00;10/01/2018`,
      `${B};10/02/2023;600,00;10/02/2028`,
    ],
    expects: ['1 - header', '2 {date:2013-01-10,amount:500}', '3 {date:2023-02-10,amount:600}'],
  },
  {
    ...correct,
    sheet: 'clear: papers numbered from one, each of another client, with one amount',
    careful: 'signs: three debts',
    lines: [
      'Título;Cliente;Vencimento;Valor',
      '1;Ana;10/01/2021;500,00',
      '2;Rui;10/01/2021;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:500,description:1}',
      '3 {date:2021-01-10,amount:500,description:2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: a title with the month that was asked for, in words',
    careful: 'signs: it is the same',
    lines: [
      'Atualizar até dezembro de 2024;;',
      'Cliente;Vencimento;Valor',
      'Ana;10/01/2020;500,00',
    ],
    expects: ['1 - title', '2 - header', '3 {date:2020-01-10,amount:500}'],
  },
  ...['Valor da cédula (R$)', 'Valor da CCB', 'Valor descontado indevidamente'].map((heading) => ({
    ...correct,
    sheet: `clear: ${heading} as the only money`,
    careful: 'signs: it is what is owed or claimed back',
    lines: [`Vencimento;${heading}`, '30/06/2019;50.000,00'],
    expects: ['1 - header', '2 {date:2019-06-30,amount:50000}'],
    tells: ['told_only_money'],
  })),
  {
    ...correct,
    sheet: 'clear: fees of clients, in reais, beside due days',
    careful: 'signs: the fees are what is corrected',
    lines: ['Cliente;Vencimento;Honorários contratuais (R$)', 'Ana;10/01/2020;1.500,00'],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1500}'],
  },
  {
    ...correct,
    sheet: 'clear: a line of units below the header',
    careful: 'signs: it is part of the header',
    lines: ['Vencimento;Valor;Juros', ';R$;% a.m.', '10/01/2020;500,00;1'],
    expects: ['1 - header', '2 - header', '3 {date:2020-01-10,amount:500} juros.percentual=1'],
  },
  {
    ...correct,
    sheet: 'clear: months and years whose total has the year too',
    careful: 'signs: the total is none of them',
    lines: ['Mês;Ano;Valor', 'jan;2020;500,00', 'fev;2020;510,00', 'Total;2020;1.010,00'],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:500} ~ note_month_only',
      '3 {date:2020-02-01,amount:510} ~ note_month_only',
      '4 - total',
    ],
  },
  {
    ...watch,
    sheet: 'clear: number and state below one merged heading Inscrição',
    careful: 'signs: the second line belongs to the header',
    lines: {
      OAB: {
        rows: [
          ['Advogado', 'Inscrição', null],
          [null, 'Número', 'UF'],
          ['Ana', 94719, 'SP'],
        ],
        make: (sheet) => {
          sheet.mergeCells('A1:A2')
          sheet.mergeCells('B1:C1')
        },
      },
    },
    expects: ['1 - header', '2 - header', '3 {nome:Ana} registration=oab:SP:94719'],
  },
  {
    ...correct,
    sheet: 'clear: rates of one and nought below a heading that asks',
    careful: 'signs: figures are rates, and no answers',
    lines: ['Vencimento;Valor;Juros?', '10/01/2021;500,00;1', '10/02/2021;600,00;0'],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:500} juros.percentual=1',
      '3 {date:2021-02-10,amount:600} juros.percentual=0',
    ],
  },
  {
    ...correct,
    sheet: 'clear: Com juros? yes beside their rates',
    careful: 'signs: the rates of the lines count',
    lines: ['Vencimento;Valor;Juros (% a.m.);Com juros?', '10/01/2021;500,00;1;Sim'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500} juros.percentual=1'],
  },
  {
    ...correct,
    sheet: 'clear: Com correção? yes, where the correction is what is asked for',
    careful: 'signs: it is corrected',
    lines: ['Vencimento;Valor;Com correção?', '10/01/2021;500,00;Sim', '10/02/2021;600,00;Sim'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500}', '3 {date:2021-02-10,amount:600}'],
  },
  {
    ...correct,
    sheet: 'clear: Juros inclusos? no, where interest is asked for',
    careful: 'signs: the amounts have none yet',
    parameters: [...correct.parameters, 'juros.percentual=1'],
    lines: ['Vencimento;Valor;Juros inclusos?', '10/01/2021;500,00;Não', '10/02/2021;600,00;Não'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500}', '3 {date:2021-02-10,amount:600}'],
  },
  {
    ...correct,
    sheet: 'clear: months chosen as the description, beside years and due days',
    careful: 'signs: the description is sent as it was before',
    map: { descricao: 'Mês' },
    lines: ['Mês;Ano;Vencimento;Valor', 'jan;2021;10/01/2021;500,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500,description:jan}'],
  },
  {
    ...correct,
    sheet: 'clear: savings as the only money',
    careful: 'signs: they are no index',
    lines: ['Data;Poupança', '10/01/2021;500,00', '10/02/2021;600,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500}', '3 {date:2021-02-10,amount:600}'],
  },
  {
    ...correct,
    sheet: 'clear: fixed fees in reais beside rents',
    careful: 'signs: the mode of the fees says what they are',
    parameters: [...correct.parameters, 'honorarios.modo=v'],
    lines: ['Vencimento;Aluguel;Honorários (R$)', '10/01/2021;500,00;50,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500} honorarios.valor=50'],
  },
  {
    ...watch,
    sheet: 'clear: the form of address beside the names',
    careful: 'signs: the names are those of the lawyers',
    lines: ['Dr;Advogado;OAB', 'Dr.;Ana;SP94719', 'Dra.;Bia;SP94720'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Bia} registration=oab:SP:94720',
    ],
  },
  {
    ...watch,
    sheet: 'clear: names below Dra',
    careful: 'signs: they are those of the lawyers',
    lines: ['Dra;OAB', 'Ana;SP94719'],
    expects: ['1 - header', '2 {nome:Ana} registration=oab:SP:94719'],
  },
  {
    job: 'calc',
    parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
    sheet: 'clear: the name of a field beside its like with a unit',
    careful: 'signs: the name of the field counts',
    lines: ['name;valor_principal;data_inicio;taxa;Taxa (%)', 'Ana;15.000,00;30/12/2024;1;2'],
    expects: [
      '1 - header',
      '2 {values:{dia_atualiza:31/12/2025,valor_principal:15000,data_inicio:30/12/2024,taxa:1},records:{},formats:[],received:{valor_principal:15000,data_inicio:2024-12-30,taxa:1},name:Ana}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: papers numbered from one for each client',
    careful: 'signs: each client has its own',
    lines: [
      'Cliente;Título;Vencimento;Valor',
      ...['Ana', 'Rui'].flatMap((name) => [
        `${name};1;10/01/2021;500,00`,
        `${name};2;10/02/2021;500,00`,
      ]),
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:500,description:1}',
      '3 {date:2021-02-10,amount:500,description:2}',
      '4 {date:2021-01-10,amount:500,description:1}',
      '5 {date:2021-02-10,amount:500,description:2}',
    ],
  },
]
