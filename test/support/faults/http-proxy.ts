import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What goes wrong with one request. */
export type HttpFault =
  /** Answered in place of the server; the server sees nothing. */
  | { is: 'answer'; status: number; body: string }
  /** The server does its work; the client is told another answer. */
  | { is: 'answer-after'; status: number; body: string }
  /** The server does its work, and its answer is lost with the connection. */
  | { is: 'lose' }
  /** The connection is reset when the beginning of the request has come; the server sees nothing. */
  | { is: 'reset' }
  /** The server gets the request twice, as from a balancer that repeats; the second answer counts. */
  | { is: 'twice' }
  /** The header never comes to the server. */
  | { is: 'without'; header: string }
  /** The answer's head comes whole; its body ends in the middle, with the connection. */
  | { is: 'truncate' }
  /** The answer's body comes byte by byte at first, over this time. */
  | { is: 'slow'; ms: number }

export interface Passing {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

export interface HttpProxy {
  url: string
  /** Asked of every request on arrival: what goes wrong with it. */
  disturb: (passing: Passing) => HttpFault | undefined
  /** Told when the server has answered, with the instant. */
  done: (passing: Passing, status: number, atMs: number) => void
  close(): Promise<void>
}

/** Starts a proxy before an HTTP server of this machine. Bodies are held whole: for small things. */
export async function startHttpProxy(upstream: string): Promise<HttpProxy> {
  const agent = new Agent({ keepAlive: true })
  const proxy: HttpProxy = {
    url: '',
    disturb: () => undefined,
    done: () => undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await once(server, 'close')
    },
  }
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 72_000 }, (asked, reply) => {
    asked.on('error', () => undefined)
    reply.on('error', () => undefined)
    const passing = { method: asked.method!, path: asked.url!, headers: asked.headers }
    // What the server cannot answer reaches the client as a connection that ends.
    pass(passing, asked, reply, { proxy, upstream, agent }).catch(() => reset(asked))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return proxy
}

interface Way {
  proxy: HttpProxy
  upstream: string
  agent: Agent
}

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

async function pass(
  passing: Passing,
  asked: IncomingMessage,
  reply: ServerResponse,
  way: Way,
): Promise<void> {
  const fault = way.proxy.disturb(passing)
  if (fault?.is === 'reset') {
    await Promise.race([once(asked, 'data'), once(asked, 'end')])
    return reset(asked)
  }
  const body = await whole(asked)
  if (fault?.is === 'answer') return tell(reply, errorReply(fault, passing))
  if (fault?.is === 'without') delete passing.headers[fault.header]
  if (fault?.is === 'twice') await forward(passing, body, way)
  const answer = await forward(passing, body, way)
  if (fault?.is === 'lose') return reset(asked)
  if (fault?.is === 'answer-after') return tell(reply, errorReply(fault, passing))
  if (fault?.is === 'truncate') return truncated(reply, answer)
  if (fault?.is === 'slow') return slowly(reply, answer, fault.ms)
  tell(reply, answer)
}

async function forward(passing: Passing, body: Buffer, way: Way): Promise<Reply> {
  const sent = request(way.upstream + passing.path, {
    method: passing.method,
    headers: passing.headers,
    agent: way.agent,
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const reply = { status: answer.statusCode!, headers: answer.headers, body: await whole(answer) }
  way.proxy.done(passing, reply.status, Date.now())
  return reply
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  if (!stream.complete) throw new Error('the message ended early')
  return Buffer.concat(chunks)
}

function errorReply(fault: { status: number; body: string }, { method }: Passing): Reply {
  const body = Buffer.from(method === 'HEAD' ? '' : fault.body)
  const headers = { 'content-type': 'application/xml', 'content-length': String(body.length) }
  return { status: fault.status, headers, body }
}

function tell(reply: ServerResponse, { status, headers, body }: Reply): void {
  reply.writeHead(status, headers)
  reply.end(body)
}

function truncated(reply: ServerResponse, { status, headers, body }: Reply): void {
  reply.writeHead(status, { ...headers, 'content-length': String(Math.max(1, body.length)) })
  reply.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.destroy())
}

async function slowly(reply: ServerResponse, { status, headers, body }: Reply, ms: number) {
  reply.writeHead(status, headers)
  const pieces = Math.min(body.length, 8)
  for (let i = 0; i < pieces - 1; i += 1) {
    reply.write(body.subarray(i, i + 1))
    await pause(ms / pieces)
  }
  reply.end(body.subarray(Math.max(0, pieces - 1)))
}

function reset({ socket }: IncomingMessage): void {
  if (!socket.destroyed) socket.resetAndDestroy()
}
