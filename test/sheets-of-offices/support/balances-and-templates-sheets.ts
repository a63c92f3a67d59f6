import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const TITLES = ['1;10/01/2020;1.000,00;1.000,00', '2;10/02/2020;1.000,00;400,00']
const left = 'asks: of the second title only the rest is owed'

/** What is left of each title, under the names that programs give it. */
const balances = ['Saldo do título', 'Vlr. Saldo', 'Sld. Parcela', 'Saldo atual', 'Resta'].map(
  (heading): JudgedSheet => ({
    ...correct,
    sheet: `titles beside their «${heading}», which is less on one line`,
    careful: left,
    lines: [`Título;Vencimento;Valor;${heading}`, ...TITLES],
    expects: ['asks ask_revised'],
  }),
)

/** Sheets of a credit manager and of an accountant, and calculations made from a template. */
export const balancesAndTemplates: JudgedSheet[] = [
  ...balances,
  {
    ...correct,
    sheet: 'clear: the balance of the account beside each title',
    careful: 'signs: the balance is more than the title',
    lines: [
      'Título;Vencimento;Valor;Saldo anterior',
      '1;10/01/2020;1.000,00;700,00',
      '2;10/02/2020;1.000,00;400,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000,description:1}',
      '3 {date:2020-02-10,amount:1000,description:2}',
    ],
  },
  ...[
    { heading: 'Faltas', of: 'absences beside wages', cells: ['2', '0'] },
    { heading: 'Saldo atual', of: 'hours saved beside wages', cells: ['12', '3'] },
    { heading: 'Saldo da conta', of: 'the account behind each fee', cells: ['1.200,00', '30,10'] },
    { heading: 'Saldo atual', of: 'the account behind each fee', cells: ['1.200,00', '30,10'] },
    { heading: 'Saldo do débito', of: 'a loan behind each part', cells: ['1.000,00', '0,00'] },
  ].map(({ heading, of, cells }) => ({
    ...correct,
    sheet: `clear: ${of}, below «${heading}»`,
    careful: 'signs: it is not what is left of the amount',
    lines: [
      `Cliente;Data;Valor;${heading}`,
      `Ana;10/01/2020;900,00;${cells[0]}`,
      `Rui;10/02/2020;900,00;${cells[1]}`,
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:900}', '3 {date:2020-02-10,amount:900}'],
  })),
  {
    ...calc,
    sheet: 'records with the headings of the template, a payment without its sign',
    careful: 'asks: the payment would be added',
    lines: [
      'Grupo;Parcelas: data;Parcelas: valor;Parcelas: descrição',
      'A;10/01/2020;1.200,00;Principal',
      'A;15/02/2020;500,00;Pagamento parcial',
    ],
    expects: ['asks ask_payments_positive'],
  },
  {
    ...calc,
    sheet: 'an instalment after the day to which the calculation is brought',
    careful: 'rejects: nothing is corrected backwards',
    lines: ['Parcelas: data;Parcelas: valor', '10/01/2020;1.200,00', '15/02/2026;500,00'],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:10/01/2020,valor:1200}},formats:[],received:{parcelas.data:2020-01-10,parcelas.valor:1200}}',
      '3 ! field_after_update',
    ],
  },
  {
    ...update,
    sheet: 'taxes paid, with the day of payment on all lines beside the due day',
    careful: 'asks: what is claimed back counts from its payment',
    lines: [
      'Código;Vencimento;Valor;Data de arrecadação',
      '2172;24/01/2020;1.000,00;02/03/2020',
      '2172;21/02/2020;1.100,00;15/04/2020',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...update,
    sheet: 'taxes below «Valor recolhido», one of which has no day of payment',
    careful: 'asks: what is claimed back counts from its payment',
    lines: [
      'Vencimento;Código;Valor recolhido;Data do recolhimento',
      '20/02/2020;2172;1.000,00;27/02/2020',
      '20/03/2020;2172;1.100,00;',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'wages below «Vencimentos», one of which has no day of payment',
    careful: 'rejects that one: wages are no due days',
    lines: [
      'Empregado;Vencimentos;Data do pagamento',
      'Ana;1.200,00;10/01/2020',
      'Rui;1.300,00;10/02/2020',
      'Eva;1.400,00;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200}',
      '3 {date:2020-02-10,amount:1300}',
      '4 ! cell_missing',
    ],
  },
  {
    ...correct,
    sheet: 'clear: bills of energy with the contribution for street lighting in them',
    careful: 'signs: the whole bill is owed',
    lines: [
      'UC;Vencimento;COSIP;Valor da fatura',
      '300;20/01/2020;9,10;189,20',
      '300;20/02/2020;9,10;177,10',
    ],
    expects: ['1 - header', '2 {date:2020-01-20,amount:189.2}', '3 {date:2020-02-20,amount:177.1}'],
  },
  {
    ...correct,
    sheet: 'clear: a card bill with the dollars of each purchase beside its reais',
    careful: 'signs: the reais',
    lines: [
      'Data;Estabelecimento;Valor (US$);Valor (R$)',
      '12/01/2020;Livraria;50,00;210,35',
      '14/01/2020;Loja;;120,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-12,amount:210.35}', '3 {date:2020-01-14,amount:120}'],
  },
  {
    ...correct,
    sheet: 'clear: a report whose merged headings left their columns one to the left',
    careful: 'signs: each heading belongs to the column beside it',
    lines: [
      'Conta;;Cliente;;Vencimento;;Valor;',
      '881;;;Ana;;10/01/2020;;1.200,50',
      '882;;;Rui;;28/02/2020;;980,50',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200.5}',
      '3 {date:2020-02-28,amount:980.5}',
    ],
    tells: ['told_tie_settled'],
  },
  {
    ...correct,
    sheet: 'clear: a statement of a PDF, with R$ in a column of its own',
    careful: 'signs: the amount stands beside its sign',
    lines: [
      'Título;Vencimento;Valor;',
      '1;10/01/2020;R$;1.200,00',
      '2;10/02/2020;R$;980,50',
      '3;28/02/2020;R$;640,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:1}',
      '3 {date:2020-02-10,amount:980.5,description:2}',
      '4 {date:2020-02-28,amount:640,description:3}',
    ],
    tells: ['told_tie_settled'],
  },
  ...[
    { beside: 'numbers of instalments', cells: ['1', '2'] },
    { beside: 'telephones', cells: ['1199998888', '1199997777'] },
  ].map(({ beside, cells }) => ({
    ...correct,
    sheet: `amounts still to be filled in beside ${beside} without a heading`,
    careful: 'rejects them: no amount is told',
    lines: [
      'Cliente;Vencimento;Valor;',
      `Ana;05/01/2020;;${cells[0]}`,
      `Rui;05/02/2020;;${cells[1]}`,
    ],
    expects: ['1 - header', '2 ! cell_missing', '3 ! cell_missing'],
  })),
  {
    ...correct,
    sheet: 'due days still to be filled in beside days of issue without a heading',
    careful: 'rejects them: no due day is told',
    lines: ['Cliente;Vencimento;;Valor', 'Ana;;05/01/2020;1.000,00', 'Rui;;05/02/2020;900,00'],
    expects: ['1 - header', '2 ! cell_missing', '3 ! cell_missing'],
  },
  {
    ...correct,
    sheet:
      'clear: amounts still to be filled in beside fees without a heading, and the original ones',
    careful: 'signs: the original amounts are there',
    lines: [
      'Nº;Valor;;Vencimento;Valor original',
      '1;;5,00;10/01/2020;1.000,00',
      '2;;7,00;10/02/2020;900,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:900}'],
  },
  {
    ...correct,
    sheet: 'clear: days in arrears beside each quota',
    careful: 'signs: days are no balance',
    lines: ['Unidade;Vencimento;Valor;Em atraso', '101;10/01/2020;450,00;40'],
    expects: ['1 - header', '2 {date:2020-01-10,amount:450}'],
  },
]
