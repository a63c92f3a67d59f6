import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import type { ServiceName } from '../openapi/shape.js'
import { type Judgement, judge, type RawExchange } from './judge.js'

export interface Judged extends Judgement {
  exchange: RawExchange
}

/** Another JSON body in place of the one that came. */
export type Rewrite = (judged: Judged) => unknown

/** Stands between clients and services, passes everything on and holds it to the description. */
export interface JudgingProxy {
  url: string
  /** All that has passed, in order of the answers. */
  seen: Judged[]
  rewrite: Rewrite | undefined
  close(): Promise<void>
}

const SERVICES: Record<string, ServiceName> = {
  calc: 'calculation',
  gazette: 'gazette',
  update: 'update',
}

export async function startProxy(target: string): Promise<JudgingProxy> {
  const agent = new Agent()
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = incoming
    const sent = await bytesOf(incoming)
    const answer = await request(target + url, {
      method: method as 'GET',
      headers: withoutHop(headers),
      body: sent.length > 0 ? sent : null,
      dispatcher: agent,
    })
    const came = Buffer.from(await answer.body.arrayBuffer())
    const said = { status: answer.statusCode, headers: flat(answer.headers) }
    const exchange = await exchangeOf({ method, url, headers: flat(headers), sent, said, came })
    const judged = { exchange, ...judge(exchange) }
    proxy.seen.push(judged)
    outgoing.writeHead(said.status, withoutHop(answer.headers)).end(rewritten(judged, came))
  }
  const rewritten = (judged: Judged, came: Buffer): Buffer => {
    const isJson = judged.exchange.answer.body !== undefined
    return proxy.rewrite && isJson ? Buffer.from(JSON.stringify(proxy.rewrite(judged))) : came
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: JudgingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    rewrite: undefined,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await agent.close()
    },
  }
  return proxy
}

type Headers = Record<string, string | string[] | undefined>

/** Headers of one connection only; the length is that of what is sent on. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect']

function withoutHop(headers: Headers): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP.includes(name) ? [] : [[name, value]],
    ),
  )
}

function flat(headers: Headers): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value && [value].flat().join(', ')]),
  )
}

interface Wire {
  method: string
  url: string
  headers: Record<string, string | undefined>
  sent: Buffer
  said: { status: number; headers: Record<string, string | undefined> }
  came: Buffer
}

async function exchangeOf(wire: Wire): Promise<RawExchange> {
  const { method, url, headers, sent, said, came } = wire
  const [, prefix = '', path = '', search = ''] = /^\/(\w+)([^?]*)\??(.*)$/.exec(url) ?? []
  const query = new URLSearchParams(search)
  const names = [...query.keys()]
  const text = came.toString()
  return {
    service: SERVICES[prefix]!,
    method,
    path,
    query: Object.fromEntries(query),
    repeated: names.filter((name, at) => names.indexOf(name) !== at),
    headers,
    body: sent.length > 0 ? await bodyOf(headers['content-type'] ?? '', sent) : undefined,
    answer: { ...said, text, body: jsonIn(said.headers['content-type'] ?? '', text) },
  }
}

async function bodyOf(type: string, sent: Buffer): Promise<unknown> {
  if (!type.startsWith('multipart/form-data')) return jsonIn(type, sent.toString())
  const form = await new Response(sent, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries([...form.entries()])
}

/** What cannot be parsed is itself, so that it is objected to. */
function jsonIn(type: string, text: string): unknown {
  if (!type.startsWith('application/json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
