import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const sinceSummons = {
  job: 'correct',
  parameters: [...correct.parameters, 'juros=1', 'juros.from=citacao', 'juros.citacao=10/03/2020'],
}
const readsAll = 'reads all'

/** Texts and headings near to those that are asked about. */
export const readAgainClear: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a debt not paid, with the day on which it was promised',
    careful: 'reads all: none was paid',
    lines: [
      'Cliente;Vencimento;Valor;Pago?',
      'Ana;10/03/2020;950,00;não',
      'Bia;10/04/2020;1.900,00;não, prometeu em 12/05/2020',
    ],
    expects: ['1 - header', '2 {date:2020-03-10,amount:950}', '3 {date:2020-04-10,amount:1900}'],
  },
  {
    ...sinceSummons,
    sheet: 'interest since the summons as asked for, and correction since another event',
    careful: readsAll,
    lines: [
      'Juros desde a citação e correção desde o vencimento;',
      'Vencimento;Valor',
      '10/01/2020;1.200,00',
    ],
    expects: ['1 - title', '2 - header', '3 {date:2020-01-10,amount:1200,citation:2020-03-10}'],
  },
  {
    ...correct,
    sheet: 'instalments that were paid are claimed back',
    careful: 'reads all: each was paid until the day',
    lines: [
      'Relação de parcelas pagas até 31/12/2023;;',
      'Parcela;Data do pagamento;Valor pago',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;1.200,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-10,amount:1200,description:1}',
      '4 {date:2020-02-10,amount:1200,description:2}',
    ],
  },
  {
    ...update,
    sheet: 'contributions that were paid are claimed back',
    careful: 'reads all: each was paid until the month',
    lines: [
      'Restituição de contribuições recolhidas até 12/2023;',
      'Competência;Valor recolhido',
      '01/2020;1.800,00',
      '02/2020;1.800,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {dia:2020-01-01,valor:1800} ~ note_month_only',
      '4 {dia:2020-02-01,valor:1800} ~ note_month_only',
    ],
  },
  {
    ...update,
    sheet: 'a benefit that ceased is owed from then on',
    careful: readsAll,
    lines: [
      'Benefício cessado em 15/05/2020;',
      'Competência;Valor devido',
      '05/2020;1.800,00',
      '06/2020;1.800,00',
      '07/2020;1.800,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {dia:2020-05-01,valor:1800} ~ note_month_only',
      '4 {dia:2020-06-01,valor:1800} ~ note_month_only',
      '5 {dia:2020-07-01,valor:1800} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'rents of an estate, whose dead was the creditor',
    careful: readsAll,
    lines: [
      'Autor: Espólio de José, falecido em 10/02/2020;',
      'Vencimento;Aluguel',
      '05/01/2020;1.200,00',
      '05/02/2020;1.200,00',
      '05/03/2020;1.200,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-01-05,amount:1200}',
      '4 {date:2020-02-05,amount:1200}',
      '5 {date:2020-03-05,amount:1200}',
    ],
  },
  {
    ...correct,
    sheet: 'amounts of a dismissal fall due after it',
    careful: readsAll,
    lines: [
      'Rescisão: 15/05/2020;;',
      'Descrição;Vencimento;Valor',
      'Horas extras;05/05/2020;900,00',
      'Saldo de salário;25/05/2020;1.200,00',
      'Multa do art. 477;25/05/2020;2.400,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-05-05,amount:900,description:Horas extras}',
      '4 {date:2020-05-25,amount:1200,description:Saldo de salário}',
      '5 {date:2020-05-25,amount:2400,description:Multa do art. 477}',
    ],
  },
  {
    ...correct,
    sheet: 'expenses of a death before and after it',
    careful: readsAll,
    lines: [
      'Data do falecimento: 10/02/2020;;',
      'Descrição;Data;Valor',
      'Internação;05/02/2020;9.000,00',
      'Funeral;12/02/2020;4.500,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-02-05,amount:9000,description:Internação}',
      '4 {date:2020-02-12,amount:4500,description:Funeral}',
    ],
  },
  {
    ...correct,
    sheet: 'expenses after a plan of health was cancelled without notice',
    careful: readsAll,
    lines: [
      'Plano cancelado em 15/05/2020 sem aviso;;',
      'Descrição;Data;Valor',
      'Consulta;05/05/2020;400,00',
      'Cirurgia;20/05/2020;14.500,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-05-05,amount:400,description:Consulta}',
      '4 {date:2020-05-20,amount:14500,description:Cirurgia}',
    ],
  },
  {
    ...correct,
    sheet: 'quotas of a condominium, whose duty begins as the flat is handed over',
    careful: readsAll,
    lines: [
      'Imóvel entregue em 20/02/2020;',
      'Vencimento;Cota condominial',
      '10/02/2020;650,00',
      '10/03/2020;650,00',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {date:2020-02-10,amount:650}',
      '4 {date:2020-03-10,amount:650}',
    ],
  },
  {
    ...correct,
    sheet: 'a tax beside its base, of one rate',
    careful: 'reads the tax',
    lines: [
      'Vencimento;Receita;ISS devido',
      '10/01/2020;10.000,00;500,00',
      '10/02/2020;12.345,67;617,28',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:500}', '3 {date:2020-02-10,amount:617.28}'],
    tells: ['told_tie_settled'],
  },
  {
    ...correct,
    sheet: 'a base and its tax, of the same amounts each month',
    careful: 'reads the tax',
    lines: [
      'Vencimento;Base de cálculo;ISS devido',
      '10/01/2020;10.000,00;500,00',
      '10/02/2020;10.000,00;500,00',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:500}', '3 {date:2020-02-10,amount:500}'],
    tells: ['told_tie_settled'],
  },
  {
    ...update,
    sheet: 'a difference before the amounts that it is of',
    careful: 'reads the difference, and is told of the columns',
    lines: [
      'Competência;Diferença;Renda devida;Renda paga',
      '01/2020;300,00;1.800,00;1.500,00',
      '02/2020;400,00;1.900,00;1.500,00',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-01-01,valor:300} ~ note_month_only',
      '3 {dia:2020-02-01,valor:400} ~ note_month_only',
    ],
    tells: ['told_tie_settled'],
  },
  {
    job: 'correct',
    parameters: [...correct.parameters, 'juros=1', 'juros.from=vencimento'],
    sheet: 'the index and the interest that were asked for, with a number after the e',
    careful: readsAll,
    lines: ['Correção pelo IPCA e 1% de juros ao mês;', 'Vencimento;Valor', '10/01/2020;1.200,00'],
    expects: ['1 - title', '2 - header', '3 {date:2020-01-10,amount:1200}'],
  },
  {
    ...correct,
    sheet: 'clear: taxes that were paid and are claimed back, each with the day of its payment',
    careful: 'signs: what was paid is claimed, as the heading of the amounts says',
    lines: [
      'Tributo;Valor recolhido;Data de arrecadação',
      'ISS;1.200,00;20/01/2020',
      'ISS;980,50;20/02/2020',
    ],
    expects: ['1 - header', '2 {date:2020-01-20,amount:1200}', '3 {date:2020-02-20,amount:980.5}'],
  },
  {
    ...correct,
    sheet: 'clear: what is left of three instalments that were paid in part',
    careful: 'signs: each rest is owed',
    lines: [
      'Vencimento;Prestação;Saldo devedor',
      '15/01/2020;1.150,00;300,00',
      '15/02/2020;1.150,00;420,00',
      '15/03/2020;1.150,00;500,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-15,amount:300}',
      '3 {date:2020-02-15,amount:420}',
      '4 {date:2020-03-15,amount:500}',
    ],
  },
  ...['Data da devolução', 'Encerramento do contrato', 'Cancelamento'].map((heading) => ({
    ...correct,
    sheet: `clear: cheques or fees, all of which came back or ended on a day: ${heading}`,
    careful: 'signs: such a day is no payment',
    lines: [
      `Cheque;Emitente;Bom para;Valor;${heading}`,
      '850001;Ana;15/01/2020;1.000,00;18/01/2020',
      '850002;Rui;15/02/2020;900,00;18/02/2020',
    ],
    expects: ['1 - header', '2 {date:2020-01-15,amount:1000}', '3 {date:2020-02-15,amount:900}'],
  })),
  ...['Torre', 'Edifício', 'Condomínio', 'Endereço', 'Garagem'].map((heading) => ({
    ...correct,
    sheet: `clear: one fee of flats that have the same number and another ${heading}`,
    careful: 'signs: the fee of each flat is owed',
    lines: [
      `Condômino;${heading};Apto;Vencimento;Valor`,
      'Ana;A 1;101;10/01/2020;500,50',
      'Bia;B 2;101;10/01/2020;500,50',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:500.5}', '3 {date:2020-01-10,amount:500.5}'],
  })),
  ...[
    ['Diferença devida', 'Pago em', '08/02/2020', '09/03/2020'],
    ['Saldo residual', 'Pago em', '08/02/2020', '09/03/2020'],
    ['Valor', 'Situação', 'Baixado (perda)', 'Baixado p/ jurídico'],
    ['Valor', 'Situação', 'Baixado - PDD', 'Baixado para cobrança'],
  ].map(([amount, heading, first, second]) => ({
    ...correct,
    sheet: `clear: ${amount} of lines that are all ${first} under ${heading}`,
    careful: 'signs: what a payment left open, or a creditor wrote off, is owed',
    lines: [
      `Vencimento;${amount};${heading}`,
      `07/02/2020;100,50;${first}`,
      `07/03/2020;120,60;${second}`,
    ],
    expects: ['1 - header', '2 {date:2020-02-07,amount:100.5}', '3 {date:2020-03-07,amount:120.6}'],
  })),
  ...[
    ['Mercadoria', 'Recebida'],
    ['AR', 'Recebido'],
    ['Protesto', 'Cancelado'],
    ['Status do acordo', 'Cancelado'],
  ].map(([heading, value]) => ({
    ...correct,
    sheet: `clear: two invoices, ${heading} ${value} on both`,
    careful: 'signs: the debt is owed as it stands',
    lines: [
      `Cliente;NF;Vencimento;Valor;${heading}`,
      `Ana;11;10/01/2020;100,50;${value}`,
      `Bia;12;10/02/2020;200,50;${value}`,
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:100.5}', '3 {date:2020-02-10,amount:200.5}'],
  })),
  ...['Contrato', 'Unidade', 'Apartamento'].map((heading) => ({
    ...correct,
    sheet: `clear: falling balances beside instalments, each of another ${heading}`,
    careful: 'signs: each balance is of a loan of its own',
    lines: [
      `${heading};Prestação;Vencimento;Saldo devedor`,
      '111;500,00;10/01/2020;900,10',
      '222;400,00;10/02/2020;800,20',
      '333;300,00;10/03/2020;700,30',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:900.1}',
      '3 {date:2020-02-10,amount:800.2}',
      '4 {date:2020-03-10,amount:700.3}',
    ],
  })),
]
