import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach } from 'vitest'

export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface TestServer {
  url: string
  /** Requests that were read to their end. */
  seen: Seen[]
  /** Connections that were opened, in all. */
  connections: number
  close(): Promise<void>
}

type Answers = (seen: Seen, response: ServerResponse, socket: Socket) => void

const open: TestServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

/** A server that keeps what it was asked, and ends with the test. */
export async function serverFor(answers: Answers): Promise<TestServer> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', url: path = '', headers } = request
    const seen = { method, path, headers, body }
    started.seen.push(seen)
    answers(seen, response, request.socket)
  })
  const started: TestServer = {
    url: '',
    seen: [],
    connections: 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('connection', () => {
    started.connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  started.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  open.push(started)
  return started
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
