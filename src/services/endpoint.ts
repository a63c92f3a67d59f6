import type { z } from 'zod'
import type { Answered, BodyKind } from '../core/job/calls.js'
import type { CallRequest } from '../core/job/job.js'
import type { Account } from './account.js'
import type { Reading, ReadValue } from './body-decoder.js'
import { RequestError } from './service-error.js'

type Service = Account['service']
type Method = CallRequest['method']

/** One route of a contract: its price, its request and the reading of its answer. */
export interface Endpoint<Input, Output> {
  readonly service: Service
  /** As the contract writes it: `POST /v1/calc/{type}/{id}/run`. */
  readonly route: string
  /** Operations counted against the account's limit; the contract's lists, "Limits". */
  readonly units: number
  /** The contract states no price; `units` is the assumed one. */
  readonly unpriced: boolean
  /** The route requires no credential, and none is sent. */
  readonly open: boolean
  readonly as: BodyKind
  /** @throws RequestError that names each wrong field; nothing has been sent */
  request(input: Input): EndpointRequest
  read(answer: Answered): ReadValue<Output>
}

export interface EndpointRequest {
  method: Method
  /** The path below the base URL, encoded, with its query. */
  path: string
  body?: unknown
  /** The media type of a good answer, when the contract states it. */
  accept?: string
  /** Repeating the call changes nothing at the service and costs only its units. */
  repeatable: boolean
  /** The secrets of the request besides the credential; no message may show them. */
  secrets: readonly string[]
}

interface Declaration<Schema extends z.ZodType, Output> {
  service: Service
  route: string
  units: number
  unpriced?: boolean
  repeatable: boolean | ((input: z.output<Schema>) => boolean)
  open?: boolean
  /** All fields of the input; those that the route has in braces make its path. */
  input: Schema
  /** Fields of the query, in their order. */
  query?: readonly (keyof z.output<Schema> & string)[]
  /** The constant part of the query. */
  fixedQuery?: Record<string, string>
  body?(input: z.output<Schema>): unknown
  secrets?(input: z.output<Schema>): readonly (string | undefined)[]
  /** The media type of a file or a text: an answer of another type cannot be trusted. */
  accept?(input: z.output<Schema>): string
  answer: Reading<Output>
}

/** Declares a route once, for clients and for jobs. */
export function endpoint<Schema extends z.ZodType, Output>(
  declared: Declaration<Schema, Output>,
): Endpoint<z.input<Schema>, Output> {
  const { service, route, units, unpriced = false, open = false, answer } = declared
  const [method, template] = route.split(' ') as [Method, string]
  return {
    service,
    route,
    units,
    unpriced,
    open,
    as: answer.as,
    request: (given) => {
      const input = checked(declared, given)
      const named = input as Record<string, unknown>
      const fields = (declared.query ?? []).map((name) => [name, named[name]] as const)
      const query = queryOf([...fields, ...Object.entries(declared.fixedQuery ?? {})], declared)
      const body = declared.body?.(input)
      return {
        method,
        path: pathOf(template, named, declared) + query,
        body,
        ...(declared.accept ? { accept: declared.accept(input) } : {}),
        repeatable:
          typeof declared.repeatable === 'function'
            ? declared.repeatable(input)
            : declared.repeatable,
        secrets: (declared.secrets?.(input) ?? []).filter((secret) => secret !== undefined),
      }
    },
    read: answer.read,
  }
}

/**
 * Checks an input.
 * @throws RequestError that names each wrong field
 */
export function checked<Schema extends z.ZodType>(
  { service, route, input }: Pick<Declaration<Schema, unknown>, 'service' | 'route' | 'input'>,
  given: unknown,
): z.output<Schema> {
  const parsed = input.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => ({
    field: fieldOf(issue),
    problem: issue.message,
  }))
  throw new RequestError(service, route, problems)
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String).join('.')
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : ''
  return [path, unknown].filter(Boolean).join('.') || 'input'
}

type Named = Pick<Declaration<z.ZodType, unknown>, 'service' | 'route'>

function pathOf(template: string, input: Record<string, unknown>, named: Named): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = String(input[name] ?? '')
    // URL libraries resolve dots, and the call would go to another route.
    if (/^\.{0,2}$/.test(part)) throw wrongField(named, name, 'cannot stand in a path')
    return encoded(name, part, named)
  })
}

function queryOf(fields: readonly (readonly [string, unknown])[], named: Named): string {
  const said = fields.filter(([, value]) => value !== undefined && value !== null)
  const parts = said.map(([name, value]) => `${name}=${encoded(name, value, named)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** @throws RequestError for half a surrogate pair, for which a URL has no spelling */
function encoded(name: string, value: unknown, named: Named): string {
  const text = String(value)
  if (/\p{Surrogate}/u.test(text)) throw wrongField(named, name, 'holds half a character')
  return encodeURIComponent(text)
}

function wrongField({ service, route }: Named, field: string, problem: string): RequestError {
  return new RequestError(service, route, [{ field, problem }])
}

/**
 * Returns the call as the engine sends it, from the declaration that the clients use.
 * @throws RequestError
 */
export function callRequest<Input>(asked: Endpoint<Input, unknown>, input: Input): CallRequest {
  const { route, units, as } = asked
  const { secrets, ...request } = asked.request(input)
  return {
    route,
    ...request,
    units,
    ...(as === 'json' ? {} : { as }),
    ...(secrets.length > 0 ? { secrets } : {}),
  }
}

/** Returns route and path, for free reads. */
export function routeAndPath<Input>(
  asked: Endpoint<Input, unknown>,
  input: Input,
): [route: string, path: string] {
  return [asked.route, asked.request(input).path]
}
