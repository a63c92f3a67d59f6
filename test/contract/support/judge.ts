import type { z } from 'zod'
import type { Exchange, Operation, Reply, ServiceName } from '../openapi/shape.js'
import { OPERATIONS } from '../openapi.js'

/** What is not as the description says, on either side of the wire. */
export interface Objection {
  side: 'request' | 'answer'
  operation: string
  problem: string
}

export interface Judgement {
  operation?: Operation
  /** The one of its replies that the answer is. */
  reply?: Reply
  objections: Objection[]
}

/** An exchange before its path has been taken apart. */
export type RawExchange = Omit<Exchange, 'params'> & {
  service: ServiceName
  /** Names that the query has more than once. */
  repeated: readonly string[]
}

/** Names a reply: `calculation.calc.run 409 LEGACY_CALC_READ_ONLY`; `*` is a code that is not shown. */
export function replyKey({ id }: Pick<Operation, 'id'>, { status, code, type }: Reply): string {
  const said = code === undefined ? undefined : (code ?? '*')
  return [id, status, said, type].filter((part) => part !== undefined && part !== '').join(' ')
}

/** Holds one exchange to the description, strictly. */
export function judge(raw: RawExchange): Judgement {
  const found = operationOf(raw)
  if (!found) {
    const problem = `${raw.method} ${raw.path}: no such operation`
    return { objections: [{ side: 'request', operation: raw.service, problem }] }
  }
  const { operation, params } = found
  const exchange: Exchange = { ...raw, params }
  const asked = requestProblems(operation, exchange, raw.repeated)
  const { reply, problems } = answerProblems(operation, exchange)
  const told = (side: Objection['side']) => (problem: string) => ({
    side,
    operation: operation.id,
    problem,
  })
  const objections = [...asked.map(told('request')), ...problems.map(told('answer'))]
  return { operation, ...(reply && { reply }), objections }
}

function operationOf({ service, method, path }: RawExchange) {
  for (const operation of OPERATIONS) {
    if (operation.service !== service || operation.method !== method) continue
    const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(path)
    if (!match) continue
    const encoded = Object.entries(match.groups ?? {})
    const params = encoded.map(([name, value]) => [name, decodeURIComponent(value)])
    return { operation, params: Object.fromEntries(params) as Record<string, string> }
  }
  return undefined
}

function requestProblems(
  operation: Operation,
  exchange: Exchange,
  repeated: readonly string[],
): string[] {
  return [
    ...credentialProblems(operation, exchange),
    ...repeated.map((name) => `query ${name}: given more than once`),
    ...schemaProblems('path', operation.params, exchange.params),
    ...schemaProblems('query', operation.query, exchange.query),
    ...bodyProblems(operation, exchange),
  ]
}

const JWT = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/

function credentialProblems({ auth }: Operation, { headers, body, method }: Exchange): string[] {
  const { authorization = '' } = headers
  const isBearer = /^Bearer \S+$/.test(authorization)
  switch (auth) {
    case 'none':
      return []
    case 'bearer':
      return isBearer ? [] : ['no Authorization: Bearer']
    case 'jwt':
      return JWT.test(authorization) ? [] : ['no JWT in Authorization: Bearer']
    case 'gazette':
      return isBearer || headers['x-api-key'] ? [] : ['neither Authorization nor X-API-Key']
    case 'raw': {
      if (authorization === '' || isBearer) return ['no raw key in Authorization']
      const inBody = (body as { apikey?: unknown } | undefined)?.apikey
      return method === 'POST' && inBody !== authorization ? ['apikey is not the key'] : []
    }
  }
}

function bodyProblems({ body, bodyOptional }: Operation, exchange: Exchange): string[] {
  if (exchange.body === undefined) return body && !bodyOptional ? ['no body'] : []
  if (!body) return ['a body where none is named']
  const type = mediaType(exchange.headers)
  const schema = body[type]
  return schema ? schemaProblems('body', schema, exchange.body) : [`body of type ${type}`]
}

function answerProblems(operation: Operation, exchange: Exchange) {
  const { status, headers, body } = exchange.answer
  const type = mediaType(headers)
  if (isEdgePage(status, type)) return { problems: [] }
  // "Error codes, statuses and body shape of this service: not shown."
  if (operation.service === 'update' && status >= 400) return { problems: [] }
  const listed = operation.replies.filter((reply) => reply.status === status)
  const ofType = listed.filter((reply) => ['*', type].includes(reply.type ?? 'application/json'))
  if (listed.length === 0) return { problems: [`status ${status} is not listed`] }
  if (ofType.length === 0) return { problems: [`${status} of type ${type}`] }
  const reply = meant(ofType, body)
  if (!reply) return { problems: [`${status} with the code ${codeIn(body)}`] }
  const missing = (reply.headers ?? []).filter((name) => !headers[name])
  const problems = [
    ...missing.map((name) => `${status} without the header ${name}`),
    ...rateProblems(headers),
    ...(reply.body ? schemaProblems(`answer ${status}`, reply.body, body) : []),
  ]
  const disagreed = problems.length === 0 && reply.agree?.(exchange)
  return { reply, problems: disagreed ? [`answer ${status}: ${disagreed}`] : problems }
}

/** The reply of the answer's own code; one whose code is not shown stands for all others. */
function meant(replies: readonly Reply[], body: unknown): Reply | undefined {
  const code = codeIn(body)
  const own = replies.find((reply) => typeof reply.code === 'string' && reply.code === code)
  return own ?? replies.find((reply) => typeof reply.code !== 'string')
}

function codeIn(body: unknown): unknown {
  return (body as { error?: { code?: unknown } } | null | undefined)?.error?.code
}

/** "The public hosts sit behind an edge network": its pages come on any route, with these statuses. */
function isEdgePage(status: number, type: string): boolean {
  return type === 'text/html' && (status === 429 || status >= 500)
}

function rateProblems(headers: Exchange['answer']['headers']): string[] {
  const told = Object.entries(headers).filter(([name]) => /^(x-ratelimit-|retry-after$)/.test(name))
  return told.filter(([, value]) => !/^\d+$/.test(value ?? '')).map(([name]) => `header ${name}`)
}

function mediaType(headers: Record<string, string | undefined>): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
}

function schemaProblems(where: string, schema: z.ZodType, value: unknown): string[] {
  const read = schema.safeParse(value)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) =>
    [where, path.join('.'), message].filter(Boolean).join(' '),
  )
}
