import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

test('Redis and the bucket answer → alive and ready', async () => {
  const health = await fetch(`${served.url}/health`)
  expect(await health.json()).toEqual({ ok: true })
  const ready = await fetch(`${served.url}/ready`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ ok: true, redis: true, bucket: true })
})

test('the connections have ended → alive, and not ready', async () => {
  const ending = await startServed(bench.env)
  await ending.context.app.redis()
  await ending.context.app.close()
  const ready = await fetch(`${ending.url}/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ ok: false, redis: false })
  expect((await fetch(`${ending.url}/health`)).status).toBe(200)
  await ending.close()
})

test('any answer → nothing of it is kept by caches, framed or run inline', async () => {
  const { headers } = await fetch(`${served.url}/api/`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a path that there is not → problem+json in the language of the browser', async () => {
  const pt = await fetch(`${served.url}/api/nada`)
  expect(pt.status).toBe(404)
  expect(pt.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await pt.json()).toMatchObject({ code: 'no_route', detail: 'Não há nada em «/api/nada».' })
  const liking = { headers: { 'accept-language': 'de, en-GB;q=0.8, pt;q=0.5' } }
  const en = await fetch(`${served.url}/api/nada`, liking)
  expect(await en.json()).toMatchObject({ detail: 'There is nothing at «/api/nada».' })
})

describe('without a user', () => {
  test('a host that is not this machine → refused, in any form', async () => {
    for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test:80', '10.0.0.1']) {
      expect(await statusAt(host)).toBe(421)
    }
    expect(await statusAt('localhost:8080')).toBe(200)
  })

  test('lote serve on an address that others reach → status 2, and why', async () => {
    const ended = await lote(['serve', '--host', '0.0.0.0', '--port', '0'], bench.env, bench.dir)
    expect(ended.status).toBe(2)
    expect(ended.stderr).toContain(
      'Em 0.0.0.0 outras máquinas chegam aqui, e não há nenhum usuário.',
    )
  })

  test('lote serve on a port that is taken → status 2, and which', async () => {
    const { port } = new URL(served.url)
    const ended = await lote(['serve', '--port', port], bench.env, bench.dir)
    expect(ended.status).toBe(2)
    expect(ended.stderr).toContain(`A porta ${port} de 127.0.0.1 não pode ser aberta (EADDRINUSE).`)
  })
})

/** `fetch` sets the host by itself. */
function statusAt(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${served.url}/api/`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
}
