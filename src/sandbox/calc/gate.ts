import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credential, Scope } from '../accounts.js'
import { type Fault, isCounted } from '../faults.js'
import { Refusal } from '../refusal.js'
import type { Passage, World } from './world.js'

/** What a route asks of its caller. */
export interface Access {
  scope: Scope
  /** What a call of the route counts against the limit. */
  units: 0 | 1
}

/**
 * The hooks of a route. Judged on arrival, before the body is read: who calls, whether the limit has
 * room, which fault waits. Carried out once the body is in, so that a refusal never cuts an upload.
 */
export function gate(world: World, access: Access) {
  return {
    onRequest: async (request: FastifyRequest) =>
      arrive(passageOf(world, request), request, world, access),
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const passage = passageOf(world, request)
      if (typeof request.body === 'string') passage.entry.text = request.body
      if (passage.refusal) throw passage.refusal
      if (passage.ending === 'reset') return cut(passage, request, reply, world)
      if (typeof passage.ending === 'object') return sendInstead(passage.ending, reply)
    },
  }
}

export function passageOf({ passages }: World, request: FastifyRequest): Passage {
  const passage = passages.get(request)
  if (!passage) throw new Error(`no passage was opened for ${request.method} ${request.url}`)
  return passage
}

/** The credential of a request that came through the gate. */
export function credentialOf(world: World, request: FastifyRequest): Credential {
  const { credential } = passageOf(world, request)
  if (!credential) throw new Error(`${request.url} answers without having asked for a credential`)
  return credential
}

/** Throws the 403 that names the scope. */
export function requireScope({ scopes }: Credential, scope: Scope): void {
  if (scopes.includes(scope)) return
  throw new Refusal(403, 'FORBIDDEN_SCOPE', `A credencial não tem o escopo ${scope}.`)
}

function arrive(passage: Passage, request: FastifyRequest, world: World, access: Access): void {
  try {
    passage.credential = authenticate(request.headers.authorization, world)
    passage.entry.user = passage.credential.user.id
    if (access.units > 0) admit(passage, passage.credential, world, access.units)
    requireScope(passage.credential, access.scope)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    passage.refusal = error
  }
}

function authenticate(header: string | undefined, { accounts }: World): Credential {
  const key = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1]
  // The contract does not show the code of a missing credential.
  if (key === undefined)
    throw new Refusal(401, 'UNAUTHORIZED', 'Falta Authorization: Bearer <chave>.')
  const credential = accounts.credential(key)
  if (credential && !credential.revoked) return credential
  throw new Refusal(401, 'INVALID_API_KEY', 'Chave inexistente ou revogada.')
}

function admit(passage: Passage, { user }: Credential, world: World, units: number): void {
  const fault = world.faults.next()
  if (!fault || isCounted(fault)) {
    const retryAfter = world.meter.arrive(user.id, passage.entry.at)
    if (retryAfter !== undefined) {
      throw new Refusal(429, 'RATE_LIMITED', 'Limite de uso excedido.', { retryAfter })
    }
    passage.entry.units = units
  }
  if (!fault) return
  world.faults.take()
  apply(fault, passage)
}

function apply(fault: Fault, passage: Passage): void {
  if ('delayMs' in fault) passage.delayMs = fault.delayMs
  else if ('lose' in fault) passage.ending = 'lose-answer'
  else if ('reset' in fault) passage.ending = 'reset'
  else passage.ending = answerOf(fault)
}

type AnswerFault = Exclude<Fault, { delayMs: number } | { lose: 'after' } | { reset: true }>

const JSON_TYPE = 'application/json; charset=utf-8'

function answerOf(fault: AnswerFault): Exclude<Passage['ending'], string> {
  if ('garbage' in fault) return { status: 200, type: JSON_TYPE, body: '{"total": 1' }
  if ('edge' in fault) return edgePage(fault.edgeStatus ?? 502)
  const envelope = fault.envelope ?? { code: 'SANDBOX_FAULT', message: 'Falha pedida ao sandbox.' }
  const body = fault.body ?? { error: envelope }
  return { status: fault.status, type: JSON_TYPE, body: JSON.stringify(body) }
}

function edgePage(status: number) {
  const body = `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
  return { status, type: 'text/html; charset=utf-8', body }
}

function sendInstead(
  answer: Exclude<Passage['ending'], string>,
  reply: FastifyReply,
): FastifyReply {
  return reply.code(answer.status).type(answer.type).send(answer.body)
}

function cut(
  passage: Passage,
  request: FastifyRequest,
  reply: FastifyReply,
  { clock }: World,
): void {
  passage.entry.answeredAt = clock()
  reply.hijack()
  request.raw.socket.destroy()
}
