import { expect, test } from 'vitest'
import { all, ask, gazetteFor } from './gazette-support.js'

test('a number finds all spellings of the registration in the state', async () => {
  const sandbox = await gazetteFor()
  const { status, body } = await ask(sandbox, '/v1/lawyers?numero_oab=94719&uf_oab=SP')
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['items'])
  expect(body.items.map(({ numero_oab }) => numero_oab).toSorted()).toEqual([
    '094719',
    '94719',
    '94719-A',
  ])
  expect(Object.keys(body.items[0] ?? {})).toEqual(['id', 'nome', 'numero_oab', 'uf_oab'])
})

test.each(['094719', '94719-A', '94.719'])('so does %s, whatever spelling it is', async (oab) => {
  const sandbox = await gazetteFor()
  const { body } = await ask(sandbox, `/v1/lawyers?numero_oab=${oab}&uf_oab=SP`)
  expect(body.items).toHaveLength(3)
})

test('the same number in another state is another lawyer', async () => {
  const sandbox = await gazetteFor()
  const both = await ask(sandbox, '/v1/lawyers?numero_oab=94719')
  const one = await ask(sandbox, '/v1/lawyers?numero_oab=94719&uf_oab=RJ')
  expect(both.body.items).toHaveLength(4)
  expect(one.body.items).toMatchObject([{ numero_oab: '094719', uf_oab: 'RJ' }])
})

test('part of a name finds homonyms, and lawyers whose name has it inside', async () => {
  const sandbox = await gazetteFor()
  const homonyms = await ask(sandbox, '/v1/lawyers?nome=heloisa%20pecanha&uf_oab=SP')
  const inside = await ask(sandbox, '/v1/lawyers?nome=ana%20lima&uf_oab=RS')
  expect(
    new Set(homonyms.body.items.map(({ numero_oab }) => numero_oab.replace(/\D|^0/g, ''))),
  ).toEqual(new Set(['94719', '123456']))
  expect(inside.body.items.map(({ nome }) => nome)).toEqual(['ANA LIMA', 'MARIANA LIMA DE SOUZA'])
})

test('a name of more than 200 lawyers gives 200, and nothing says that there are more', async () => {
  const sandbox = await gazetteFor()
  const { body } = await ask(sandbox, '/v1/lawyers?nome=santos')
  const rest = await ask(sandbox, '/v1/lawyers?nome=santos&uf_oab=SP')
  expect(body.items).toHaveLength(200)
  expect(Object.keys(body)).toEqual(['items'])
  expect(rest.body.items.length).toBeLessThan(200)
})

test('a spelling is there from the first day on which a court writes it so', async () => {
  const day = 86_400_000
  const time = { now: Date.UTC(2026, 0, 1, 15) }
  const sandbox = await gazetteFor({
    clock: () => time.now,
    gazette: { lawyers: 200, perDay: 1, days: 1, full: false },
  })
  const before = sandbox.gazetteBase.registrations()
  time.now += 364 * day
  const changed = sandbox.gazetteBase
    .registrations()
    .find(({ spellings }, at) => spellings.length > (before[at]?.spellings.length ?? 0))
  const path = `/v1/lawyers?numero_oab=${changed?.oab}&uf_oab=${changed?.uf}`
  const late = await ask(sandbox, path)
  time.now -= 364 * day
  const early = await ask(sandbox, path)
  const fresh = late.body.items.filter(({ id }) => early.body.items.every((one) => one.id !== id))
  expect(early.body.items.length).toBeGreaterThan(0)
  expect(fresh.length).toBeGreaterThan(0)
  expect((await ask(sandbox, `/v1/lawyers/${fresh[0]?.id}`)).status).toBe(404)
})

test("a lawyer's profile has the cases whose publications name the record", async () => {
  const sandbox = await gazetteFor()
  const [first] = sandbox.gazetteBase.registrations()
  const { id = 0, oab = '' } = first?.spellings[0] ?? {}
  const { status, body } = await ask(sandbox, `/v1/lawyers/${id}`)
  const named = sandbox.gazetteBase
    .published()
    .filter(({ listed }) => listed.some((one) => one.oab === oab && one.uf === 'SP'))
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['id', 'nome', 'numero_oab', 'uf_oab', 'processos'])
  expect(new Set(body.processos.map(({ numero_processo }) => numero_processo))).toEqual(
    new Set(named.map(({ processo }) => processo)),
  )
})

test('parties are paged, and found by part of the name and by type', async () => {
  const sandbox = await gazetteFor()
  const first = await ask(sandbox, '/v1/parties')
  expect(Object.keys(first.body)).toEqual(['total', 'limit', 'offset', 'items'])
  expect(first.body).toMatchObject({ limit: 25, offset: 0 })
  expect(Object.keys(first.body.items[0] ?? {})).toEqual(['id', 'nome', 'tipo'])
  const everyone = await all(sandbox, '/v1/parties')
  const banks = await all(sandbox, '/v1/parties?nome=banco%20exemplar&tipo=P')
  expect(banks).toEqual(
    everyone.filter(({ nome, tipo }) => nome.startsWith('BANCO EXEMPLAR') && tipo === 'P'),
  )
  expect(banks.length).toBeGreaterThan(0)
  expect((await ask(sandbox, '/v1/parties?tipo=X')).body.total).toBe(0)
})

test("a party's profile has the cases in which it appears", async () => {
  const sandbox = await gazetteFor()
  const [bank] = (await ask(sandbox, '/v1/parties?nome=banco%20exemplar&limit=1')).body.items
  const { status, body } = await ask(sandbox, `/v1/parties/${bank?.id}`)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['id', 'nome', 'tipo', 'processos'])
  expect(body).toMatchObject({ ...bank })
  const dossier = await ask(sandbox, `/v1/processos/${body.processos[0]?.numero_processo}`)
  expect(dossier.body.parties).toContainEqual(bank)
})

test('courts are found by part of the acronym, by state to the letter, and by whether they publish', async () => {
  const sandbox = await gazetteFor()
  const found = await Promise.all(
    ['', '?sigla=trf', '?sigla=TJ&uf=SP', '?uf=sp', '?ativo=false', '?ativo=true'].map(
      async (query) => (await ask(sandbox, `/v1/tribunals${query}`)).body.items,
    ),
  )
  const [everyone, federal, ofSaoPaulo, lowerCase, silent, publishing] = found
  expect(everyone).toHaveLength(107)
  expect(federal?.map(({ sigla }) => sigla)).toEqual([
    'TRF1',
    'TRF2',
    'TRF3',
    'TRF4',
    'TRF5',
    'TRF6',
  ])
  expect(ofSaoPaulo?.map(({ sigla }) => sigla)).toEqual(['TJSP', 'TJMSP'])
  expect(lowerCase).toEqual([])
  expect(silent?.every(({ ativo }) => ativo === false)).toBe(true)
  expect((silent?.length ?? 0) + (publishing?.length ?? 0)).toBe(everyone?.length)
  expect(ofSaoPaulo?.[0]).toEqual({
    sigla: 'TJSP',
    nome: 'Tribunal de Justiça (SP)',
    uf: 'SP',
    ativo: true,
    segmento: 'Justiça dos Estados e do Distrito Federal',
    codigo: '8.26',
  })
})
