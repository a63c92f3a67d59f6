import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { isBelowZero } from './line-kinds.js'

type Side = 'one' | 'other'
/** Takes a cell's words without case, accents and signs, and the cell itself. */
type SideOf = (words: string, cell: string) => Side | undefined

/** Words for the two sides, which stand alone in their cells. */
function pair(one: string, other: string): SideOf {
  const isOne = alone(one)
  const isOther = alone(other)
  return (value) => (isOne.test(value) ? 'one' : isOther.test(value) ? 'other' : undefined)
}

const alone = (words: string) => new RegExp(`^(?:${words})$`)

const DEBITS = pair('debitos?|debits?', 'creditos?|credits?')
/** Claims and liabilities: what is owed to others is no payment, with a minus neither. */
const OF_OTHERS: readonly SideOf[] = [
  pair('(?:(?:contas? )?a )?receber|cr', '(?:(?:contas? )?a )?pagar|cp'),
  pair('receitas?', 'despesas?|custos?'),
  pair('clientes?', 'fornecedor(?:es)?'),
]
/** Words for debts and payments, or for claims and liabilities, under any heading. */
const WORDS: readonly SideOf[] = [
  ...OF_OTHERS,
  pair('entradas?', 'saidas?'),
  pair('vendas?|faturamentos?', 'devoluc(?:ao|oes)|estornos?|cancelamentos?'),
  pair('proventos?|vantage(?:m|ns)|vencimentos?', 'descontos?'),
  pair(
    'invoices?|charges?|sales?|receivables?',
    'payments?|refunds?|payables?|credit (?:notes?|memos?)',
  ),
  pair('deposits?|cash in', 'withdrawals?|cash out'),
  pair('a (?:nosso )?favor', 'contra(?: nos)?'),
  pair(
    'noss[oa]s? (?:creditos?|direitos?)',
    String.raw`noss[oa]s? (?:dividas?|debitos?|obrigac\w+)`,
  ),
  (_, cell) => (/^\+ ?1?$|^1$/.test(cell) ? 'one' : /^-(?: ?1)$/.test(cell) ? 'other' : undefined),
  pair('soll|debe', 'haben|haber'),
  pair('(?:polo )?ativ[oa]|autor[a]?|requerente', '(?:polo )?passiv[oa]|reu?|requerid[oa]'),
  pair('credor[a]?|exequente', 'devedor[a]?|executad[oa]'),
]
/** Letters have this meaning only under headings of a ledger: S and H are Soll and Haben. */
const LETTERS: readonly { under: RegExp; beside?: RegExp; sideOf: SideOf }[] = [
  {
    under:
      /^(?:(?:ind|indicador|cod|codigo|cd|tipo|tp|natureza|nat|sinal|lanc|lancamento|debito)\b.*|[sd] ?[hc]|c ?d|shkzg)$/,
    sideOf: pair('s', 'h'),
  },
  {
    under: /^(?:(?:ind|indicador|cod|codigo|cd|nat|debito)\b.*|[sd] h|dh)$/,
    sideOf: pair('d', '[ch]'),
  },
  // Of a payroll: what is earned and what is taken off. Of bills, D and P are kinds of paper.
  { under: /^(?:[pv] d|proventos? descontos?)$/, sideOf: pair('[pv]', 'd') },
  {
    under: /^(?:tipo|tp|natureza|nat|classe|ind|indicador)\b/,
    beside: /\b(?:verba|evento|rubrica|lancamento|provento)s?\b/,
    sideOf: pair('[pv]', 'd'),
  },
  { under: /^(?:e s|entrada saida|mov|movimento|movimentacao)$/, sideOf: pair('e', 's') },
  {
    under: /^(?:[rp] [rp]|(?:a )?(?:pagar|receber)(?: ou)? (?:receber|pagar))$/,
    sideOf: pair('r', 'p'),
  },
]
/** The posting key of SAP. */
const KEYED =
  /^(?:(?:ch|chv|chave|cod|codigo|cd)(?: d[eo])? (?:lanc\w*|lcto|lct|contab\w*)|chl|chlc|chlct|chlanc|posting key|pk|bschl)$/
/** First number of each range: 01, 11 of a customer; 21, 31 of a supplier; 40, 50 of an account. */
const KEYS: readonly [number, Side][] = [
  [1, 'one'],
  [11, 'other'],
  [21, 'one'],
  [31, 'other'],
  [40, 'one'],
  [50, 'other'],
  [70, 'one'],
  [75, 'other'],
  [80, 'one'],
  [90, 'other'],
]
/** "Crédito" and "Débito" are kinds of cards too. */
const OF_CARDS = /\b(?:formas?|meios?|modalidade|cartao|bandeira)\b/

/** The possible meanings of a column, each with an example of either side. */
type Column = Map<SideOf, Map<Side, Example>>

/**
 * Asks about a column that separates debits from credits, or receivables from payables, while both
 * have amounts without a minus and would be added up, or what is owed to others has one.
 */
export class TwoSides implements DebtCheck {
  private readonly columns: Map<number, Column>

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const { typed, amounts, maybeSigns, debit } = table.roles
    const asked = new Set(amounts.length > 0 ? [...maybeSigns, debit] : [])
    const texts = table.headings.map(normaliseHeading)
    const columns = table.headings.flatMap((heading, at): [number, Column][] => {
      const text = normaliseHeading(heading)
      if (at === amount || typed.has(at) || OF_CARDS.test(text)) return []
      const readings = readingsUnder(text, texts, asked.has(at))
      return [[at, new Map(readings.map((one) => [one, new Map()]))]]
    })
    this.columns = new Map(columns)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const isBelow = isBelowZero(cells[this.amount])
    for (const [at, column] of this.columns) {
      if (isBlank(cells[at])) continue
      record(column, { line, value: cellText(cells[at]).trim() }, isBelow)
      if (column.size === 0) this.columns.delete(at)
    }
  }

  found(): Found {
    return [...this.columns].flatMap(([at, column]) => {
      const both = [...column.values()].find((sides) => sides.size === 2)
      const one = both?.get('one')
      const other = both?.get('other')
      if (!one || !other) return []
      const facts = { ...one, column: columnName(this.table.headings, at) }
      const beside = { otherLine: other.line, other: other.value }
      return [{ code: 'ask_two_sides' as const, facts: { ...facts, ...beside } }]
    })
  }
}

/** Another check asks about D and C in columns that are known for them. */
function readingsUnder(heading: string, all: readonly string[], isAsked: boolean): SideOf[] {
  const letters = LETTERS.filter(
    ({ under, beside }) =>
      under.test(heading) && (beside === undefined || all.some((one) => beside.test(one))),
  )
  return [
    ...WORDS,
    ...(isAsked ? [] : [DEBITS]),
    ...letters.map(({ sideOf }) => sideOf),
    ...(KEYED.test(heading) ? [sideOfKey] : []),
  ]
}

/** The minus of a payment already distinguishes it from a debt. */
function record(column: Column, example: Example, isBelow: boolean): void {
  const words = normaliseText(example.value)
  for (const [sideOf, sides] of column) {
    const side = sideOf(words, example.value)
    if (side === undefined) column.delete(sideOf)
    else if ((!isBelow || OF_OTHERS.includes(sideOf)) && !sides.has(side)) sides.set(side, example)
  }
}

function sideOfKey(_: string, value: string): Side | undefined {
  if (!/^\d{1,2}$/.test(value)) return undefined
  return KEYS.findLast(([from]) => Number(value) >= from)?.[1]
}
