import type { FastifyRequest } from 'fastify'
import { badRequest, Refusal } from '../refusal.js'
import { type CalcType, isCalcType } from './calc-type.js'
import type { CalculationDeps } from './deps.js'
import { credentialOf, requireType } from './gate.js'
import type { Calculation } from './saved.js'

export interface Place {
  type: string
  id: string
}

/**
 * Returns the calculation of a path. A calculation is found only under its own type.
 * @throws Refusal in this order: 400 for an invalid type or id, 403 for a key that excludes the
 * type, 403 `FORBIDDEN` for a calculation of another account (rule 5: before any operation,
 * whatever its state), 404 `CALC_NOT_FOUND`
 *
 * The `hash` that the routes accept is ignored: the credential determines the owner, and the
 * contract has no error for a wrong hash.
 */
export function ownedCalculation(
  deps: CalculationDeps,
  request: FastifyRequest<{ Params: Place }>,
): Calculation {
  const credential = credentialOf(deps, request)
  const type = knownType(request.params.type)
  const calcId = idOf(request.params.id)
  requireType(credential, type)
  const found = deps.saved.find(calcId)
  if (isForeign(deps, calcId, found, credential.user.id)) {
    throw new Refusal(403, 'FORBIDDEN', `O cálculo ${calcId} é de outra conta.`)
  }
  if (found && !found.trashed && found.type === type) return found
  throw new Refusal(404, 'CALC_NOT_FOUND', `Cálculo ${calcId} do tipo ${type} não encontrado.`)
}

/** @throws Refusal 410 if the file of the calculation is gone */
export function refuseGone({ data, calcId }: Calculation): void {
  if (data !== 'gone') return
  const message = `O arquivo do cálculo ${calcId} não está mais no servidor.`
  throw new Refusal(410, 'CALC_DATA_GONE', message)
}

/**
 * @throws Refusal if the calculation cannot be opened, because its file is gone or it is archived
 * as a PDF
 */
export function refuseWithoutFields(calculation: Calculation): void {
  refuseGone(calculation)
  if (calculation.data !== 'archived') return
  throw new Refusal(
    409,
    'LEGACY_CALC_READ_ONLY',
    `O cálculo ${calculation.calcId} é da geração anterior e só pode ser lido.`,
    { hint: 'export?format=pdf entrega o demonstrativo arquivado.' },
  )
}

/** @throws Refusal 400 */
export function knownType(type: string): CalcType {
  if (isCalcType(type)) return type
  throw badRequest(`Tipo de cálculo desconhecido: ${type}.`)
}

/** The courts' tables are calculations too, which belong to no user of the sandbox. */
function isForeign(
  { catalogue }: CalculationDeps,
  calcId: number,
  found: Calculation | undefined,
  user: number,
): boolean {
  return found ? found.user !== user : catalogue.tables.some(({ id }) => id === calcId)
}

function idOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw badRequest(`O id do cálculo deve ser um inteiro: ${text}.`)
}
