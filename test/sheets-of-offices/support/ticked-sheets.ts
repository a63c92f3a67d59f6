import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct } from './requests.js'

const A = cnj(7801, 2019)
const B = cnj(7802, 2022)
const C = cnj(7803, 2021)
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const dossier = { job: 'dossier', parameters: [] }
const asked = { careful: 'asks: the others were not chosen', expects: ['asks ask_not_chosen'] }
const marked = { ...asked, expects: ['asks ask_marked_rows'] }

const readAll = [A, B, C].map((one, at) => `${at + 2} {} numero=${one.replace(/\D/g, '')}`)

/** Ticks beside some of the lines, in a column without a heading. */
export const ticked: JudgedSheet[] = [
  {
    ...recalc,
    ...asked,
    sheet: 'some saved calculations have an x behind them',
    lines: {
      P: [
        ['ID do cálculo', 'Cliente'],
        [700030, 'Oficina', 'x'],
        [700079, 'Maria'],
        [700040, 'Bar', 'x'],
      ],
    },
  },
  {
    ...recalc,
    ...asked,
    sheet: 'the last of the saved calculations has an x behind it',
    lines: {
      P: [
        ['ID do cálculo', 'Cliente'],
        [700030, 'Oficina'],
        [700079, 'Maria'],
        [700040, 'Bar', 'X'],
      ],
    },
  },
  {
    ...correct,
    ...asked,
    sheet: 'some debts have an x behind them',
    lines: [
      'Contrato;Vencimento;Valor;',
      'L-1;10/01/2020;1.000,00;x',
      'L-2;10/02/2020;1.000,00;',
      'L-3;10/02/2020;1.100,00;x',
    ],
  },
  {
    ...dossier,
    ...marked,
    sheet: 'some cases have an x behind them',
    lines: ['Processo;', `${A};x`, `${B};`, `${C};x`],
  },
  {
    ...dossier,
    ...marked,
    sheet: 'the first of the cases has no x behind it',
    lines: { P: [['Processo'], [A], [B, 'x'], [C, 'x']] },
  },
  ...['☑', 'sim'].map((tick) => ({
    ...dossier,
    ...marked,
    sheet: `some cases have ${tick} behind them`,
    lines: ['Processo;', `${A};${tick}`, `${B};`, `${C};${tick}`],
  })),
  ...[
    ['the sequence, on the first line of each group', '1', '', '2'],
    ['how far each is', 'ok', '', 'aguardando'],
    ['a volume', '1', '', '3'],
    ['letters', 'S', 'T', ''],
    ['an x and a word', 'x', '', 'conferir prazo'],
  ].map(([what, ...cells]) => ({
    ...dossier,
    sheet: `clear: cases with ${what} in a column without a heading`,
    careful: 'reads all: it is no column of ticks',
    lines: [';Processo', ...[A, B, C].map((one, at) => `${cells[at]};${one}`)],
    expects: ['1 - header', ...readAll],
  })),
  {
    ...correct,
    sheet: 'clear: every debt has an x behind it',
    careful: 'signs: all are chosen',
    lines: ['Contrato;Vencimento;Valor;', 'L-1;10/01/2020;1.000,00;x', 'L-2;10/02/2020;900,00;X'],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1000}', '3 {date:2020-02-10,amount:900}'],
  },
  {
    ...dossier,
    sheet: 'clear: cases with their sequence in a column without a heading',
    careful: 'reads all',
    lines: {
      P: [
        [null, 'Processo'],
        [1, A],
        [2, B],
        [3, C],
      ],
    },
    expects: ['1 - header', ...readAll],
  },
]
