import { cnj } from '../../accept/support/cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(7801, 2019)
const parameters = ['index=ipca', 'updateTo=31/12/2024']
const common = { job: 'correct' as const, parameters }

/** Which date, and which amount. */
export const datesAndAmounts: OfficeSheet[] = [
  {
    ...common,
    sheet: 'debts with a day of filing and the day of the sheet',
    lines: [
      'Emitido em 05/01/2024;;;',
      'Processo;Data de distribuição;Vencimento;Valor',
      `${A};01/02/2021;10/03/2018;900,00`,
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'invoices with the month of reference beside the day of issue',
    lines: [
      'Nota;Data de emissão;Referência;Valor',
      '90;20/05/2021;01/04/2021;3.300,00',
      '91;20/06/2021;01/05/2021;3.300,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'competence beside the day of the invoice',
    lines: [
      'NFS-e;Competência;Data da nota;Valor',
      '90;04/2021;20/05/2021;3.300,00',
      '91;05/2021;20/06/2021;3.300,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'a due date and one that was put off',
    lines: [
      'Boleto;Vencimento original;Vencimento prorrogado;Valor',
      '1;10/01/2022;10/07/2022;900,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'due dates of which some were brought forward by a default',
    lines: [
      'Cliente;Vencimento;Valor;Venc. antecipado',
      'Ana;10/01/2022;450,00;',
      'Rui;10/06/2022;800,00;10/02/2022',
    ],
    expects: ['asks ask_postponed'],
  },
  {
    ...common,
    sheet: 'the date of birth and the due date of a health plan',
    lines: [
      'Beneficiário;Data de nascimento;Vencimento;Valor da mensalidade',
      'Ana Souza;03/04/1961;10/02/2021;812,40',
      'Ana Souza;03/04/1961;10/03/2021;812,40',
    ],
    expects: ['1 - header', '2 {date:2021-02-10,amount:812.4}', '3 {date:2021-03-10,amount:812.4}'],
  },
  {
    ...common,
    sheet: 'rent, land tax and condominium beside each other',
    lines: ['Vencimento;Aluguel;IPTU;Condomínio', '05/01/2021;1.500,00;120,00;430,00'],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'principal, fine and interest of a tax certificate, in reais',
    lines: [
      'CDA;Vencimento;Principal;Multa;Juros;Encargo legal',
      '80.1.19.001;30/04/2018;5.000,00;1.000,00;850,00;1.370,00',
      '80.1.19.002;30/05/2018;7.300,00;1.460,00;1.100,00;1.972,00',
    ],
    expects: ['asks ask_charge_in_reais', 'asks ask_charge_in_reais'],
  },
  {
    ...common,
    sheet: 'twelve instalments in a line, the first due date',
    lines: [
      'Contrato;1º vencimento;Valor da parcela;Prazo',
      'AF-1;10/01/2020;450,00;12x',
      'AF-2;10/03/2020;600,00;10x',
    ],
    expects: ['asks ask_missing'],
  },
  {
    ...common,
    sheet: 'monthly alimony from and to a day',
    lines: ['Alimentado;Data inicial;Data final;Valor', 'L. S.;01/01/2022;31/12/2022;700,00'],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...common,
    sheet: 'alimony from month to month in one column',
    lines: ['Período;Valor', '01/2022 a 12/2022;700,00', '01/2023;750,00'],
    expects: ['asks ask_missing'],
  },
  {
    ...common,
    sheet: 'pieces and a price of each',
    lines: ['Nota;Data;Quantidade;Valor unitário', '55;10/05/2021;12;80,00'],
    expects: ['asks ask_doubtful'],
  },
  {
    ...common,
    sheet: 'pieces and a value',
    lines: [
      'Nota;Data de vencimento;Qtde;Valor',
      '55;10/05/2021;12;80,00',
      '56;10/06/2021;3;80,00',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...common,
    sheet: 'amounts per head of thousand, in the heading',
    lines: ['Ano;Vencimento;Valor (R$ mil)', '2019;31/12/2019;1.250,5'],
    expects: ['asks ask_in_thousands'],
  },
  {
    ...common,
    sheet: 'an English ledger with a currency column',
    lines: [
      'Invoice,Due date,Amount,Currency',
      '11,2021-03-15,"1,250.00",BRL',
      '12,2021-04-15,"2,000.00",USD',
    ],
    expects: ['1 - header', '2 {date:2021-03-15,amount:1250}', '3 ! cell_foreign_currency'],
  },
  {
    ...common,
    sheet: 'minimum wages instead of reais',
    lines: ['Mês;Valor;Unidade', '01/2022;0,5;SM', '02/2022;0,5;SM'],
    expects: ['1 - header', '2 ! cell_foreign_currency', '3 ! cell_foreign_currency'],
  },
  {
    ...common,
    sheet: 'years with two digits, before and after a change of currency',
    lines: ['Vencimento;Valor', '10/03/93;25.000,00', '10/03/21;180,00', '10/03/22;240,00'],
    expects: [
      '1 - header',
      '2 ! cell_before_real',
      '3 {date:2021-03-10,amount:180} ~ note_two_digit_year',
      '4 {date:2022-03-10,amount:240} ~ note_two_digit_year',
    ],
  },
]
