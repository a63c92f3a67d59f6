import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const READ = ['1 - header', '2 {date:2020-01-10,amount:100}', '3 {date:2020-02-13,amount:120}']

/** A sheet of two lines, each a product, with a column of names before its count. */
const product = (headings: string, ...names: [string, string]): JudgedSheet => ({
  ...correct,
  sheet: `clear: ${headings}`,
  careful: 'signs: two products',
  lines: [
    `Data;${headings};Total`,
    `10/01/2020;${names[0]};2;50,00;100,00`,
    `13/02/2020;${names[1]};3;40,00;120,00`,
  ],
  expects: READ,
})
/** A column beside two debts. */
const beside = (heading: string, ...cells: [string, string]) => ({
  ...correct,
  sheet: `${heading}: ${cells.join(' | ')}`,
  lines: [
    `Cliente;Vencimento;Valor;${heading}`,
    `Ana;10/01/2020;100,00;${cells[0]}`,
    `Bia;13/02/2020;120,00;${cells[1]}`,
  ],
})

const OWED = ['2 {date:2020-01-10,amount:100}', '3 {date:2020-02-13,amount:120}']
const titled = (title: string): JudgedSheet => ({
  ...correct,
  sheet: `clear: a title: ${title}`,
  careful: 'signs: both are owed',
  lines: [`${title};`, 'Vencimento;Valor', '10/01/2020;100,00', '13/02/2020;120,00'],
  expects: ['1 - title', '2 - header', ...OWED.map((line, at) => line.replace(/^\d/, `${at + 3}`))],
})
const isOwed = (sheet: Pick<JudgedSheet, 'sheet'>) => ({
  ...(sheet as JudgedSheet),
  sheet: `clear: ${sheet.sheet}`,
  careful: 'signs: both are owed',
  expects: ['1 - header', ...OWED],
})
/** Kinds of two debts. */
const kinds = (...cells: [string, string]) => ({
  ...correct,
  sheet: `Descrição: ${cells.join(' | ')}`,
  lines: ['Descrição;Data;Valor', `${cells[0]};10/01/2020;100,00`, `${cells[1]};13/02/2020;120,00`],
})
const described = (...cells: [string, string]): JudgedSheet => ({
  ...isOwed(kinds(...cells)),
  expects: [
    '1 - header',
    ...OWED.map((line, at) => line.replace('}', `,description:${cells[at]}}`)),
  ],
})

/** Ordinary sheets that a later question or reading must not stop, and doubts that it must not hide. */
export const readAsBefore: JudgedSheet[] = [
  product('Unidade;Quantidade;Valor unitário', 'cx', 'un'),
  product('Peça;Qtde;Preço unitário', 'Filtro', 'Correia'),
  product('Exame;Qtd;Valor unitário', 'Hemograma', 'Raio X'),
  product('Hora;Horas;Valor hora', '10:30', '11:00'),
  {
    ...correct,
    sheet: 'clear: Mês;Ano;Exercício',
    careful: 'signs: two months',
    lines: ['Mês;Ano;Exercício;Valor', '1;2021;2021;100,00', '2;2021;2021;120,00'],
    expects: [
      '1 - header',
      '2 {date:2021-01-01,amount:100} ~ note_month_only',
      '3 {date:2021-02-01,amount:120} ~ note_month_only',
    ],
  },
  {
    ...beside('Cond.', '30/60/90', ''),
    careful: 'asks: three days have a third each',
    expects: ['asks ask_instalments'],
  },
  ...[
    'Esta planilha substitui a versão anterior',
    'Revisão da planilha anterior',
    'O réu nunca mais pagou os aluguéis',
    'Nenhum requerido pagou as parcelas',
    'Planilha de executados',
  ].map(titled),
  isOwed(beside('Situação do processo', 'Apelação improcedente', 'Em andamento')),
  described('Contestação', 'Mensalidade de março'),
  described('Contestação', 'Serviços de consultoria'),
  {
    ...kinds('Venda 12', 'Contestação'),
    careful: 'asks: the buyer got it back',
    expects: ['asks ask_payments_positive'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['a.txt', 'b.txt'],
    sheet: 'clear: Cópia do contrato',
    careful: 'signs: two documents',
    lines: ['Arquivo;Descrição', 'a.txt;Cópia do acórdão', 'b.txt;Cópia de RG'],
    expects: [
      '1 - header',
      '2 {arquivo:a.txt,filename:a.txt,mimeType:text/plain,bytes:5} sha256=18b7cb099a9ea3f50ba899b5ba81e0d377a5f3b16f8f6eeb8b3e58cd4692b993',
      '3 {arquivo:b.txt,filename:b.txt,mimeType:text/plain,bytes:5} sha256=ffa0da5d885fba09d903c782713b6b098c8cf21f56a3a35d9aa920613220d2e1',
    ],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['a.txt', 'b.txt'],
    sheet: 'Cópia de a.txt',
    careful: 'asks: it would be paid for twice',
    lines: ['Arquivo;Obs', 'a.txt;', 'b.txt;Cópia de a.txt'],
    expects: ['asks ask_doubtful_keys'],
  },
]
