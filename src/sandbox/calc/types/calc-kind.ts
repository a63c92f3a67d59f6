import type { Catalogue } from '../../catalogue/catalogue.js'
import type { calculate } from '../../engine/calculate.js'
import { CannotCalculate } from '../../engine/cannot-calculate.js'
import type { Day, Month } from '../../engine/day.js'
import type { D } from '../../engine/decimal.js'
import type { Figure, FigureKind, StatementColumn } from '../../export/statement.js'
import type { FieldSpecs, ValuesOf } from '../fields/kind.js'

export type Column = StatementColumn

/** In JSON a figure is a number, or its text. */
export type Row = Readonly<Record<string, Figure>>

export interface Total {
  key: string
  title: string
  kind: FigureKind
  value: D | number
}

/** The engine's answer for a calculation: its totals, and the memory that explains them. */
export interface Outcome {
  totals: Total[]
  columns: Column[]
  rows: Row[]
  /** Present only in `calculosJudiciais`, if a row was blocked. */
  blocked?: { since: Day; rows: number; message: string }
}

/** The context of a run, apart from the calculation's own fields. */
export interface RunContext {
  /** Includes the tables that the calculation's owner built. */
  catalogue: Catalogue
  today: Month
  /**
   * The first day that is calculated for an account without a subscription; earlier debts stay at
   * nominal value.
   */
  blockedBefore?: Day
  /** The engine's calculation of amounts; a sandbox may be given another. */
  calculate: typeof calculate
}

/** A calculation type: its description, its fields and its computation. */
interface Declaration<Specs extends FieldSpecs> {
  label: string
  source: 'curated' | 'engine'
  fields: Specs
  /** Two fields of which only one may be filled. */
  conflicting?: readonly [string, string]
  /** The fields of a new calculation. */
  initial?: Record<string, unknown>
  exemplo: Record<string, unknown>
  /** @throws CannotCalculate */
  run(values: ValuesOf<Specs>, context: RunContext): Outcome
}

export interface CalcKind extends Omit<Declaration<FieldSpecs>, 'run'> {
  /**
   * Runs the stored fields.
   * @throws CannotCalculate if a required field is missing
   * @throws FieldFault or Refusal if a stored value is no longer valid (its table was trashed)
   */
  run(stored: Readonly<Record<string, unknown>>, context: RunContext): Outcome
}

export function defineKind<Specs extends FieldSpecs>(declared: Declaration<Specs>): CalcKind {
  return {
    ...declared,
    run: (stored, context) => declared.run(valuesOf(declared.fields, stored, context), context),
  }
}

function valuesOf<Specs extends FieldSpecs>(
  specs: Specs,
  stored: Readonly<Record<string, unknown>>,
  { catalogue }: RunContext,
): ValuesOf<Specs> {
  const missing = Object.entries(specs).filter(
    ([name, { required }]) => required && stored[name] === undefined,
  )
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ')
    throw new CannotCalculate(`Faltam campos para calcular: ${names}.`)
  }
  const entries = Object.entries(specs).map(([name, { kind }]) => {
    const value = stored[name]
    return [name, value === undefined ? undefined : kind.read(value, name, catalogue)]
  })
  return Object.fromEntries(entries) as ValuesOf<Specs>
}
