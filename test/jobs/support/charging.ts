import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { D } from '../../../src/values/decimal.js'

/** What a row comes to at a service that charges in its own way. */
export interface Charged {
  juros: D
  multa: D
  honorarios: D
  /** The total of the row, as the service tells it. */
  total: D
}
export interface Bare {
  amount: D
  corrected: D
  juros: D
  custas: boolean
}
export interface Terms {
  multa: D
  honorarios: D
}

/** How a service charges a row; what it tells of the call as a whole is their sum. */
export type Charging = (row: Bare, terms: Terms) => Charged

/** Passes everything on to a sandbox, and charges corrections in another way than it does. */
export class ChargingService {
  charging: Charging | undefined
  /** What becomes of each item of an answer, where nothing is charged otherwise. */
  alter: ((item: Told['items'][number]) => Told['items'][number]) | undefined
  /** Items of each correction that was asked, in order. */
  readonly asked: number[] = []
  /** Answers a correction of one row with an error instead. */
  refusesAlone = false
  private readonly server = createServer((request, response) => void this.serve(request, response))

  constructor(private readonly target: string) {}

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const path = new URL(this.target).pathname
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const sent = Buffer.concat(chunks)
    const { authorization = '', 'content-type': type } = incoming.headers
    const answer = await fetch(new URL(incoming.url!, this.target), {
      method: incoming.method!,
      headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      ...(sent.length > 0 ? { body: sent } : {}),
    })
    const isCorrection = incoming.method === 'POST' && incoming.url!.endsWith('/v1/correct')
    const text = await answer.text()
    const body = isCorrection ? this.charged(JSON.parse(sent.toString()), JSON.parse(text)) : text
    const status = isCorrection && body === undefined ? 400 : answer.status
    const said = body ?? '{"error":{"code":"BAD_REQUEST","message":"uma linha só não"}}'
    outgoing.writeHead(status, { 'content-type': answer.headers.get('content-type') ?? '' })
    outgoing.end(said)
  }

  private charged(asked: Asked, told: Told): string | undefined {
    this.asked.push(asked.items.length)
    if (this.refusesAlone && asked.items.length === 1) return undefined
    const { alter = (item) => item } = this
    if (!this.charging) {
      const items = told.items.map(alter)
      const sum = items.reduce((all, { total }) => all.plus(total), new D(0)).toNumber()
      return JSON.stringify(this.alter ? { ...told, total: sum, items } : told)
    }
    const rate = (text: unknown) => new D(String(text ?? '0')).div(100)
    const terms = {
      multa: rate(asked.multa?.percentual),
      honorarios: rate(asked.honorarios?.valor),
    }
    const rows = told.items.map(({ amount, corrected, total }, i) => {
      const custas = asked.items[i]!.custas === true
      const fine = custas ? new D(0) : terms.multa.times(corrected).toDecimalPlaces(2)
      const juros = new D(total).minus(corrected).minus(fine)
      const bare = { amount: new D(amount), corrected: new D(corrected), juros, custas }
      return this.charging!(bare, terms)
    })
    const sum = (of: (row: Charged) => D) => rows.reduce((all, row) => all.plus(of(row)), new D(0))
    const parts = {
      juros: sum((row) => row.juros).toDecimalPlaces(2),
      multa: sum((row) => row.multa).toDecimalPlaces(2),
      honorarios: sum((row) => row.honorarios).toDecimalPlaces(2),
    }
    const corrected = told.items.reduce((all, item) => all.plus(item.corrected), new D(0))
    const total = corrected.plus(parts.juros).plus(parts.multa).plus(parts.honorarios)
    return JSON.stringify({
      ...told,
      total: total.toNumber(),
      juros: parts.juros.toNumber(),
      multa: parts.multa.toNumber(),
      honorarios: parts.honorarios.toNumber(),
      items: told.items.map((item, i) => ({
        ...item,
        total: rows[i]!.total.toDecimalPlaces(2).toNumber(),
      })),
    })
  }
}

interface Asked {
  items: { custas?: boolean }[]
  multa?: { percentual: string }
  honorarios?: { valor: number }
}
interface Told {
  items: { amount: number; corrected: number; total: number }[]
}
