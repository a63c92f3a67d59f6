import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct } from './requests.js'

/** Whose a debt is, said by the line above. */
export const dittos: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'the case and the client above, by a word and by marks',
    careful: 'rejects: two clients would be summed as one, called idem',
    lines: {
      P: [
        ['Processo', 'Cliente', 'Vencimento', 'Valor'],
        [cnj(5, 2021), 'Ana Lima', day('2021-01-15'), 1200.5],
        ['idem', 'idem', day('2021-02-15'), 980.5],
        [cnj(9, 2021), 'Rui Sá', day('2021-03-15'), 640],
        [cnj(9, 2021), '//', day('2021-04-15'), 650],
      ],
    },
    expects: [
      '1 - header',
      '2 {date:2021-01-15,amount:1200.5}',
      '3 ! row_ditto row_ditto',
      '4 {date:2021-03-15,amount:640}',
      '5 ! row_ditto',
    ],
  },
  {
    ...calc,
    sheet: 'the group above, by a word',
    careful: 'asks: the instalments of two debtors would be one calculation, saved and paid',
    lines: [
      'grupo;parcelas.data;parcelas.valor',
      'Ana;10/01/2021;1.200,00',
      'idem;10/02/2021;900,00',
      'Rui;10/01/2021;700,00',
      'idem;10/02/2021;600,00',
    ],
    expects: ['asks ask_group_blank'],
  },
  {
    job: 'publications',
    parameters: [],
    sheet: 'the state above, by a mark, and the client, which is not asked for',
    careful: 'rejects the registration without a state',
    lines: {
      P: [
        ['OAB', 'UF', 'Cliente'],
        ['123456', 'SP', 'Ana'],
        ['45670', '"', 'Rui'],
        ['45671', 'RJ', 'idem'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} numero_oab=123456 uf_oab=SP',
      '3 ! row_ditto',
      '4 {} numero_oab=45671 uf_oab=RJ',
    ],
  },
]

const months = [1, 2, 3, 4, 5, 6]
const turned = (month: number, year = 2021) => day(`${year}-05-${String(month).padStart(2, '0')}`)
const asksSwapped = {
  ...correct,
  careful: 'asks: an American program made of each month a day of May',
  expects: ['asks ask_swapped_dates'],
}

/** Dates that are all days up to the 12th, of one month. */
export const turnedSeries: JudgedSheet[] = [
  {
    ...asksSwapped,
    sheet: 'instalments by their number',
    lines: {
      P: [
        ['Contrato', 'Parcela', 'Vencimento', 'Valor'],
        ...months.map((at) => [881, at, turned(at), 450]),
      ],
    },
  },
  {
    ...asksSwapped,
    sheet: 'two contracts, each with its instalments in words',
    lines: {
      P: [
        ['Contrato', 'Histórico', 'Vencimento', 'Valor'],
        ...[881, 882].flatMap((contract) =>
          months.map((at) => [contract, `Parcela ${at} de 6`, turned(at), contract]),
        ),
      ],
    },
  },
  {
    ...asksSwapped,
    sheet: 'rents of months in words',
    lines: {
      P: [
        ['Histórico', 'Vencimento', 'Valor'],
        ['Aluguel janeiro/2021', turned(1), 900],
        ['Aluguel fevereiro/2021', turned(2), 900],
        ['Aluguel março/2021', turned(3), 900],
      ],
    },
  },
  {
    ...asksSwapped,
    sheet: 'invoices beside the days of their issue',
    lines: {
      P: [
        ['Título', 'Emissão', 'Vencimento', 'Valor'],
        ['881', day('2020-12-13'), turned(1), 900],
        ['882', day('2021-01-14'), turned(2), 870.5],
        ['883', day('2021-02-15'), turned(3), 910],
      ],
    },
  },
  {
    ...asksSwapped,
    sheet: 'two years of which nothing else is said',
    lines: {
      P: [
        ['Vencimento', 'Valor'],
        ...[2021, 2022].flatMap((year) =>
          Array.from({ length: 12 }, (_, at) => [turned(at + 1, year), 450]),
        ),
      ],
    },
  },
  {
    ...asksSwapped,
    sheet: 'texts beside their month',
    lines: [
      'Histórico;Vencimento;Valor',
      ...months.map((at) => `Ref. 0${at}/2021;${at}/10/2021;450,00`),
    ],
    expects: ['asks ask_order'],
  },
  {
    ...correct,
    sheet: 'freights of six days that follow each other',
    careful: 'reads the days as they stand',
    lines: {
      P: [
        ['Frete', 'Vencimento', 'Valor'],
        ...months.map((at) => [870 + at, turned(at), 450 + at * at * 13]),
      ],
    },
    expects: [
      '1 - header',
      ...months.map((at) => `${at + 1} {date:2021-05-0${at},amount:${450 + at * at * 13}}`),
    ],
  },
]

/** Times that say more of a date than its day. */
export const timedDates: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'days of an English report, with AM',
    careful: 'asks: such a program writes the month first',
    lines: [
      'Cliente;Vencimento;Valor',
      'Ana;1/10/2021 12:00:00 AM;450,00',
      'Bia;2/10/2021 12:00:00 AM;980,50',
    ],
    expects: ['asks ask_order'],
  },
  {
    ...correct,
    sheet: 'midnight in UTC, as texts',
    careful: 'asks: the debts fall due on the day after',
    lines: [
      'Cliente;Vencimento;Valor',
      'Ana;2020-12-31 21:00:00;450,00',
      'Bia;2021-01-31 21:00:00;980,50',
    ],
    expects: ['asks ask_shifted_dates'],
  },
  ...['21:00:00', '23:59:32'].map((time) => ({
    ...correct,
    sheet: `midnight of elsewhere, as dates at ${time}`,
    careful: 'asks: the debts fall due on the day after',
    lines: {
      P: [
        ['Cliente', 'Vencimento', 'Valor'],
        ['Ana', new Date(`2021-01-09T${time}Z`), 1200],
        ['Bia', new Date(`2021-02-09T${time}Z`), 980.5],
      ],
    },
    expects: ['asks ask_shifted_dates'],
  })),
  {
    ...correct,
    sheet: 'invoices at the hours of their sale',
    careful: 'reads the days: the hours differ',
    lines: [
      'Cliente;Data da venda;Valor',
      'Ana;2020-12-31 21:00:00;450,00',
      'Bia;2021-01-31 18:42:10;980,50',
    ],
    expects: ['1 - header', '2 {date:2020-12-31,amount:450}', '3 {date:2021-01-31,amount:980.5}'],
  },
  {
    ...correct,
    sheet: 'instalments of years ahead, with two digits',
    careful: 'rejects the one that falls due later, by its own year',
    lines: ['Cliente;Vencimento;Valor', 'Ana;13/11/19;450,00', 'Bia;13/11/29;980,50'],
    expects: [
      '1 - header',
      '2 {date:2019-11-13,amount:450} ~ note_two_digit_year',
      '3 ! row_after_update',
    ],
  },
]
