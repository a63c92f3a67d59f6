import type { Statement } from '../export/statement.js'
import { figureText } from '../export/statement.js'
import type { Calculation } from './saved.js'
import type { Outcome } from './types/calc-kind.js'
import { KINDS } from './types/index.js'

/** Returns the content of a calculation's export. */
export function statementOf(
  calculation: Calculation,
  { totals, columns, rows, blocked }: Outcome,
): Statement {
  const { calcId, type, fields } = calculation
  const parameters = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    parameterText(value),
  ])
  return {
    ...headOf(calculation),
    title: KINDS[type].label,
    parameters: [['Cálculo', String(calcId)], ...parameters],
    columns,
    rows: [...rows],
    totals,
    remarks: blocked ? [blocked.message] : [],
  }
}

/**
 * Returns the stored statement of the former generation, with fixed figures that are not calculated
 * again.
 */
export function archivedStatement(calculation: Calculation): Statement {
  return {
    ...headOf(calculation),
    title: 'Demonstrativo arquivado',
    parameters: [['Cálculo', String(calculation.calcId)]],
    columns: [
      { key: 'data', title: 'Data', kind: 'text' },
      { key: 'valor', title: 'Valor', kind: 'money' },
      { key: 'corrigido', title: 'Corrigido', kind: 'money' },
    ],
    rows: [{ data: '01/02/2013', valor: 10_000, corrigido: 11_776.66 }],
    totals: [{ title: 'Total', kind: 'money', value: 15_199.74 }],
    remarks: ['Cálculo da geração anterior, somente leitura.'],
  }
}

/** The date of the statement is that of the last change of the fields. */
function headOf({
  name,
  createdAt,
  updatedAt,
}: Calculation): Pick<Statement, 'name' | 'createdAt'> {
  return { name, createdAt: instantOf(String(updatedAt ?? createdAt)) }
}

/** The instant of a stamp of 12 or 14 digits, in São Paulo. */
function instantOf(stamp: string): Date {
  const [, year, month, day, hour, minute, second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(stamp) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}-03:00`)
}

function parameterText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 linha' : `${value.length} linhas`
  if (typeof value === 'number') return figureText(value, 'factor')
  if (typeof value === 'boolean') return figureText(value, 'text')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
