import { Validator } from '@seriousme/openapi-schema-validator'
import type { RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

interface Operation {
  operationId?: string
  summary?: string
  responses: Record<string, unknown>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

async function document(): Promise<Document> {
  const answer = await fetch(`${served.url}/api/openapi.json`)
  return (await answer.json()) as Document
}

test('the document → OpenAPI 3.1, each operation named, told and answered for', async () => {
  const { openapi, paths } = await document()
  expect(openapi).toBe('3.1.0')
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.length).toBeGreaterThan(10)
  for (const { operationId, summary, responses } of operations) {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(summary).toBeTruthy()
    expect(Object.keys(responses)).toContain('4XX')
  }
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a second server in the process → the same document', async () => {
  const first = await document()
  const second = await startServed(bench.env)
  const answer = await fetch(`${second.url}/api/openapi.json`)
  expect(await answer.json()).toEqual(first)
  await second.close()
})

test('the document → by the schema of OpenAPI 3.1', async () => {
  const { errors = [] } = await new Validator().validate({ ...(await document()) })
  expect(errors).toEqual([])
})

test('each route under /api → stands in the document', async () => {
  const { paths } = await document()
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = served.routes
    .filter(({ url }) => url.startsWith('/api/'))
    .flatMap(({ method, url }: RouteOptions) => [method].flat().map((one) => `${one} ${url}`))
    .filter((route) => !route.startsWith('HEAD'))
    .map((route) => route.replace(/:(\w+)/g, '{$1}').replace('/*', '/{*}'))
  const unschemed = ['GET /api/', 'GET /api/openapi.json', 'GET /api/reference.css']
  expect(routes.toSorted()).toEqual([...told, ...unschemed].toSorted())
})

test('each route but those of bull-board → has a schema', () => {
  const bare = served.routes.filter(({ schema, url }) => !schema && !url.startsWith('/queues'))
  expect(bare.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})

test('the reference page → every operation, and nothing from elsewhere', async () => {
  const page = await (await fetch(`${served.url}/api/`)).text()
  const { paths } = await document()
  for (const path of Object.keys(paths)) expect(page).toContain(path)
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
})
