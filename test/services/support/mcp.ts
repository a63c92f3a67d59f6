import type { ServerResponse } from 'node:http'
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js'
import { json, type Seen, serverFor, type TestServer } from './server.js'

export interface Message {
  id?: number
  method: string
  params?: Record<string, unknown>
}
type Answers = (message: Message, response: ServerResponse, seen: Seen) => void

export const messageOf = ({ body }: Seen): Message => JSON.parse(body)
export const methodsOf = ({ seen }: TestServer): string[] =>
  seen.map((one) => messageOf(one).method)

export function result(response: ServerResponse, { id }: Message, value: object): void {
  json(response, { jsonrpc: '2.0', id, result: value })
}
export function rpcError(
  response: ServerResponse,
  { id }: Message,
  error: object,
  status = 200,
): void {
  json(response, { jsonrpc: '2.0', id, error }, status)
}

/** A stateless connector that begins as it should, and answers all else as the test says. */
export function connectorServer(answers: Answers): Promise<TestServer> {
  return serverFor((seen, response) => {
    const message = messageOf(seen)
    if (message.method === 'notifications/initialized') response.writeHead(202).end()
    else if (message.method === 'initialize') result(response, message, BEGUN)
    else answers(message, response, seen)
  })
}

const BEGUN = {
  protocolVersion: LATEST_PROTOCOL_VERSION,
  capabilities: { tools: {} },
  serverInfo: { name: 'stand-in', version: '1' },
}
