import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { clientFor } from '../support/calculation.js'
import { json, serverFor } from '../support/server.js'

const PLACE = { type: 'pensaoAlimenticia', id: 7 } as const
const OOXML = 'application/vnd.openxmlformats-officedocument'
const PDF = Buffer.from(`%PDF-1.4 ${'x'.repeat(5_000)}`)
const PAGE = '<!doctype html><form action="/login"></form>'

type Format = 'html' | 'pdf' | 'docx' | 'excel'

async function exporting(
  answers: (response: ServerResponse) => void,
  { format, ...settings }: { format?: Format; largestAnswer?: number } = { format: 'pdf' },
) {
  const server = await serverFor((_, response) => answers(response))
  const { client } = clientFor(server.url, settings)
  const asked = client.calc.export({ ...PLACE, ...(format && { format }) })
  return { asked, server }
}

const send =
  (type: string | undefined, body: string | Buffer, more: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, { ...(type && { 'content-type': type }), ...more }).end(body)
  }

test.each<[Format | undefined, string]>([
  [undefined, 'text/html; charset=utf-8'],
  ['html', 'Text/HTML'],
  ['pdf', 'application/pdf'],
  ['docx', `${OOXML}.wordprocessingml.document`],
  ['excel', `${OOXML}.spreadsheetml.sheet`],
])('format %s is asked for as its type, and taken as %s', async (format, type) => {
  const { asked, server } = await exporting(send(type, 'inhalt'), format ? { format } : {})
  const { stream } = await asked
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('inhalt')
  const [wanted] = server.seen[0]!.headers.accept!.split(',')
  expect(type.toLowerCase().startsWith(wanted!)).toBe(true)
})

describe('a file of another type is an answer that cannot be trusted', () => {
  test.each<[string, string | undefined, string, string]>([
    ['a login page', 'text/html', PAGE, 'text/html of 44 bytes in place of application/pdf'],
    [
      'JSON',
      'application/json',
      '{"a":1}',
      'application/json of 7 bytes in place of application/pdf',
    ],
    ['no type', undefined, '%PDF-1.4', 'no type of 8 bytes in place of application/pdf'],
    [
      'another file',
      'application/zip',
      'PK',
      'application/zip of 2 bytes in place of application/pdf',
    ],
  ])('%s', async (_name, type, body, message) => {
    const { asked } = await exporting(send(type, body))
    await expect(asked).rejects.toMatchObject({
      verdict: 'broken',
      status: 200,
      code: 'OTHER_CONTENT_TYPE',
      serviceMessage: message,
      sent: true,
    })
  })

  test('an error envelope in its place is told with its code', async () => {
    const envelope = { error: { code: 'ENGINE_ERROR', message: 'sem série' } }
    const { asked } = await exporting((response) => json(response, envelope))
    await expect(asked).rejects.toMatchObject({
      verdict: 'broken',
      status: 200,
      code: 'ENGINE_ERROR',
      serviceMessage: expect.stringMatching(/^sem série \(application\/json of /),
    })
  })

  test('a page is no csv of a series', async () => {
    const server = await serverFor((_, response) => send('text/html', PAGE)(response))
    const { client } = clientFor(server.url)
    const wrong = { verdict: 'broken', code: 'OTHER_CONTENT_TYPE' }
    await expect(client.indices.seriesCsv('ipca')).rejects.toMatchObject(wrong)
    await expect(client.tables.seriesCsv(20)).rejects.toMatchObject(wrong)
  })
})

describe('a body comes without its Content-Encoding', () => {
  const pdf = (coding: string, body: Buffer) =>
    send('application/pdf', body, {
      'content-encoding': coding,
      'content-length': String(body.length),
    })

  test.each<[string, Buffer]>([
    ['gzip', gzipSync(PDF)],
    ['GZIP', gzipSync(PDF)],
    ['x-gzip', gzipSync(PDF)],
    ['deflate', deflateSync(PDF)],
    ['br', brotliCompressSync(PDF)],
    ['gzip, br', brotliCompressSync(gzipSync(PDF))],
    ['identity', PDF],
  ])('%s', async (coding, body) => {
    const { asked, server } = await exporting(pdf(coding, body))
    const { stream, bytes } = await asked
    expect(Buffer.concat(await stream.toArray()).equals(PDF)).toBe(true)
    // Of the encoded body the length says nothing of the file.
    expect(bytes).toBe(coding === 'identity' ? PDF.length : undefined)
    expect(server.seen[0]!.headers['accept-encoding']).toBe('identity')
  })

  test('JSON too, with its error', async () => {
    const envelope = { error: { code: 'CALC_NOT_FOUND', message: 'm' } }
    const { asked } = await exporting((response) =>
      response
        .writeHead(404, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify(envelope))),
    )
    await expect(asked).rejects.toMatchObject({ verdict: 'refused', code: 'CALC_NOT_FOUND' })
  })

  test('one that is not known is no answer', async () => {
    const { asked } = await exporting(pdf('zstd-of-ours', PDF))
    await expect(asked).rejects.toMatchObject({ verdict: 'unknown', code: 'UNKNOWN_ENCODING' })
  })

  test('cut off, it ends with an error', async () => {
    const { asked } = await exporting(pdf('gzip', gzipSync(PDF).subarray(0, 30)))
    const { stream } = await asked
    await expect(stream.toArray()).rejects.toMatchObject({ code: 'Z_BUF_ERROR' })
  })

  test('small on the wire and larger than the bound, it ends with an error', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    const { asked } = await exporting(pdf('gzip', bomb), { format: 'pdf', largestAnswer: 100_000 })
    const { stream } = await asked
    await expect(stream.toArray()).rejects.toMatchObject({ code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' })
  })
})

test('what follows a coded answer on the same connection is read as ever', async () => {
  const server = await serverFor(({ path }, response) => {
    if (!path.endsWith('export?format=pdf')) return json(response, { ok: 1 })
    return send('application/pdf', gzipSync(PDF), { 'content-encoding': 'gzip' })(response)
  })
  const { client } = clientFor(server.url)
  const { stream } = await client.calc.export({ ...PLACE, format: 'pdf' })
  await stream.toArray()
  expect(await client.health()).toEqual({ ok: 1 })
})
