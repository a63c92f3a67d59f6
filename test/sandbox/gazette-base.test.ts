import { expect, test } from 'vitest'
import type { Published } from '../../src/sandbox/index.js'
import { all, ask, gazetteFor } from './gazette-support.js'

/** All kinds of acts, and the two lawyers whose lists need more than a page. */
const LARGE = { gazette: { lawyers: 40, perDay: 80, days: 30 } }
/** Enough for what one publication in a hundred is. */
const PLENTY = { gazette: { lawyers: 40, perDay: 200, days: 60, full: false } }

/** One of the rule: the whole number modulo 97 is 1 when the check digits stand last. */
function closes(digits: string): boolean {
  const [, head = '', check = '', rest = ''] = /^(\d{7})(\d{2})(\d{11})$/.exec(digits) ?? []
  return BigInt(head + rest + check) % 97n === 1n
}

test.each([
  ['07008431520248070000', true],
  ['00000016820268260100', true],
  ['12345678920238260100', false],
  ['00000012320268260100', false],
])('the rule that the numbers are held to says %s: %s', (digits, valid) => {
  expect(closes(digits)).toBe(valid)
})

test('the check digits of every case close, and its J.TR is its court', async () => {
  const sandbox = await gazetteFor(LARGE)
  const cases = await all(sandbox, '/v1/processos')
  const courts = (await ask(sandbox, '/v1/tribunals')).body.items
  expect(cases.length).toBeGreaterThan(400)
  expect(cases.filter(({ numero_processo }) => !closes(numero_processo))).toEqual([])
  for (const { numero_processo, siglaTribunal } of cases) {
    const code = `${numero_processo[13]}.${numero_processo.slice(14, 16)}`
    expect(courts.find(({ codigo }) => codigo === code)).toMatchObject({
      sigla: siglaTribunal,
      ativo: true,
    })
  }
})

test('case numbers have leading zeros too, and their court is more than its TR', async () => {
  const cases = await all(await gazetteFor(LARGE), '/v1/processos')
  expect(cases.some(({ numero_processo }) => numero_processo.startsWith('0'))).toBe(true)
  const keys = (...parts: [number, number]) =>
    new Set(cases.map((one) => one.numero_processo.slice(...parts) + one.siglaTribunal)).size
  const codes = new Set(cases.map(({ numero_processo }) => numero_processo.slice(14, 16))).size
  expect(keys(14, 16)).toBeGreaterThan(codes)
  expect(keys(13, 16)).toBe(new Set(cases.map((one) => one.numero_processo.slice(13, 16))).size)
})

test('no two lawyers have the same number in one state', async () => {
  const sandbox = await gazetteFor({ gazette: { lawyers: 3_000, full: false } })
  const found = sandbox.gazetteBase.registrations()
  expect(found).toHaveLength(3_000)
  expect(new Set(found.map(({ oab, uf }) => `${oab}/${uf}`)).size).toBe(3_000)
  expect(new Set(found.map(({ oab }) => oab)).size).toBeLessThan(3_000)
})

test('spellings have leading zeros and letters, and not always the bare number', async () => {
  const sandbox = await gazetteFor({ gazette: { lawyers: 100, full: false } })
  const found = sandbox.gazetteBase.registrations()
  const written = found.flatMap(({ spellings }) => spellings.map(({ oab }) => oab))
  expect(written.some((oab) => /^0\d+$/.test(oab))).toBe(true)
  expect(written.some((oab) => /^\d+-[AB]$/.test(oab))).toBe(true)
  expect(written.some((oab) => /^\d+[AB]$/.test(oab))).toBe(true)
  expect(found.some(({ oab, spellings }) => spellings.every((one) => one.oab !== oab))).toBe(true)
})

test('one lawyer has over 200 publications on a day, another over 200 in a week', async () => {
  const sandbox = await gazetteFor(LARGE)
  const [day, week] = ['full-day', 'full-week'].map((trait) =>
    sandbox.gazetteBase.registrations().find((one) => one.trait === trait),
  )
  const onDay = await ask(
    sandbox,
    `/v1/communications?numero_oab=${day?.oab}&uf_oab=${day?.uf}&data_inicio=2026-01-14&data_fim=2026-01-14&limit=200`,
  )
  const inWeek = await ask(
    sandbox,
    `/v1/communications?numero_oab=${week?.oab}&uf_oab=${week?.uf}&data_inicio=2026-01-08&limit=200`,
  )
  expect(onDay.body.total).toBeGreaterThan(200)
  expect(inWeek.body.total).toBeGreaterThan(200)
  expect(onDay.body.items).toHaveLength(200)
  expect(inWeek.body.items).toHaveLength(200)
})

test('some publications are found by a registration that they do not list', async () => {
  const sandbox = await gazetteFor(PLENTY)
  const strays = sandbox.gazetteBase.published().filter((one) => stray(one).length > 0)
  const [one] = strays
  const [by] = one ? stray(one) : []
  expect(strays.length).toBeGreaterThan(0)
  const items = await all(sandbox, `/v1/communications?numero_oab=${by?.oab}&uf_oab=${by?.uf}`)
  const { body } = await ask(sandbox, `/v1/communications/${one?.id}`)
  expect(items.map(({ id }) => id)).toContain(one?.id)
  expect(body.lawyers.some((who) => who.numero_oab === by?.oab && who.uf_oab === by.uf)).toBe(false)
})

function stray({ found, listed }: Published) {
  return found.filter(({ oab, uf }) => !listed.some((one) => one.oab === oab && one.uf === uf))
}

test('some cases have several acts on one day', async () => {
  const published = (await gazetteFor(PLENTY)).gazetteBase.published()
  const days = new Set(published.map(({ day, processo }) => `${day} ${processo}`))
  expect(days.size).toBeLessThan(published.length)
})

test('all four types of communication come', async () => {
  const items = await all(await gazetteFor(PLENTY), '/v1/communications')
  expect([...new Set(items.map(({ tipoComunicacao }) => tipoComunicacao))].toSorted()).toEqual([
    'Citação',
    'Edital',
    'Intimação',
    'Lista de distribuição',
  ])
})

test('texts are HTML with tables, entities and what is hostile, or plain with odd line ends', async () => {
  const texts = (await all(await gazetteFor(PLENTY), '/v1/communications')).map(
    ({ texto }) => texto,
  )
  const kinds = [
    /<table/,
    /&ccedil;/,
    /&#\d+;/,
    /<script>/,
    /onerror=/,
    /javascript:/,
    /<p onclick/,
    /\n\r/,
    /\r\n/,
    /\u2028/,
    /\u00a0/,
    /^=/,
    /no prazo de 15 \(quinze\) dias/,
    /em 48 \(quarenta e oito\) horas/,
    /no prazo legal/,
    /PRAZO DE 20 \(VINTE\) DIAS/,
  ]
  for (const kind of kinds) expect(texts.some((text) => kind.test(text))).toBe(true)
  expect(texts.some((text) => !/[<&]/.test(text))).toBe(true)
  expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(32_767)
})

test('the text of a sealed case has the name of which its fields show the initials', async () => {
  const sandbox = await gazetteFor(PLENTY)
  const published = sandbox.gazetteBase.published()
  const sealed = new Set(published.filter((one) => one.sealed).map(({ id }) => id))
  const items = (await all(sandbox, '/v1/communications')).filter(({ id }) => sealed.has(id))
  const named = items.flatMap(({ texto, destinatarios }) => {
    const name = /parte autora, ([^,&#]+), para/.exec(texto)?.[1]
    return name ? [{ name, shown: destinatarios[0]?.nome ?? '' }] : []
  })
  expect(named.length).toBeGreaterThan(0)
  for (const { name, shown } of named) {
    expect(name).not.toBe(shown)
    expect(shown.startsWith(`${name.slice(0, 1)}.`)).toBe(true)
  }
})

test('a base without late entries or full lawyers is as it was asked for', async () => {
  const gazette = { lawyers: 5, perDay: 40, days: 20, latestDays: 0, full: false }
  const published = (await gazetteFor({ gazette })).gazetteBase.published()
  const dayAt = (ms: number) => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 10)
  expect(published.every(({ day, appearsAt }) => dayAt(appearsAt) === day)).toBe(true)
  expect(published[0]?.day).toBe('2026-01-15')
  expect((published.at(-1)?.day ?? '') >= '2025-12-26').toBe(true)
})

test.each([
  { lawyers: 0 },
  { perDay: -1 },
  { days: 1.5 },
])('%o is no size of a base', async (gazette) => {
  await expect(gazetteFor({ gazette })).rejects.toThrow(/^gazette\.\w+: expected/)
})

test('by default there are some thousands of publications over 90 days', async () => {
  const published = (await gazetteFor({ gazette: {} })).gazetteBase.published()
  expect(published.length).toBeGreaterThan(5_000)
  expect(published.length).toBeLessThan(20_000)
  expect((published.at(-1)?.day ?? '') < '2025-10-21').toBe(true)
})
