import { expect, test } from 'vitest'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'
import { type Json, useFront } from './support/front.js'

/** Every creation is answered with the calculation that was made first. */
let first: Json | undefined
/** Whether the account lists what was made. */
let isListed = false
const written: string[] = []
const front = useFront(({ method, url, told }) => {
  if (method === 'GET' && url.startsWith('/v1/calc?')) return isListed ? told : { calculations: [] }
  if (method === 'PATCH' || url.endsWith('/run')) written.push(`${method} ${url}`)
  if (method !== 'POST' || url !== '/v1/calc') return told
  first ??= told
  return first
})

const engine = useEngine({ shapes: 1 }, (sandbox) => ({
  CALC_BASE_URL: front.before(sandbox.calc),
}))

test.each([
  ['hides them', false, ', que já é de outra linha'],
  ['shows them', true, ', que não é o desta linha'],
])('two rows are told the same new calculation, the list %s → one of them has it, the other fails and writes nothing', async (name, listed, said) => {
  first = undefined
  isListed = listed
  written.length = 0
  const text =
    'Cliente;parcelas.data;parcelas.valor\nAna;05/02/2024;1.000,00\nBia;05/02/2024;2.000,00\n'
  const args = ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025']
  const request = engine.request(await engine.file(`${name}.csv`, text), 'calc', args)
  const manifest = await engine.run(request)
  expect(manifest.rows).toMatchObject({ ok: 1, failed: 1, pending: 0 })
  const id = Number(first!.calcId)
  expect(written.toSorted()).toEqual([
    `PATCH /v1/calc/calculosJudiciais/${id}`,
    `POST /v1/calc/calculosJudiciais/${id}/run`,
  ])
  const rows = asObjects((await engine.workbook(manifest)).get('Resultado')!).slice(1)
  const told = rows.map(({ Avisos: notes }) => String(notes ?? ''))
  expect(told.toSorted()).toEqual(['', expect.stringContaining(`cálculo ${id}${said}`)])
  expect(await engine.problems(manifest)).toEqual([])
})
