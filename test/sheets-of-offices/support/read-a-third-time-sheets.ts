import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const [A, B] = [cnj(8701, 2018), cnj(8702, 2019)]
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const balance = {
  job: 'calc',
  parameters: ['type=saldoDevedor', 'fields.dia_atualiza=31/12/2025'],
}
const titles = (heading: string, first: string, second: string) => [
  `Título;Vencimento;Valor;${heading}`,
  `1;10/01/2021;500,00;${first}`,
  `2;10/02/2021;600,00;${second}`,
]

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
]

/** Kin of what was signed by nobody, and what stays asked about beside the clear sheets. */
export const readAThirdTimeDoubts: JudgedSheet[] = [
  {
    ...update,
    sheet: 'the rate of SELIC as the only figures',
    careful: 'asks: they are no reais',
    lines: ['Data;Taxa Selic', '10/01/2021;2,00', '10/02/2021;2,15'],
    expects: ['asks ask_missing'],
  },
  {
    ...correct,
    sheet: 'three debtors of one paper by its short number',
    careful: 'asks: it would be owed three times',
    lines: [
      'Título;Devedor;Vencimento;Valor',
      '5;Ana;10/01/2020;5.000,00',
      '5;Rui;10/01/2020;5.000,00',
      '5;Bia;10/01/2020;5.000,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'a title: for another month, in words',
    careful: 'asks: which of the two',
    lines: ['Calcular para dezembro/2023;;', 'Cliente;Vencimento;Valor', 'Ana;10/01/2020;500,00'],
    expects: ['asks ask_stated_term'],
  },
  {
    ...correct,
    sheet: 'the day on which claims out of court lapse, one of them past',
    careful: 'asks: the claim has lapsed',
    lines: titles('Data da prescrição', '10/01/2018', '10/02/2028'),
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'Com juros? yes, where none is asked for',
    careful: 'asks: it is in the amounts, or forgotten',
    lines: titles('Com juros?', 'Sim', 'Sim'),
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'the number of instalments, the amount of one and of all',
    careful: 'asks: all would be owed since the first day',
    lines: [
      'Item;Vencimento;Qtd de parcelas;Valor unitário;Valor total',
      'A;10/01/2021;12;500,00;6.000,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'months of which only the first has a year',
    careful: 'asks: the year is guessed',
    lines: ['Mês;Ano;Valor', 'jan;2020;500,00', 'fev;;510,00'],
    expects: ['asks ask_missing'],
  },
  {
    ...balance,
    sheet: 'a loan that begins after the day of the update',
    careful: 'rejects: it would come back as it is, and be paid for',
    lines: ['name;valor_principal;data_inicio;taxa', 'Ana;15.000,00;15/01/2027;1'],
    expects: ['1 - header', '2 ! field_after_update'],
  },
  {
    ...publications,
    sheet: 'the court of another state beside a case, by its whole name',
    careful: 'tells that nothing of the line would be found',
    lines: ['Processo;Tribunal', `${A};Tribunal de Justiça de Minas Gerais`, `${B};TJSP`],
    expects: [
      '1 - header',
      '2 {} numero_processo=00087011420188260100 tribunal=TJMG',
      '3 {} numero_processo=00087026220198260100 tribunal=TJSP',
    ],
    tells: ['told_list_remarks'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'a title with the number of cases in brackets, one more than there are',
    careful: 'tells: one is missing',
    lines: { Lista: [['Processos (3)'], ['Processo', 'Cliente'], [A, 'Ana'], [B, 'Rui']] },
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero=00087011420188260100',
      '4 {} numero=00087026220198260100',
    ],
    tells: ['told_rows_missing'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['a.txt', 'b.txt'],
    sheet: 'to whom each document belongs, one to another than the client',
    careful: 'tells: it is not that of the client',
    lines: ['Arquivo;Cliente;Documento pertence a', 'a.txt;Ana;Ana', 'b.txt;Rui;Outra parte'],
    expects: [
      '1 - header',
      '2 {arquivo:a.txt,filename:a.txt,mimeType:text/plain,bytes:5,cliente:Ana} sha256=18b7cb099a9ea3f50ba899b5ba81e0d377a5f3b16f8f6eeb8b3e58cd4692b993',
      '3 {arquivo:b.txt,filename:b.txt,mimeType:text/plain,bytes:5,cliente:Rui} sha256=ffa0da5d885fba09d903c782713b6b098c8cf21f56a3a35d9aa920613220d2e1 ~ note_document_holder',
    ],
  },
]
