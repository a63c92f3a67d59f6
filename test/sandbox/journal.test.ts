import { createHash } from 'node:crypto'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { withoutSecrets } from '../../src/sandbox/secrets.js'
import { aBody, call, correct, sandboxFor } from './support.js'

test('every service is named, and what is none of them is null', async () => {
  const sandbox = await sandboxFor()
  const paths = ['/calc/health', '/gazette/x', '/update/x', '/', '/calculator']
  for (const path of paths) await (await request(`${sandbox.url}${path}`)).body.dump()
  expect(sandbox.journal().map(({ service }) => service)).toEqual([
    'calc',
    'gazette',
    'update',
    null,
    null,
  ])
})

test('of a credential the journal keeps the beginning', async () => {
  const sandbox = await sandboxFor()
  await call(sandbox, '/v1/indices', { key: sandbox.keys.site })
  await call(sandbox, '/v1/indices', { key: null, headers: { 'x-api-key': sandbox.apiKey } })
  await call(sandbox, '/v1/indices', { key: 'short' })
  expect(sandbox.journal().map(({ key }) => key)).toEqual([
    sandbox.keys.site.slice(0, 12),
    sandbox.apiKey.slice(0, 12),
    's',
  ])
})

test('of a body above a megabyte the journal keeps its size and hash', async () => {
  const sandbox = await sandboxFor()
  const text = JSON.stringify(aBody({ name: 'é'.repeat(600_000) }))
  expect((await correct(sandbox, text)).status).toBe(200)
  expect(sandbox.journal()[0]?.body).toEqual({
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  })
})

test('secrets in bodies are cut short, wherever they stand', () => {
  const json = JSON.stringify({ senha: 'correct horse', deep: [{ refreshToken: 'a'.repeat(60) }] })
  expect(withoutSecrets(json)).toEqual({
    senha: 'corr…',
    deep: [{ refreshToken: 'aaaaaaaaaaaa…' }],
  })
  expect(withoutSecrets('grant_type=x&refresh_token=abcdef&code_verifier=ghijkl')).toBe(
    'grant_type=x&refresh_token=ab…&code_verifier=gh…',
  )
})

test('the account is the user at the calculation service', async () => {
  const sandbox = await sandboxFor()
  await correct(sandbox, aBody(), sandbox.keys.site)
  await correct(sandbox, aBody(), sandbox.keys.unsubscribed)
  const [site, other] = sandbox.journal()
  expect([site?.account, other?.account]).toEqual([String(site?.user), String(other?.user)])
  expect(site?.account).not.toBe(other?.account)
})
