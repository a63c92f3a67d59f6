import type { FreeReads } from '../../src/job.js'
import { describe } from '../../src/services/calculation/describe.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import { isRecord } from '../../src/services/verdict.js'

export interface TypeField {
  campo: string
  /** Lower case; empty where it is not told. */
  tipo: string
  required: boolean
  descricao: string
}

/** What `GET /v1/describe/{type}` tells, for free. */
export interface TypeInfo {
  type: CalcType
  label: string
  fields: TypeField[]
  exemplo: Record<string, unknown>
  /** Absent where it is not told. */
  formats?: string[]
}

/** Undefined for a type that the service does not describe, or not to this credential. */
export async function readType(type: CalcType, reads: FreeReads): Promise<TypeInfo | undefined> {
  const answer = await reads.get(...routeAndPath(describe, { type }))
  if (answer.is !== 'found' || !isRecord(answer.body)) return undefined
  const { label, fields, exemplo, exportFormats } = answer.body
  if (!Array.isArray(fields)) return undefined
  return {
    type,
    label: typeof label === 'string' ? label : type,
    fields: fields.flatMap(fieldOf),
    exemplo: isRecord(exemplo) ? exemplo : {},
    ...(Array.isArray(exportFormats) ? { formats: exportFormats.flatMap(formatOf) } : {}),
  }
}

function fieldOf(told: unknown): TypeField[] {
  if (!isRecord(told) || typeof told.campo !== 'string') return []
  const { campo, tipo, required, descricao } = told
  return [
    {
      campo,
      tipo: typeof tipo === 'string' ? tipo.toLowerCase() : '',
      required: required === true,
      descricao: typeof descricao === 'string' ? descricao : '',
    },
  ]
}

/** The contract says a list, not of what. */
function formatOf(told: unknown): string[] {
  if (typeof told === 'string') return [told.toLowerCase()]
  const name = isRecord(told) ? (told.format ?? told.name ?? told.id) : undefined
  return typeof name === 'string' ? [name.toLowerCase()] : []
}

/**
 * The field that holds the date until which a calculation is updated: the contract's own, or the
 * only date that says so of itself.
 */
export function updateField({ fields }: TypeInfo): TypeField | undefined {
  const named = fields.find(({ campo }) => campo === 'dia_atualiza')
  if (named) return named
  const dates = fields.filter(
    ({ campo, tipo, descricao }) => tipo === 'date' && /atualiza/i.test(`${campo} ${descricao}`),
  )
  return dates.length === 1 ? dates[0] : undefined
}
