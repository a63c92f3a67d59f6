import type { ServiceName } from '../openapi/shape.js'
import { OPERATIONS } from '../openapi.js'
import { facets, facetsIn } from './fields.js'
import { replyKey } from './judge.js'
import type { Judged } from './proxy.js'

/** Every reply that the contract names: `calculation.calc.run 409 LEGACY_CALC_READ_ONLY`. */
export function repliesOf(service: ServiceName): string[] {
  return operationsOf(service).flatMap((operation) =>
    operation.replies.filter(({ beyond }) => !beyond).map((reply) => replyKey(operation, reply)),
  )
}

export function repliesIn(passed: readonly Judged[]): string[] {
  return passed.flatMap(({ operation, reply }) =>
    operation && reply ? [replyKey(operation, reply)] : [],
  )
}

/** Every parameter and body field that the contract names, with each choice it may be. */
export function inputsOf(service: ServiceName): string[] {
  return operationsOf(service).flatMap(({ id, params, query, body = {} }) => [
    ...facets(params).map((facet) => `${id} path ${facet}`),
    ...facets(query).map((facet) => `${id} query ${facet}`),
    ...Object.entries(body).flatMap(([type, schema]) =>
      facets(schema).map((facet) => `${id} ${type} ${facet}`),
    ),
  ])
}

/** Of requests without objection, those that were well received. */
export function inputsIn(passed: readonly Judged[]): string[] {
  return passed.flatMap(({ operation, objections, exchange }) => {
    if (!operation || objections.length > 0 || exchange.answer.status >= 300) return []
    const { id, query, body = {}, params } = operation
    const type = (exchange.headers['content-type'] ?? '').split(';')[0]!
    const schema = body[type]
    return [
      ...facetsIn(params, pathIn(operation.path, exchange.path)).map((one) => `${id} path ${one}`),
      ...facetsIn(query, exchange.query).map((one) => `${id} query ${one}`),
      ...(schema ? facetsIn(schema, exchange.body).map((one) => `${id} ${type} ${one}`) : []),
    ]
  })
}

/** Every field, choice and null that a good answer may have. */
export function outputsOf(service: ServiceName): string[] {
  return operationsOf(service).flatMap(({ id, replies }) =>
    replies.flatMap(({ status, body }) =>
      body && status < 300 ? facets(body).map((facet) => `${id} ${facet}`) : [],
    ),
  )
}

export function outputsIn(passed: readonly Judged[]): string[] {
  return passed.flatMap(({ operation, reply, exchange }) =>
    operation && reply?.body && reply.status < 300
      ? facetsIn(reply.body, exchange.answer.body).map((facet) => `${operation.id} ${facet}`)
      : [],
  )
}

export function without(all: readonly string[], met: readonly string[]): string[] {
  const seen = new Set(met)
  return [...new Set(all)].filter((one) => !seen.has(one))
}

function operationsOf(service: ServiceName) {
  return OPERATIONS.filter((operation) => operation.service === service)
}

function pathIn(template: string, path: string): Record<string, string> {
  const parts = path.split('/')
  const named = template.split('/').flatMap((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name ? [[name, decodeURIComponent(parts[at]!)] as const] : []
  })
  return Object.fromEntries(named)
}
