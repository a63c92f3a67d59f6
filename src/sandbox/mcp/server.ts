import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { InnerRequest, Tool } from './tool.js'

/** In bytes; the largest body of the routes that the tools call. */
const BODY_LIMIT = 30 * 1024 * 1024

export type CallTool = (request: InnerRequest) => Promise<CallToolResult>

/**
 * Answers one JSON-RPC request. Each has a server of its own, because the connector has no
 * sessions.
 */
export async function answerRpc(
  request: Request,
  tools: readonly Tool[],
  call: CallTool,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: BODY_LIMIT,
  })
  await createMcpServer(tools, call).connect(transport)
  return transport.handleRequest(request)
}

function createMcpServer(tools: readonly Tool[], call: CallTool): McpServer {
  const server = new McpServer({ name: 'calc-sandbox', version: '1.0.0' })
  for (const { name, title, description, input, readOnly, request } of tools) {
    const annotations = { readOnlyHint: readOnly, destructiveHint: false }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (given) =>
      // The schema of the tool has validated the input that its request takes.
      call(request(given as never)),
    )
  }
  return server
}
