import { z } from 'zod'

/** A value with the fields alone that its schema names, at every level. */
export function strip(schema: z.ZodType, value: unknown): unknown {
  return rebuilt(schema, value, (inner, one) => strip(inner, one))
}

/** What may be null is null, what may be absent is. */
export function emptied(schema: z.ZodType, value: unknown): unknown {
  return rebuilt(schema, value, (inner, one) => {
    if (isOfType(inner, z.ZodOptional)) return undefined
    return isOfType(inner, z.ZodNullable) ? null : emptied(inner, one)
  })
}

/** With fields that nobody named in every object. */
export function widen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(widen)
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).map(([name, one]) => [name, widen(one)])
  return { ...Object.fromEntries(known), campoNovo: { dentro: [1, null] }, outro_campo: 'x' }
}

type Step = (schema: z.ZodType, value: unknown) => unknown

function rebuilt(schema: z.ZodType, value: unknown, step: Step): unknown {
  const inner = unwrapped(schema, value)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((one) => step(inner.element as z.ZodType, one))
  }
  if (inner instanceof z.ZodUnknown) return {}
  if (!(inner instanceof z.ZodObject)) return value
  const given = value as Record<string, unknown>
  const named = Object.entries(inner.shape as Record<string, z.ZodType>)
    .filter(([name]) => name in given)
    .map(([name, field]) => [name, step(field, given[name])] as const)
  return Object.fromEntries(named.filter(([, one]) => one !== undefined))
}

/** Through what wraps it; of a union the first that takes the value. */
function unwrapped(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrapped(schema.unwrap() as z.ZodType, value)
  }
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options as z.ZodType[]
  const fitting = options.find((option) => option.safeParse(value).success)
  return unwrapped(fitting ?? options[0]!, value)
}

function isOfType(schema: z.ZodType, type: typeof z.ZodOptional | typeof z.ZodNullable): boolean {
  if (schema instanceof type) return true
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return wraps && isOfType(schema.unwrap() as z.ZodType, type)
}

/**
 * What a schema has to be met in: each field it names, each choice, each null. `items.0` is any
 * place of a list: `items[]`.
 */
export function facets(schema: z.ZodType, at = ''): string[] {
  if (schema instanceof z.ZodOptional) return facets(schema.unwrap() as z.ZodType, at)
  if (schema instanceof z.ZodNullable) {
    return [`${at}=null`, ...facets(schema.unwrap() as z.ZodType, at)]
  }
  if (schema instanceof z.ZodNever) return []
  if (schema instanceof z.ZodArray) return facets(schema.element as z.ZodType, `${at}[]`)
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => `${at}=${option}`)
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => `${at}=${value}`)
  if (schema instanceof z.ZodUnion) {
    return (schema.options as z.ZodType[]).flatMap((option) => facets(option, at))
  }
  if (!(schema instanceof z.ZodObject)) return [`${at}:${schema.def.type}`]
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  return fields.flatMap(([name, field]) => facets(field, at ? `${at}.${name}` : name))
}

/** Those of {@link facets} that a value meets. */
export function facetsIn(schema: z.ZodType, value: unknown, at = ''): string[] {
  if (value === undefined) return []
  if (value === null) return [`${at}=null`]
  const inner = unwrapped(schema, value)
  if (inner instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((one) =>
      facetsIn(inner.element as z.ZodType, one, `${at}[]`),
    )
  }
  if (inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral) return [`${at}=${value}`]
  if (!(inner instanceof z.ZodObject)) return [`${at}:${inner.def.type}`]
  const given = value as Record<string, unknown>
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>)
  return fields.flatMap(([name, field]) =>
    facetsIn(field, given[name], at ? `${at}.${name}` : name),
  )
}
