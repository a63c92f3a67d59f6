import { expect, test } from 'vitest'
import type { Point } from '../support/failpoints.js'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'

/** A lost creation is looked for when its call can no longer be under way. */
const engine = useEngine({}, { CALC_TIMEOUT: '5s' })

async function counted<T>(doing: () => Promise<T>) {
  const before = engine.sandbox.journal().length
  const done = await doing()
  const calls = engine.sandbox
    .journal()
    .slice(before)
    .filter(({ units }) => units > 0)
  const creations = calls.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/v1/calc'),
  )
  return { done, calls, creations }
}

const POINTS: [Point, number][] = [
  ['confirmed', 1],
  ['answered', 1],
  ['confirmed', 2],
  ['answered', 3],
  ['answered', 4],
  ['before-acknowledge', 1],
]

test.each(
  POINTS,
)('killed at %s %i: one calculation is created, whatever was lost', async (point, pass) => {
  const text = 'Cliente;indexador;parcelas.data;parcelas.valor\nAna;262;05/02/2019;100,00\n'
  const args = ['type=calculosJudiciais', 'fields.dia_atualiza=31/12/2025', 'export=html']
  const request = engine.request(await engine.file('morto.csv', text), 'calc', args)
  const { done, calls, creations } = await counted(() => engine.killedAt(request, point, pass))
  const manifest = done!
  expect(manifest.rows).toMatchObject({ failed: 0, rejected: 0, pending: 0 })
  expect(creations).toHaveLength(1)
  // Only the creation is not made again when its answer died with the process.
  const again = point === 'answered' && pass > 1 ? 1 : 0
  expect(calls).toHaveLength(4 + again)
  const [, row] = asObjects((await engine.workbook(manifest)).get('Resultado')!)
  expect(row!.Cálculo).toBe('calculado')
  const isHashLost = point === 'answered' && pass === 1
  expect(row!.Situação).toBe(isHashLost ? 'Com aviso' : 'OK')
  expect(await engine.problems(manifest)).toEqual([])
})
