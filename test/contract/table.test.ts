import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from './openapi.js'
import { ROWS } from './rows/index.js'
import { startWorld, type World } from './support/world.js'
import { contractPage } from './table.js'

const PAGE = fileURLToPath(new URL('../../docs/contract.md', import.meta.url))
const SANDBOX = new URL('../../src/sandbox/', import.meta.url)

/** `npm run docs:contract` runs this one with `update`, and writes the page so. */
test('docs/contract.md is what the rows say', async () => {
  await expect(contractPage(ROWS)).toMatchFileSnapshot(PAGE)
})

test('every status and code of the contract has a row', () => {
  const key = (operation: string, status: number, code?: string | null) =>
    `${operation} ${status} ${code === null ? '*' : (code ?? '')}`
  const rows = new Set(ROWS.map(({ operation, status, code }) => key(operation, status, code)))
  const due = OPERATIONS.flatMap(({ id, replies }) =>
    replies.filter(({ beyond }) => !beyond).map(({ status, code }) => key(id, status, code)),
  )
  expect(due.filter((one) => !rows.has(one))).toEqual([])
})

test('no two rows have one name', () => {
  const names = ROWS.map(({ id }) => id)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every row names a route of the description', () => {
  const routes = new Map(OPERATIONS.map(({ id, method, path }) => [id, `${method} ${path}`]))
  const strays = ROWS.filter(({ operation }) => !operation.startsWith('oauth.'))
  expect(strays.filter(({ operation, route }) => routes.get(operation) !== route)).toEqual([])
})

test('every row names a file of the sandbox', () => {
  const files = [...new Set(ROWS.map(({ handler }) => handler))]
  expect(files.filter((file) => !existsSync(new URL(file, SANDBOX)))).toEqual([])
})

describe('every row names a method that the clients have', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.close())

  test.each([...new Set(ROWS.flatMap(({ method }) => method ?? []))])('%s', async (method) => {
    const mcp = await world.clients.connector()
    const clients = { ...world.clients, mcp }
    const found = method
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], clients)
    expect(found).toBeTypeOf('function')
    await mcp.close()
  })
})
