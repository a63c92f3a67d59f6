import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks that keeps what it was sent. */
export interface Receiver {
  url: string
  port: number
  received: Received[]
  /** The first that comes. */
  first: Promise<Received>
  /** How the next answers are: the last stays. */
  answers: { status: number; headers?: Record<string, string>; body?: string }[]
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const answers: Receiver['answers'] = [{ status: 204 }]
  let tell: (received: Received) => void = () => undefined
  const first = new Promise<Received>((resolve) => {
    tell = resolve
  })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    received.push({ url: request.url!, headers: request.headers, body })
    tell(received[0]!)
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/gancho`,
    port,
    received,
    first,
    answers,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
