import type { Fees, ItemResult, Result } from '../../engine/calculate.js'
import { brazilianDay } from '../../engine/day.js'
import type { D } from '../../engine/decimal.js'
import type { Item, Terms } from '../../engine/item.js'
import { optional, required } from '../fields/kind.js'
import { choice, date, flag, money, percent, text } from '../fields/scalars.js'
import { list, record } from '../fields/structures.js'
import type { Column, Outcome, Row, RunContext, Total } from './calc-kind.js'

/** The lists of entries: amounts with their days. */
export const entries = list(
  record({
    data: required(date, 'Data, DD/MM/YYYY'),
    valor: required(money(), 'Valor em reais; negativo é pagamento'),
    descricao: optional(text, 'Descrição'),
    custas: optional(flag, 'Custas: sem juros, multa nem honorários'),
  }),
)

/** The charges that every type of monetary correction takes. */
export const CHARGES = {
  juros: optional(percent(), 'Juros simples, % ao mês; tomam o lugar dos da tabela'),
  multa: optional(percent(), 'Multa, %'),
  honorarios: optional(money({ least: 0 }), 'Honorários, em % ou em reais'),
  honorarios_modo: optional(choice('p', 'v'), 'p: percentual (padrão); v: valor fixo'),
}

export interface Entry extends Item {
  descricao?: string
}

export const CORRECTED_COLUMNS: Column[] = [
  { key: 'data', title: 'Data', kind: 'text' },
  { key: 'descricao', title: 'Descrição', kind: 'text' },
  { key: 'valor', title: 'Valor', kind: 'money' },
  { key: 'corrigido', title: 'Corrigido', kind: 'money' },
  { key: 'juros', title: 'Juros', kind: 'money' },
  { key: 'multa', title: 'Multa', kind: 'money' },
  { key: 'total', title: 'Total', kind: 'money' },
  { key: 'memoria', title: 'Memória', kind: 'text' },
]

export function entriesOf(
  given: readonly { data: Item['date']; valor: D; descricao?: string; custas?: boolean }[],
): Entry[] {
  return given.map(({ data, valor, descricao, custas }) => ({
    date: data,
    amount: valor,
    custas: custas ?? false,
    ...(descricao !== undefined && { descricao }),
  }))
}

export function feesIn(values: { honorarios?: D; honorarios_modo?: 'p' | 'v' }): Fees | undefined {
  const { honorarios, honorarios_modo = 'p' } = values
  return honorarios && { mode: honorarios_modo, value: honorarios }
}

/** @throws CannotCalculate if a series does not cover a date */
export function corrected(
  { calculate }: Pick<RunContext, 'calculate'>,
  entries: readonly Entry[],
  terms: Terms,
  fees?: Fees,
): Outcome {
  const result = calculate(entries, terms, fees)
  const rows = result.items.map((item, at) => rowOf(entries[at]!, item))
  return { totals: totalsOf(result), columns: CORRECTED_COLUMNS, rows }
}

function rowOf(entry: Entry, { corrected, interest, fine, total, memoria }: ItemResult): Row {
  return {
    data: brazilianDay(entry.date),
    descricao: entry.descricao ?? '',
    valor: entry.amount,
    corrigido: corrected,
    juros: interest,
    multa: fine,
    total,
    memoria,
  }
}

/** The names are those of `CorrectResult`. */
function totalsOf({ total, correction, interest, fine, fees }: Result): Total[] {
  return [
    { key: 'total', title: 'Total', kind: 'money', value: total },
    { key: 'correcaoMonetaria', title: 'Correção monetária', kind: 'money', value: correction },
    { key: 'juros', title: 'Juros', kind: 'money', value: interest },
    { key: 'multa', title: 'Multa', kind: 'money', value: fine },
    { key: 'honorarios', title: 'Honorários', kind: 'money', value: fees },
  ]
}
