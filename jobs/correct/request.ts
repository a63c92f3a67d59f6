import { toBrazilian } from '../../src/dates.js'
import type { CallRequest, FreeReads, LookedUp, Parameters } from '../../src/job.js'
import { type CorrectRequest, correct } from '../../src/services/calculation/correct.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { listCalcs } from '../../src/services/calculation/list.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import { isRecord } from '../../src/services/verdict.js'
import type { CorrectItem } from './plan-row.js'

export function request(
  parameters: Parameters,
  items: CorrectItem[],
  callName: string,
): CallRequest {
  return callRequest(correct, body(parameters, items, callName))
}

/**
 * One row of a call asked alone, for its charges: nothing is saved again, and what the service says
 * against it leaves the call's answer as it is.
 */
export function requestAlone(
  { save: _save, name: _name, ...parameters }: Parameters,
  item: CorrectItem,
): CallRequest {
  return { ...request(parameters, [item], ''), refusalTells: true, failureTells: true }
}

function body(given: Parameters, items: CorrectItem[], callName: string): CorrectRequest {
  const text = (name: string) =>
    typeof given[name] === 'string' ? (given[name] as string) : undefined
  const date = (name: string) => (text(name) === undefined ? undefined : toBrazilian(text(name)!))
  const fee = text('honorarios.valor')
  return omitUndefined({
    index: idOrSlug(text('index')),
    table: idOrSlug(text('table')),
    updateTo: toBrazilian(text('updateTo')!),
    // The contract has no place for the date of citation.
    items: items.map(({ citation: _citation, ...item }) =>
      omitUndefined({ ...item, date: toBrazilian(item.date), amount: Number(item.amount) }),
    ),
    juros:
      text('juros.percentual') === undefined
        ? undefined
        : omitUndefined({
            percentual: text('juros.percentual'),
            from: text('juros.from') as 'vencimento' | undefined,
          }),
    multa:
      text('multa.percentual') === undefined
        ? undefined
        : { percentual: text('multa.percentual')! },
    honorarios:
      fee === undefined
        ? undefined
        : omitUndefined({ valor: Number(fee), modo: text('honorarios.modo') as 'p' | undefined }),
    selic: given.selic === true ? true : undefined,
    selicFrom: date('selicFrom'),
    selicUntil: date('selicUntil'),
    selicBase: text('selicBase') as CorrectRequest['selicBase'],
    selicVersion:
      text('selicVersion') === undefined ? undefined : (Number(text('selicVersion')) as 1 | 2),
    save: given.save === true ? true : undefined,
    name: nameOf(given, callName),
  })
}

/** A saved calculation carries the call's name, by which a lost answer can be looked up. */
function nameOf(given: Parameters, callName: string): string | undefined {
  const name = typeof given.name === 'string' ? given.name : undefined
  return given.save === true ? savedName(callName, name) : name
}

export function savedName(callName: string, name: string | undefined): string {
  return [callName, name].filter(Boolean).join(AND_NAME)
}

/** The call's name stands first: a service that shortens names cuts the other. */
const AND_NAME = ' - '

function isNamed(calculation: unknown, callName: string): calculation is { calcId?: unknown } {
  if (!isRecord(calculation) || typeof calculation.name !== 'string') return false
  const { name } = calculation
  return name === callName || name.startsWith(callName + AND_NAME)
}

function idOrSlug(ref: string | undefined): string | number | undefined {
  return ref !== undefined && /^\d{1,15}$/.test(ref) ? Number(ref) : ref
}

function omitUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T
}

/** Pages of the list of saved calculations that are read, newest first. */
const PAGES = 5
const PAGE = 100

/** Whether a saved calculation of this name exists, after the answer that created it was lost. */
export async function lookUp(
  callName: string,
  reads: FreeReads,
  type: CalcType = 'atualizacaoMonetaria',
): Promise<LookedUp> {
  let offset = 0
  for (let page = 0; page < PAGES; page += 1) {
    const wanted = { type, limit: PAGE, offset }
    const answer = await reads.tryGet(...routeAndPath(listCalcs, wanted))
    const list =
      answer.is === 'found' && isRecord(answer.body) ? answer.body.calculations : undefined
    if (!Array.isArray(list)) return { is: 'unclear' }
    const found = list.find((one) => isNamed(one, callName))
    if (found) return { is: 'present', id: String(found.calcId ?? '') }
    if (list.length === 0) return { is: 'absent' }
    // The service may have a lower ceiling than the limit that was asked.
    offset += list.length
  }
  // More were made since than we read: what is further down cannot be told from what is not there.
  return { is: 'unclear' }
}
