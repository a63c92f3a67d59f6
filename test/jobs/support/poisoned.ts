import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sandbox } from '../../../src/sandbox/index.js'

/** How a request is never answered as it should be. */
export const POISONS = {
  'a 500': (response: ServerResponse) => {
    response.writeHead(500, { 'content-type': 'application/json' })
    response.end('{"error":{"code":"internal_error","message":"erro interno"}}')
  },
  'a 503 of the edge': (response: ServerResponse) => {
    response.writeHead(503, { 'content-type': 'text/html' })
    response.end('<html><body>Service Unavailable</body></html>')
  },
  'broken JSON': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"total": 12')
  },
  'no answer': (response: ServerResponse) => {
    response.destroy()
  },
} as const
export type Poison = keyof typeof POISONS

/** What is free at the calculation service, and so never the call of a row. */
const FREE = /^GET \/calc\/v1\/(?:calc(?:\?|$)|indices|tables|describe)/

/** A sandbox behind a server that spoils one of the calls, whatever comes before and after it. */
export class Poisoned {
  private readonly seen: string[] = []
  /** How often each was answered with success, by what it asked. */
  private readonly answered = new Map<string, number>()
  private spoilt: { at: number; as: Poison } | undefined

  private constructor(
    readonly sandbox: Sandbox,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async before(sandbox: Sandbox): Promise<Poisoned> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const at = (service: string) => ({ value: `http://127.0.0.1:${port}/${service}` })
    const front = Object.create(sandbox, {
      calc: at('calc'),
      gazette: at('gazette'),
      update: at('update'),
    }) as Sandbox
    const poisoned = new Poisoned(front, server)
    server.on('request', (request, response) => void poisoned.pass(request, response, sandbox))
    return poisoned
  }

  /** From now on calls are counted; the different one of that number, from 1, is spoilt. */
  listen(spoilt?: { at: number; as: Poison }): void {
    this.seen.length = 0
    this.answered.clear()
    this.spoilt = spoilt
  }

  heal(): void {
    this.spoilt = undefined
  }

  /** Different calls so far. */
  calls(): number {
    return this.seen.length
  }

  spoiltCall(): string {
    return this.spoilt ? (this.seen[this.spoilt.at - 1] ?? '') : ''
  }

  /** Calls that were answered again, after they had been. */
  repeated(): number {
    return [...this.answered.values()].reduce((sum, times) => sum + times - 1, 0)
  }

  /** Calculations that were made. */
  creations(): number {
    return [...this.answered].reduce(
      (sum, [call, times]) => (/^POST \/calc\/v1\/calc /.test(call) ? sum + times : sum),
      0,
    )
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async pass(
    request: IncomingMessage,
    response: ServerResponse,
    sandbox: Sandbox,
  ): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const asked = `${request.method} ${request.url}`
    const call = FREE.test(asked) ? undefined : `${asked} ${body.toString('latin1')}`
    if (call !== undefined && !this.seen.includes(call)) this.seen.push(call)
    const { spoilt } = this
    if (call !== undefined && spoilt && this.seen.indexOf(call) === spoilt.at - 1) {
      POISONS[spoilt.as](response)
      return
    }
    const [, service = '', rest = ''] =
      /^\/(calc|gazette|update)(.*)$/.exec(request.url ?? '') ?? []
    const headers = Object.entries(request.headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
    ) as [string, string][]
    const answer = await fetch(`${sandbox[service as 'calc']}${rest}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length === 0 ? {} : { body }),
    })
    if (call !== undefined && answer.ok) {
      this.answered.set(call, (this.answered.get(call) ?? 0) + 1)
    }
    const type = answer.headers.get('content-type') ?? 'application/json'
    response.writeHead(answer.status, { 'content-type': type })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}
