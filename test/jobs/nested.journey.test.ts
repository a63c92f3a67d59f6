import { expect, test } from 'vitest'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'
import { type Json, useFront } from './support/front.js'

/** The result of a run stands below the top of the answer. */
let shape: (result: Json) => Json
const front = useFront(({ url, told, ok }) => {
  const isRun = url.endsWith('/run') && ok
  const result = isRun ? told : (told.resultado as Json | undefined)
  return !result ? told : isRun ? shape(result) : { ...told, resultado: shape(result) }
})

const engine = useEngine({ shapes: 1 }, (sandbox) => ({
  CALC_BASE_URL: front.before(sandbox.calc),
}))

const below = ({ memoria, calcId, type, ...totais }: Json): Json => ({
  calcId,
  type,
  resultado: { totais, linhas: memoria },
})
const TEXT = 'Cliente;parcelas.data;parcelas.valor\nAna;05/02/2024;1.000,00\n'
const ARGS = ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025']

async function run(kind: string, text: string, pairs: string[]) {
  const manifest = await engine.run(engine.request(await engine.file('n.csv', text), kind, pairs))
  const book = await engine.workbook(manifest)
  const row = asObjects(book.get('Resultado')!)[1]!
  const problems = await engine.problems(manifest)
  return { manifest, row, summary: book.get('Resumo')!, book, problems }
}

test('a result below the top → its total is found, and compared after a recalculation', async () => {
  shape = below
  const made = await run('calc', TEXT, ARGS)
  expect(made.row).toMatchObject({ Situação: 'OK', 'Total lido de': 'resultado.totais.total' })
  expect(made.row.Total).toBeGreaterThan(1000)
  expect(asObjects(made.book.get('Memória')!).length).toBeGreaterThan(0)
  expect(made.summary).toContainEqual(expect.arrayContaining(['resultado.totais.total']))
  const text = `ID do cálculo;Cliente\n${made.row['ID do cálculo']};Ana\n`
  const again = await run('recalc', text, ['type=calculosJudiciais', 'updateTo=31/10/2025'])
  expect(again.row).toMatchObject({ Comparação: 'comparado', 'Total antes': made.row.Total })
  expect(again.row['Total depois']).not.toBe(made.row.Total)
  expect([...made.problems, ...again.problems]).toEqual([])
})

test('no total that can be recognised → Resumo says so first; the path that is given then → it is read', async () => {
  shape = ({ total, memoria }) => ({ saida: { apurado: total, linhas: memoria } })
  const made = await run('calc', TEXT, ARGS)
  expect(made.row.Total ?? null).toBeNull()
  expect(JSON.stringify(made.summary.slice(0, 2))).toContain('SEM TOTAL')
  const given = await run('calc', TEXT, [...ARGS, 'total=saida.apurado'])
  expect(given.row.Total).toBeGreaterThan(1000)
  const wrong = await run('calc', TEXT, [...ARGS, 'total=saida.nada'])
  expect(wrong.row).toMatchObject({ Situação: 'Com aviso' })
  expect(wrong.row.Avisos).toContain('saida.nada')
})

test('a path that was given once → the next batch reads its total there, and its plan says so', async () => {
  shape = ({ total, memoria }) => ({ saida: { apurado: total, linhas: memoria } })
  await run('calc', TEXT, [...ARGS, 'total=saida.apurado'])
  const next = await run('calc', TEXT, ARGS)
  expect(next.row).toMatchObject({ Situação: 'OK', 'Total lido de': 'saida.apurado' })
  expect(next.manifest.told).toContainEqual({
    code: 'told_total_stated',
    facts: expect.objectContaining({
      path: 'saida.apurado',
      rows: 1,
      example: String(next.row.Total),
    }),
  })
  expect(next.problems).toEqual([])
})

test('answers without what was said of an earlier batch → their total is recognised again', async () => {
  shape = ({ total, memoria }) => ({ saida: { apurado: total, linhas: memoria } })
  await run('calc', TEXT, [...ARGS, 'total=saida.apurado'])
  shape = below
  const next = await run('calc', TEXT, ARGS)
  expect(next.row).toMatchObject({ Situação: 'OK', 'Total lido de': 'resultado.totais.total' })
  const last = await run('calc', TEXT, ARGS)
  expect(last.manifest.told).toContainEqual({
    code: 'told_total_recognised',
    facts: expect.objectContaining({ path: 'resultado.totais.total' }),
  })
})

test('totals that disagree → none is guessed, and the row says which there are', async () => {
  shape = ({ total }) => ({ a: { total }, b: { total: 1 } })
  const { row } = await run('calc', TEXT, ARGS)
  expect(row.Total ?? null).toBeNull()
  expect(row.Avisos).toMatch(/totais que não concordam: a\.total.*b\.total/)
})
