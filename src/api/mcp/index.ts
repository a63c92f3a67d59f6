import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { VERSION } from '../../runtime/version.js'
import { LONG_MS, type WebContext } from '../../web/context.js'
import { logProblem, problemOf } from '../../web/problem.js'
import { type Asking, refuseTool, TOOLS, type Tool } from './tools.js'

/** A message contains the whole spreadsheet. */
const MOST_BYTES = 10 * 1024 ** 2

/** Adds `POST /mcp` for agents, with the use cases and rules of the API. */
export function mcp(server: FastifyInstance, context: WebContext): void {
  const schema = { hide: true }
  server.post(
    '/mcp',
    { config: { role: 'viewer' }, bodyLimit: MOST_BYTES, handlerTimeout: LONG_MS, schema },
    async (request, reply) => {
      const { status, headers, text } = await answer(request, context)
      return reply.code(status).headers(headers).send(text)
    },
  )
  // There are no sessions, so that no stream can be opened and none ended.
  server.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    config: { role: 'viewer' },
    schema,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })
}

/** Each request has its own server, so that any process can answer it. */
async function answer(request: FastifyRequest, context: WebContext) {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MOST_BYTES,
  })
  const server = serverFor(request, context)
  await server.connect(transport)
  try {
    const { accept = '', 'content-type': type = '' } = request.headers
    const version = request.headers['mcp-protocol-version']
    const response = await transport.handleRequest(
      new Request('http://localhost/mcp', {
        method: 'POST',
        headers: {
          accept,
          'content-type': type,
          ...(version === undefined ? {} : { 'mcp-protocol-version': String(version) }),
        },
        body: JSON.stringify(request.body),
      }),
    )
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, text: await response.text() }
  } finally {
    await server.close()
  }
}

function serverFor(request: FastifyRequest, context: WebContext): McpServer {
  const server = new McpServer({ name: 'lote', version: VERSION })
  const { viewer, language } = request
  for (const one of TOOLS) {
    const { name, description, input, changes } = one
    const annotations = { readOnlyHint: changes !== true, destructiveHint: false }
    server.registerTool(name, { description, inputSchema: input, annotations }, (given) => {
      if (changes) request.deed = name
      return run(one, given, { context, viewer, language })
    })
  }
  return server
}

async function run(tool: Tool, given: object, asking: Asking): Promise<CallToolResult> {
  try {
    refuseTool(tool, asking)
    return said(await tool.run(given as never, asking))
  } catch (error) {
    const problem = problemOf(error, asking.language)
    logProblem(asking.context.app.log, error, problem, { tool: tool.name })
    return { ...said(problem), isError: true }
  }
}

function said(structured: object): CallToolResult {
  const structuredContent = { ...structured }
  return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent }
}
