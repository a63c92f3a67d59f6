import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { gate } from '../calc/gate.js'
import { answerError } from '../calc/service.js'
import { challengeOf } from '../oauth/discovery.js'
import { Refusal } from '../refusal.js'
import { requestStateOf } from '../request-hooks.js'
import { calculationTools } from './calculation-tools.js'
import { catalogueTools } from './catalogue-tools.js'
import { callInside, resultOf } from './inner-call.js'
import type { InnerRequest, Tool } from './tool.js'

/**
 * "Agent connector" of the contract: JSON-RPC over streamable HTTP, without sessions. The request
 * itself costs no units and needs no scope. Each tool call is checked and counted once, at its own
 * route, and the access log has it as a request of that route with `via: 'mcp'`, besides the
 * connector's own entry.
 *
 * A refusal by HTTP (401) uses the envelope, a refusal by JSON-RPC a JSON-RPC error.
 */
export function mcpRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const tools = allTools()
  const admitted = { ...gate(deps, { scope: null, units: 0 }), errorHandler: answerWithChallenge }
  app.post('/mcp', admitted, async (request, reply) => {
    const batch = batchIn(request.body)
    if (batch?.length === 0) return refuseEmptyBatch(reply)
    const call = (inner: InnerRequest) => callTool(app, inner, request, deps)
    // Loaded on demand: the SDK takes longer to load than the rest of the sandbox, and few callers
    // need it.
    const { answerRpc } = await import('./server.js')
    const response = await answerRpc(webRequest(request), tools, call)
    return sendResponse(response, reply, batch !== undefined)
  })
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({ method, url: '/mcp', ...admitted, exposeHeadRoute: false, handler: noSession })
  }
}

async function callTool(
  app: FastifyInstance,
  inner: InnerRequest,
  request: FastifyRequest,
  { requestStates }: CalculationDeps,
) {
  try {
    return resultOf(inner, await callInside(app, inner, request.headers.authorization ?? ''))
  } catch (error) {
    // The route cut its connection, which stands for the caller's, so that this one is cut too.
    requestStateOf(requestStates, request).fault = { lose: 'after' }
    throw error
  }
}

const PASSED_ON = ['content-type', 'mcp-protocol-version', 'mcp-session-id'] as const

/** `Accept` is set here, because the contract requires only a JSON-RPC body of the caller. */
function webRequest({ headers, url, host, body }: FastifyRequest): Request {
  const passed = new Headers({ accept: 'application/json, text/event-stream' })
  for (const name of PASSED_ON) {
    const value = headers[name]
    if (typeof value === 'string') passed.set(name, value)
  }
  const text = typeof body === 'string' ? body : ''
  return new Request(`http://${host}${url}`, { method: 'POST', headers: passed, body: text })
}

/**
 * Batches of JSON-RPC 2.0, section 6, which the contract names; MCP had them until 2025-06-18. Each
 * tool call of a batch is checked and counted at its own route, like a single call.
 */
function batchIn(body: unknown): unknown[] | undefined {
  if (typeof body !== 'string' || !body.trimStart().startsWith('[')) return undefined
  try {
    const messages: unknown = JSON.parse(body)
    return Array.isArray(messages) ? messages : undefined
  } catch {
    return undefined
  }
}

/** Section 6: an empty batch gets a single error, not a list. */
function refuseEmptyBatch(reply: FastifyReply): FastifyReply {
  const error = { code: -32600, message: 'Invalid Request' }
  return reply.code(400).send({ jsonrpc: '2.0', error, id: null })
}

async function sendResponse(
  response: Response,
  reply: FastifyReply,
  isBatch: boolean,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value)
  const text = await response.text()
  // The SDK answers a batch of one request with a bare object.
  const isBare = isBatch && response.status === 200 && !text.startsWith('[')
  return reply.code(response.status).send(isBare ? `[${text}]` : text)
}

/** Without sessions there is no stream to open or to end. */
async function noSession(_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const error = { code: -32000, message: 'Method not allowed.' }
  return reply.code(405).header('allow', 'POST').send({ jsonrpc: '2.0', error, id: null })
}

function answerWithChallenge(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal && error.status === 401) {
    reply.header('www-authenticate', challengeOf(request))
  }
  return answerError(error, request, reply)
}

/** Returns the ten tools; the contract states their number and names none. */
function allTools(): Tool[] {
  return [...catalogueTools(), ...calculationTools()]
}
