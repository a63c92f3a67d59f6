import type { Catalogue } from '../catalogue/catalogue.js'
import { badRequest, Refusal } from '../refusal.js'
import { readJson } from './body.js'
import { badFormat, FieldFault } from './fields/kind.js'
import { isObject } from './fields/structures.js'
import type { Calculation } from './saved.js'
import type { CalcKind } from './types/calc-kind.js'
import { KINDS } from './types/index.js'

type Fields = Record<string, unknown>

/** The only keys of the body; any other key counts as a field at the root. */
const ROOT_KEYS = ['fields', 'hash']

/** Properties that an opened calculation shows and no PATCH may write. */
const READ_ONLY = [
  'calcId',
  'type',
  'name',
  'hash',
  'createdAt',
  'updatedAt',
  'lixo',
  'fields',
  'resultado',
]

/**
 * Returns the `fields` of a PATCH body.
 * @throws Refusal `NO_FIELDS` with the keys received, if there are no fields or any of them is at
 * the root (rule 1)
 */
export function readPatch(text: unknown): Fields {
  const body = text === undefined || text === '' ? {} : readJson(text)
  if (!isObject(body)) throw noFields([])
  const keys = Object.keys(body)
  const { fields, hash } = body
  if (!isObject(fields) || Object.keys(fields).length === 0) throw noFields(keys)
  if (keys.some((key) => !ROOT_KEYS.includes(key))) throw noFields(keys)
  if (hash !== undefined && typeof hash !== 'string') throw badRequest('hash deve ser um texto.')
  return fields
}

/**
 * Checks all fields before any of them is written. A null removes a field.
 * @throws Refusal naming the first field that is not accepted
 */
export function checkFields(calculation: Calculation, fields: Fields, catalogue: Catalogue): void {
  const kind = KINDS[calculation.type]
  refuseConflict(kind, calculation.fields, fields)
  for (const [name, value] of Object.entries(fields)) checkField(kind, name, value, catalogue)
}

/**
 * Refuses two conflicting fields: both in the PATCH, or one in the PATCH while the other is stored.
 */
function refuseConflict({ conflicting }: CalcKind, stored: Calculation['fields'], batch: Fields) {
  if (!conflicting) return
  const after = { ...stored, ...batch }
  if (conflicting.some((name) => (after[name] ?? null) === null)) return
  if (conflicting.every((name) => (batch[name] ?? null) === null)) return
  const [one, other] = conflicting
  throw new Refusal(400, 'CONFLICTING_FIELDS', `Informe ${one} ou ${other}, não os dois.`, {
    hint: 'Para trocar um pelo outro, envie null no que sai.',
  })
}

function checkField(kind: CalcKind, name: string, value: unknown, catalogue: Catalogue) {
  const { fields } = kind
  const spec = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!spec && READ_ONLY.includes(name)) {
    throw new Refusal(409, 'FIELD_REJECTED', `O campo ${name} é somente leitura.`)
  }
  try {
    if (!spec) throw badFormat(name, 'campo desconhecido neste tipo de cálculo')
    if (value !== null) spec.kind.read(value, name, catalogue)
  } catch (error) {
    throw error instanceof FieldFault
      ? new Refusal(400, error.code, error.message)
      : named(error, name, otherOf(kind, name))
  }
}

/** The field that would accept the table given as an index, or the index given as a table. */
function otherOf({ conflicting }: CalcKind, name: string): string | undefined {
  return conflicting?.includes(name) ? conflicting.find((one) => one !== name) : undefined
}

/**
 * Adds to a refusal the field that named the index or table, and the field that would accept it.
 */
function named(error: unknown, name: string, other: string | undefined): unknown {
  if (!(error instanceof Refusal)) return error
  const { status, code, message } = error
  const hint = other && code === 'INDEX_NOT_TABLE' ? `O campo para isto é ${other}.` : undefined
  return new Refusal(status, code, `Campo ${name}: ${message}`, { hint })
}

function noFields(keys: readonly string[]): Refusal {
  const received = keys.length > 0 ? keys.join(', ') : 'nenhuma'
  return new Refusal(
    400,
    'NO_FIELDS',
    `Os campos vão dentro de fields, que falta, está vazio ou não veio só. Chaves recebidas: ${received}.`,
  )
}
