import { badFormat, badValue, type FieldSpecs, type Kind, type ValuesOf } from './kind.js'

/** An object with exactly these fields. */
export function record<Specs extends FieldSpecs>(specs: Specs): Kind<ValuesOf<Specs>> {
  return {
    tipo: 'object',
    read(value, at, catalogue) {
      if (!isObject(value)) throw badFormat(at, 'esperado um objeto')
      const stray = Object.keys(value).find((name) => !Object.hasOwn(specs, name))
      if (stray !== undefined) throw badFormat(`${at}.${stray}`, 'campo desconhecido')
      const entries = Object.entries(specs).map(([name, { kind, required }]) => {
        const given = value[name]
        if (given !== undefined) return [name, kind.read(given, `${at}.${name}`, catalogue)]
        if (required) throw badFormat(`${at}.${name}`, 'falta')
        return [name, undefined]
      })
      return Object.fromEntries(entries) as ValuesOf<Specs>
    },
  }
}

/** A list with at least one element; the limit of the body size bounds its length. */
export function list<T>(element: Kind<T>): Kind<T[]> {
  return {
    tipo: 'array',
    read(value, at, catalogue) {
      if (!Array.isArray(value)) throw badFormat(at, 'esperada uma lista')
      if (value.length === 0) throw badValue(at, 'a lista está vazia')
      return value.map((one, index) => element.read(one, `${at}.${index}`, catalogue))
    },
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
