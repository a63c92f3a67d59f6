import { expect, test } from 'vitest'
import type { CalcType } from '../../src/sandbox/calc/calc-type.js'
import { filled, run } from './calc-support.js'
import { sandboxFor } from './support.js'

async function calculated(type: CalcType, fields: Record<string, unknown>) {
  const sandbox = await sandboxFor()
  return (await run(sandbox, await filled(sandbox, type, fields))).body
}

test('calculosJudiciais reproduces the statement of the TJES to the cent', async () => {
  const body = await calculated('calculosJudiciais', {
    indexador: 262,
    dia_atualiza: '01/06/2015',
    parcelas: [{ data: '01/02/2013', valor: 10_000 }],
  })
  expect(body.memoria[0]!.corrigido).toBe(11_776.66)
})

test('Price: equal instalments that end at zero, whatever the roundings', async () => {
  const fields = { valor: 10_000, taxa: 2, parcelas: 4, data_primeira: '31/01/2025' }
  const body = await calculated('tabelasFinanciamento', fields)
  // 10,000 x 0.02 / (1 - 1.02^-4) = 2,626.24
  expect(body.memoria.map(({ prestacao }) => prestacao)).toEqual([
    2626.24, 2626.24, 2626.24, 2626.23,
  ])
  expect(body.memoria.map(({ saldo }) => saldo)).toEqual([7573.76, 5099, 2574.74, 0])
  expect(body.memoria.map(({ vencimento }) => vencimento)).toEqual([
    '31/01/2025',
    '28/02/2025',
    '31/03/2025',
    '30/04/2025',
  ])
  expect(body.juros).toBe(504.95)
})

test('SAC: equal amortizations, falling interest', async () => {
  const body = await calculated('tabelasFinanciamento', {
    valor: 1000,
    taxa: 1,
    parcelas: 3,
    data_primeira: '10/01/2025',
    sistema: 'sac',
  })
  expect(body.memoria.map(({ amortizacao }) => amortizacao)).toEqual([333.33, 333.33, 333.34])
  expect(body.memoria.map(({ juros }) => juros)).toEqual([10, 6.67, 3.33])
  expect(body.total).toBe(1020)
})

test('a rate of zero divides the amount', async () => {
  const fields = { valor: 300, taxa: 0, parcelas: 3, data_primeira: '10/01/2025' }
  expect((await calculated('tabelasFinanciamento', fields)).total).toBe(300)
})

const DEBT = {
  valor_principal: 1000,
  data_inicio: '01/01/2025',
  dia_atualiza: '01/03/2025',
  taxa: 10,
}

test('saldoDevedor: simple and compound interest part in the second month', async () => {
  expect((await calculated('saldoDevedor', DEBT)).total).toBe(1200)
  expect((await calculated('saldoDevedor', { ...DEBT, regime: 'composto' })).total).toBe(1210)
})

test('saldoDevedor: a payment goes to the interest first, then to the capital', async () => {
  const pagamentos = [{ data: '01/02/2025', valor: 300 }]
  const body = await calculated('saldoDevedor', { ...DEBT, pagamentos })
  expect(body.memoria[1]).toMatchObject({ juros: 100, capital: 800, jurosPendentes: 0 })
  expect(body).toMatchObject({ capital: 800, juros: 180, total: 880 })
})

test('pensaoAlimenticia: a share of the minimum wage of each month, due on the day there is', async () => {
  const body = await calculated('pensaoAlimenticia', {
    indexador: 3,
    dia_atualiza: '28/02/2025',
    data_inicio: '01/12/2024',
    data_fim: '28/02/2025',
    dia_vencimento: 31,
    percentual_salario_minimo: 50,
  })
  expect(body.memoria.map(({ data, valor }) => [data, valor])).toEqual([
    ['31/12/2024', 706],
    ['31/01/2025', 759],
    ['28/02/2025', 759],
  ])
})

test('pensaoAlimenticia: what was paid on the due day leaves nothing', async () => {
  const body = await calculated('pensaoAlimenticia', {
    indexador: 3,
    dia_atualiza: '31/12/2024',
    data_inicio: '01/03/2024',
    data_fim: '31/03/2024',
    valor_pensao: 500,
    pagamentos: [{ data: '10/03/2024', valor: 500 }],
    juros: 1,
  })
  expect(body.total).toBe(0)
})

test('prevDifNRecebidas: what fell due five years before the action is prescribed', async () => {
  const difference = { devido: 1000.5, recebido: 900 }
  const body = await calculated('prevDifNRecebidas', {
    indexador: 20,
    dia_atualiza: '01/06/2024',
    ajuizamento: '10/06/2024',
    competencias: [
      { data: '09/06/2019', ...difference },
      { data: '10/06/2019', ...difference },
    ],
  })
  const [before, after] = body.memoria
  expect(before).toMatchObject({ prescrita: 'sim', valor: 0, total: 0 })
  expect(after).toMatchObject({ prescrita: 'não', valor: 100.5 })
  expect(body.total).toBe(after!.total)
})

test.each([
  [
    'ten minutes are neither overtime nor missing',
    ['08:00', '12:00', '13:00', '17:10'],
    '00:00',
    '00:00',
    0,
  ],
  ['eleven are all overtime', ['08:00', '12:00', '13:00', '17:11'], '00:11', '00:00', 2.75],
  ['a long way from home is missing', ['08:00', '12:00', '13:00', '16:00'], '00:00', '01:00', 0],
])('cartaoPonto: %s', async (_, marcacoes, extra, falta, total) => {
  const dias = [{ data: '03/06/2024', marcacoes }]
  const body = await calculated('cartaoPonto', { jornada_diaria: '08:00', valor_hora: 10, dias })
  expect(body.memoria[0]).toMatchObject({ extra, falta })
  expect(body.total).toBe(total)
})

test('cartaoPonto: a night hour has 52 minutes and 30 seconds, past midnight too', async () => {
  const body = await calculated('cartaoPonto', {
    jornada_diaria: '07:00',
    valor_hora: 10,
    dias: [{ data: '03/06/2024', marcacoes: ['22:00', '05:00'] }],
  })
  // 420 minutes are 8 night hours: 8 x 10.00 x 20 %.
  expect(body.memoria[0]).toMatchObject({ noturno: '07:00', valorNoturno: 16, valorExtra: 0 })
})

test('tabelasJudiciais: the memory is the series of the table it builds', async () => {
  const body = await calculated('tabelasJudiciais', {
    vl: [{ month: '2025-10', index: 5 }],
    dia_atualiza: '01/12/2025',
  })
  expect(body.memoria[0]).toMatchObject({ mes: '2025-10', selicAcumulada: 0 })
  expect(body.meses).toBe(body.memoria.length)
})
