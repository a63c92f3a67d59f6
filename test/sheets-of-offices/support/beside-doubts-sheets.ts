import { cnj } from '../../accept/support/cases.js'
import { day } from '../../accept/support/workbook.js'
import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const A = cnj(7101, 2018)
const B = cnj(7102, 2019)
const interest = { job: 'correct', parameters: [...correct.parameters, 'juros=1'] }
const recalc = { job: 'recalc', parameters: ['updateTo=31/12/2025'] }
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const extract = { job: 'extract', parameters: ['docType=sentenca'], documents: ['a.pdf', 'b.pdf'] }

/** Sheets in which a column that is not read says how much is owed, since when, or by whom. */
export const besideDoubts: JudgedSheet[] = [
  {
    ...interest,
    sheet: 'the start of default of each line, which is not its due date',
    careful: 'asks: interest would run from the due date',
    lines: [
      'Contrato;Vencimento;Valor;Data de início da mora',
      '1;10/01/2020;1.200,00;10/08/2021',
      '2;10/02/2020;500,00;05/09/2021',
    ],
    expects: ['asks ask_interest_start'],
  },
  {
    ...interest,
    sheet: 'the day on which the debtor was notified',
    careful: 'asks: a debt without a term bears interest from then on',
    lines: [
      'Contrato;Data;Valor;Notificado em',
      '1;10/01/2020;1.200,00;10/08/2021',
      '2;10/02/2020;500,00;05/09/2021',
    ],
    expects: ['asks ask_interest_start'],
  },
  {
    ...correct,
    sheet: 'amounts that a formula raises by a tenth',
    careful: 'asks: they are corrected already, or have a fine in them',
    lines: {
      Débitos: [
        ['Contrato', 'Principal devido em 2020', 'Vencimento', 'Valor'],
        ['1', 1200, day('2020-01-10'), { formula: 'B2*1.1', result: 1320 }],
        ['2', 500, day('2020-02-10'), { formula: 'B3*1.1', result: 550 }],
        ['3', 700.5, day('2020-03-10'), { formula: 'B4*1.1', result: 770.55 }],
      ],
    },
    expects: ['asks ask_product', 'asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'amounts that a formula multiplies by a cell with a factor',
    careful: 'asks: they are corrected already',
    lines: {
      Débitos: [
        ['Contrato', 'Original', 'Vencimento', 'Valor', null, 'Fator', 1.2345],
        ['1', 1200, day('2020-01-10'), { formula: 'B2*$G$1', result: 1481.4 }],
        ['2', 500, day('2020-02-10'), { formula: 'B3*$G$1', result: 617.25 }],
      ],
    },
    expects: ['asks ask_product'],
  },
  {
    ...watch,
    sheet: 'until when each lawyer is to be watched, one of them until a day that is past',
    careful: 'asks: that one would be watched for nothing',
    lines: ['OAB;Acompanhar até', 'OAB/SP 94.719;31/12/2026', 'OAB/RJ 123.456;30/06/2025'],
    expects: ['asks ask_marked_rows'],
  },
  {
    ...correct,
    sheet: 'invoices by their issue, each with its term in days',
    careful: 'asks: they fall due later than they are issued',
    lines: [
      'Nota fiscal;Emissão;Prazo (dias);Valor',
      '101;10/01/2020;30;1.200,00',
      '102;10/02/2020;60;500,00',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...update,
    sheet: 'invoices by their date, with the conditions of payment',
    careful: 'asks: they fall due 28 days later',
    lines: [
      'NF;Data da nota;Valor da nota;Condição de pagamento',
      '101;10/01/2020;R$ 1.200,00;28 dias',
      '102;10/02/2020;R$ 500,00;28 dias',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'how many days after its issue each bill falls due',
    careful: 'asks: the count begins later',
    lines: [
      'Fatura;Data de emissão;Vencimento (dias);Valor da fatura',
      '101;10/01/2020;45;1.200,00',
      '102;10/02/2020;45;500,00',
    ],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'a factor of correction beside each amount',
    careful: 'asks: the amounts may be its result',
    lines: [
      'Contrato;Vencimento;Fator de correção;Valor',
      '1;10/01/2020;1,2834512;1.540,14',
      '2;10/02/2020;1,2793021;639,65',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'the month of whose prices each amount is',
    careful: 'asks: it is corrected from that month, not from its due date',
    lines: [
      'Contrato;Vencimento;Valor;Valores em moeda de',
      '1;10/01/2020;1.200,00;12/2022',
      '2;10/02/2020;500,00;12/2022',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'when each rent was last adjusted',
    careful: 'asks: before that day it was not this amount',
    lines: [
      'Inquilino;Vencimento;Aluguel;Corrigido em',
      'Ana;10/01/2020;1.200,00;01/06/2022',
      'Rui;10/02/2020;500,00;15/08/2023',
    ],
    expects: ['asks ask_said_corrected'],
  },
  {
    ...correct,
    sheet: 'since when the claim of some lines is suspended',
    careful: 'asks: they may not be claimed now',
    lines: [
      'Contrato;Vencimento;Valor;Suspenso desde',
      '1;10/01/2020;1.200,00;',
      '2;10/02/2020;500,00;05/05/2021',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'to whom some of the claims were sold',
    careful: 'asks: they are no longer ours',
    lines: [
      'Contrato;Vencimento;Valor;Cedido para',
      '1;10/01/2020;1.200,00;',
      '2;10/02/2020;500,00;Fundo Delta FIDC',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'what the insurer has paid of each loss',
    careful: 'asks: less is owed',
    lines: [
      'Sinistro;Data do evento;Prejuízo;Indenização da seguradora',
      '1;10/01/2020;12.000,00;9.500,00',
      '2;10/02/2020;5.000,00;0,00',
    ],
    expects: ['asks ask_tie'],
  },
  {
    ...correct,
    sheet: 'what was frozen on the accounts of the debtor',
    careful: 'asks: less is owed',
    lines: [
      'Processo;Vencimento;Valor;Bloqueio Sisbajud',
      `${A};10/01/2020;1.200,00;800,00`,
      `${B};10/02/2020;500,00;`,
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...correct,
    sheet: 'interest that is in the amounts',
    careful: 'asks: interest is no principal',
    lines: [
      'Contrato;Vencimento;Valor;Juros embutidos',
      '1;10/01/2020;1.200,00;200,00',
      '2;10/02/2020;500,00;83,30',
    ],
    expects: ['asks ask_charge_in_reais'],
  },
  {
    ...correct,
    sheet: 'the price of one piece, and how many were sold',
    careful: 'asks: the amount is the price of one',
    lines: [
      'Produto;Data da venda;Qtd. vendida;Valor unitário',
      'Mesa;10/01/2020;3;1.200,00',
      'Cadeira;10/02/2020;12;150,00',
    ],
    expects: ['asks ask_doubtful'],
  },
  {
    ...correct,
    sheet: 'the monthly due day beside the month',
    careful: 'asks: the month alone begins on its first day',
    lines: ['Competência;Dia do vencimento;Valor', '01/2020;20;1.200,00', '02/2020;20;500,00'],
    expects: ['asks ask_due_later'],
  },
  {
    ...correct,
    sheet: 'which of the entries are money in and which money out',
    careful: 'asks: what came in is no debt',
    lines: [
      'Data;Histórico;Operação;Valor',
      '10/01/2020;Loja;Saída;1.200,00',
      '10/02/2020;Loja;Entrada;500,00',
    ],
    expects: ['asks ask_two_sides'],
  },
  {
    ...correct,
    sheet: 'the number of the entry that each reversal undoes',
    careful: 'asks: both would be owed',
    lines: [
      'Lançamento;Data;Valor;Estorna o lançamento',
      '1;10/01/2020;1.200,00;',
      '2;12/01/2020;1.200,00;1',
      '3;10/02/2020;500,00;',
    ],
    expects: ['asks ask_settled'],
  },
  {
    ...correct,
    sheet: 'how each debt is to be corrected by its contract',
    careful: 'asks: one index was stated for all',
    lines: [
      'Contrato;Vencimento;Valor;Índice contratual',
      '1;10/01/2020;1.200,00;IGP-M',
      '2;10/02/2020;500,00;INPC',
    ],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...correct,
    sheet: 'the charges of each contract in words',
    careful: 'asks: none of them was asked for',
    lines: [
      'Contrato;Vencimento;Valor;Encargos contratuais',
      '1;10/01/2020;1.200,00;2% a.m. + multa 10%',
      '2;10/02/2020;500,00;1% a.m.',
    ],
    expects: ['asks ask_new_terms'],
  },
  {
    ...update,
    sheet: 'the part of each amount that the client bears',
    careful: 'asks: the rest is owed by others',
    lines: [
      'Despesa;Data;Valor;Parte do cliente',
      'Perícia;10/01/2020;1.200,00;50%',
      'Custas;10/02/2020;500,00;100%',
    ],
    expects: ['asks ask_deducted'],
  },
  {
    ...calc,
    sheet: 'a second day of correction for each of the new calculations',
    careful: 'asks: one day was stated for all',
    lines: [
      'name;parcelas.data;parcelas.valor;Calcular até',
      'Ana;10/01/2020;1.200,00;30/06/2024',
      'Rui;10/02/2020;500,00;31/08/2024',
    ],
    expects: ['asks ask_new_terms'],
  },
  {
    ...recalc,
    sheet: 'the day to which each saved calculation is to be brought',
    careful: 'asks: one day was stated for all',
    lines: ['ID do cálculo;Nova data-base', '700030;30/06/2025', '700079;31/08/2025'],
    expects: ['asks ask_new_terms'],
  },
  {
    ...publications,
    sheet: 'from when on each lawyer acts for the client',
    careful: 'asks: what was published before is not theirs',
    lines: [
      'OAB;Cliente;Pesquisar a partir de',
      'OAB/SP 94.719;Bar Lua;10/03/2025',
      'OAB/RJ 123.456;Padaria;20/03/2025',
    ],
    expects: ['asks ask_column_overrides'],
  },
  {
    ...publications,
    sheet: 'lawyers of which one is to be searched by another number',
    careful: 'asks: the second number would not be searched',
    lines: ['OAB;Inscrição suplementar', 'OAB/SP 94.719;OAB/RJ 123.456', 'OAB/SP 65.432;'],
    expects: ['asks ask_left_column'],
  },
  {
    ...watch,
    sheet: 'lawyers on leave, with the day of their return',
    careful: 'told: whether they are watched until then is not said',
    lines: ['OAB;Afastado até', 'OAB/SP 94.719;', 'OAB/RJ 123.456;30/06/2026'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:123456'],
    tells: ['told_list_remarks'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'cases of which some go on under another number',
    careful: 'asks: the other number has the news',
    lines: ['Processo;Migrado para', `${A};${B}`, `${cnj(7103)};`],
    expects: ['asks ask_left_column'],
  },
  {
    ...extract,
    sheet: 'the pages that hold the judgment, under another word',
    careful: 'asks: the whole file would be read and paid',
    lines: ['Arquivo;Folhas da sentença', 'a.pdf;3-5', 'b.pdf;12-18'],
    expects: ['asks ask_left_column'],
  },
]
