import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

const A = cnj(7801, 2019)
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }

/** Columns that no field takes, and by which the figure of their line is another one. */
export const columnsThatChange: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'a column that says of each line whether it is in thousands',
    careful: 'asks: one line is a thousand times as much',
    lines: [
      'Devedor;Vencimento;Valor;Escala',
      'Alfa Ltda.;10/03/2021;3.121,90;R$',
      'Beta ME;15/07/2021;154,47;R$ mil',
    ],
    expects: ['asks ask_in_thousands'],
  },
  {
    ...correct,
    sheet: 'instalments from number to number on one line',
    careful: 'asks: a line has one amount and one day',
    lines: [
      'Devedor;Vencimento;Parc. inicial;Parc. final;Valor',
      'Alfa Ltda.;10/03/2021;1;6;321,90',
      'Beta ME;15/07/2021;4;12;154,77',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'a fine by the day and how many days',
    careful: 'asks: what is owed is their product',
    lines: [
      'Processo;Termo inicial;Valor;Dias de descumprimento',
      `${A};10/03/2021;500,00;45`,
      `${A};15/07/2021;1.000,00;30`,
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'clear: how many days each title is late',
    careful: 'reads all',
    lines: [
      'Título;Vencimento;Valor;Dias de atraso',
      'A-1;10/03/2021;500,00;45',
      'A-2;15/07/2021;1.000,00;30',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-10,amount:500,description:A-1}',
      '3 {date:2021-07-15,amount:1000,description:A-2}',
    ],
  },
  {
    ...update,
    sheet: 'one amount a month, one a year, one once',
    careful: 'asks: more fell due than one of each',
    lines: [
      'Contrato;Data;Valor;Periodicidade',
      'C-1;10/03/2020;450,00;Mensal',
      'C-2;15/07/2020;2.400,00;Anual',
      'C-3;20/01/2021;980,00;Única',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...update,
    sheet: 'clear: each month of a monthly contract on a line of its own',
    careful: 'reads all',
    lines: [
      'Contrato;Data;Valor;Periodicidade',
      'C-1;10/03/2020;450,00;Mensal',
      'C-1;10/04/2020;450,00;Mensal',
    ],
    expects: ['1 - header', '2 {dia:2020-03-10,valor:450}', '3 {dia:2020-04-10,valor:450}'],
  },
  {
    ...correct,
    sheet: 'days of contracts and the months of grace',
    careful: 'asks: the amounts fell due later',
    lines: [
      'Contrato;Data;Carência (meses);Valor',
      'C-1;10/03/2021;6;13.121,90',
      'C-2;15/07/2021;0;21.544,77',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'clear: one instalment of a purchase entered twice, of another day than the next',
    careful: 'tells the repeated line: each instalment has a day of its own',
    lines: [
      'Cliente;Data;Parcela;Valor',
      'Ana;10/03/2021;1/2;400,00',
      'Ana;10/03/2021;1/2;400,00',
      'Ana;10/04/2021;2/2;400,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2021-03-10,amount:400,description:1/2}',
      '3 {date:2021-03-10,amount:400,description:1/2} ~ note_repeated_row',
      '4 {date:2021-04-10,amount:400,description:2/2}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: the months of grace beside the day on which each fell due',
    careful: 'reads all',
    lines: ['Contrato;Vencimento;Carência (meses);Valor', 'C-1;10/03/2021;6;13.121,90'],
    expects: ['1 - header', '2 {date:2021-03-10,amount:13121.9}'],
  },
  {
    ...correct,
    sheet: 'a payment that is taken off, though its cheque came back',
    careful: 'asks: nothing was paid',
    lines: [
      'Processo;Data;Histórico;Valor;Observação',
      `${A};10/03/2020;Principal;9.500,00;`,
      `${A};10/06/2020;Pagamento em cheque;-3.000,00;cheque devolvido sem fundos`,
      `${A};10/08/2020;Pagamento em PIX;-1.000,00;`,
    ],
    expects: ['asks ask_undone_payment'],
  },
  {
    ...update,
    sheet: 'clear: goods that came back and a payment that was confirmed',
    careful: 'reads all',
    lines: [
      'Data;Histórico;Valor',
      '10/03/2020;Fornecimento;9.500,00',
      '10/06/2020;Devolução de mercadoria;-3.000,00',
      '10/08/2020;Pagamento confirmado;-1.000,00',
    ],
    expects: [
      '1 - header',
      '2 {dia:2020-03-10,valor:9500}',
      '3 {dia:2020-06-10,valor:-3000}',
      '4 {dia:2020-08-10,valor:-1000}',
    ],
  },
  {
    job: 'recalc',
    parameters: [],
    sheet: 'a bare day beside each saved calculation, and no day to bring them to',
    careful: 'asks: it may be that day, or when each was made',
    lines: ['ID;Cliente;Data', '700030;Oficina;12/03/2024', '700079;Maria;05/11/2023'],
    expects: ['asks ask_new_terms'],
  },
  {
    ...recalc,
    sheet: 'a new rate of interest for each saved calculation',
    careful: 'asks: it would not be written into the calculation',
    lines: ['ID do cálculo;Nova taxa de juros', '700030;0,5'],
    expects: ['asks ask_new_terms'],
  },
  {
    ...recalc,
    sheet: 'clear: who takes over each saved calculation',
    careful: 'recalculates them',
    lines: ['ID do cálculo;Novo responsável', '700030;Ana'],
    expects: [
      '1 - header',
      '2 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
]
