import type { CallRequest, Parameters } from '../../src/core/job/job.js'
import { type CorrectRequest, correct } from '../../src/services/calculation/correct.js'
import { callRequest } from '../../src/services/endpoint.js'
import { toBrazilian } from '../../src/values/dates.js'
import { savedName } from '../saved/look-up.js'
import type { CorrectItem } from './item.js'

export function request(
  parameters: Parameters,
  items: CorrectItem[],
  callName: string,
): CallRequest {
  return callRequest(correct, body(parameters, items, callName))
}

/**
 * Asks for one row of a call alone, to learn its charges. It saves nothing again, and a refusal or
 * a failure leaves the answer of the call as it is.
 */
export function requestAlone(
  { save: _save, name: _name, ...parameters }: Parameters,
  item: CorrectItem,
): CallRequest {
  return { ...request(parameters, [item], ''), refusalIsAnswer: true, failureIsAnswer: true }
}

function body(given: Parameters, items: CorrectItem[], callName: string): CorrectRequest {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined)
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

function nameOf(given: Parameters, callName: string): string | undefined {
  const name = typeof given.name === 'string' ? given.name : undefined
  return given.save === true ? savedName(callName, name) : name
}

function idOrSlug(ref: string | undefined): string | number | undefined {
  return ref !== undefined && /^\d{1,15}$/.test(ref) ? Number(ref) : ref
}

function omitUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T
}
