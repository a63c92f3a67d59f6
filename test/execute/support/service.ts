import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Item {
  date: string
  amount: number
  description?: string
}
export interface Body {
  items: Item[]
  save?: boolean
  name?: string
}

/** What the service does with a call: answers, cuts the connection, or never answers. */
export type Reply =
  | { status: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'cut'
  | 'silence'

export interface Call {
  body: Body
  items: Item[]
  /** From 1. */
  n: number
}

/** A service of `POST /v1/correct` that doubles each amount, until it is told otherwise. */
export class Service {
  readonly calls: Call[] = []
  readonly saved: { calcId: number; name: string }[] = []
  /** How often the list of saved calculations was asked for. */
  lookUps = 0
  answer: (call: Call) => Reply | Promise<Reply> = (call) => this.correct(call)
  list: (offset: number) => Reply = (offset) =>
    ok({ calculations: this.saved.toReversed().slice(offset) })
  private readonly server = createServer((request, response) => void this.serve(request, response))

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Does the work, and saves where that was asked. */
  correct({ body }: Call): Reply {
    const calcId = body.save ? 100 + this.saved.length : undefined
    if (calcId !== undefined) this.saved.push({ calcId, name: body.name ?? '' })
    const items = body.items.map(({ date, amount }) => ({
      date,
      amount,
      corrected: amount * 2,
      total: amount * 2,
    }))
    return ok({ items, saved: body.save === true, ...(calcId === undefined ? {} : { calcId }) })
  }

  /** One reply after the other; then it works. `work` does the work and cuts the connection. */
  replies(...replies: (Reply | 'work')[]): void {
    this.answer = (call) => {
      const reply = replies.shift()
      if (reply === 'work') {
        this.correct(call)
        return 'cut'
      }
      return reply ?? this.correct(call)
    }
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (request.method === 'GET') {
      this.lookUps += 1
      const { searchParams } = new URL(request.url ?? '', 'http://service')
      return send(this.list(Number(searchParams.get('offset'))), response, request.socket)
    }
    const body = JSON.parse(text) as Body
    const call = { body, items: body.items, n: this.calls.length + 1 }
    this.calls.push(call)
    send(await this.answer(call), response, request.socket)
  }
}

function send(reply: Reply, response: ServerResponse, socket: Socket): void {
  if (reply === 'silence') return
  if (reply === 'cut') return void socket.destroy()
  const text = reply.text ?? JSON.stringify(reply.body ?? {})
  response.writeHead(reply.status, reply.headers).end(text)
}

export function ok(body: unknown): Reply {
  return { status: 200, body }
}
export function refusal(status: number, code: string, more = {}): Reply {
  return { status, body: { error: { code, message: `${code} foi dito`, ...more } } }
}
export const TOO_MANY = refusal(429, 'RATE_LIMITED', { retryAfter: 2 })
