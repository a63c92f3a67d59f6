import type { JudgedSheet } from './outcome.js'
import { correct, update } from './requests.js'

/** Exports with a column or a word by which two careful people would take other figures. */
export const exportsDoubts: JudgedSheet[] = [
  {
    ...correct,
    sheet: 'receipts and expenses by their category, all positive',
    careful: 'asks: an expense would be added to what is owed',
    lines: ['Data;Categoria;Valor', '10/01/2021;Receita;1.200,00', '10/02/2021;Despesa;500,00'],
    expects: ['asks ask_two_sides'],
  },
  {
    ...correct,
    sheet: 'a column that says which amounts are corrected',
    careful: 'asks: they would be corrected twice',
    lines: [
      'Contrato;Vencimento;Valor;Corrigido?',
      '1;10/01/2020;1.200,00;Sim',
      '2;10/02/2020;500,00;Não',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'ticks under Já atualizado',
    careful: 'asks: they would be corrected twice',
    lines: [
      'Contrato;Vencimento;Valor;Já atualizado',
      '1;10/01/2020;1.200,00;X',
      '2;10/02/2020;500,00;',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'clear: a column that says that nothing was corrected yet',
    careful: 'reads both',
    lines: [
      'Contrato;Vencimento;Valor;Corrigido?',
      '1;10/01/2020;1.200,00;Não',
      '2;10/02/2020;500,00;N',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'clear: why a bank returned a cheque, which is owed',
    careful: 'reads both',
    lines: [
      'Título;Emitente;Vencimento;Valor;Motivo da devolução',
      'CH-1;Bar Lua;10/01/2020;1.200,00;11 - sem fundos',
      'DP-2;Mercado Sol;10/02/2020;500,00;',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200,description:CH-1}',
      '3 {date:2020-02-10,amount:500,description:DP-2}',
    ],
  },
  {
    ...correct,
    sheet: 'how many instalments are still to fall due',
    careful: 'asks: the amount is one of them, or all',
    lines: [
      'Contrato;Vencimento;Valor;Parcelas a vencer',
      '1;10/01/2020;1.200,00;10',
      '2;10/02/2020;500,00;0',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'moral damages with the day of the fact and the day on which they were set',
    careful: 'asks: by Súmula 362 they are corrected from the latter',
    lines: [
      'Autor;Data do fato;Data do arbitramento;Dano moral',
      'Ana;10/01/2020;15/06/2022;10.000,00',
      'Rui;10/02/2020;15/07/2022;8.000,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'two who owe one debt together, by a word alone',
    careful: 'asks: it is owed once',
    lines: [
      'Devedor;Vencimento;Valor;Responsabilidade',
      'Ana;10/01/2020;1.200,00;Solidária',
      'Rui;10/01/2020;1.200,00;Solidária',
      'Eva;10/02/2020;500,00;Individual',
    ],
    expects: ['asks ask_same_debt'],
  },
  {
    ...correct,
    sheet: 'clear: a pension, with the wage of which it is the percentage',
    careful: 'the percentage is in the amount',
    lines: [
      'Vencimento;Salário mínimo;Percentual;Valor',
      '10/01/2020;1.039,00;30%;311,70',
      '10/02/2020;1.045,00;30%;313,50',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:311.7}', '3 {date:2020-02-10,amount:313.5}'],
  },
  {
    ...correct,
    sheet: 'a wage and the percentage of it that is owed, on one line another amount',
    careful: 'asks: which of the two is wrong is not known',
    lines: [
      'Vencimento;Salário mínimo;Percentual;Valor',
      '10/01/2020;1.039,00;30%;311,70',
      '10/02/2020;1.045,00;30%;1.045,00',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'a discount in per cent under a short word',
    careful: 'asks: less is owed',
    lines: [
      'Contrato;Vencimento;Valor;Desc. %',
      '1;10/01/2020;1.200,00;10',
      '2;10/02/2020;500,00;0',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'why a title was cancelled, on one line',
    careful: 'asks: that one is not owed',
    lines: [
      'Contrato;Vencimento;Valor;Motivo do cancelamento',
      '1;10/01/2020;1.200,00;',
      '2;10/02/2020;500,00;Erro de emissão',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'clear: the same column without a reason',
    careful: 'reads both',
    lines: [
      'Contrato;Vencimento;Valor;Motivo do cancelamento',
      '1;10/01/2020;1.200,00;',
      '2;10/02/2020;500,00;-',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1200}', '3 {date:2020-02-10,amount:500}'],
  },
  {
    ...correct,
    sheet: 'which securities were enforced',
    careful: 'asks: what they brought is to be deducted',
    lines: [
      'Contrato;Vencimento;Valor;Garantia executada',
      '1;10/01/2020;1.200,00;Sim',
      '2;10/02/2020;500,00;Não',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'a price by the month beside a total',
    careful: 'asks: how many months is not said',
    lines: [
      'Contrato;Vencimento;Valor;Unidade',
      '1;10/01/2020;1.200,00;por mês',
      '2;10/02/2020;500,00;única',
    ],
    expects: ['asks ask_instalments'],
  },
  {
    ...correct,
    sheet: 'a daily rate of interest',
    careful: 'asks: it would be a rate by the month',
    lines: [
      'Contrato;Vencimento;Valor;Juros',
      '1;10/01/2020;1.200,00;0,033%',
      '2;10/02/2020;500,00;0,033%',
    ],
    expects: ['asks ask_fraction'],
  },
  {
    ...correct,
    sheet: 'clear: half a per cent of interest',
    careful: 'reads both with it',
    lines: [
      'Contrato;Vencimento;Valor;Juros',
      '1;10/01/2020;1.200,00;0,5%',
      '2;10/02/2020;500,00;0,5%',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1200} juros.percentual=0.5',
      '3 {date:2020-02-10,amount:500} juros.percentual=0.5',
    ],
  },
  {
    ...update,
    sheet: 'the base date of the calculation beside the days of the debts',
    careful: 'asks: the amounts are of that day',
    lines: [
      'Processo;Data;Valor;Data-base do cálculo',
      '1;10/01/2020;1.200,00;31/12/2022',
      '2;10/02/2020;500,00;31/12/2022',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'a title: contracts that were settled',
    careful: 'asks: nothing is owed',
    lines: [
      'CONTRATOS LIQUIDADOS ATÉ 2022;;',
      'Contrato;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'a legend: yellow lines are claimed elsewhere',
    careful: 'asks: nobody reads colours',
    lines: [
      'Legenda: amarelo = já executado em outro processo;;',
      'Contrato;Vencimento;Valor',
      '1;10/01/2020;1.200,00',
      '2;10/02/2020;500,00',
    ],
    expects: ['asks ask_settled_note'],
  },
  {
    ...correct,
    sheet: 'what was given back of an invoice, with a positive amount',
    careful: 'asks: it would be a debt',
    lines: [
      'Data;Histórico;Valor',
      '10/01/2020;Nota 12;1.200,00',
      '10/02/2020;Devolução da nota 9;500,00',
    ],
    expects: ['asks ask_payments_positive'],
  },
]
