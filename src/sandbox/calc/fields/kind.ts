import type { Catalogue } from '../../catalogue/catalogue.js'

/**
 * A value that a field does not take: `INVALID_FIELD_FORMAT` when it is not of the field's form,
 * `INVALID_FIELD_VALUE` when the form is right and there is no such value.
 */
export class FieldFault extends Error {
  override readonly name = 'FieldFault'

  constructor(
    readonly code: 'INVALID_FIELD_FORMAT' | 'INVALID_FIELD_VALUE',
    /** The field, and the place in it: `parcelas.0.data`. */
    readonly at: string,
    problem: string,
  ) {
    super(`Campo ${at}: ${problem}.`)
  }
}

/** What a field may hold, as `describe` names it and as the engine reads it. */
export interface Kind<T> {
  tipo: 'string' | 'date' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  /**
   * Throws a {@link FieldFault}, or a Refusal when the value names an index or a table that cannot be
   * used there.
   */
  read(value: unknown, at: string, catalogue: Catalogue): T
}

export interface FieldSpec<T = unknown, Required extends boolean = boolean> {
  kind: Kind<T>
  /** Without it the calculation cannot be run; a PATCH never has to bring it. */
  required: Required
  descricao: string
}

export type FieldSpecs = Record<string, FieldSpec>

/** What the engine gets: the fields that were filled, read. */
export type ValuesOf<Specs extends FieldSpecs> = {
  [Name in keyof Specs]: Specs[Name] extends FieldSpec<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never
}

export function required<T>(kind: Kind<T>, descricao: string): FieldSpec<T, true> {
  return { kind, required: true, descricao }
}

export function optional<T>(kind: Kind<T>, descricao: string): FieldSpec<T, false> {
  return { kind, required: false, descricao }
}

export function badFormat(at: string, problem: string): FieldFault {
  return new FieldFault('INVALID_FIELD_FORMAT', at, problem)
}

export function badValue(at: string, problem: string): FieldFault {
  return new FieldFault('INVALID_FIELD_VALUE', at, problem)
}
