import { Decimal } from 'decimal.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CorrectKnowledge } from '../../jobs/correct/catalogue.js'
import { correct } from '../../jobs/correct/index.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import type { Job, RowFields } from '../../src/core/job/job.js'
import { readParameters } from '../../src/core/job/parse-parameters.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { startSandbox } from '../../src/sandbox/index.js'
import { INPC } from '../../src/sandbox/series/inpc.js'
import { IPCA } from '../../src/sandbox/series/ipca.js'
import { IPCA15 } from '../../src/sandbox/series/ipca15.js'
import { SELIC } from '../../src/sandbox/series/selic.js'
import { call, JANUARY_2026 } from '../sandbox/support.js'
import { readsAt } from './support.js'

/*
 * The whole way of a parameter, `-p` to figure, over HTTP; beside it the same sum from the published
 * months, done here in the plainest way and by neither the sandbox nor the job.
 */

type Table = typeof IPCA
const DATE = { year: 2019, month: 5, day: 20 }
const AMOUNT = 12_345.67
const UPDATE = '10/02/2024'

let sandbox: Sandbox
let known: CorrectKnowledge
beforeAll(async () => {
  sandbox = await startSandbox({
    clock: () => JANUARY_2026,
    calcLimits: [{ units: 1_000_000, ms: 60_000 }],
  })
  known = (await correct.catalogue(readsAt(sandbox), {})) as CorrectKnowledge
  return () => sandbox.close()
})

async function figuresOf(pairs: string[], row: RowFields = {}) {
  const batch = correct.resolveParameters(
    readParameters([`updateTo=${UPDATE}`, ...pairs], correct as Job),
    known,
  )
  const fields = { data_base: '2019-05-20', valor: String(AMOUNT), ...row }
  const planned = correct.planRow(fields, batch, known)
  if (planned.is === 'rejected') throw new Error(JSON.stringify(planned.problems))
  const { parameters, item, date } = planned
  const groups = [{ parameters, from: date!, to: date!, rows: 1 }]
  const learnt = await correct.learn({ groups }, readsAt(sandbox), known)
  const asking = { parameters, items: [item as CorrectItem], name: 'lote x t000001', answers: [] }
  const { path, body } = correct.next(asking, known)!
  const answer = await call(sandbox, path, { method: 'POST', body })
  expect(answer.status, answer.text).toBe(200)
  const answers = [{ is: 'answered', status: 200, body: answer.body } as const]
  const read = correct.read({ ...asking, answers }, { ...known, ...learnt })
  if (read.is === 'mismatch') throw new Error(JSON.stringify(read.problem))
  return read.items[0]!
}

/** Months from one to before another, as `[year, month]`. */
function months(from: [number, number], to: [number, number]): [number, number][] {
  const all: [number, number][] = []
  for (let [year, month] = from; year < to[0] || month < to[1]; ) {
    all.push([year, month])
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
  return all
}
const product = (table: Table, span: [number, number][]) =>
  span.reduce(
    (all, [y, m]) => all.times(new Decimal(table[y]![m - 1]!).div(100).plus(1)),
    new Decimal(1),
  )
const sum = (table: Table, span: [number, number][]) =>
  span.reduce((all, [y, m]) => all.plus(table[y]![m - 1]!), new Decimal(0)).div(100)
const reais = (value: Decimal | number) => new Decimal(value).toFixed(2)
/** 30/360, from the 20th of May 2019. */
const monthsOf30 = (year: number, month: number, day: number) =>
  new Decimal((year - DATE.year) * 360 + (month - DATE.month) * 30 + day - DATE.day).div(30)

const SPAN = months([2019, 5], [2024, 2])
const UNTIL_SELIC = months([2019, 5], [2021, 12])
const IN_SELIC = months([2021, 12], [2024, 2])
const byIpca = product(IPCA, SPAN).times(AMOUNT).toDecimalPlaces(2)
const ipcaToSelic = product(IPCA, UNTIL_SELIC).times(AMOUNT)
const selic = sum(SELIC, IN_SELIC)
const oneAMonth = monthsOf30(2024, 2, 10).div(100)
const oneUntilSelic = monthsOf30(2021, 12, 1).div(100)

interface Expected {
  corrigido: Decimal
  juros?: Decimal
  multa?: Decimal
  honorarios?: Decimal
}

function expectFigures(figures: Record<string, string>, expected: Expected) {
  const { corrigido } = expected
  const [juros, multa, fees] = [expected.juros, expected.multa, expected.honorarios].map((one) =>
    (one ?? new Decimal(0)).toDecimalPlaces(2),
  ) as [Decimal, Decimal, Decimal]
  const corrected = corrigido.toDecimalPlaces(2)
  const shown = Object.fromEntries(
    ['corrigido', 'correcao', 'juros', 'multa', 'honorarios', 'encargos', 'total'].map((name) => [
      name,
      reais(new Decimal(figures[name]!)),
    ]),
  )
  expect(shown).toEqual({
    corrigido: reais(corrected),
    correcao: reais(corrected.minus(AMOUNT)),
    juros: reais(juros),
    multa: reais(multa),
    honorarios: reais(fees),
    encargos: reais(juros.plus(multa).plus(fees)),
    total: reais(corrected.plus(juros).plus(multa).plus(fees)),
  })
}

describe('IPCA, every parameter', () => {
  test.each<[string, string[], Expected, RowFields?]>([
    ['alone', [], { corrigido: byIpca }],
    ['by its id', [], { corrigido: byIpca }, { indice: '5' }],
    ['by its name', [], { corrigido: byIpca }, { indice: 'Ipca (ibge)' }],
    ['interest', ['juros.percentual=1'], { corrigido: byIpca, juros: byIpca.times(oneAMonth) }],
    [
      'interest since it fell due, in the comma of Portuguese',
      ['juros.percentual=0,5', 'juros.from=vencimento'],
      { corrigido: byIpca, juros: byIpca.times(oneAMonth).div(2) },
    ],
    [
      'interest by column, over that of the batch',
      ['juros.percentual=3', 'juros.from=citacao', 'juros.citacao=20/05/2019'],
      { corrigido: byIpca, juros: byIpca.times(oneAMonth) },
      { juros_percentual: '1' },
    ],
    ['fine', ['multa.percentual=2'], { corrigido: byIpca, multa: byIpca.times('0.02') }],
    [
      'fee in percent, on all that is due',
      ['honorarios.valor=10', 'honorarios.modo=p', 'multa.percentual=2'],
      {
        corrigido: byIpca,
        multa: byIpca.times('0.02'),
        honorarios: byIpca.times('1.02').times('0.1'),
      },
    ],
    [
      'a fixed fee',
      ['honorarios.valor=1500,00', 'honorarios.modo=v'],
      { corrigido: byIpca, honorarios: new Decimal(1500) },
    ],
    [
      'costs bear nothing but correction',
      ['juros.percentual=1', 'multa.percentual=2'],
      { corrigido: byIpca },
      { custas: true },
    ],
    ['saved, with a name', ['save=true', 'name=Carteira'], { corrigido: byIpca }],
  ])('%s', async (_, pairs, expected, row) => {
    const { figures, notes, outcome } = await figuresOf(
      row?.indice ? pairs : ['index=ipca', ...pairs],
      row,
    )
    expectFigures(figures, expected)
    expect({ notes, outcome, check: figures.conferencia }).toEqual({
      notes: [],
      outcome: 'ok',
      check: 'confere',
    })
  })

  const fine = ipcaToSelic.times('0.02')
  const interest = ipcaToSelic.times(oneUntilSelic)
  test.each([
    ['a', ipcaToSelic],
    ['am', ipcaToSelic.plus(fine)],
    ['aj', ipcaToSelic.plus(interest)],
    ['ajm', ipcaToSelic.plus(interest).plus(fine)],
  ])('SELIC from EC 113 on, on base %s', async (base, on) => {
    const { figures } = await figuresOf([
      'index=ipca',
      'juros.percentual=1',
      'multa.percentual=2',
      'selic=true',
      'selicFrom=09/12/2021',
      `selicBase=${base}`,
    ])
    expectFigures(figures, {
      corrigido: ipcaToSelic.plus(on.times(selic)),
      juros: interest,
      multa: fine,
    })
    expect(figures.conferencia).toBe('confere')
  })

  test('SELIC until a month, and the index again after it', async () => {
    const until = sum(SELIC, months([2021, 12], [2023, 1])).plus(1)
    const after = product(IPCA, months([2023, 1], [2024, 2]))
    const { figures } = await figuresOf(['index=ipca', 'selic=true', 'selicUntil=15/12/2022'])
    expectFigures(figures, { corrigido: ipcaToSelic.times(until).times(after) })
  })

  test('SELIC by the day', async () => {
    const by = (version: number) =>
      figuresOf(['index=ipca', 'selic=true', 'selicFrom=09/12/2021', `selicVersion=${version}`])
    const share = (days: number, of: number) => new Decimal(days).div(of)
    const grown = (year: number, month: number, part: Decimal) =>
      new Decimal(IPCA[year]![month - 1]!).times(part).div(100).plus(1)
    const first = grown(2019, 5, share(12, 31))
      .times(product(IPCA, months([2019, 6], [2021, 12])))
      .times(grown(2021, 12, share(8, 31)))
    const later = sum(SELIC, months([2022, 1], [2024, 2]))
      .plus(new Decimal(SELIC[2021]![11]!).times(share(23, 31)).div(100))
      .plus(new Decimal(SELIC[2024]![1]!).times(share(9, 29)).div(100))
    expectFigures((await by(2)).figures, { corrigido: first.times(later.plus(1)).times(AMOUNT) })
    expectFigures((await by(1)).figures, { corrigido: ipcaToSelic.times(selic.plus(1)) })
  })
})

describe('judicial tables', () => {
  test('one with interest of its own', async () => {
    const corrigido = product(INPC, SPAN).times(AMOUNT).toDecimalPlaces(2)
    const { figures } = await figuresOf(['table=tjes-inpc'])
    expectFigures(figures, { corrigido, juros: corrigido.times(oneAMonth) })
    expect(figures.conferencia).toBe('confere')
  })

  test('one that goes over to SELIC, by the number of its calculation', async () => {
    const first = product(IPCA15, UNTIL_SELIC).times(AMOUNT)
    const { figures } = await figuresOf(['table=184'])
    expectFigures(figures, {
      corrigido: first.times(selic.plus(1)),
      juros: first
        .times(selic.plus(1))
        .times(monthsOf30(2021, 12, 1))
        .times('0.005'),
    })
    expect(figures.conferencia).toBe('confere')
  })

  test('one without a slug, named by a column over the index of the batch', async () => {
    const { figures } = await figuresOf(['index=ipca'], { tabela: '317' })
    expect(figures.conferencia).toBe('confere')
    expect(Number(figures.corrigido)).not.toBe(byIpca.toNumber())
  })
})

describe('other series', () => {
  test.each([
    'inpc',
    'igpm',
    'ipca15',
    'selic',
    'salario-minimo',
  ])('%s agrees with its own', async (index) => {
    const { figures, notes } = await figuresOf([`index=${index}`])
    expect(notes).toEqual([])
    expect(figures.conferencia).toBe('confere')
  })

  test('SELIC as an index is added', async () => {
    const { figures } = await figuresOf(['index=selic'])
    expectFigures(figures, { corrigido: sum(SELIC, SPAN).plus(1).times(AMOUNT) })
  })

  test('a composite has no series of its own, and that is said', async () => {
    expect((await figuresOf(['index=multi'])).figures.conferencia).toBe('não conferido (sem série)')
  })

  test('months to come are told, and once', async () => {
    const { notes, outcome } = await figuresOf(['index=ipca'], {
      data_atualizacao: '2026-04-01',
    })
    expect(outcome).toBe('warned')
    expect(notes).toEqual([
      { code: 'row_unpublished', facts: { months: ['2026-01', '2026-02', '2026-03'] } },
    ])
  })
})
