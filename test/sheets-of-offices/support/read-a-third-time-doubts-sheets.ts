import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(8701, 2018)
const B = cnj(8702, 2019)
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
  {
    ...correct,
    sheet: 'two debtors of one paper whose number has a letter',
    careful: 'asks: it would be owed twice',
    lines: [
      'Título;Devedor;Vencimento;Valor',
      'A5;Ana;10/01/2020;50,00',
      'A5;Rui;10/01/2020;50,00',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'the labour courts beside a case of the state',
    careful: 'tells: the number is of another court',
    lines: ['Processo;Justiça', `${A};Trabalho`, `${B};Estadual`],
    expects: ['1 - header', '2 {} numero=00087011420188260100', '3 {} numero=00087026220198260100'],
    tells: ['told_list_remarks'],
  },
  ...['Total pago', 'Total com juros'].map((heading) => ({
    ...correct,
    sheet: `hours, their price and the product as ${heading}`,
    careful: 'asks: it may be paid, or more than what was owed at first',
    lines: [`Item;Emissão;Horas;Valor hora;${heading}`, 'A;10/01/2020;10;25,00;250,00'],
    expects: ['asks ask_doubtful'],
  })),
  {
    ...correct,
    sheet: 'days of delay, the fine by the day and its total',
    careful: 'asks: the total was owed after the last of the days',
    lines: ['Item;Vencimento;Dias de atraso;Valor por dia;Total', 'A;10/01/2020;10;25,00;250,00'],
    expects: ['asks ask_doubtful'],
  },
  ...['Juros?', 'Multa?', 'Honorários?'].map((heading) => ({
    ...correct,
    sheet: `${heading} yes, where none is asked for`,
    careful: 'asks: it is in the amounts, or forgotten',
    lines: titles(heading, 'Sim', 'Sim'),
    expects: ['asks ask_said_corrected'],
  })),
  {
    ...correct,
    sheet: 'Com juros? yes, where only a fine is asked for',
    careful: 'asks: the interest is in the amounts, or forgotten',
    parameters: [...correct.parameters, 'multa.percentual=2'],
    lines: titles('Com juros?', 'Sim', 'Sim'),
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'Juros? no on the first lines, and a rate far below',
    careful: 'asks: the rate of that line would be left out',
    lines: [
      'Vencimento;Valor;Juros?',
      ...Array.from({ length: 400 }, (_, at) => `10/01/2021;${at * 7 + 500},00;Não`),
      '10/01/2021;499,00;1',
    ],
    expects: ['asks ask_new_terms'],
  },
  {
    ...correct,
    sheet: 'years of make beside vehicles, and months',
    careful: 'asks: the years are those of the vehicles',
    lines: ['Veículo;Ano;Mês;Valor', 'Gol;2015;03;500,00', 'Uno;2012;04;600,00'],
    expects: ['asks ask_missing'],
  },
]
