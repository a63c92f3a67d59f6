import { expect, test } from 'vitest'
import { filled, keysOf, run } from './calc-support.js'
import { sandboxFor } from './support.js'

/** On 15/01/2026 the last two years begin on 15/01/2024. */
const OLD = '14/01/2024'
const RECENT = '15/01/2024'

const FIELDS = {
  indexador: 262,
  dia_atualiza: '01/01/2026',
  parcelas: [
    { data: OLD, valor: 1000 },
    { data: RECENT, valor: 1000 },
    { data: OLD, valor: -1000 },
  ],
}

test('without a subscription older rows are nominal and told, and payments never', async () => {
  const sandbox = await sandboxFor()
  const key = sandbox.keys.unsubscribed
  const { body } = await run(sandbox, await filled(sandbox, 'calculosJudiciais', FIELDS, key), key)
  const [blocked, recent, payment] = body.memoria
  expect(blocked).toMatchObject({
    corrigido: 1000,
    juros: 0,
    total: 1000,
    bloqueada_assinatura: true,
    mensagem_bloqueio: expect.stringContaining(RECENT),
  })
  expect(recent!.total).toBeGreaterThan(1200)
  expect(payment!.total).toBeLessThan(-1200)
  for (const row of [recent!, payment!]) {
    expect(keysOf(row)).not.toContain('bloqueada_assinatura')
    expect(keysOf(row)).not.toContain('mensagem_bloqueio')
  }
  expect(body.bloqueio_assinatura).toEqual({
    desde: RECENT,
    linhas: 1,
    mensagem: expect.stringContaining('nominal'),
  })
})

test('the three keys are absent when nothing was blocked', async () => {
  const sandbox = await sandboxFor()
  const key = sandbox.keys.unsubscribed
  const fields = { ...FIELDS, parcelas: FIELDS.parcelas.slice(1) }
  const { body } = await run(sandbox, await filled(sandbox, 'calculosJudiciais', fields, key), key)
  expect(JSON.stringify(body)).not.toMatch(/bloque/)
})

test('with a subscription nothing is blocked', async () => {
  const sandbox = await sandboxFor()
  const { body } = await run(sandbox, await filled(sandbox, 'calculosJudiciais', FIELDS))
  expect(body.memoria[0]!.total).toBe(-Number(body.memoria[2]!.total))
  expect(JSON.stringify(body)).not.toMatch(/bloque/)
})

test('the other types stay nominal without the keys', async () => {
  const sandbox = await sandboxFor()
  const key = sandbox.keys.unsubscribed
  const corrected = await filled(
    sandbox,
    'atualizacaoMonetaria',
    { indexador: 5, dia_atualiza: '01/01/2026', valores: FIELDS.parcelas, juros: 1, multa: 2 },
    key,
  )
  const owed = await filled(
    sandbox,
    'saldoDevedor',
    { valor_principal: 1000, data_inicio: OLD, dia_atualiza: '01/01/2026', taxa: 1 },
    key,
  )
  const first = (await run(sandbox, corrected, key)).body
  const second = (await run(sandbox, owed, key)).body
  expect(first.memoria[0]).toMatchObject({ corrigido: 1000, juros: 0, multa: 0, total: 1000 })
  expect(second).toMatchObject({ total: 1000, juros: 0 })
  expect(JSON.stringify([first, second])).not.toMatch(/bloque/)
})

test('the window begins on a 29 February without a leap year two years before → its last day', async () => {
  const sandbox = await sandboxFor({ clock: () => Date.UTC(2028, 1, 29, 15) })
  const key = sandbox.keys.unsubscribed
  const data = '28/02/2026'
  const before = '27/02/2026'
  const parcelas = [data, before].map((day) => ({ data: day, valor: 1000 }))
  const fields = { indexador: 262, dia_atualiza: '01/01/2028', parcelas }
  const { body } = await run(sandbox, await filled(sandbox, 'calculosJudiciais', fields, key), key)
  expect(body.bloqueio_assinatura).toMatchObject({ desde: data, linhas: 1 })
  expect(body.memoria.map((row) => row.bloqueada_assinatura)).toEqual([undefined, true])
})
