import { expect, test } from 'vitest'
import { call, sandboxFor } from './support.js'

/** Routes that need no credential: login, discovery and the grants of agents. */
const OPEN = /^\/(?:health|v1\/auth\/|\.well-known\/|register|authorize|token)/

test.each([
  '/v1/guia',
  '/v1/docs',
])('%s asks for a credential like every other route', async (path) => {
  const sandbox = await sandboxFor()
  expect((await call(sandbox, path, { key: null })).status).toBe(401)
  expect((await call(sandbox, path, { key: sandbox.keys.indexOnly })).status).toBe(200)
})

test('guide and reference name every route, and the reference takes nothing from outside', async () => {
  const sandbox = await sandboxFor()
  const guide = await call(sandbox, '/v1/guia')
  const page = await call(sandbox, '/v1/docs')
  expect(guide.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toBe("default-src 'none'")
  expect(page.text).not.toMatch(/(src|href)=|https?:/)
  for (const route of ['POST /v1/correct', 'PATCH /v1/calc/{type}/{id}', 'POST /mcp']) {
    expect(guide.text).toContain(`\`${route}\``)
    expect(page.text).toContain(`<code>${route}</code>`)
  }
})

test('a route of the guide without a credential → 401, but for those that give one', async () => {
  const sandbox = await sandboxFor()
  const { text } = await call(sandbox, '/v1/guia')
  const routes = [...text.matchAll(/^- `(\w+) (.+)`$/gm)].map(([, method, path]) => ({
    method: method as 'GET',
    path: path!.replace(/\{\w+\}/g, '1'),
  }))
  expect(routes.length).toBeGreaterThan(30)
  for (const { method, path } of routes.filter((route) => !OPEN.test(route.path))) {
    const { status } = await call(sandbox, path, { method, key: null })
    expect([method, path, status]).toEqual([method, path, 401])
  }
})
