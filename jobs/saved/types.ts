import type { FreeReads } from '../../src/core/job/job.js'
import { describe } from '../../src/services/calculation/describe.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { isRecord } from '../../src/services/classify-response.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import { folded } from '../../src/values/folded.js'

export interface TypeField {
  campo: string
  /** `date`, `integer`, `number`, `boolean`, `array`, `object`, or the service's own word. */
  tipo: string
  required: boolean
  descricao: string
}

/** The description of a type by `GET /v1/describe/{type}`, which costs no units. */
export interface TypeInfo {
  type: CalcType
  label: string
  fields: TypeField[]
  exemplo: Record<string, unknown>
  /** Absent if the service does not list them, or not in a known form. */
  formats?: string[]
}

/**
 * Reads the description of a type; undefined if the service does not describe it to this
 * credential.
 */
export async function readType(type: CalcType, reads: FreeReads): Promise<TypeInfo | undefined> {
  const answer = await reads.get(...routeAndPath(describe, { type }))
  if (answer.is !== 'found' || !isRecord(answer.body)) return undefined
  const { label, fields, exportFormats } = answer.body
  if (!Array.isArray(fields)) return undefined
  const exemplo = isRecord(answer.body.exemplo) ? answer.body.exemplo : {}
  return {
    type,
    label: typeof label === 'string' ? label : type,
    fields: fields.flatMap((field) => fieldOf(field, exemplo)),
    exemplo,
    ...formatsIn(exportFormats),
  }
}

function fieldOf(described: unknown, exemplo: Record<string, unknown>): TypeField[] {
  if (!isRecord(described) || typeof described.campo !== 'string') return []
  const { campo, tipo, required, descricao } = described
  return [
    {
      campo,
      tipo: kindOfField(tipo, exemplo[campo]),
      required: required === true,
      descricao: typeof descricao === 'string' ? descricao : '',
    },
  ]
}

/** Spellings of `tipo`: the contract names the field and none of its values. */
const KIND_WORDS: [kind: string, words: RegExp][] = [
  ['date', /^(?:date|data|dia)$/],
  ['integer', /^(?:integer|int|inteiro)$/],
  ['number', /^(?:number|numero|numerico|decimal|float|double|real|moeda|money|valor|percentual)$/],
  ['boolean', /^(?:boolean|bool|booleano|logico)$/],
  ['array', /^(?:array|list|lista|vetor)$/],
  ['object', /^(?:object|objeto)$/],
  ['string', /^(?:string|str|text|texto|char|varchar)$/],
]

/** A text whose example is a day is a date. For an unknown word the example decides. */
function kindOfField(tipo: unknown, example: unknown): string {
  const word = folded(String(tipo ?? ''))
  const called = KIND_WORDS.find(([, words]) => words.test(word))?.[0]
  const shown = kindOfExample(example)
  if (called && !(called === 'string' && shown === 'date')) return called
  return shown ?? called ?? word
}

/**
 * Numbers are ignored, because a number in the example may be the id of an index, which may also be
 * given by name.
 */
function kindOfExample(value: unknown): string | undefined {
  const kind = kindOf(value)
  return kind === 'number' ? undefined : kind
}

/**
 * Returns the kind of a value in the service's own example; undefined for a text, which may be
 * anything.
 */
export function kindOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value
  if (Array.isArray(value)) return 'array'
  if (isRecord(value)) return 'object'
  return typeof value === 'string' && isDay(value) ? 'date' : undefined
}

function isDay(text: string): boolean {
  return /^(?:\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})$/.test(text)
}

/**
 * The four formats that the contract names. It calls the field a list without defining its entries.
 */
const FORMATS = ['html', 'pdf', 'docx', 'excel']

/** Empty if any entry is not understood, so that no format is refused by mistake. */
function formatsIn(listed: unknown): Pick<TypeInfo, 'formats'> {
  if (!Array.isArray(listed)) return {}
  const formats = listed.map(formatOf)
  return formats.every((one) => one !== undefined) ? { formats } : {}
}

/**
 * The format of an entry: the entry itself if it is a text; else the one of its texts that is a
 * known format, or its name.
 */
function formatOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry.toLowerCase()
  if (!isRecord(entry)) return undefined
  const texts = Object.values(entry).flatMap((one) =>
    typeof one === 'string' ? [one.toLowerCase()] : [],
  )
  const known = texts.filter((one) => FORMATS.includes(one))
  const called = entry.format ?? entry.name ?? entry.id
  return known[0] ?? (typeof called === 'string' ? called.toLowerCase() : undefined)
}

/**
 * Returns the field of the date until which a calculation is updated: the contract's own field, or
 * the only date field whose name or description says so.
 */
export function updateField({ fields }: TypeInfo): TypeField | undefined {
  const named = fields.find(({ campo }) => campo === 'dia_atualiza')
  if (named) return named
  const dates = fields.filter(
    ({ campo, tipo, descricao }) => tipo === 'date' && /atualiza/i.test(`${campo} ${descricao}`),
  )
  return dates.length === 1 ? dates[0] : undefined
}
