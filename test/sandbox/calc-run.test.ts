import { expect, test } from 'vitest'
import { CALC_TYPES, type CalcType } from '../../src/sandbox/calc/calc-type.js'
import { ask, filled, open, patch, pathOf, refusal, run } from './calc-support.js'
import { sandboxFor } from './support.js'

/** Every amount of money is a number of cents. */
function cents(value: unknown): boolean {
  return typeof value === 'number' && Math.round(value * 100) / 100 === value
}

test.each(CALC_TYPES)('%s runs to totals and a memory', async (type) => {
  const sandbox = await sandboxFor()
  const { ready } = sandbox.seeded
  const { status, body } = await run(sandbox, ready[type])
  expect(status).toBe(200)
  expect(body).toMatchObject({ calcId: ready[type].calcId, type })
  expect(body.memoria.length).toBeGreaterThan(0)
  expect(body).not.toHaveProperty('bloqueio_assinatura')
  if (type === 'tabelasJudiciais') expect(body).not.toHaveProperty('total')
  else expect(cents(body.total)).toBe(true)
})

test.each<CalcType>([
  'atualizacaoMonetaria',
  'calculosJudiciais',
  'pensaoAlimenticia',
])('%s: the total is the sum of its rows and the fees', async (type) => {
  const sandbox = await sandboxFor()
  const { body } = await run(sandbox, sandbox.seeded.ready[type])
  const rows = body.memoria.reduce((sum, { total }) => sum + Number(total), 0)
  expect(body.total).toBeCloseTo(rows + body.honorarios, 8)
})

test('running keeps the answer for whoever opens it, and leaves the stamp of the fields', async () => {
  const sandbox = await sandboxFor()
  const { prevDifNRecebidas: one } = sandbox.seeded.ready
  const before = await open(sandbox, one)
  const { body } = await run(sandbox, one)
  expect(before).not.toHaveProperty('resultado')
  expect(await open(sandbox, one)).toEqual({ ...before, resultado: body })
})

test('running twice answers the same', async () => {
  const sandbox = await sandboxFor()
  const { pensaoAlimenticia: one } = sandbox.seeded.ready
  expect((await run(sandbox, one)).body).toEqual((await run(sandbox, one)).body)
})

test('the engine names the fields that are missing: 422', async () => {
  const sandbox = await sandboxFor()
  const answer = await run(sandbox, sandbox.seeded.empty)
  expect(refusal(answer)).toEqual([422, 'ENGINE_ERROR'])
  expect(answer.body.error.message).toContain('dia_atualiza, valores')
  expect(await open(sandbox, sandbox.seeded.empty)).not.toHaveProperty('resultado')
})

test.each<[string, CalcType, Record<string, unknown>, string]>([
  ['no index', 'atualizacaoMonetaria', { indexador: null }, 'indexador ou tabelaJudicial'],
  [
    'a date before the series',
    'atualizacaoMonetaria',
    { valores: [{ data: '01/01/1990', valor: 1 }] },
    'começa em',
  ],
  [
    'an inline table that is not there',
    'calculosJudiciais',
    { indexador: -1 },
    'tabelaPersonalizada',
  ],
  [
    'neither value nor share',
    'pensaoAlimenticia',
    { percentual_salario_minimo: null },
    'um dos dois',
  ],
  ['both value and share', 'pensaoAlimenticia', { valor_pensao: 1 }, 'um dos dois'],
  ['an end before the start', 'pensaoAlimenticia', { data_fim: '01/01/2020' }, 'data_fim'],
  ['a payment outside', 'saldoDevedor', { dia_atualiza: '01/06/2024' }, 'pagamento fora'],
  [
    'a mark without its pair',
    'cartaoPonto',
    { dias: [{ data: '03/06/2024', marcacoes: ['08:00'] }] },
    '03/06/2024',
  ],
  [
    'SELIC that ends before it starts',
    'atualizacaoMonetaria',
    { selic: true, selic_desde: '01/01/2023', selic_ate: '01/01/2022' },
    'selicUntil',
  ],
])('%s: the engine cannot calculate, and says so', async (_, type, fields, said) => {
  const sandbox = await sandboxFor()
  const one = sandbox.seeded.ready[type]
  expect((await patch(sandbox, one, fields)).status).toBe(200)
  const answer = await run(sandbox, one)
  expect(refusal(answer)).toEqual([422, 'ENGINE_ERROR'])
  expect(answer.body.error.message).toContain(said)
})

test('a new calculation starts with SELIC on value and fine; one that holds no base takes all', async () => {
  const sandbox = await sandboxFor()
  const fields = {
    indexador: 5,
    dia_atualiza: '01/01/2024',
    valores: [{ data: '10/03/2020', valor: 1000 }],
    juros: 1,
    multa: 2,
    selic: true,
  }
  const fresh = await filled(sandbox, 'atualizacaoMonetaria', fields)
  const started = (await run(sandbox, fresh)).body.total
  await patch(sandbox, fresh, { selic_base: 'ajm' })
  const whole = (await run(sandbox, fresh)).body.total
  await patch(sandbox, fresh, { selic_base: null })
  expect((await run(sandbox, fresh)).body.total).toBe(whole)
  expect(whole).toBeGreaterThan(started)
})

test('a calculation runs like the same one-shot correction', async () => {
  const sandbox = await sandboxFor()
  const one = await filled(sandbox, 'atualizacaoMonetaria', {
    tabelaJudicial: 184,
    dia_atualiza: '31/12/2024',
    valores: [{ data: '10/03/2020', valor: 1234.56 }],
    multa: 2,
  })
  const body = {
    table: 184,
    updateTo: '31/12/2024',
    items: [{ date: '10/03/2020', amount: 1234.56 }],
    multa: { percentual: '2' },
  }
  const corrected = await ask(sandbox, 'POST', '/v1/correct', { body })
  expect((await run(sandbox, one)).body.total).toBe(corrected.body.total)
})

test('the body of a run is a hash or nothing; a wrong hash is ignored', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const send = (body?: unknown) => ask(sandbox, 'POST', pathOf(one, '/run'), { body })
  expect((await send({ hash: one.hash })).status).toBe(200)
  expect((await send({})).status).toBe(200)
  expect((await send({ hash: 'wrong' })).status).toBe(200)
  expect(refusal(await send({ hash: 7 }))).toEqual([400, 'BAD_REQUEST'])
  expect(refusal(await send({ fields: { taxa: 1 } }))).toEqual([400, 'BAD_REQUEST'])
})
