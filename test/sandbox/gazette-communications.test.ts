import { expect, test } from 'vitest'
import { all, ask, gazetteFor, type Item } from './gazette-support.js'

const LIST_FIELDS = [
  'id',
  'data_disponibilizacao',
  'siglaTribunal',
  'nomeOrgao',
  'idOrgao',
  'tipoComunicacao',
  'texto',
  'numero_processo',
  'meio',
  'link',
  'tipoDocumento',
  'nomeClasse',
  'codigoClasse',
  'numeroComunicacao',
  'hash',
  'ativo',
  'status',
  'motivo_cancelamento',
  'data_cancelamento',
  'datadisponibilizacao',
  'meiocompleto',
  'numeroprocessocommascara',
  'destinatarios',
]

function days(items: readonly Item[]): string[] {
  return items.map((item) => item.data_disponibilizacao)
}

test('a list is the envelope of four keys, 25 items from the first by default', async () => {
  const { status, body } = await ask(await gazetteFor(), '/v1/communications')
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['total', 'limit', 'offset', 'items'])
  expect(body).toMatchObject({ limit: 25, offset: 0 })
  expect(body.items).toHaveLength(25)
  expect(body.total).toBeGreaterThan(25)
})

test('pages join to the whole list, newest availability first, then by falling id', async () => {
  const sandbox = await gazetteFor()
  const items = await all(sandbox, '/v1/communications')
  const sorted = items.toSorted(
    (a, b) => b.data_disponibilizacao.localeCompare(a.data_disponibilizacao) || b.id - a.id,
  )
  expect(items).toEqual(sorted)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  expect(items.map(({ id }) => id)).toEqual(sandbox.gazetteBase.published().map(({ id }) => id))
})

test('a page beyond the end is empty, and its total is the same', async () => {
  const sandbox = await gazetteFor()
  const { total } = (await ask(sandbox, '/v1/communications')).body
  const { body } = await ask(sandbox, `/v1/communications?limit=200&offset=${total}`)
  expect(body).toEqual({ total, limit: 200, offset: total, items: [] })
})

test("an item has the origin's fields, its lawyers not always among them", async () => {
  const items = await all(await gazetteFor(), '/v1/communications')
  const keys = new Set(items.map((item) => Object.keys(item).join()))
  const fields = LIST_FIELDS.join()
  expect([...keys].toSorted()).toEqual([fields, `${fields},destinatarioadvogados`])
})

test.each([
  ['all', (with_: number, of: number) => with_ === of],
  ['none', (with_: number) => with_ === 0],
] as const)('listLawyers %s decides for all items', async (listLawyers, holds) => {
  const sandbox = await gazetteFor({ gazette: { lawyers: 3, perDay: 5, days: 20, listLawyers } })
  const items = await all(sandbox, '/v1/communications')
  expect(holds(items.filter((item) => item.destinatarioadvogados).length, items.length)).toBe(true)
})

test('the period is of days of availability, both ends inclusive', async () => {
  const sandbox = await gazetteFor()
  const period = 'data_inicio=2026-01-06&data_fim=2026-01-08'
  const items = await all(sandbox, `/v1/communications?${period}`)
  expect([...new Set(days(items))]).toEqual(['2026-01-08', '2026-01-07', '2026-01-06'])
  const from = await all(sandbox, '/v1/communications?data_inicio=2026-01-14')
  expect(days(from).every((day) => day >= '2026-01-14')).toBe(true)
  const to = await all(sandbox, '/v1/communications?data_fim=2025-12-20')
  expect(days(to).every((day) => day <= '2025-12-20')).toBe(true)
  expect(to.length).toBeGreaterThan(0)
})

test('numero_oab is compared to the letter: each spelling finds its own', async () => {
  const sandbox = await gazetteFor()
  const [first] = sandbox.gazetteBase.registrations()
  const found = await Promise.all(
    (first?.spellings ?? []).map(({ oab }) =>
      all(sandbox, `/v1/communications?numero_oab=${oab}&uf_oab=SP`),
    ),
  )
  const truth = sandbox.gazetteBase.published({ oab: '94719', uf: 'SP' })
  expect(found).toHaveLength(3)
  expect(found.every((items) => items.length > 0)).toBe(true)
  expect(
    found
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(truth.map(({ id }) => id).toSorted())
  expect((await ask(sandbox, '/v1/communications?numero_oab=0094719&uf_oab=SP')).body.total).toBe(0)
})

test('without its state a number finds that of another state too', async () => {
  const sandbox = await gazetteFor()
  const [sp, rj, both] = await Promise.all(
    ['&uf_oab=SP', '&uf_oab=RJ', ''].map((uf) =>
      all(sandbox, `/v1/communications?numero_oab=094719${uf}`),
    ),
  )
  expect(both?.length).toBeGreaterThan(Math.max(sp?.length ?? 0, rj?.length ?? 0))
  expect(new Set(both?.map(({ id }) => id))).toEqual(
    new Set([...(sp ?? []), ...(rj ?? [])].map(({ id }) => id)),
  )
})

test('a case is found by its number, masked or not', async () => {
  const sandbox = await gazetteFor()
  const [one] = (await ask(sandbox, '/v1/communications')).body.items
  const answers = await Promise.all(
    [one?.numero_processo, one?.numeroprocessocommascara].map((numero) =>
      ask(sandbox, `/v1/communications?numero_processo=${numero}`),
    ),
  )
  expect(answers[0]?.body.items.map(({ id }) => id)).toContain(one?.id)
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(new Set(answers[0]?.body.items.map((item) => item.numero_processo)).size).toBe(1)
})

test.each([
  ['tribunal', ({ siglaTribunal }: Item) => siglaTribunal],
  ['tipo_comunicacao', ({ tipoComunicacao }: Item) => tipoComunicacao],
  ['orgao_id', ({ idOrgao }: Item) => String(idOrgao)],
])('%s is compared to the letter', async (name, valueIn) => {
  const sandbox = await gazetteFor()
  const everything = await all(sandbox, '/v1/communications')
  const value = valueIn(everything[0] as Item)
  const found = await all(sandbox, `/v1/communications?${name}=${encodeURIComponent(value)}`)
  expect(found).toEqual(everything.filter((item) => valueIn(item) === value))
  expect(found.length).toBeLessThan(everything.length)
  const other = await ask(sandbox, `/v1/communications?${name}=${encodeURIComponent(`${value}x`)}`)
  expect(other.body.total).toBe(0)
})

test('q finds words of the text without regard to case, accents and markup', async () => {
  const sandbox = await gazetteFor()
  const found = await Promise.all(
    ['citação', 'CITACAO', 'julgo procedente'].map((q) =>
      all(sandbox, `/v1/communications?q=${encodeURIComponent(q)}`),
    ),
  )
  expect(found[0]).toEqual(found[1])
  expect(found[0]?.length).toBeGreaterThan(0)
  expect(found[2]?.every(({ texto }) => texto.includes('JULGO PROCEDENTE'))).toBe(true)
  expect((await ask(sandbox, '/v1/communications?q=onclick')).body.total).toBe(0)
})

test('the detail has the lawyers and parties of the publication', async () => {
  const sandbox = await gazetteFor()
  const items = await all(sandbox, '/v1/communications')
  const without = items.find((item) => !item.destinatarioadvogados)
  const { status, body } = await ask(sandbox, `/v1/communications/${without?.id}`)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual([...LIST_FIELDS, 'destinatarioadvogados', 'lawyers', 'parties'])
  expect(body).toMatchObject({ ...without })
  expect(body.lawyers.length).toBeGreaterThan(0)
  expect(body.lawyers).toEqual(body.destinatarioadvogados?.map(({ advogado }) => advogado))
  expect(body.parties.map(({ nome }) => nome)).toEqual(
    without?.destinatarios.map(({ nome }) => nome),
  )
})
