import { bare, cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { OfficeSheet } from './outcome.js'
import { correct, update } from './requests.js'

/** An ordinary sheet, and why it leaves a careful person no question. */
export type ClearSheet = OfficeSheet & { because: string }

const A = cnj(7811, 2019)
const B = cnj(7812, 2021)
const publications = { job: 'publications', parameters: [] }
const dossier = { job: 'dossier', parameters: [] }

/** One amount and one date a line, under the headings that are given. */
function debts(date: string, amount: string, because: string, more: Partial<OfficeSheet> = {}) {
  return {
    ...correct,
    sheet: `${date}; ${amount}`,
    because,
    lines: [`${date};${amount}`, '15/03/2021;1.250,40', '28/04/2021;990,10'],
    expects: [
      '1 - header',
      '2 {date:2021-03-15,amount:1250.4}',
      '3 {date:2021-04-28,amount:990.1}',
    ],
    ...more,
  }
}

const ONLY = 'one column of money and one of days: nothing else can be the amount or its day'

/** The only amount and the only date of a sheet, whatever offices call them. */
const onlyColumns: ClearSheet[] = [
  debts('Vencimento', 'Vl. Orig.', 'an abbreviation of Valor Original'),
  debts('Vencido em', 'Saldo Principal', ONLY),
  debts('Termo a quo', 'Capital', 'termo a quo is the first day, capital the sum lent'),
  debts('Dt. Pagamento', 'Valor da Guia', 'a form that was paid, to be refunded from that day'),
  debts('Data do Pgto.', 'Valor Pago', 'what was paid, and when: the claim is the refund'),
  debts('Vcto', 'Valor em Aberto', ONLY),
  debts('Mês Ref.', 'Aluguel', 'rents by their month', {
    lines: ['Mês Ref.;Aluguel', '03/2021;1.250,40', '04/2021;1.250,40'],
    expects: [
      '1 - header',
      '2 {date:2021-03-01,amount:1250.4} ~ note_month_only',
      '3 {date:2021-04-01,amount:1250.4} ~ note_month_only',
    ],
  }),
  debts('Vencimentos', 'Cota Condominial', 'the plural says the same'),
  debts('Data do Arbitramento', 'Dano Moral', 'corrected from the day on which it was set'),
  debts('Ajuizado em', 'Valor Exequendo', 'what is executed, and since when'),
  debts('Data da Sentença', 'Arbitrado', 'what the judgment set, and its day'),
  debts('Data do Depósito', 'Incontroverso', 'the undisputed part, and the day of its deposit'),
  debts('Data da Sentença', 'Condenação', 'what the judgment set, and its day'),
  debts('Data de Vencimento', 'Parcela (R$)', 'the unit says that it is money, no number'),
  debts('Competência', 'Salário', 'wages by their month', {
    lines: ['Competência;Salário', '03/2021;2500', '04/2021;2500'],
    expects: [
      '1 - header',
      '2 {date:2021-03-01,amount:2500} ~ note_month_only',
      '3 {date:2021-04-01,amount:2500} ~ note_month_only',
    ],
  }),
  debts('Emissão', 'Valor da Nota', 'the day of the note is the only day'),
  debts('Data da Nota', 'VALOR R$', 'the day of the note is the only day'),
  debts('Dt. Emissão', 'Vlr. Orig. (R$)', 'abbreviations with their stops'),
  debts('Data de Pagamento', 'Valores', 'the plural of Valor'),
  debts('Data do Sinistro', 'Valor do Prejuízo', 'the loss, and the day on which it came'),
  debts('Data do Evento', 'Valor Homologado', ONLY),
  debts('Pago em', 'Custo', 'an expense, and when it was paid'),
]

/** More columns, of which one can be the amount and one the date. */
const besideOthers: ClearSheet[] = [
  {
    ...correct,
    sheet: 'a notebook of rents with its tenant and its contract',
    because: 'the contract and the tenant are no amounts; one column of money, one of days',
    lines: [
      'Inquilino;Contrato;Dt. Vencto.;Aluguel (R$)',
      'Ana;2201;10/02/2021;1.430,00',
      'Bia;2202;10/02/2021;980,55',
    ],
    expects: ['1 - header', '2 {date:2021-02-10,amount:1430}', '3 {date:2021-02-10,amount:980.55}'],
    tells: ['told_only_money'],
  },
  {
    ...correct,
    sheet: 'invoices with the day of issue alone',
    because: 'no due date is in the sheet: the day of issue is the only one',
    lines: ['NF;Cliente;Emissão;Valor', '10;Alfa;05/01/2022;700,00', '11;Beta;06/02/2022;801,00'],
    expects: ['1 - header', '2 {date:2022-01-05,amount:700}', '3 {date:2022-02-06,amount:801}'],
    tells: ['told_only_date'],
  },
  {
    ...correct,
    sheet: 'pensioners with their birthdays',
    because: 'a birthday is no day of a debt',
    lines: [
      'Beneficiário;Nascimento;Pago em;Valor',
      'Ana;03/04/1961;10/02/2021;812,40',
      'Bia;05/06/1958;10/03/2021;812,40',
    ],
    expects: ['1 - header', '2 {date:2021-02-10,amount:812.4}', '3 {date:2021-03-10,amount:812.4}'],
  },
  {
    ...update,
    sheet: 'promissory notes with the day of signing in a workbook',
    because: 'cells of days and of money leave one column for each',
    lines: {
      Notas: [
        ['Emitente', 'Assinada em', 'Capital'],
        ['José', day('2020-03-10'), 5000.5],
        ['Rita', day('2020-04-10'), 700],
      ],
    },
    expects: ['1 - header', '2 {dia:2020-03-10,valor:5000.5}', '3 {dia:2020-04-10,valor:700}'],
  },
  {
    ...correct,
    sheet: 'the weekday beside each day',
    because: 'the weekday says nothing that the day does not',
    lines: [
      'Vencimento;Valor',
      'segunda-feira, 15/03/2021;10,50',
      'qua 28/04/2021;20,00',
      '10/05/2021 (seg);30,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-15,amount:10.5}',
      '3 {date:2021-04-28,amount:20}',
      '4 {date:2021-05-10,amount:30}',
    ],
  },
  {
    ...correct,
    sheet: 'rules of dashes between the lines',
    because: 'a line of dashes is drawn, not owed',
    lines: [
      'Vencimento;Histórico;Valor',
      '----------;---------;-----',
      '15/03/2021;Parcela 1;10,50',
      '==========;=========;=====',
      '15/04/2021;Parcela 2;10,50',
    ],
    expects: [
      '1 - header',
      '2 - note',
      '3 {date:2021-03-15,amount:10.5,description:Parcela 1}',
      '4 - note',
      '5 {date:2021-04-15,amount:10.5,description:Parcela 2}',
    ],
  },
  {
    ...correct,
    sheet: 'days that a program wrote as their serial numbers',
    because: 'all cells under Vencimento are serials of the last years, and nothing else',
    lines: ['Contrato;Vencimento;Valor', 'L-1;43900;1.000,00', 'L-2;43931;1.000,00'],
    expects: [
      '1 - header',
      '2 {date:2020-03-10,amount:1000} ~ note_serial_date',
      '3 {date:2020-04-10,amount:1000} ~ note_serial_date',
    ],
  },
  {
    ...correct,
    sheet: 'a header over two lines, its words split over both',
    because: 'Data de above vencimento, Valor above original: read downwards',
    lines: [
      'Nº do;Data de;Valor',
      'Processo;vencimento;original',
      `${A};15/03/2021;1.250,40`,
      `${B};15/04/2021;990,10`,
    ],
    expects: [
      '1 - header',
      '2 - header',
      '3 {date:2021-03-15,amount:1250.4}',
      '4 {date:2021-04-15,amount:990.1}',
    ],
  },
  {
    ...correct,
    sheet: 'headings merged over two lines of the header',
    because: 'each merged heading is one heading',
    lines: {
      Débitos: {
        rows: [
          ['Processo', 'Vencimento', 'Valor original'],
          [],
          [A, day('2021-03-15'), 1250.4],
          [B, day('2021-04-15'), 990.1],
        ],
        make: (sheet) => {
          for (const column of ['A', 'B', 'C']) sheet.mergeCells(`${column}1:${column}2`)
        },
      },
    },
    expects: [
      '1 - header',
      '3 {date:2021-03-15,amount:1250.4}',
      '4 {date:2021-04-15,amount:990.1}',
    ],
  },
  {
    ...correct,
    sheet: 'thousands with a point and no cents, above the sheet’s own total',
    because: 'the total is the sum only where the point parts thousands',
    lines: [
      'Vencimento;Descrição;Valor',
      '15/03/2021;Nota 1;1.250',
      '15/04/2021;Nota 2;2.500',
      ';Total;R$ 3.750,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-15,amount:1250,description:Nota 1}',
      '3 {date:2021-04-15,amount:2500,description:Nota 2}',
      '4 - total',
    ],
  },
  {
    ...correct,
    sheet: 'English headings, days that begin with the year',
    because: 'due date and amount are the words for it; a foreign currency is rejected by its row',
    lines: [
      'Invoice,Due date,Amount,Currency',
      '11,2021-03-15,"1,250.00",BRL',
      '12,2021-04-15,"2,000.00",USD',
    ],
    expects: ['1 - header', '2 {date:2021-03-15,amount:1250}', '3 ! cell_foreign_currency'],
  },
]

/** Lists of numbers. */
const lists: ClearSheet[] = [
  {
    ...dossier,
    sheet: 'case numbers and nothing else',
    because: 'each line is a case number; no heading could say more',
    lines: [A, B],
    expects: [`1 {} numero=${bare(A)}`, `2 {} numero=${bare(B)}`],
    tells: ['told_list'],
  },
  {
    ...publications,
    sheet: 'registrations and nothing else',
    because: 'each line is a registration with its state',
    lines: ['OAB/SP 94.719', '12345/RJ', 'MG 88.123'],
    expects: [
      '1 {} numero_oab=94719 uf_oab=SP',
      '2 {} numero_oab=12345 uf_oab=RJ',
      '3 {} numero_oab=88123 uf_oab=MG',
    ],
    tells: ['told_list'],
  },
  {
    ...publications,
    sheet: 'case numbers without their marks and nothing else',
    because: 'the check digits of each close',
    lines: [bare(A), bare(B)],
    expects: [`1 {} numero_processo=${bare(A)}`, `2 {} numero_processo=${bare(B)}`],
    tells: ['told_list'],
  },
  {
    ...dossier,
    sheet: 'a title above case numbers in the second column',
    because: 'the title names what follows; one column is filled',
    lines: { Plan1: [[null, 'Nossos casos'], [], [null, A], [null, B]] },
    expects: ['1 - title', `3 {} numero=${bare(A)}`, `4 {} numero=${bare(B)}`],
  },
  {
    ...publications,
    sheet: 'registrations below Inscrição (OAB)',
    because: 'the words of the heading, with a bracket',
    lines: ['Inscrição (OAB)', 'SP 94.719'],
    expects: ['1 - header', '2 {} numero_oab=94719 uf_oab=SP'],
  },
  {
    ...dossier,
    sheet: 'case numbers below Nº Proc.',
    because: 'an abbreviation of Nº do processo',
    lines: ['Nº Proc.;Cliente', `${A};Ana`],
    expects: ['1 - header', `2 {} numero=${bare(A)}`],
  },
  {
    ...dossier,
    sheet: 'case numbers below Processos',
    because: 'the plural says the same',
    lines: ['Processos', A, B],
    expects: ['1 - header', `2 {} numero=${bare(A)}`, `3 {} numero=${bare(B)}`],
  },
]

/** Forty ordinary sheets. */
export const clearSheets: ClearSheet[] = [...onlyColumns, ...besideOthers, ...lists]
