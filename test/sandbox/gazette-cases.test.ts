import { expect, test } from 'vitest'
import { all, ask, gazetteFor } from './gazette-support.js'

const CASE_FIELDS = [
  'numero_processo',
  'numeroprocessocommascara',
  'siglaTribunal',
  'nomeTribunal',
  'nomeClasse',
  'total_publicacoes',
  'primeira_publicacao',
  'ultima_publicacao',
]

test('cases are listed with their number of publications, first and last day, and court', async () => {
  const sandbox = await gazetteFor()
  const { body } = await ask(sandbox, '/v1/processos')
  expect(Object.keys(body)).toEqual(['total', 'limit', 'offset', 'items'])
  expect(body).toMatchObject({ limit: 25, offset: 0 })
  expect(Object.keys(body.items[0] ?? {})).toEqual(CASE_FIELDS)
  const cases = await all(sandbox, '/v1/processos')
  const published = sandbox.gazetteBase.published()
  expect(cases).toHaveLength(new Set(published.map(({ processo }) => processo)).size)
  for (const one of cases) {
    const days = published
      .filter(({ processo }) => processo === one.numero_processo)
      .map(({ day }) => day)
    expect(one).toMatchObject({
      total_publicacoes: days.length,
      primeira_publicacao: days.at(-1),
      ultima_publicacao: days[0],
    })
  }
})

test('the case published last comes first', async () => {
  const cases = await all(await gazetteFor(), '/v1/processos')
  const lastDays = cases.map(({ ultima_publicacao }) => ultima_publicacao)
  expect(lastDays).toEqual(lastDays.toSorted().reverse())
})

test('a filter chooses cases with a publication that meets it; aggregates are of the whole case', async () => {
  const sandbox = await gazetteFor()
  const cases = await all(sandbox, '/v1/processos')
  const day = '2026-01-06'
  const court = cases[0]?.siglaTribunal
  const onDay = await all(sandbox, `/v1/processos?data_inicio=${day}&data_fim=${day}`)
  const inCourt = await all(sandbox, `/v1/processos?tribunal=${court}`)
  const cited = await all(sandbox, '/v1/processos?q=citacao')
  const published = sandbox.gazetteBase.published({ from: day, to: day })
  expect(new Set(onDay.map((one) => one.numero_processo))).toEqual(
    new Set(published.map(({ processo }) => processo)),
  )
  expect(onDay.every((one) => cases.some((other) => sameCase(one, other)))).toBe(true)
  expect(inCourt).toEqual(cases.filter(({ siglaTribunal }) => siglaTribunal === court))
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.length).toBeLessThan(cases.length)
})

function sameCase(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

test('a dossier has all publications of the case with their lawyers and the parties', async () => {
  const sandbox = await gazetteFor()
  const [busy] = (await all(sandbox, '/v1/processos')).toSorted(
    (a, b) => b.total_publicacoes - a.total_publicacoes,
  )
  const masked = await ask(sandbox, `/v1/processos/${busy?.numeroprocessocommascara}`)
  const plain = await ask(sandbox, `/v1/processos/${busy?.numero_processo}`)
  const details = await Promise.all(
    plain.body.communications.map(
      async ({ id }) => (await ask(sandbox, `/v1/communications/${id}`)).body,
    ),
  )
  expect(plain.status).toBe(200)
  expect(masked.body).toEqual(plain.body)
  expect(Object.keys(plain.body)).toEqual([...CASE_FIELDS, 'communications', 'lawyers', 'parties'])
  expect(plain.body.communications).toHaveLength(busy?.total_publicacoes ?? 0)
  expect(new Set(plain.body.lawyers.map(({ id }) => id))).toEqual(
    new Set(details.flatMap(({ lawyers }) => lawyers.map(({ id }) => id))),
  )
  expect(plain.body.parties).toEqual(details[0]?.parties)
})

test('a sealed case masks its parties in every field, and the texts have them', async () => {
  const sandbox = await gazetteFor()
  const sealed = sandbox.gazetteBase.published().find((one) => one.sealed)
  const { body } = await ask(sandbox, `/v1/processos/${sealed?.processo}`)
  const names = body.parties.map(({ nome }) => nome)
  expect(names.every((nome) => /^(\p{Lu}\. ?)+$/u.test(nome))).toBe(true)
  expect(body.communications[0]?.destinatarios.map(({ nome }) => nome)).toEqual(names)
  const { parties } = (await ask(sandbox, `/v1/communications/${sealed?.id}`)).body
  expect(parties.map(({ nome }) => nome)).toEqual(names)
  const listed = await all(sandbox, '/v1/parties')
  expect(listed.filter(({ id }) => parties.some((one) => one.id === id))).toHaveLength(2)
})
