import { cnj } from '../../accept/support/cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(7801, 2019)
const B = cnj(7802, 2022)
const parameters = ['index=ipca', 'updateTo=31/12/2024']
const common = { job: 'correct' as const, parameters }

/** What stands beside the amounts: paid, cancelled, agreed, counted twice. */
export const settled: OfficeSheet[] = [
  {
    ...common,
    sheet: 'titles of an ERP, some of them settled or cancelled',
    lines: [
      'Título;Sacado;Vencimento;Valor do Título;Situação do Título',
      '1001;Mercado Bom Preço;10/01/2022;1.250,00;Em aberto',
      '1002;Mercado Bom Preço;10/02/2022;1.250,00;Quitado',
      '1003;Mercado Bom Preço;10/03/2022;1.250,00;Cancelado',
      '1004;Mercado Bom Preço;10/04/2022;1.250,00;Em aberto',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...common,
    sheet: 'quotas of a condominium with Pago Sim or Não',
    lines: [
      'Unidade;Vencto;Valor da cota;Pago',
      'Apto 32;05/01/2021;610,00;Sim',
      'Apto 32;05/02/2021;610,00;Não',
      'Apto 32;05/03/2021;610,00;Não',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...common,
    sheet: 'bills with the day of payment of those that were paid',
    lines: [
      'Fatura;Vencimento;Data Pagto;Valor',
      '77001;15/01/2020;18/02/2020;480,20',
      '77002;15/02/2020;;512,90',
      '77003;15/03/2020;;499,00',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...common,
    sheet: 'school fees, partly paid in a column beside',
    lines: [
      'Aluno;Vencimento;Valor da Mensalidade;Valor Pago',
      'João P.;05/02/2021;1.100,00;0,00',
      'João P.;05/03/2021;1.100,00;400,00',
      'João P.;05/04/2021;1.100,00;-',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...common,
    sheet: 'invoices with a discount and an abatement',
    lines: [
      'NF;Data de Vencimento;Valor da Nota;Abatimento;Desconto concedido',
      '551;30/06/2021;8.000,00;0;250,00',
      '552;30/07/2021;8.000,00;1.000,00;0',
    ],
    expects: ['asks ask_deducted', 'asks ask_deducted'],
  },
  {
    ...common,
    sheet: 'invoices where nothing was paid nor discounted',
    lines: [
      'NF;Data de Vencimento;Valor da Nota;Valor Pago;Desconto',
      '551;30/06/2021;8.000,00;0,00;',
      '552;30/07/2021;8.000,00;-;0,00',
    ],
    expects: ['1 - header', '2 {date:2021-06-30,amount:8000}', '3 {date:2021-07-30,amount:8000}'],
  },
  {
    ...common,
    sheet: 'a balance, what was paid being taken off already',
    lines: [
      'Contrato;Vencimento;Valor original;Valor pago;Saldo devedor',
      'C-19;30/06/2021;8.000,00;3.000,00;5.000,00',
      'C-20;30/07/2021;8.000,00;0,00;8.000,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'all open, and a case that is suspended',
    lines: [
      'Processo;Situação;Vencimento;Valor',
      `${A};Em aberto;10/01/2022;300,00`,
      `${B};Suspenso;10/02/2022;400,00`,
    ],
    expects: ['1 - header', '2 {date:2022-01-10,amount:300}', '3 {date:2022-02-10,amount:400}'],
  },
  {
    ...common,
    sheet: 'an extract of a bank with D and C after the figures',
    lines: [
      'Data;Lançamento;Documento;Valor (R$);Saldo (R$)',
      '02/01/2023;Tarifa pacote;000111;45,90 D;1.200,00 C',
      '10/01/2023;TED recebida;000222;900,00 C;2.100,00 C',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'an extract with columns of debit and credit',
    lines: [
      'Data;Histórico;Débito;Crédito;Saldo',
      '02/01/2023;Tarifa pacote;45,90;;-45,90',
      '10/01/2023;Depósito;;900,00;854,10',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...common,
    sheet: 'an extract whose lines open and close with a balance',
    lines: [
      'Data;Descrição;Valor',
      '01/03/2022;SALDO ANTERIOR;5.000,00',
      '10/03/2022;Fatura de março;700,00',
      '10/04/2022;Fatura de abril;650,00',
      '30/04/2022;SALDO A TRANSPORTAR;6.350,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2022-03-01,amount:5000,description:SALDO ANTERIOR}',
      '3 {date:2022-03-10,amount:700,description:Fatura de março}',
      '4 {date:2022-04-10,amount:650,description:Fatura de abril}',
      '5 ! line_maybe_total',
    ],
  },
  {
    ...common,
    sheet: 'two pages with Transporte and A transportar',
    lines: [
      'Vencimento;Descrição;Valor',
      '10/01/2020;Aluguel jan/2020;1.000,00',
      '10/02/2020;Aluguel fev/2020;1.000,00',
      '29/02/2020;A transportar;2.000,00',
      '29/02/2020;Transporte;2.000,00',
      '10/03/2020;Aluguel mar/2020;1.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000,description:Aluguel jan/2020}',
      '3 {date:2020-02-10,amount:1000,description:Aluguel fev/2020}',
      '4 ! line_maybe_total',
      '5 ! line_maybe_total',
      '6 {date:2020-03-10,amount:1000,description:Aluguel mar/2020}',
    ],
  },
  {
    ...common,
    sheet: 'the same export joined twice',
    lines: [
      'Processo;Vencimento;Valor;Advogado',
      `${A};10/01/2020;1.000,00;Dra. Ana`,
      `${A};10/01/2020;1.000,00;Dr. Beto`,
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000}',
      '3 {date:2020-01-10,amount:1000} ~ note_repeated_row',
    ],
  },
]
