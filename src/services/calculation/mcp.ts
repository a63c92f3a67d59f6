import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import {
  type CallToolResult,
  CallToolResultSchema,
  ErrorCode,
  type ListToolsResult,
  ListToolsResultSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { VERSION } from '../../runtime/version.js'
import type { Failure } from '../answer.js'
import { text } from '../body-decoder.js'
import { checked, type Endpoint, endpoint } from '../endpoint.js'
import { errorOf } from '../failures.js'
import { redacting } from '../redact.js'
import type { CallOptions, Sender } from '../sender.js'
import { factsOf, ServiceError } from '../service-error.js'
import { type JsonRpcAnswer, jsonRpcAnswer } from './mcp-answer.js'

export type Tool = ListToolsResult['tools'][number]
export type ToolResult = CallToolResult

const ROUTE = { service: 'calculation', route: 'POST /mcp', input: z.looseObject({}) } as const
const PATH = '/mcp'
const asIs = { body: (message: unknown) => message }

/** The handshake and the list of tools are no operations of the bridge. */
export const question = endpoint({
  ...ROUTE,
  ...asIs,
  units: 0,
  repeatable: true,
  answer: jsonRpcAnswer,
})
export const notice = endpoint({ ...ROUTE, ...asIs, units: 0, repeatable: true, answer: text })
/**
 * The contract states neither the price of a tool nor whether it may be repeated. The tools mirror
 * the REST routes, the dearest of which cost one unit, and some of which write.
 */
export const toolCall = endpoint({
  ...ROUTE,
  ...asIs,
  units: 1,
  unpriced: true,
  repeatable: false,
  answer: jsonRpcAnswer,
})

const toolQuestion = z.strictObject({
  name: z.string().min(1, 'is empty'),
  arguments: z.record(z.string(), z.unknown()).optional(),
})
export type ToolQuestion = z.input<typeof toolQuestion>

/** The sender has the deadline, and a wait for units may be longer than any timeout of the SDK. */
const NO_DEADLINE = { timeout: 2 ** 31 - 1 }
/** The most pages of tools; the contract has ten tools. */
const MOST_PAGES = 20

/**
 * The agent connector (contract, "Agent connector"): JSON-RPC over `POST /mcp` with the protocol's
 * own SDK. Each message is sent like any other call: bounded in time and size, classified by the
 * same table, with a ServiceError for every result without an answer. Its code is that of the
 * JSON-RPC error when the status was good, and the status otherwise.
 */
export class McpConnector {
  private readonly options = new AsyncLocalStorage<CallOptions>()
  private readonly client = new Client({ name: 'lote', version: VERSION })

  private constructor(private readonly sender: Sender) {}

  static async connect(sender: Sender, options: CallOptions = {}): Promise<McpConnector> {
    const connector = new McpConnector(sender)
    // The sender has the address; only the path of this one appears, in errors of the SDK.
    const transport = new StreamableHTTPClientTransport(new URL(PATH, 'http://localhost'), {
      fetch: (_, init) => connector.post(init),
    })
    await connector.asked('initialize', options, () =>
      connector.client.connect(transport, NO_DEADLINE),
    )
    return connector
  }

  // `client.listTools` and `client.callTool` check answers against the tools' own schemas, and an
  // answer that breaks its schema would be reported as a wrong request of ours.

  /** Returns all tools, as the service describes them, for free. */
  async listTools(options: CallOptions = {}): Promise<Tool[]> {
    const tools: Tool[] = []
    let cursor: string | undefined
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const params = cursor === undefined ? {} : { cursor }
      const answer = await this.asked('tools/list', options, () =>
        this.client.request({ method: 'tools/list', params }, ListToolsResultSchema, NO_DEADLINE),
      )
      tools.push(...answer.tools)
      cursor = answer.nextCursor
      if (cursor === undefined) return tools
    }
    throw failureOf('tools/list', new Error(`more than ${MOST_PAGES} pages of tools`))
  }

  /**
   * Calls a tool for one unit ({@link toolCall}). The tool's own report, `isError` too, is its
   * answer and is returned as it came, but for that of an exceeded limit.
   * @throws RequestError before the call is sent, ServiceError afterwards
   */
  async callTool(question: ToolQuestion, options: CallOptions = {}): Promise<ToolResult> {
    const params = checked({ ...ROUTE, input: toolQuestion }, question)
    const request = { method: 'tools/call', params }
    return this.asked('tools/call', options, () =>
      this.client.request(request, CallToolResultSchema, NO_DEADLINE),
    )
  }

  async close(): Promise<void> {
    await this.client.close()
  }

  /** Sends every request of the SDK. */
  private async post(init: RequestInit = {}): Promise<Response> {
    // The contract has POST alone: the server opens no stream of its own, and there is no session
    // to end.
    if (init.method !== 'POST') return new Response(null, { status: 405 })
    const message = JSON.parse(String(init.body)) as JsonRpcAnswer
    const options = {
      ...this.options.getStore(),
      headers: Object.fromEntries(new Headers(init.headers)),
    }
    if (message.id === undefined) {
      await this.sender.ask(notice, message, options)
      return new Response(null, { status: 202 })
    }
    const route: Endpoint<JsonRpcAnswer, JsonRpcAnswer> =
      message.method === 'tools/call' ? toolCall : question
    const answer = await this.sender.send(route, message, options)
    // The SDK would wait endlessly for the answer with its own number.
    if (answer.id !== message.id) throw new Error('an answer to another question')
    // The SDK refuses a message with other fields than these.
    const { jsonrpc, id, result } = answer
    return Response.json({ jsonrpc, id, result })
  }

  /** Runs an operation of the SDK; every failure of it becomes a ServiceError. */
  private async asked<T>(method: string, options: CallOptions, act: () => Promise<T>): Promise<T> {
    if (method !== 'initialize' && !this.client.transport)
      throw new Error('the connector is closed')
    try {
      return await this.options.run(options, act)
    } catch (cause) {
      throw cause instanceof ServiceError ? cause : failureOf(method, errorOf(cause))
    }
  }
}

/**
 * An error of the SDK itself: the connector was closed during a call, or its schemas refuse an
 * answer.
 */
function failureOf(method: string, error: Error): ServiceError {
  const hide = redacting([])
  const request = factsOf({ method: 'POST', path: PATH, body: { method } }, hide)
  const reason = hide(error.message)
  const isClosed = error instanceof McpError && error.code === ErrorCode.ConnectionClosed
  const code = isClosed ? 'CONNECTOR_CLOSED' : 'UNREADABLE_ANSWER'
  const told = { code, message: reason, reason, overlong: false }
  // A tool may have done its work, whatever its answer was.
  const mayBeDone = isClosed || method === 'tools/call'
  const failure: Failure = mayBeDone
    ? { is: 'unknown', ...told }
    : { is: 'broken', sent: true, ...told }
  return new ServiceError(ROUTE.service, ROUTE.route, request, failure)
}
