import { cnj } from '../../accept/support/cases.js'
import type { OfficeSheet } from './outcome.js'

const A = cnj(7801, 2019)
const B = cnj(7802, 2022)
const parameters = ['index=ipca', 'updateTo=31/12/2024']
const common = { job: 'correct' as const, parameters }

/** What nobody would hesitate at. */
export const ordinary: OfficeSheet[] = [
  {
    ...common,
    sheet: 'promissory notes with dates in words',
    lines: [
      'Nota promissória nº;Emitente;Vencimento;Valor',
      '1/3;José;15 de março de 2019;R$ 2.000,00',
      '2/3;José;15 abr 2019;R$ 2.000,00',
      '3/3;José;mai/19;2000',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-03-15,amount:2000}',
      '3 {date:2019-04-15,amount:2000}',
      '4 {date:2019-05-01,amount:2000} ~ note_month_only',
    ],
  },
  {
    ...common,
    sheet: 'payments in parentheses, in latin1 with tabs',
    encoding: 'latin1',
    lines: [
      'Nº do processo\tData\tHistórico\tValor',
      `${A}\t10/01/2020\tPrestação\t1.000,00`,
      `${A}\t10/02/2020\tAmortização\t(250,00)`,
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1000,description:Prestação}',
      '3 {date:2020-02-10,amount:-250,description:Amortização}',
    ],
  },
  {
    ...common,
    sheet: 'an utf-16 export with ISO dates and points',
    encoding: 'utf16le',
    lines: [
      'case_number;due date;amount',
      `${A};2019-03-15T00:00:00;1250.50`,
      `${B};2019-04-15T00:00:00;990.10`,
    ],
    map: { numero_processo: 'A', data_base: 'B' },
    expects: [
      '1 - header',
      '2 {date:2019-03-15,amount:1250.5}',
      '3 {date:2019-04-15,amount:990.1}',
    ],
  },
  {
    ...common,
    sheet: 'condominium quotas with remarks, number of the instalment and status of the case',
    lines: [
      'Unidade;Parcela;Vencimento;Valor Original;Status do processo;Observação',
      '101;1/12;10/01/2021;500,00;Ativo;',
      '101;2/12;10/02/2021;500,00;Ativo;aguarda citação',
      'TOTAL;;;1.000,00;;',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:500}',
      '3 {date:2021-02-10,amount:500}',
      '4 - total',
    ],
  },
  {
    ...common,
    sheet: 'reimbursements: the day of payment is the first day of correction',
    lines: ['Recibo;Data do pagamento;Valor', '1;10/01/2021;500,00', '2;10/02/2021;320,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500}', '3 {date:2021-02-10,amount:320}'],
  },
  {
    ...common,
    sheet: 'medical expenses that the client paid',
    lines: [
      'Despesa;Data;Valor desembolsado;Comprovante',
      'Exame;10/01/2021;500,00;fls. 33',
      'Consulta;10/02/2021;320,00;fls. 34',
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:500}', '3 {date:2021-02-10,amount:320}'],
  },
  {
    ...common,
    sheet: 'prazo in days and seller',
    lines: [
      'NF;Vencimento;Valor;Prazo;Vendedor',
      '1;10/01/2021;120,00;30;Zé',
      '2;10/02/2021;120,00;60 dias;Zé',
    ],
    expects: ['1 - header', '2 {date:2021-01-10,amount:120}', '3 {date:2021-02-10,amount:120}'],
  },
  {
    ...common,
    sheet: 'quotas, a remark that one is in dispute',
    lines: [
      'Vencimento;Valor Original;Obs.',
      '10/01/2021;120,00;',
      '10/02/2021;120,00;não pago',
      '10/03/2021;120,00;pago a menor',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:120}',
      '3 {date:2021-02-10,amount:120,description:não pago}',
      '4 {date:2021-03-10,amount:120,description:pago a menor}',
    ],
  },
  {
    ...common,
    sheet: 'issue and due date',
    lines: ['Duplicata;Emissão;Vencimento;Valor', '1;10/12/2020;10/01/2021;120,00'],
    expects: ['1 - header', '2 {date:2021-01-10,amount:120}'],
  },
  {
    ...common,
    sheet: 'a title of what is to be done',
    lines: [
      'Débitos para cálculo com juros e correção monetária;',
      'Vencimento;Valor',
      '10/01/2021;120,00',
    ],
    expects: ['1 - title', '2 - header', '3 {date:2021-01-10,amount:120}'],
  },
  {
    ...common,
    sheet: 'a quota of a transport company',
    lines: [
      'Vencimento;Descrição;Valor',
      '10/01/2021;Transporte;120,00',
      '10/02/2021;Transporte;120,00',
      '10/03/2021;Transporte de cargas;130,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-01-10,amount:120,description:Transporte}',
      '3 {date:2021-02-10,amount:120,description:Transporte}',
      '4 {date:2021-03-10,amount:130,description:Transporte de cargas}',
    ],
  },
]
