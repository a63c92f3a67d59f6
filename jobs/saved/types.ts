import type { FreeReads } from '../../src/core/job/job.js'
import { describe } from '../../src/services/calculation/describe.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { isRecord } from '../../src/services/classify-response.js'
import { routeAndPath } from '../../src/services/endpoint.js'

export interface TypeField {
  campo: string
  /** `date`, `integer`, `number`, `boolean`, `array`, `object`, or the service's own word. */
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
  const { label, fields, exportFormats } = answer.body
  if (!Array.isArray(fields)) return undefined
  const exemplo = isRecord(answer.body.exemplo) ? answer.body.exemplo : {}
  return {
    type,
    label: typeof label === 'string' ? label : type,
    fields: fields.flatMap((told) => fieldOf(told, exemplo)),
    exemplo,
    ...formatsIn(exportFormats),
  }
}

function fieldOf(told: unknown, exemplo: Record<string, unknown>): TypeField[] {
  if (!isRecord(told) || typeof told.campo !== 'string') return []
  const { campo, tipo, required, descricao } = told
  return [
    {
      campo,
      tipo: kindTold(tipo, exemplo[campo]),
      required: required === true,
      descricao: typeof descricao === 'string' ? descricao : '',
    },
  ]
}

/** The contract names `tipo` and none of its words. */
const CALLED: [kind: string, words: RegExp][] = [
  ['date', /^(?:date|data|dia)$/],
  ['integer', /^(?:integer|int|inteiro)$/],
  ['number', /^(?:number|numero|numerico|decimal|float|double|real|moeda|money|valor|percentual)$/],
  ['boolean', /^(?:boolean|bool|booleano|logico)$/],
  ['array', /^(?:array|list|lista|vetor)$/],
  ['object', /^(?:object|objeto)$/],
  ['string', /^(?:string|str|text|texto|char|varchar)$/],
]

/** A text whose example is a day is a date; of a word that nobody knows the example says more. */
function kindTold(tipo: unknown, example: unknown): string {
  const word = String(tipo ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
  const called = CALLED.find(([, words]) => words.test(word))?.[0]
  const shown = kindShown(example)
  if (called && !(called === 'string' && shown === 'date')) return called
  return shown ?? called ?? word
}

/** A number in the example may stand for what has names too, as an index has. */
function kindShown(value: unknown): string | undefined {
  const kind = kindOf(value)
  return kind === 'number' ? undefined : kind
}

/** What a value of the service's own example is; a text may be anything. */
export function kindOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value
  if (Array.isArray(value)) return 'array'
  if (isRecord(value)) return 'object'
  return typeof value === 'string' && isDay(value) ? 'date' : undefined
}

function isDay(text: string): boolean {
  return /^(?:\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})$/.test(text)
}

/** The contract names these four, and says a list without saying of what. */
const FORMATS = ['html', 'pdf', 'docx', 'excel']

/** Nothing where an entry is not understood: what is not told must not be refused. */
function formatsIn(told: unknown): Pick<TypeInfo, 'formats'> {
  if (!Array.isArray(told)) return {}
  const formats = told.map(formatOf)
  return formats.every((one) => one !== undefined) ? { formats } : {}
}

/** A text, or the only text of a record that is a format's name or is called one. */
function formatOf(told: unknown): string | undefined {
  if (typeof told === 'string') return told.toLowerCase()
  if (!isRecord(told)) return undefined
  const texts = Object.values(told).flatMap((one) =>
    typeof one === 'string' ? [one.toLowerCase()] : [],
  )
  const known = texts.filter((one) => FORMATS.includes(one))
  const called = told.format ?? told.name ?? told.id
  return known[0] ?? (typeof called === 'string' ? called.toLowerCase() : undefined)
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
