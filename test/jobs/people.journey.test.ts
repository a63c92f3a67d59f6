import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../jobs/people/index.js'
import { addsUp } from '../../src/core/outcome.js'
import { asObjects } from '../support/workbook.js'
import { GazetteRig } from './gazette/rig.js'

let rig: GazetteRig
beforeAll(async () => {
  rig = await GazetteRig.open()
})
afterAll(() => rig.close())

const INPUT = [
  ['OAB', 'UF OAB', 'Nome', 'Pasta'],
  ['OAB/SP 94.719', '', 'Heloisa Pecanha de Lima', '1'],
  ['094719-A', 'SP', '', '2'],
  ['94719', '', '', '3'],
  ['', '', 'Heloísa Peçanha de Lima', '4'],
  ['SP 1; RJ 2', '', '', '5'],
  ['RS 999999', '', '', '6'],
]

test('lawyers: each row ends once, and each question is asked once', async () => {
  const from = rig.asked().length
  const { manifest, sheets, units } = await rig.run('people', INPUT, ['who=lawyers'])
  expect(addsUp(manifest.rows!)).toBe(true)
  expect(manifest.rows).toMatchObject({ read: 7, ok: 2, warned: 2, rejected: 2, ignored: 1 })
  const asked = rig.asked().slice(from)
  expect(new Set(asked).size).toBe(asked.length)
  // Three searches first; they told of the profiles of three spellings.
  expect([manifest.quote.first?.units, manifest.quote.units, units]).toEqual([3, 6, 6])
  expect(manifest.told.map(({ code }) => code)).toContain('told_price_profiles')
  const result = asObjects(sheets.get('Resultado')!).slice(1)
  expect(result.map((row) => [row.OAB ?? null, row.Pasta, row.Consulta ?? null])).toEqual([
    ['OAB/SP 94.719', '1', 'Uma pessoa'],
    ['094719-A', '2', 'Uma pessoa'],
    ['94719', '3', null],
    [null, '4', 'Várias pessoas'],
    ['SP 1; RJ 2', '5', null],
    ['RS 999999', '6', 'Ninguém'],
  ])
})

test('lawyers of several spellings → each case once, with the spellings under which it is', async () => {
  const { sheets } = await rig.run('people', INPUT.slice(0, 2), ['who=lawyers'])
  const lines = asObjects(sheets.get('Processos')!)
  for (const id of [1, 2, 3]) {
    const { processos } = await rig.get<{ processos: unknown[] }>(`/v1/lawyers/${id}`)
    const ids = lines.map((line) => String(line['ID na base']).split('; '))
    expect(ids.filter((some) => some.includes(String(id)))).toHaveLength(processos.length)
  }
  expect(new Set(lines.map((line) => line.Processo)).size).toBe(lines.length)
  expect(new Set(lines.map((line) => line.OAB))).toEqual(new Set(['SP 94719']))
})

test.each([
  ['lawyers', 'Nome', 'Ana Lima'],
  ['parties', 'Parte', 'Oceano'],
])('%s without profiles cost what was quoted', async (who, heading, name) => {
  const pairs = [`who=${who}`, 'details=none']
  const { manifest, units } = await rig.run('people', [[heading], [name]], pairs)
  expect([manifest.quote.units, units, manifest.units!.spent]).toEqual([1, 1, 1])
  expect(manifest.rows).toMatchObject({ failed: 0, rejected: 0 })
})

test('a name of more lawyers than the service gives is told as cut', async () => {
  const { sheets } = await rig.run('people', [['Nome'], ['a']], ['who=lawyers', 'details=none'])
  const [row] = asObjects(sheets.get('Resultado')!).slice(1)
  expect(row).toMatchObject({ Registros: 200, 'Busca completa': 'NÃO' })
  expect(row!.Avisos).toContain('200')
})

test('parties are read to the end of the list', async () => {
  const { total } = await rig.get<{ total: number }>('/v1/parties?nome=an&limit=1')
  expect(total).toBeGreaterThan(200)
  const { sheets } = await rig.run('people', [['Parte'], ['an']], ['who=parties', 'details=none'])
  const [row] = asObjects(sheets.get('Resultado')!).slice(1)
  expect(row).toMatchObject({ Registros: total, 'Busca completa': 'sim' })
  expect(sheets.get('Encontrados')).toHaveLength(total + 1)
})

test('killed at any change and resumed by another process: the same rows, and no answer asked for twice', async () => {
  for (let diesAt = 1, isDone = false; !isDone; diesAt += 1) {
    const { id } = await rig.submit('people', INPUT.slice(0, 3), ['who=lawyers'])
    const from = rig.asked().length
    const first = await rig.work(id, diesAt)
    isDone = first !== 'died'
    const manifest = isDone ? first : await rig.work(id)
    expect(manifest).toMatchObject({ rows: { ok: 2, pending: 0 } })
    const asked = rig.asked().slice(from)
    expect(new Set(asked).size).toBe(4)
    expect(asked.length).toBeLessThanOrEqual(isDone ? 4 : 5)
  }
})

test('its template is answered by the sandbox as it stands', async () => {
  const { headings, rows, args } = people.template
  const pairs = args.filter((_, at) => args[at - 1] === '-p')
  const { manifest } = await rig.run('people', [headings, ...rows], pairs)
  expect(manifest.rows).toMatchObject({ rejected: 0, failed: 0, pending: 0, ok: 2, warned: 1 })
})
