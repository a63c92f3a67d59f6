import { expect, test } from 'vitest'
import { sandboxFor } from './support.js'

/** By HTTP it is GET without the body; the gazette has GET alone, and counts all that bears a key. */
test.each([
  ['calc', 200, 1, '/v1/calc/saldoDevedor/ID'],
  ['calc', 200, 1, '/v1/calc/saldoDevedor/ID/export'],
  ['calc', 200, 0, '/v1/indices'],
  ['calc', 404, 0, '/v1/correct'],
  ['gazette', 404, 1, '/v1/me'],
  ['update', 200, 1, '/atualiza-v1/listaTabelas'],
] as const)('HEAD at %s answers %i and counts %i, once: %s', async (service, status, units, path) => {
  const sandbox = await sandboxFor()
  const { calcId } = sandbox.seeded.ready.saldoDevedor
  const key = sandbox.apiKey
  const authorization = service === 'update' ? key : `Bearer ${key}`
  const url = sandbox[service] + path.replace('ID', String(calcId))
  const answer = await fetch(url, { method: 'HEAD', headers: { authorization } })
  expect([answer.status, await answer.text()]).toEqual([status, ''])
  expect(sandbox.journal().map((entry) => entry.units)).toEqual([units])
})
