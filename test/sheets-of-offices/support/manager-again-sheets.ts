import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

const FIRST = 'Ana;10/01/2020;1.000,00'
const SECOND = 'Bia;15/02/2020;2.000,00'

const rows = (lines: JudgedSheet['lines'], code: string, careful: string, more: object = {}) => ({
  ...correct,
  sheet: Array.isArray(lines) ? lines.slice(0, 2).join(' | ') : Object.keys(lines).join(' | '),
  lines,
  careful: `asks: ${careful}`,
  expects: [`asks ${code}`],
  ...more,
})
/** A column beside two debts, which says something of one of them. */
const beside = (heading: string, cells: [string, string], code: string, careful: string) => ({
  ...rows(
    [`Cliente;Vencimento;Valor;${heading}`, `${FIRST};${cells[0]}`, `${SECOND};${cells[1]}`],
    code,
    careful,
  ),
  sheet: `${heading}: ${cells.join(' | ')}`,
})
/** A title above two instalments, or a note below them. */
const said = (text: string, code: string, careful: string) =>
  rows(
    [`${text};;`, 'Parcela;Vencimento;Valor', '1;10/01/2020;1.000,00', '4;10/04/2020;1.000,00'],
    code,
    careful,
  )
const named = (name: string, code: string, careful: string, more: object = {}) =>
  rows(
    {
      [name]: [
        ['Vencimento', 'Valor'],
        ['10/01/2020', '500,00'],
      ],
    },
    code,
    careful,
    more,
  )
const saved = (lines: string[], code: string, careful: string) =>
  rows(lines, code, careful, { job: 'recalc', parameters: ['updateTo=31/12/2025'] })

/** What a credit manager who wants to be paid too much leaves in his sheets. */
export const managerAgain: JudgedSheet[] = [
  beside('Compensado com', ['', 'NF 998'], 'ask_settled', 'another paper has settled it'),
  beside('Recibo nº', ['', '4432'], 'ask_settled', 'a receipt was given for it'),
  beside('Antecipado pela garantidora', ['Sim', 'Não'], 'ask_settled', 'she has paid it'),
  beside('Depósito judicial', ['', '2.000,00'], 'ask_deducted', 'so much lies in court'),
  beside('Pro rata', ['15/30', '30/30'], 'ask_deducted', 'of one line half is owed'),
  beside('Recebimentos', ['', '20/03/2020'], 'ask_settled', 'it was received that day'),
  rows(
    ['Título;Vencimento;Valor;;Recebimentos;', 'T1;10/01/2020;1.000,00;;20/03/2020;500,00'],
    'ask_settled',
    'the table at the right has what was received',
    { expects: ['asks ask_settled'] },
  ),
  rows(
    [
      'Descrição;Vencimento;Valor',
      'Curso 12x de 500;10/01/2020;6.000,00',
      'Apostila;10/01/2020;300,00',
    ],
    'ask_instalments',
    'eleven of them fell due later',
  ),
  rows(
    ['Doc;Data;Valor', 'ND 12;10/01/2020;500,00', 'NC 13;10/01/2020;100,00'],
    'ask_payments_positive',
    'the credit note is none of the debts',
  ),
  rows(
    [
      'Título;Vencimento;Valor',
      'T1;10/01/2020;1.000,00',
      'T3;15/02/2020;2.000,00',
      ';;',
      'Obs.: o título T3 foi objeto de acordo;;',
    ],
    'ask_settled_note',
    'the agreement took its place',
  ),
  said('O cliente quitou as parcelas 1 a 3', 'ask_settled_note', 'one of them is below'),
  said('Calcular somente as linhas em amarelo', 'ask_settled_note', 'colours are not read'),
  said('Saldo após amortizações em 30/06/2023', 'ask_said_corrected', 'the balance is of that day'),
  named('Exigibilidade suspensa', 'ask_settled_sheet', 'nothing can be claimed now'),
  named('Versão antiga', 'ask_settled_sheet', 'there is a newer one'),
  named('Cenário otimista', 'ask_settled_sheet', 'it is a guess'),
  named('INPC até 30-06-2024', 'ask_stated_term', 'by another index', update),
  rows(
    [
      'Vencimento;Valor;Data do último reajuste',
      '10/01/2020;500,00;10/01/2023',
      '13/02/2020;60,00;10/01/2023',
    ],
    'ask_said_corrected',
    'the amount is of that day',
    update,
  ),
  saved(
    [
      'Recalcular somente os destacados em amarelo;',
      'ID do cálculo;Cliente',
      '700023;Ana',
      '700030;Bia',
    ],
    'ask_settled_note',
    'colours are not read',
  ),
  saved(
    ['Cálculos do executado;', 'ID do cálculo;Cliente', '700023;Ana', '700030;Bia'],
    'ask_of_debtor',
    'the debtor admits less',
  ),
  saved(
    ['ID do cálculo;Situação do processo', '700023;Em andamento', '700030;Extinto por pagamento'],
    'ask_settled',
    'one was paid',
  ),
  rows(
    [
      'grupo;name;parcelas.data;parcelas.valor;parcelas.descricao',
      'A;Lia x Banco;10/03/2020;1.313,50;Fatura 1',
      'A;;10/04/2020;313,50;Devolução',
    ],
    'ask_payments_positive',
    'what came back is none of the debts',
    calc,
  ),
  rows(
    ['Arquivo;Duplicado de', 'a.pdf;', 'b.pdf;a.pdf'],
    'ask_doubtful_keys',
    'the same document would be paid for twice',
    { job: 'extract', parameters: ['docType=sentenca'], documents: ['a.pdf', 'b.pdf'] },
  ),
]
