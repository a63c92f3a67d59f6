import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import type { Operation } from '../contract/openapi/shape.js'
import { OPERATIONS } from '../contract/openapi.js'
import { SMALL } from './gazette-support.js'

const WIDE = [{ units: 1_000_000, ms: 60_000 }]

let sandbox: Sandbox
let jwt: string
beforeAll(async () => {
  const limits = { calcLimits: WIDE, gazetteLimits: WIDE, updateLimits: WIDE }
  sandbox = await startSandbox({ ...limits, gazette: SMALL })
  const answer = await request(`${sandbox.calc}/v1/auth/login`, {
    method: 'POST',
    body: JSON.stringify(sandbox.login),
  })
  jwt = ((await answer.body.json()) as { accessToken: string }).accessToken
})
afterAll(() => sandbox.close())

/** Agents find their way by OAuth's own standard (RFC 6749, 3.1), which has unknown names ignored. */
const operations = OPERATIONS.filter(({ path }) => !path.startsWith('/.well-known'))

describe.each(
  operations.map((operation) => [operation.id, operation] as const),
)('%s', (_, operation) => {
  test('a query name that the contract does not have → 400 that names it', async () => {
    const { status, text } = await ask(operation, 'nao_existe=1')
    expect({ status, text }).toMatchObject({
      status: 400,
      text: expect.stringContaining('nao_existe'),
    })
  })

  test('a query name of the contract → is not refused as unknown', async () => {
    for (const name of Object.keys((operation.query as z.ZodObject).shape)) {
      const { text } = await ask(operation, `${name}=1`)
      expect(text).not.toMatch(/Parâmetro desconhecido/)
    }
  })
})

test('a misspelt filter → its request counts where every request counts, and the fault waits on', async () => {
  await sandbox.reset()
  sandbox.fault({ service: 'gazette', status: 500 })
  const misspelt = await ask(communications(), 'numero_oba=1')
  expect([misspelt.status, JSON.parse(misspelt.text).error.code]).toEqual([400, 'bad_request'])
  expect(sandbox.journal().at(-1)).toMatchObject({ units: 1, status: 400 })
  expect((await ask(communications(), 'numero_oab=1')).status).toBe(500)
})

function communications(): Operation {
  return operations.find(({ id }) => id === 'gazette.communications.list')!
}

const PREFIXES = { calculation: 'calc', gazette: 'gazette', update: 'update' }

async function ask({ service, method, path, auth }: Operation, query: string) {
  const place = `/${PREFIXES[service]}${path.replaceAll(/\{\w+\}/g, '1')}`
  const authorization = {
    none: undefined,
    bearer: `Bearer ${sandbox.apiKey}`,
    jwt: `Bearer ${jwt}`,
    gazette: `Bearer ${sandbox.apiKey}`,
    raw: sandbox.apiKey,
  }[auth]
  const answer = await request(`${sandbox.url}${place}?${query}`, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? null : '{}',
  })
  return { status: answer.statusCode, text: await answer.body.text() }
}
