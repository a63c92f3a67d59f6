import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { ask, LIST, type Method, pathOf } from './calc-support.js'
import { sandboxFor } from './support.js'

type Request = [method: Method, path: string, body?: unknown]

/** Each operation once, in the order in which they can be made, with the units of the contract. */
function operations({ seeded }: Sandbox): [units: 0 | 1, ...Request][] {
  const one = pathOf(seeded.ready.saldoDevedor)
  return [
    [1, 'POST', LIST, { type: 'saldoDevedor' }],
    [0, 'GET', LIST],
    [1, 'GET', one],
    [1, 'PATCH', one, { fields: { taxa: 1, regime: 'simples' } }],
    [1, 'POST', `${one}/run`],
    [1, 'GET', `${one}/export`],
    [0, 'GET', '/v1/describe/saldoDevedor'],
    [0, 'DELETE', one],
  ]
}

test('the consuming operations count one unit each, and the others none', async () => {
  const sandbox = await sandboxFor()
  const all = operations(sandbox)
  for (const [, method, path, body] of all) {
    expect((await ask(sandbox, method, path, { body })).status).toBeLessThan(300)
  }
  expect(sandbox.journal().map(({ units }) => units)).toEqual(all.map(([units]) => units))
})

test('one unit a PATCH, whatever the number of fields and even when it is refused', async () => {
  const sandbox = await sandboxFor()
  const path = pathOf(sandbox.seeded.ready.saldoDevedor)
  const bodies = [{ fields: { taxa: 1 } }, { fields: { taxa: 1, regime: 'x' } }, {}]
  for (const body of bodies) await ask(sandbox, 'PATCH', path, { body })
  expect(sandbox.journal().map(({ units }) => units)).toEqual([1, 1, 1])
})

test('with no room left the consuming ones are 429 and do nothing; the others answer', async () => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  await ask(sandbox, 'GET', pathOf(sandbox.seeded.ready.saldoDevedor))
  for (const [units, method, path, body] of operations(sandbox)) {
    const { status } = await ask(sandbox, method, path, { body })
    expect([path, status === 429]).toEqual([path, units === 1])
  }
  expect(sandbox.violations()).toEqual([])
})

test('a lost answer has created the calculation', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ lose: 'after' })
  const body = { type: 'saldoDevedor', name: 'lote-1 0001' }
  await expect(ask(sandbox, 'POST', LIST, { body })).rejects.toThrow()
  const { calculations } = (await ask(sandbox, 'GET', LIST)).body
  expect(calculations.filter(({ name }) => name === body.name)).toHaveLength(1)
})
