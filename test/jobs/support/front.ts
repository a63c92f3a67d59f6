import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

export type Json = Record<string, unknown>

/** A request and the answer of the sandbox behind the server. */
export interface Passed {
  method: string
  url: string
  told: Json
  ok: boolean
}

/** Another service in front of a sandbox: it answers what `answer` makes of the sandbox's own. */
export function useFront(answer: (passed: Passed) => Json): { before(target: string): string } {
  let target = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers
    const { method = 'GET', url = '' } = request
    const passed = await fetch(`${target}${url}`, {
      method,
      headers: { authorization, 'content-type': type },
      ...(body === '' ? {} : { body }),
    })
    const told = (await passed.json()) as Json
    response.writeHead(passed.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer({ method, url, told, ok: passed.ok })))
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    before(service) {
      target = service
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}
