import { EXIT, UserError } from '../../src/core/errors.js'
import { ceilingParameters } from '../../src/core/job/ceilings.js'
import type {
  Ceiling,
  Field,
  FieldType,
  FreeReads,
  Parameter,
  Parameters,
} from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { CALC_TYPES, type CalcType } from '../../src/services/calculation/inputs.js'
import { isRecord } from '../../src/services/classify-response.js'
import { ceilingOf } from '../saved/rates.js'
import { NAMING, nameOf, readReferences } from '../saved/references.js'
import { kindOf, readType, type TypeField, type TypeInfo } from '../saved/types.js'

export const fields: readonly Field[] = [
  {
    name: 'grupo',
    type: 'text',
    parameter: 'grupo',
    isOwn: true,
    about: 'as linhas do mesmo grupo são um cálculo só',
  },
  { name: 'name', type: 'text', parameter: 'name' },
  { name: 'numero_processo', type: 'case' },
  { name: 'cliente', type: 'text' },
]

export const parameters: readonly Parameter[] = [
  ...ceilingParameters('interest', 'fine', 'fees', 'wage'),
  { name: 'type', type: 'choice', choices: CALC_TYPES },
  { name: 'name', type: 'text' },
  { name: 'fields.*', type: 'text' },
  { name: 'export', type: 'text' },
  { name: 'linkBase', type: 'text' },
  { name: 'total', type: 'text' },
]

/**
 * Returns the columns of the type: its fields, and the parts of the fields that are lists of
 * records.
 */
export async function fieldsOf(given: Parameters, reads: FreeReads): Promise<Field[]> {
  const info = await describedType(given, reads)
  const isNamed = NAMING.some((campo) => given[`fields.${campo}`] !== undefined)
  const references = isNamed ? await readReferences(reads, undefined) : undefined
  return columnsOf(info).map((field) => {
    const value = String(given[`fields.${field.name}`] ?? '')
    const named = nameOf(field.name, value, references)
    return named === undefined ? field : { ...field, named }
  })
}

/**
 * Returns the description of the type.
 * @throws UserError without a type, or if the service does not describe it
 */
export async function describedType(given: Parameters, reads: FreeReads): Promise<TypeInfo> {
  const type = given.type as CalcType | undefined
  if (!type) throw new UserError(EXIT.usage, [sentence('calc_no_type', { types: [...CALC_TYPES] })])
  const info = await readType(type, reads)
  if (!info) throw new UserError(EXIT.usage, [sentence('type_not_described', { type })])
  return info
}

export function columnsOf(info: TypeInfo): Field[] {
  const own = new Set(fields.map(({ name }) => name))
  return info.fields.flatMap((field) => [
    ...(own.has(field.campo) ? [] : [column(field.campo, field)]),
    ...partsOf(field, info).map((part) => column(`${field.campo}.${part.campo}`, part)),
  ])
}

/**
 * The heading of such a column is the field's own name, whatever that name means in other sheets. A
 * line with a value in such a column is never a footer.
 */
function column(name: string, field: TypeField): Field {
  const ceiling = ceilingOf(field)
  const type = typeOf(field, ceiling)
  const own: Field = {
    name,
    type,
    parameter: name,
    asked: true,
    isOwn: true,
    ...(ceiling ? { ceiling } : {}),
    ...(field.descricao ? { about: field.descricao } : {}),
  }
  return type === 'amount' && CHARGE.test(name) ? { ...own, mayBeZero: true } : own
}

/** Charges on a debt, and what was received of it, may be zero; the debt itself may not. */
const CHARGE =
  /(?:^|[._])(?:juros|multa|taxa|percentual|adicional|aliquota|honorarios|custas|desconto|recebid[oa])/i

/** Fields in percent points, whose cells may hold 0.01 and display `1%`. */
const PERCENT = /^(?:taxa(?:_juros)?|percentual|aliquota)(?:_|$)/i

function typeOf(field: TypeField, ceiling: Ceiling | undefined): FieldType {
  const { tipo, campo, descricao } = field
  if (tipo === 'date') return 'date'
  if (tipo === 'number' && ceiling?.of === 'fees') return 'fee'
  if (tipo === 'number' && (ceiling || isPercent(campo, descricao))) return 'percent'
  if (tipo === 'number') return 'amount'
  return tipo === 'boolean' ? 'yesno' : 'text'
}

function isPercent(campo: string, descricao: string): boolean {
  return /%|percent/i.test(descricao) || (PERCENT.test(campo) && !/em reais|R\$/i.test(descricao))
}

/** Returns the parts of the records of a list, as the service's own example shows them. */
export function partsOf({ campo, tipo }: TypeField, info: TypeInfo): TypeField[] {
  const example = info.exemplo[campo]
  if (tipo !== 'array' || !Array.isArray(example)) return []
  const shown = new Map<string, unknown>()
  for (const record of example.filter(isRecord)) {
    for (const [name, value] of Object.entries(record)) if (!shown.has(name)) shown.set(name, value)
  }
  return [...shown].map(([name, value]) => ({
    campo: name,
    tipo: kindOf(value) ?? 'string',
    required: false,
    descricao: '',
  }))
}

/** The fields of which a calculation of the type needs one, as the service describes them. */
export function eitherOf({ type, fields: all }: TypeInfo): string[] {
  const either = EITHER[type] ?? []
  return either.every((name) => all.some(({ campo }) => campo === name)) ? [...either] : []
}

/** Says that the fields have none of those of which a calculation of the type needs one. */
export function lackingOf(fields: Readonly<Record<string, unknown>>, info: TypeInfo) {
  const either = eitherOf(info)
  const [label = ''] = either
  if (label === '' || either.some((campo) => fields[campo] !== undefined)) return undefined
  return sentence('calc_cell_missing', { label, type: info.type, name: either.join(' / ') })
}

const EITHER: Partial<Record<CalcType, readonly string[]>> = {
  pensaoAlimenticia: ['valor_pensao', 'percentual_salario_minimo'],
}
