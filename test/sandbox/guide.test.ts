import { expect, test } from 'vitest'
import { routeGroups } from '../../src/sandbox/guide/routes.js'
import { call, sandboxFor } from './support.js'

const routes = routeGroups().flatMap((group) => group.routes)

test.each([
  '/v1/guia',
  '/v1/docs',
])('%s asks for a credential like every other route', async (path) => {
  const sandbox = await sandboxFor()
  expect((await call(sandbox, path, { key: null })).status).toBe(401)
  expect((await call(sandbox, path, { key: sandbox.keys.indexOnly })).status).toBe(200)
})

test('the guide tells of every route', async () => {
  const { text, headers } = await call(await sandboxFor(), '/v1/guia')
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  for (const { method, path } of routes) expect(text).toContain(`\`${method} ${path}\``)
})

test('the reference has a form for every route, and takes nothing from outside', async () => {
  const { text, headers } = await call(await sandboxFor(), '/v1/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).not.toMatch(/(src|href)=|https?:/)
  for (const { method, path } of routes) {
    expect(text).toContain(`data-method="${method}" data-path="${path}"`)
  }
})

test('the reference is an OpenAPI document for who asks for JSON', async () => {
  const sandbox = await sandboxFor()
  const answer = await call(sandbox, '/v1/docs', { headers: { accept: 'application/json' } })
  const document = JSON.parse(answer.text)
  expect(document).toMatchObject({ openapi: '3.0.3', servers: [{ url: sandbox.calc }] })
  expect(document.paths['/v1/calc/{type}/{id}'].patch).toMatchObject({
    parameters: [
      { name: 'type', in: 'path', required: true },
      { name: 'id', in: 'path', required: true },
    ],
    security: [{ bearer: [] }],
    responses: { 200: {}, 409: {} },
  })
  expect(document.paths['/health'].get.security).toEqual([])
})

test.each(
  routes.map(({ method, path, access }) => [method, path, access] as const),
)('%s %s is there, and asks for the credential it is told to', async (method, path, access) => {
  const sandbox = await sandboxFor()
  const url = path.replace(/\{\w+\}/g, '1')
  const { status, text } = await call(sandbox, url, { method, key: null })
  if (access === 'none') expect(text).not.toContain('Rota inexistente')
  else expect(status).toBe(401)
})
