import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Dice } from '../../bench/limit-proof/dice.js'
import { isCall } from '../chaos/services.js'
import { MUTATIONS, type Reply } from './mutations.js'
import { underWay } from './skipping-time.js'

/** One request, and what came of it. */
export interface Exchange {
  method: string
  path: string
  sent: string
  isPaid: boolean
  /** What was done to its answer. */
  mutation?: string
  status: number
  text: string
  /** All of it came, and it says of itself what it is: no bytes are no file. */
  isWhole: boolean
}

export interface Plan {
  seed: number
  mutation: string
  /** Of so many answers, at the most. */
  most: number
  share: number
}

export interface MutatingProxy {
  url: string
  seen: Exchange[]
  /** What is done to answers from now on; undefined is nothing. */
  plan: Plan | undefined
  close(): Promise<void>
}

export async function startMutatingProxy(upstream: string): Promise<MutatingProxy> {
  const agent = new Agent({ keepAlive: true })
  let mutated = 0
  const last = new Map<string, Reply>()
  const met = new Map<string, number>()

  /** The same request of the same run has the same fate, in whatever order they come. */
  const fateOf = (asked: IncomingMessage): Dice | undefined => {
    const { plan } = proxy
    if (!plan || mutated >= plan.most) return undefined
    const name = `${asked.method} ${asked.url}`
    met.set(name, (met.get(name) ?? 0) + 1)
    const dice = new Dice(hash(`${plan.seed} ${name} ${met.get(name)}`))
    return dice.chance(plan.share) ? dice : undefined
  }

  const pass = async (asked: IncomingMessage, reply: ServerResponse) => {
    const fate = fateOf(asked)
    if (fate) mutated += 1
    const sent = await whole(asked)
    const came = await forward(asked, sent, upstream, agent)
    const kind = `${asked.method} ${asked.url!.split('?')[0]!.replace(/\d+/g, '#')}`
    const other = last.get(kind)
    last.set(kind, came)
    const { mutation } = proxy.plan ?? {}
    const out = fate && mutation ? MUTATIONS[mutation]!(came, fate, other) : came
    proxy.seen.push(exchangeOf(asked, sent, out, came, fate && mutation))
    tell(asked, reply, out)
  }

  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 72_000 }, (asked, reply) => {
    const over = underWay()
    asked.on('error', () => undefined)
    reply.on('error', () => undefined).on('close', over)
    pass(asked, reply).catch(() => asked.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: MutatingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    plan: undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await once(server, 'close')
    },
  }
  return proxy
}

async function forward(
  { method, url, headers }: IncomingMessage,
  sent: Buffer,
  upstream: string,
  agent: Agent,
): Promise<Reply> {
  const out = request(upstream + url, { method, headers, agent })
  out.end(sent)
  const [came] = (await once(out, 'response')) as [IncomingMessage]
  const {
    connection,
    'transfer-encoding': _,
    'content-length': __,
    'keep-alive': ___,
    ...rest
  } = came.headers as Record<string, string>
  return { status: came.statusCode!, headers: rest, body: await whole(came) }
}

async function whole(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function tell(asked: IncomingMessage, reply: ServerResponse, out: Reply): void {
  if (out.cutAt === 'head') return void asked.socket.resetAndDestroy()
  const isBare = out.status === 204 || out.status === 304 || asked.method === 'HEAD'
  const body = isBare ? Buffer.alloc(0) : out.body
  const isLying = out.length !== undefined || out.cutAt !== undefined
  reply.writeHead(out.status, {
    ...out.headers,
    ...(isBare ? {} : { 'content-length': String(out.length ?? body.length) }),
    ...(isLying ? { connection: 'close' } : {}),
  })
  if (out.cutAt === undefined) return void reply.end(body)
  reply.write(body.subarray(0, out.cutAt), () => reply.destroy())
}

function exchangeOf(
  asked: IncomingMessage,
  sent: Buffer,
  out: Reply,
  came: Reply,
  mutation: string | undefined,
): Exchange {
  const text = out.headers['content-encoding'] ? '' : out.body.toString()
  const isCut = out.cutAt !== undefined || (out.length ?? out.body.length) !== out.body.length
  const hasHead = JSON.stringify(out.headers).length < 16_000 && !out.headers['content-encoding']
  const isFile = !String(came.headers['content-type']).includes('json')
  const isSame = out.headers['content-type'] === came.headers['content-type']
  const isGood = out.status >= 200 && out.status < 300 && out.status !== 204
  return {
    method: asked.method!,
    path: asked.url!,
    sent: sent.toString(),
    isPaid: isCall({ method: asked.method!, path: asked.url! }),
    ...(mutation === undefined ? {} : { mutation }),
    status: out.status,
    text,
    isWhole: isGood && !isCut && hasHead && (isFile ? isSame && text !== '' : isJson(text)),
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return value >>> 0
}
