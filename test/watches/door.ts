import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A door before the gazette: queries that name one of these texts are answered with 500. */
export class Door {
  readonly poison = new Set<string>()
  /** Queries that were answered with 500. */
  failed = 0
  private to = ''
  private readonly server = createServer((request, response) => {
    const url = request.url ?? '/'
    if ([...this.poison].some((text) => url.includes(text))) {
      this.failed += 1
      return void response.writeHead(500).end()
    }
    const { authorization = '' } = request.headers
    void fetch(this.to + url, { headers: { authorization } }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type }).end(body)
    })
  })

  async open(to: string): Promise<string> {
    this.to = to
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
