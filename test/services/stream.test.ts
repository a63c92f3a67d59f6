import type { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { bearer } from '../../src/services/auth.js'
import { Http, type HttpSettings } from '../../src/services/http.js'
import { clientFor } from './support/calculation.js'
import { json, serverFor } from './support/server.js'

const PIECE = Buffer.alloc(64 * 1024, 'x')
const FILE = { method: 'GET', path: '/export', as: 'file' } as const

const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

async function streamOf(url: string, more: Partial<HttpSettings> = {}): Promise<Readable> {
  const http = new Http({
    service: 'calculation',
    baseUrl: url,
    auth: bearer('k3y-of-mine'),
    timeoutMs: 5_000,
    ...more,
  })
  opened.push(http)
  const sent = await http.send(FILE)
  if (sent.is !== 'answered' || !sent.answer.stream) throw new Error(sent.is)
  return sent.answer.stream
}

function codeOf(reading: Promise<unknown>): Promise<unknown> {
  return reading.then(
    () => 'read',
    (error: NodeJS.ErrnoException) => error.code ?? error.name,
  )
}

test('a large file comes as it is read: little of it is held here', async () => {
  const pieces = 640
  let written = 0
  const server = await serverFor(async (_, response) => {
    for (; written < pieces && !response.destroyed; written += 1) {
      if (!response.write(PIECE)) await new Promise((resolve) => response.once('drain', resolve))
    }
    response.end()
  })
  const stream = await streamOf(server.url, { largestAnswer: 64 * 1024 * 1024 })
  let bytes = 0
  let most = 0
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length
    most = Math.max(most, written * PIECE.length - bytes)
    // Whatever can be sent meanwhile is sent.
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(bytes).toBe(pieces * PIECE.length)
  // 40 MB in all. What is between the two: the sockets' buffers and the streams' high-water marks.
  expect(most).toBeLessThan(12 * 1024 * 1024)
})

test('nobody reads: the service is held back', async () => {
  let written = 0
  const server = await serverFor(async (_, response) => {
    for (; written < 1_000 && !response.destroyed; written += 1) {
      if (!response.write(PIECE)) await new Promise((resolve) => response.once('drain', resolve))
    }
  })
  const stream = await streamOf(server.url, { largestAnswer: 100 * 1024 * 1024 })
  let before = -1
  await expect
    .poll(() => {
      const isStill = before === written
      before = written
      return isStill
    })
    .toBe(true)
  expect(written).toBeLessThan(500)
  stream.destroy()
})

test('a file larger than the bound ends with an error, however it is sent', async () => {
  const server = await serverFor((_, response) => {
    for (let i = 0; i < 4; i += 1) response.write(PIECE)
    response.end()
  })
  const stream = await streamOf(server.url, { largestAnswer: 100_000 })
  expect(await codeOf(stream.toArray())).toBe('UND_ERR_RES_EXCEEDED_MAX_SIZE')
})

test('a file cut in its middle ends with an error', async () => {
  const server = await serverFor((_, response, socket) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('%PDF', () => socket.destroy())
  })
  expect(await codeOf((await streamOf(server.url)).toArray())).not.toBe('read')
})

test('a file that stops coming ends with an error', async () => {
  const server = await serverFor((_, response) => response.writeHead(200).write('%PDF'))
  const stream = await streamOf(server.url, { streamTimeoutMs: 100 })
  expect(await codeOf(stream.toArray())).toBe('TimeoutError')
})

test('the time of a call is that until its file begins to come', async () => {
  const server = await serverFor((_, response) => response.writeHead(200).write('%PDF'))
  const stream = await streamOf(server.url, { timeoutMs: 50, bodyTimeoutMs: 5_000 })
  let isOver = false
  stream.on('error', () => {
    isOver = true
  })
  await new Promise((resolve) => stream.once('data', resolve))
  expect([isOver, stream.destroyed]).toEqual([false, false])
  stream.destroy()
})

test('who wants no more of it ends the exchange', async () => {
  let closed = false
  const server = await serverFor((_, response) => {
    response.on('close', () => {
      closed = true
    })
    response.writeHead(200).write(PIECE)
  })
  const stream = await streamOf(server.url)
  stream.destroy()
  await expect.poll(() => closed).toBe(true)
})

test('an export that is refused is read and judged, and told with its code', async () => {
  const server = await serverFor((_, response) =>
    json(response, { error: { code: 'EXPORT_UNAVAILABLE', message: 'html, pdf' } }, 400),
  )
  const { client, gate } = clientFor(server.url)
  const asked = client.calc.export({ type: 'cartaoPonto', id: 7, format: 'docx' })
  await expect(asked).rejects.toMatchObject({
    name: 'ServiceError',
    verdict: 'refused',
    status: 400,
    code: 'EXPORT_UNAVAILABLE',
    serviceMessage: 'html, pdf',
  })
  expect(gate.held.size).toBe(0)
})

test('the units of an export are settled when it begins to come', async () => {
  const server = await serverFor((_, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF'),
  )
  const { client, gate } = clientFor(server.url)
  const { stream } = await client.calc.export({ type: 'cartaoPonto', id: 7, format: 'pdf' })
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
  stream.destroy()
})
