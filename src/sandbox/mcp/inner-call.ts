import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance } from 'fastify'
import { INNER_ADDRESS } from '../request-hooks.js'
import type { InnerRequest } from './tool.js'

/** The REST interface's answer to the request of a tool. */
interface InnerAnswer {
  status: number
  type: string
  body: Buffer
}

/**
 * Calls the service's own route inside the process with the caller's credential, so that scope,
 * units, limit and errors are decided in one place. Rejects if the route cut the connection.
 */
export async function callInside(
  app: FastifyInstance,
  { method, path, query = {}, body }: InnerRequest,
  authorization: string,
): Promise<InnerAnswer> {
  const search = searchOf(query)
  const answer = await app.inject({
    method,
    url: `${app.prefix}${path}${search}`,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    remoteAddress: INNER_ADDRESS,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const type = String(answer.headers['content-type'] ?? '')
  return { status: answer.statusCode, type, body: answer.rawPayload }
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/**
 * Returns the result of a tool: JSON as text and as structure, a page or file as an embedded
 * resource. Any status from 400 up, including 429, is a tool error with the route's own error body.
 */
export function resultOf({ path }: InnerRequest, answer: InnerAnswer): CallToolResult {
  const { status, type, body } = answer
  const isError = status >= 400
  const structure = structureOf(answer)
  if (structure || isError) {
    const content = [{ type: 'text' as const, text: body.toString() }]
    return { content, ...(structure && { structuredContent: structure }), isError }
  }
  const mimeType = type.split(';', 1)[0] ?? ''
  const held = mimeType.startsWith('text/')
    ? { text: body.toString() }
    : { blob: body.toString('base64') }
  return { content: [{ type: 'resource', resource: { uri: `calc:${path}`, mimeType, ...held } }] }
}

function structureOf({ type, body }: InnerAnswer): Record<string, unknown> | undefined {
  if (!type.startsWith('application/json')) return undefined
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
