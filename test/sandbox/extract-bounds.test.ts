import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { jsonOf, PDF, sendForm, sendJson } from './extract-support.js'
import { call, JANUARY_2026, sandboxFor } from './support.js'

const LARGEST = 25 * 1024 * 1024
const HOUR_MS = 3_600_000

test('a form that ends in the middle is 400', async () => {
  const sandbox = await sandboxFor()
  const answer = await call(sandbox, '/v1/extract', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=limite' },
    body: '--limite\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nabc',
  })
  expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST'])
})

test('a file of 25 MB is taken in both forms, and one byte more is 413 in the envelope', async () => {
  const sandbox = await sandboxFor()
  const largest = Buffer.alloc(LARGEST, 'a')
  const larger = Buffer.alloc(LARGEST + 1, 'a')
  expect((await sendForm(sandbox, { file: largest })).body.arquivo.bytes).toBe(LARGEST)
  expect((await sendJson(sandbox, jsonOf(largest))).body.arquivo.bytes).toBe(LARGEST)
  const far = Buffer.alloc(2 * LARGEST, 'a')
  const refused = [
    await sendForm(sandbox, { file: larger }),
    await sendJson(sandbox, jsonOf(larger)),
    await sendForm(sandbox, { file: far }),
    await sendJson(sandbox, jsonOf(far)),
  ]
  for (const { status, code } of refused) expect([status, code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  expect(sandbox.uploads()).toBe(2)
})

test('an upload that its sender gives up is not kept, and the next one is answered', async () => {
  const sandbox = await sandboxFor()
  const types = ['application/json', 'multipart/form-data; boundary=limite']
  for (const [earlier, type] of types.entries()) {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const headers = `Host: a\r\nAuthorization: Bearer ${sandbox.apiKey}\r\nContent-Type: ${type}`
    const part = '--limite\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'
    socket.write(
      `POST /calc/v1/extract HTTP/1.1\r\n${headers}\r\nContent-Length: 1000\r\n\r\n${part}`,
    )
    await expect.poll(() => sandbox.journal().length).toBe(earlier + 1)
    socket.destroy()
  }
  expect((await sendForm(sandbox)).status).toBe(200)
  expect(sandbox.uploads()).toBe(1)
})

test('a refused form is answered when the whole upload is in, not in the middle of it', async () => {
  const sandbox = await sandboxFor()
  const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  const headers = `Host: a\r\nAuthorization: Bearer ${sandbox.keys.indexOnly}\r\nConnection: close`
  const type = 'Content-Type: multipart/form-data; boundary=limite\r\nContent-Length: 20'
  socket.write(`POST /calc/v1/extract HTTP/1.1\r\n${headers}\r\n${type}\r\n\r\n--limite\r\n`)
  await expect.poll(() => sandbox.journal().length).toBe(1)
  await call(sandbox, '/health')
  expect(received).toBe('')
  socket.write('--limite--')
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1\.1 403 /)
})

test('without a credential it is 401, without extract:run 403, and nothing is kept', async () => {
  const sandbox = await sandboxFor()
  const file = Buffer.alloc(3 * 1024 * 1024, 'a')
  const none = await sendJson(sandbox, jsonOf(file), null)
  expect([none.status, none.code]).toEqual([401, 'UNAUTHORIZED'])
  const refused = [
    await sendForm(sandbox, { file, key: sandbox.keys.indexOnly }),
    await sendJson(sandbox, jsonOf(file), sandbox.keys.indexOnly),
  ]
  for (const { status, code, body } of refused) {
    expect([status, code]).toEqual([403, 'FORBIDDEN_SCOPE'])
    expect(body.error.message).toContain('extract:run')
  }
  expect(sandbox.uploads()).toBe(0)
})

test('upload and data are deleted 48 hours after the upload', async () => {
  let now = JANUARY_2026
  const sandbox = await sandboxFor({ clock: () => now })
  await sendForm(sandbox)
  now += HOUR_MS
  await sendJson(sandbox, jsonOf(PDF))
  now = JANUARY_2026 + 48 * HOUR_MS - 1
  expect(sandbox.uploads()).toBe(2)
  now += 1
  expect(sandbox.uploads()).toBe(1)
  now += HOUR_MS
  expect(sandbox.uploads()).toBe(0)
})

test('repeating an extraction keeps another upload', async () => {
  const sandbox = await sandboxFor()
  await sendForm(sandbox)
  await sendForm(sandbox)
  expect(sandbox.uploads()).toBe(2)
})
