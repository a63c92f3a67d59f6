import { beforeEach, expect, test } from 'vitest'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'
import { type Json, useFront } from './support/front.js'

/** Answers each creation, as the service answers one that it takes for a repetition. */
let created: (told: Json) => Json
const written: string[] = []
const front = useFront(({ method, url, told }) => {
  if (method === 'PATCH' || url.endsWith('/run')) written.push(`${method} ${url}`)
  return method === 'POST' && url === '/v1/calc' ? created(told) : told
})
const engine = useEngine({ shapes: 1 }, (sandbox) => ({
  CALC_BASE_URL: front.before(sandbox.calc),
}))
beforeEach(() => {
  written.length = 0
})

const ARGS = ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025']
async function run(file: string) {
  const text = 'Cliente;parcelas.data;parcelas.valor\nAna;05/02/2024;1.000,00\n'
  return engine.run(engine.request(await engine.file(file, text), 'calc', ARGS))
}

test('creation answered with the id of an older calculation → made_before, and nothing is written', async () => {
  let older: Json | undefined
  created = (told) => {
    older ??= told
    return told
  }
  expect((await run('first.csv')).rows).toMatchObject({ ok: 1 })
  expect(written).toHaveLength(2)

  created = () => older!
  written.length = 0
  const manifest = await run('second.csv')
  expect(manifest.rows).toMatchObject({ ok: 0, failed: 1, pending: 0 })
  expect(written).toEqual([])
  const [, row] = asObjects((await engine.workbook(manifest)).get('Resultado')!)
  expect(row!.Avisos).toContain(`cálculo ${older!.calcId}, que não é o desta linha`)
  expect(await engine.problems(manifest)).toEqual([])
})
