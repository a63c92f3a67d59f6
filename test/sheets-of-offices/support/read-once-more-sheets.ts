import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(8701, 2018)
const B = cnj(8702, 2019)
const lawyers = { job: 'people', parameters: ['who=lawyers'] }
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const balance = {
  job: 'calc',
  parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
}
const DEBTS = [
  '1 - header',
  '2 {date:2021-01-10,amount:500,description:1}',
  '3 {date:2021-02-10,amount:600,description:2}',
]
const titles = (heading: string, first: string, second: string) => [
  `Título;Vencimento;Valor;${heading}`,
  `1;10/01/2021;500,00;${first}`,
  `2;10/02/2021;600,00;${second}`,
]

/** Sheets of programs and offices that were asked about, refused or rejected, and are clear. */
export const readOnceMoreClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'clear: quantity, price and their product by a formula',
    careful: 'signs: the total is the product on each line',
    lines: {
      T: [
        ['Item', 'Vencimento', 'Qtd', 'Unitário', 'Valor total'],
        ['Aluguel', day('2020-01-10'), 2, 500, { formula: 'C2*D2', result: 1000 }],
        ['Aluguel', day('2020-02-10'), 1, 510, { formula: 'C3*D3', result: 510 }],
      ],
    },
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:510}'],
    tells: ['told_tie_settled'],
  },
  {
    ...lawyers,
    sheet: 'clear: lawyers below Dr(a)., their numbers below Registro na Ordem',
    careful: 'signs: the registrations have their states',
    lines: ['Dr(a).;Registro na Ordem', 'Ana Lima;OAB/SP nº 94.719', 'Rui Melo;OAB/RJ nº 123.456'],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Melo} numero_oab=123456 uf_oab=RJ',
    ],
  },
  {
    ...balance,
    sheet: 'clear: loans with the unit of the rate in its heading',
    careful: 'signs: the field is a rate by the month',
    lines: [
      'Nome;Valor principal;Data início;Taxa (% a.m.);Regime',
      'Contrato 1;15.000,00;15/01/2025;1,5;composto',
    ],
    expects: [
      '1 - header',
      '2 {values:{dia_atualiza:31/12/2025,valor_principal:15000,data_inicio:15/01/2025,taxa:1.5,regime:composto},records:{},formats:[],received:{valor_principal:15000,data_inicio:2025-01-15,taxa:1.5,regime:composto}}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: credits that a fund bought below their face value',
    careful: 'signs: the debtor owes the face value to whoever holds the paper',
    lines: [
      'CCB;Sacado;Vencimento;Valor de face;Valor de aquisição',
      '1001;Ana;10/02/2022;520,00;498,00',
      '1002;Rui;10/03/2022;610,00;571,00',
    ],
    expects: ['1 - header', '2 {date:2022-02-10,amount:520}', '3 {date:2022-03-10,amount:610}'],
    tells: ['told_beside'],
  },
  {
    ...correct,
    sheet: 'clear: Prescrito em with a day after that of the correction',
    careful: 'signs: they have not lapsed',
    lines: titles('Prescrito em', '10/01/2026', '10/02/2026'),
    expects: DEBTS,
  },
  {
    ...correct,
    sheet: 'clear: the collection of one rested until a day that is past',
    careful: 'signs: it rests no more',
    lines: titles('Cobrança suspensa até', '31/12/2021', ''),
    expects: DEBTS,
    tells: ['told_beside_days'],
  },
  {
    ...correct,
    sheet: 'clear: no interest in the amounts, on each line',
    careful: 'signs: a no is no rate',
    lines: titles('Juros inclusos?', 'Não', 'Não'),
    expects: DEBTS,
  },
  {
    ...correct,
    sheet: 'clear: fees of each case, in reais, and no other money',
    careful: 'signs: the fees are what is corrected',
    lines: ['Processo;Data;Honorários (R$)', `${A};10/01/2021;500,00`, `${B};10/02/2021;600,00`],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500}', '3 {date:2021-02-10,amount:600}'],
    tells: ['told_only_money'],
  },
  {
    ...correct,
    sheet: 'clear: month and year in two columns, sums by year',
    careful: 'signs: the first day of each month',
    lines: [
      'Mês;Ano;Valor devido',
      'Janeiro;2021;500,00',
      'Fevereiro;2021;600,00',
      'Total 2021;;1.100,00',
      'Março;2022;700,00',
      'Total geral;;1.800,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-01,amount:500} ~ note_month_only',
      '3 {date:2021-02-01,amount:600} ~ note_month_only',
      '4 - total',
      '5 {date:2022-03-01,amount:700} ~ note_month_only',
      '6 - total',
    ],
    tells: ['told_joined'],
  },
  {
    ...update,
    sheet: 'clear: numbers of months beside a merged year',
    careful: 'signs: the year is that of all its months',
    lines: {
      Folha: {
        rows: [
          ['Ano', 'Mês', 'Valor'],
          [2020, 3, 500],
          [null, 4, 650.5],
        ],
        make: (sheet) => sheet.mergeCells('A2:A3'),
      },
    },
    expects: [
      '1 - header',
      '2 {dia:2020-03-01,valor:500} ~ note_month_only',
      '3 {dia:2020-04-01,valor:650.5} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the day of issue beside the last day to pay',
    careful: 'signs: the debt falls due on the last day to pay',
    lines: [
      'Fatura;Emissão;Data limite;Valor',
      '1;10/01/2021;10/02/2021;500,00',
      '2;10/02/2021;10/03/2021;600,00',
    ],
    expects: ['1 - header', '2 {date:2021-02-10,amount:500}', '3 {date:2021-03-10,amount:600}'],
  },
  {
    ...recalc,
    sheet: 'clear: a title with the month of the day that was asked for',
    careful: 'signs: it is the same',
    lines: ['Recalcular até 12/2025;', 'ID do cálculo;Cliente', '700030;Oficina'],
    expects: [
      '1 - title',
      '2 - header',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
  {
    ...correct,
    sheet: 'clear: pairs of debtors with a debt of their own',
    careful: 'signs: no pair stands there twice',
    lines: [
      'Devedor;Solidário com;Vencimento;Valor',
      'Ana;Rui;10/01/2020;5.000,00',
      'Bia;Leo;10/01/2020;5.000,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:5000}', '3 {date:2020-01-10,amount:5000}'],
  },
]

/** Sheets whose figures or empty answers nobody would sign, and what is near to the clear ones. */
export const readOnceMoreDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'two who owe one debt together, each on a line',
    careful: 'asks: it would be owed twice',
    lines: [
      'Devedor;Solidário com;Vencimento;Valor',
      'Ana;Rui;10/01/2020;5.000,00',
      'Rui;Ana;10/01/2020;5.000,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...publications,
    sheet: 'a labour court beside a case of the state, as a filter',
    careful: 'tells that nothing of the line would be found',
    lines: ['Processo;Tribunal', `${A};TRT2`, `${B};TJSP`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00087011420188260100 tribunal=TRT2',
      '3 {} numero_processo=00087026220198260100 tribunal=TJSP',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...recalc,
    sheet: 'a title: saved calculations for another day, by para',
    careful: 'asks: which of the two days',
    lines: ['Recalcular para 30/06/2025;', 'ID do cálculo;Cliente', '700030;Oficina'],
    expects: ['asks ask_stated_term'],
  },
  {
    ...recalc,
    sheet: 'a title: saved calculations until another month',
    careful: 'asks: which of the two',
    lines: ['Recalcular até 06/2025;', 'ID do cálculo;Cliente', '700030;Oficina'],
    expects: ['asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'a title: debts for another day, by para',
    careful: 'asks: which of the two days',
    lines: [
      'Corrigir valores para 30/06/2024;;',
      'Cliente;Vencimento;Valor',
      'Ana;10/01/2020;500,00',
    ],
    expects: ['asks ask_stated_term'],
  },
  {
    ...balance,
    sheet: 'loans with a rate by the year in its heading',
    careful: 'asks or refuses: the field is a rate by the month',
    lines: ['Nome;Valor principal;Data início;Taxa (% a.a.)', 'Contrato 1;15.000,00;15/01/2025;18'],
    expects: ['asks ask_other_period'],
  },
  {
    ...correct,
    sheet: 'interest is in the amounts of some lines',
    careful: 'asks: it would be corrected as principal',
    lines: titles('Juros inclusos?', 'Sim', 'Não'),
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a fine is in the amounts',
    careful: 'asks: it would be corrected as principal',
    lines: titles('Multa inclusa', 'Sim', 'Sim'),
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'Prescrito em with a day that is past',
    careful: 'asks: the claim has lapsed',
    lines: titles('Prescrito em', '10/01/2018', '10/02/2028'),
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'the collection rests until a day to come',
    careful: 'asks: it rests',
    lines: titles('Cobrança suspensa até', '31/12/2027', ''),
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a total that is no product of quantity and price',
    careful: 'asks: something is added',
    lines: [
      'Item;Vencimento;Qtd;Valor unitário;Valor total',
      'A;10/01/2021;2;500,00;1.100,00',
      'B;10/01/2021;1;500,00;600,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'a thirteenth wage in the column of months',
    careful: 'asks: it is of no month',
    lines: ['Mês;Ano;Valor devido', 'Dezembro;2021;500,00', '13º;2021;600,00'],
    expects: ['asks ask_missing'],
  },
]
