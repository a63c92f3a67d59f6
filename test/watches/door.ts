import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How queries fail: by the service, by an edge before it, or without any answer. */
export type Failure = '500' | 'page' | 'silence'

/** A door before the gazette: queries that name one of these texts fail. */
export class Door {
  readonly poison = new Set<string>()
  failure: Failure = '500'
  /** Queries that failed. */
  failed = 0
  onFailed: () => void = () => undefined
  private to = ''
  private readonly server = createServer((request, response) => {
    const url = request.url ?? '/'
    if ([...this.poison].some((text) => url.includes(text))) {
      this.failed += 1
      this.onFailed()
      if (this.failure === '500') response.writeHead(500).end()
      if (this.failure === 'page') {
        response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>')
      }
      return
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
