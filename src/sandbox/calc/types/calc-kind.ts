import type { Catalogue } from '../../catalogue/catalogue.js'
import { CannotCalculate } from '../../engine/cannot-calculate.js'
import type { Day, Month } from '../../engine/day.js'
import type { D } from '../../engine/decimal.js'
import type { Figure, FigureKind, StatementColumn } from '../../export/statement.js'
import type { FieldSpecs, ValuesOf } from '../fields/kind.js'

export type Column = StatementColumn

/** In JSON a figure is a number, or the text itself. */
export type Row = Readonly<Record<string, Figure>>

export interface Total {
  key: string
  title: string
  kind: FigureKind
  value: D | number
}

/** What the engine answers for a calculation: its sums, and the memory they follow from. */
export interface Outcome {
  totals: Total[]
  columns: Column[]
  rows: Row[]
  /** Only in `calculosJudiciais`, and only when a row was blocked. */
  blocked?: { since: Day; rows: number; message: string }
}

/** What a calculation is run with, beside its own fields. */
export interface RunContext {
  /** With the tables that the calculation's owner built. */
  catalogue: Catalogue
  today: Month
  /** Debts of earlier days enter at nominal value: the account has no subscription. */
  blockedBefore?: Day
}

/** A calculation type as declared: what describes it, what it takes and how it is run. */
interface Declaration<Specs extends FieldSpecs> {
  label: string
  source: 'curated' | 'engine'
  fields: Specs
  /** Fields that may not both be filled. */
  conflicting?: readonly [string, string]
  /** What a new calculation is created with. */
  initial?: Record<string, unknown>
  exemplo: Record<string, unknown>
  /** Throws {@link CannotCalculate}. */
  run(values: ValuesOf<Specs>, context: RunContext): Outcome
}

export interface CalcKind extends Omit<Declaration<FieldSpecs>, 'run'> {
  /**
   * Runs what is stored. Throws {@link CannotCalculate} when a required field is missing; a
   * FieldFault or a Refusal when a stored value no longer holds (its table was trashed).
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
