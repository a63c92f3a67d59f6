import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { currentQuote } from '../../src/records/prices.js'
import { D } from '../../src/values/decimal.js'
import { asObjects } from '../support/workbook.js'
import { type Charging, ChargingService } from './support/charging.js'
import { useEngine } from './support/engine.js'

let service: ChargingService
const engine = useEngine({}, async (sandbox) => {
  service = new ChargingService(sandbox.calc)
  return { CALC_BASE_URL: await service.open() }
})
beforeEach(() => {
  service.asked.length = 0
  service.charging = undefined
  service.refusesAlone = false
})
afterAll(() => service.close())

const CASES = ['0001234-47.2019.8.26.0100', '0009876-39.2021.8.19.0001']
const CHARGED = ['juros.percentual=1', 'juros.from=vencimento', 'multa.percentual=2']
const FEES = ['honorarios.valor=10', 'honorarios.modo=p']
const TERMS = ['index=ipca', 'updateTo=31/12/2024', ...CHARGED, ...FEES]

/** Debts of two cases, of many days and sizes. */
function portfolio(count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const day = String((i % 27) + 1).padStart(2, '0')
    const year = 2016 + (i % 7)
    return `${CASES[i % 2]};${day}/0${(i % 9) + 1}/${year};${1234 + i * 777},${10 + (i % 80)}`
  })
  return `Processo;Data;Valor\n${rows.join('\n')}\n`
}

const run = async (name: string, csv: string, terms = TERMS): Promise<Manifest> =>
  engine.run(engine.request(await engine.file(name, csv), 'correct', terms))

const sheetOf = async (manifest: Manifest, name: string) =>
  (await engine.workbook(manifest)).get(name)!
const resultOf = async (manifest: Manifest) =>
  asObjects(await sheetOf(manifest, 'Resultado')).slice(1)
const totalsIn = (resumo: unknown[][], title: string) =>
  resumo.filter(([label]) => label === title).map(([, value]) => Number(value))
const number = (value: unknown) => new D(String(value ?? 'NaN'))

const PARTS = ['Juros', 'Multa', 'Honorários'] as const

/** Each row adds up, and the rows come to what the service told of all calls, but for rounding. */
async function expectWhole(manifest: Manifest) {
  const rows = await resultOf(manifest)
  const memory = asObjects(await sheetOf(manifest, 'Memória'))
  expect(memory).toHaveLength(rows.length)
  for (const row of [...rows, ...memory]) {
    const sum = PARTS.reduce(
      (all, name) => all.plus(number(row[name])),
      number(row['Valor corrigido']),
    )
    expect(sum.minus(number(row.Total)).abs().toNumber()).toBeLessThanOrEqual(0.01)
  }
  const resumo = await sheetOf(manifest, 'Resumo')
  const [ofRows, ofService] = totalsIn(resumo, 'Total')
  expect(Math.abs(ofRows! - ofService!)).toBeLessThanOrEqual(0.02 * rows.length)
  return { rows, resumo }
}

const money = (value: D) => value.toDecimalPlaces(2)

/** Fine on the corrected value, in the row's total; fees on what is corrected alone, beside it. */
const feesOnCorrected: Charging = ({ corrected, juros, custas }, terms) => {
  const multa = money(custas ? new D(0) : corrected.times(terms.multa))
  const honorarios = money(corrected.times(terms.honorarios))
  return { juros, multa, honorarios, total: corrected.plus(juros).plus(multa) }
}
/** Fine on interest too, and the row's total holds everything. */
const fineOnInterest: Charging = ({ corrected, juros }, terms) => {
  const multa = money(corrected.plus(juros).times(terms.multa))
  const honorarios = money(corrected.plus(juros).plus(multa).times(terms.honorarios))
  const total = corrected.plus(juros).plus(multa).plus(honorarios)
  return { juros, multa, honorarios, total }
}
/** No base that anybody could name. */
const byHalves: Charging = ({ corrected, juros }, terms) => {
  const multa = money(corrected.times(terms.multa).times(corrected.mod(7).div(7)))
  const honorarios = money(corrected.plus(juros).times(terms.honorarios).div(3))
  return { juros, multa, honorarios, total: corrected.plus(juros).plus(multa) }
}

test.each<[string, Charging | undefined, string, string]>([
  [
    'of the sandbox',
    undefined,
    'Multa: 2% sobre o valor corrigido.',
    'Honorários: 10% sobre o valor corrigido mais juros e multa.',
  ],
  [
    'of fees on the corrected value',
    feesOnCorrected,
    'Multa: 2% sobre o valor corrigido.',
    'Honorários: 10% sobre o valor corrigido.',
  ],
  [
    'of a fine on the interest too',
    fineOnInterest,
    'Multa: 2% sobre o valor corrigido mais juros.',
    'Honorários: 10% sobre o valor corrigido mais juros e multa.',
  ],
])('26 rows with interest, fine and fees in one call, convention %s → each row has its parts, and the statement its bases', async (name, charging, fine, fee) => {
  service.charging = charging
  const manifest = await run(`${name}.csv`, portfolio(26))
  expect(service.asked).toEqual([26])
  expect(manifest.rows).toMatchObject({ ok: 26, warned: 0 })
  const { rows } = await expectWhole(manifest)
  const first = rows[0]!
  const corrected = number(first['Valor corrigido'])
  const onFine = charging === fineOnInterest ? corrected.plus(number(first.Juros)) : corrected
  expect(number(first.Multa).minus(onFine.times('0.02')).abs().toNumber()).toBeLessThanOrEqual(0.01)
  const statement = (await sheetOf(manifest, 'Demonstrativo')).flat()
  expect(statement).toContain(fine)
  expect(statement).toContain(fee)
  expect(statement).toContain(
    'Juros: 1% ao mês sobre o valor corrigido, do vencimento de cada valor até 31/12/2024, em meses de 30 dias, a fração por dias.',
  )
  expect(await engine.problems(manifest)).toEqual([])
})

test('charges that no convention divides → nothing is guessed: warned, no statement, and Resumo says what its totals differ by', async () => {
  service.charging = byHalves
  const manifest = await run('metades.csv', portfolio(26))
  expect(service.asked).toEqual([26])
  expect(manifest.rows).toMatchObject({ ok: 0, warned: 26 })
  const rows = await resultOf(manifest)
  for (const part of PARTS) expect(rows[0]![part] ?? null).toBeNull()
  expect(rows[0]!.Avisos).toMatch(/só para a chamada inteira/)
  const statement = (await sheetOf(manifest, 'Demonstrativo')).flat()
  expect(statement.filter((one) => /^Demonstrativo não impresso: /.test(String(one)))).toHaveLength(
    2,
  )
  expect(statement.filter((one) => one === 'Total')).toEqual([])
  const resumo = await sheetOf(manifest, 'Resumo')
  const [ofRows, ofService] = totalsIn(resumo, 'Total')
  const said = resumo.find(([label]) => label === 'Total: diferença para a soma das linhas')!
  expect(Number(said[1])).toBeCloseTo(ofService! - ofRows!, 2)
  expect(said[2]).toBe('cobrado da chamada e em nenhuma linha: veja os avisos')
  expect(resumo.flat()).toContain('NÃO SEPARADOS: o serviço só os informa para a chamada inteira')
  expect(await engine.problems(manifest)).toEqual([])
})

/** Debts and payments of the same days and sizes: the totals of the call tell nothing. */
const CANCELLED = `Processo;Data;Valor
${CASES[0]};10/03/2018;5.000,00
${CASES[0]};10/03/2018;-5.000,00
${CASES[1]};12/05/2019;3.000,00
${CASES[1]};12/05/2019;-3.000,00
`

test('totals under which several conventions fit → rows are asked alone, told in the quote before, and the split is proved', async () => {
  service.charging = fineOnInterest
  const request = engine.request(await engine.file('anulada.csv', CANCELLED), 'correct', TERMS)
  const app = engine.app()
  const submitted = await engine.submit(app, request)
  expect(submitted.told).toContainEqual({
    code: 'told_price_charges',
    facts: { most: 3, units: 3 },
  })
  expect(submitted.quote).toMatchObject({ calls: 1, units: 1, first: { calls: 1, units: 1 } })
  const manifest = await engine.work(app, submitted.id)
  expect(service.asked[0]).toBe(4)
  expect(service.asked.slice(1).every((items) => items === 1)).toBe(true)
  expect(service.asked.length).toBeGreaterThan(1)
  const quote = await currentQuote(manifest, await app.bucket())
  expect(quote.units).toBe(service.asked.length)
  const { rows, resumo } = await expectWhole(manifest)
  const [debt] = rows
  const onAll = number(debt!['Valor corrigido']).plus(number(debt!.Juros))
  expect(number(debt!.Multa).minus(onAll.times('0.02')).abs().toNumber()).toBeLessThanOrEqual(0.01)
  expect(resumo.flat()).toContain('provados em linhas pedidas sozinhas')
  expect(await engine.problems(manifest)).toEqual([])
})

test('three rows that no convention divides → each is asked alone, and has the charges of its own call', async () => {
  service.charging = byHalves
  const manifest = await run('tres.csv', portfolio(3))
  expect(service.asked).toEqual([3, 1, 1, 1])
  expect(manifest.rows).toMatchObject({ ok: 3 })
  await expectWhole(manifest)
  expect(await engine.problems(manifest)).toEqual([])
})

test('a row that the service refuses alone → the call keeps its figures, and its charges are told as not divided', async () => {
  service.charging = byHalves
  service.refusesAlone = true
  const manifest = await run('recusa.csv', portfolio(3))
  expect(service.asked).toEqual([3, 1])
  expect(manifest.rows).toMatchObject({ warned: 3, rejected: 0, failed: 0 })
  expect(await engine.problems(manifest)).toEqual([])
})

test.each([
  1, 2,
])('killed after answer %i of a call whose rows are asked alone → resumed, nothing answered is asked again', async (pass) => {
  service.charging = byHalves
  const request = engine.request(await engine.file(`morto${pass}.csv`, portfolio(3)), 'correct', [
    ...TERMS,
    `name=${pass}`,
  ])
  const manifest = await engine.killedAt(request, 'answer-written', pass)
  expect(manifest).toBeDefined()
  expect(service.asked).toEqual([3, 1, 1, 1])
  await expectWhole(manifest!)
})

test('payments and court costs among the rows → the convention of the sandbox is found all the same', async () => {
  const csv = `Processo;Data;Valor;Custas
${portfolio(20)
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => `${row};N`)
  .join('\n')}
${CASES[0]};01/02/2022;-1.500,00;N
${CASES[1]};01/03/2022;321,09;S
`
  const manifest = await run('custas.csv', csv)
  expect(service.asked).toEqual([22])
  const { rows } = await expectWhole(manifest)
  expect(rows.at(-1)).toMatchObject({ Juros: 0, Multa: 0, Honorários: 0 })
  expect(await engine.problems(manifest)).toEqual([])
})

test('a saved call whose rows are asked alone → only the call itself is saved', async () => {
  service.charging = byHalves
  const before = await savedCount()
  await run('salva.csv', portfolio(3), [...TERMS, 'save=true'])
  expect(service.asked).toEqual([3, 1, 1, 1])
  expect(await savedCount()).toBe(before + 1)
})

async function savedCount(): Promise<number> {
  const answer = await fetch(`${engine.sandbox.calc}/v1/calc?type=atualizacaoMonetaria&limit=100`, {
    headers: { authorization: `Bearer ${engine.sandbox.apiKey}` },
  })
  return ((await answer.json()) as { calculations: unknown[] }).calculations.length
}

const CITED = `Processo;Data;Valor;Data da citação
${CASES[0]};10/03/2018;5.000,00;10/03/2018
${CASES[0]};12/05/2019;3.000,00;15/09/2021
`
const FROM_CITATION = [
  'index=ipca',
  'updateTo=31/12/2024',
  'juros.percentual=1',
  'juros.from=citacao',
]

test('interest since the citation, of which the service knows no date → a start that was not used is told, and no statement goes to court', async () => {
  const manifest = await run('citada.csv', CITED, FROM_CITATION)
  expect(service.asked).toEqual([2])
  expect(manifest.told.map(({ code }) => code)).toContain('told_citation_not_sent')
  const [same, later] = await resultOf(manifest)
  expect(same).toMatchObject({ Situação: 'OK' })
  expect(later!.Avisos).toMatch(/não correm do início pedido \(15\/09\/2021\).*seriam 39/)
  const statement = (await sheetOf(manifest, 'Demonstrativo')).flat().map(String)
  expect(statement.filter((one) => /^(Juros:|Total)|15\/09\/2021/.test(one))).toEqual([])
  expect(statement.join(' ')).toMatch(
    /Demonstrativo não impresso: os juros correm do vencimento de cada valor, e não da citação, .* \(linha 3\)\. .*com o início dos juros no vencimento/,
  )
  expect(await engine.problems(manifest)).toEqual([])
})

test('a date of citation for all, by parameter → it is compared with, and never sent', async () => {
  const csv = `Processo;Data;Valor\n${CASES[0]};10/03/2018;5.000,00\n`
  const terms = [...FROM_CITATION, 'juros.citacao=10/03/2018']
  const manifest = await run('parametro.csv', csv, terms)
  expect(manifest.rows).toMatchObject({ ok: 1 })
  // The paper is not as wide as the sentence.
  const statement = (await sheetOf(manifest, 'Demonstrativo')).flat().join(' ')
  expect(statement).toContain(
    'Juros: 1% ao mês sobre o valor corrigido, da citação ou do vencimento posterior a ela (10/03/2018) até 31/12/2024, em meses de 30 dias, a fração por dias.',
  )
})

test('a fixed fee, a debt and a payment → the payment lessens the debt by all that it comes to', async () => {
  const csv = `Processo;Data;Valor\n${CASES[0]};10/06/2020;3.000,00\n${CASES[0]};10/06/2021;-3.000,00\n`
  const fee = ['honorarios.valor=1000', 'honorarios.modo=v']
  const manifest = await run('fixos.csv', csv, ['index=ipca', 'updateTo=31/12/2024', ...fee])
  expect(manifest.told.map(({ code }) => code)).toContain('told_payments_no_fee')
  const [debt, payment] = asObjects(await sheetOf(manifest, 'Resultado')).slice(1)
  expect(debt).toMatchObject({ Honorários: 1000 })
  expect(payment!.Total).toBe(payment!['Valor corrigido'])
  const printed = (await sheetOf(manifest, 'Demonstrativo')).flat().join(' ')
  expect(printed).toContain('Honorários: R$ 1.000,00 por valor.')
  expect(printed).not.toContain('com honorários')
  expect(await engine.problems(manifest)).toEqual([])
})
