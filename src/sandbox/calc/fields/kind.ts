import type { Catalogue } from '../../catalogue/catalogue.js'

/**
 * A value that a field does not accept: `INVALID_FIELD_FORMAT` if its form is wrong,
 * `INVALID_FIELD_VALUE` if its form is right but there is no such value.
 */
export class FieldFault extends Error {
  override readonly name = 'FieldFault'

  constructor(
    readonly code: 'INVALID_FIELD_FORMAT' | 'INVALID_FIELD_VALUE',
    /** The field and the position in it: `parcelas.0.data`. */
    readonly at: string,
    problem: string,
  ) {
    super(`Campo ${at}: ${problem}.`)
  }
}

/** The kind of value that a field holds: its name in `describe`, and its reader for the engine. */
export interface Kind<T> {
  tipo: 'string' | 'date' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  /**
   * @throws FieldFault for a value that is not of the kind
   * @throws Refusal if the value names an index or a table that cannot be used there
   */
  read(value: unknown, at: string, catalogue: Catalogue): T
}

export interface FieldSpec<T = unknown, Required extends boolean = boolean> {
  kind: Kind<T>
  /** A required field must be filled before the calculation can run; a PATCH may omit it. */
  required: Required
  descricao: string
}

export type FieldSpecs = Record<string, FieldSpec>

/** The filled fields, as the engine receives them. */
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
