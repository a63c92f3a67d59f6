import { afterAll, beforeAll, expect, test } from 'vitest'
import { dossier } from '../../jobs/dossier/index.js'
import { addsUp } from '../../src/core/outcome.js'
import { asObjects } from '../support/workbook.js'
import { GazetteRig } from './gazette/rig.js'

let rig: GazetteRig
let known: string[]
/** In either shape of the sandbox. */
interface Case {
  numeroprocessocommascara?: string
  processo?: { numero: string }
}
beforeAll(async () => {
  rig = await GazetteRig.open()
  const { items } = await rig.get<{ items: Case[] }>('/v1/processos?limit=3')
  known = items.map(({ numeroprocessocommascara, processo }) => {
    return numeroprocessocommascara ?? processo!.numero
  })
})
afterAll(() => rig.close())

/** Of the court of São Paulo, and of a military circumscription that publishes elsewhere. */
const SILENT = '0001234-47.2019.8.26.0100'
const OUTSIDE = '0000001-64.2020.7.01.0001'
const TYPO = '0001234-48.2019.8.26.0100'

const input = () => [
  ['Processo', 'Cliente'],
  [known[0]!, 'Ana'],
  [known[1]!.replace(/\D/g, ''), 'Bia'],
  [SILENT, 'Caio'],
  [OUTSIDE, 'Davi'],
  [TYPO, 'Eva'],
  ['pasta-17', 'Fábio'],
  [known[0]!, 'Gil'],
]

test('each row ends once, and each case is asked once', async () => {
  const asked = rig.asked().length
  const { manifest, sheets, units } = await rig.run('dossier', input())
  expect(addsUp(manifest.rows!)).toBe(true)
  expect(manifest.rows).toMatchObject({ read: 8, ok: 3, warned: 2, rejected: 2, ignored: 1 })
  // Four cases, and the list of courts once for those that are not found.
  expect([manifest.quote.units, units, manifest.units!.spent]).toEqual([5, 5, 5])
  expect(manifest.told.map(({ code }) => code)).toContain('told_readings')
  const cases = rig
    .asked()
    .slice(asked)
    .filter((path) => path.includes('/v1/processos/'))
  expect(new Set(cases).size).toBe(cases.length)

  const result = asObjects(sheets.get('Resultado')!).slice(1)
  expect(result.map((row) => [row.Linha, row.Processo, row.Cliente, row.Consulta])).toEqual(
    [
      [2, known[0], 'Ana', 'Encontrado'],
      [3, known[1]!.replace(/\D/g, ''), 'Bia', 'Encontrado'],
      [4, SILENT, 'Caio', 'Nada publicado'],
      [5, OUTSIDE, 'Davi', 'Fora da cobertura'],
      [6, TYPO, 'Eva', null],
      [7, 'pasta-17', 'Fábio', null],
      [8, known[0], 'Gil', 'Encontrado'],
    ].map((row) => row.map((cell) => cell ?? undefined)),
  )
})

test('found in all: units quoted are units counted', async () => {
  const { manifest, units } = await rig.run('dossier', [['Processo'], ...known.map((one) => [one])])
  expect(manifest.rows).toMatchObject({ ok: 3, warned: 0 })
  expect([manifest.quote.units, units]).toEqual([4, 4])
})

test('the time line has every publication of the base once, oldest first, and its text without markup', async () => {
  const { sheets } = await rig.run('dossier', input())
  const { items } = await rig.get<{ items: { id?: number; identificador?: string }[] }>(
    `/v1/communications?limit=200&numero_processo=${known[0]!.replace(/\D/g, '')}`,
  )
  const line = asObjects(sheets.get('Linha do tempo')!).filter((row) => row.Processo === known[0])
  expect(line.map((row) => row['ID da publicação']).toSorted()).toEqual(
    items.map(({ id, identificador }) => String(id ?? identificador)).toSorted(),
  )
  const days = line.map((row) => (row.Disponibilização as Date).getTime())
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  const texts = asObjects(sheets.get('Textos')!)
  expect(texts.length).toBe(asObjects(sheets.get('Linha do tempo')!).length)
  expect(texts.filter(({ Texto }) => /<\/?(?:p|br|script|style)\b/i.test(String(Texto)))).toEqual(
    [],
  )
})

test('what was not found is told in three ways', async () => {
  const { sheets } = await rig.run('dossier', input())
  const lines = asObjects(sheets.get('Não encontrados')!)
  expect(lines.map((row) => [row.Linha, row['Processo, como recebido'], row.Consulta])).toEqual([
    [4, SILENT, 'Nada publicado'],
    [5, OUTSIDE, 'Fora da cobertura'],
    [6, TYPO, 'Número inválido'],
    [7, 'pasta-17', 'Número inválido'],
  ])
  const page = sheets.get('Leia-me')!
  const counted = (label: string) => page.find(([cell]) => cell === label)?.[1]
  expect(counted('Não encontrados')).toBe('2')
  expect(counted('Rejeitados, não procurados')).toBe('2')
})

test('killed at any change and resumed by another process: the same rows, and no answer asked for twice', async () => {
  const rows = [['Processo'], [known[0]!], [SILENT], [known[0]!], [TYPO]]
  for (let diesAt = 1, isDone = false; !isDone; diesAt += 1) {
    const { id } = await rig.submit('dossier', rows)
    const before = rig.asked().length
    const first = await rig.work(id, diesAt)
    isDone = first !== 'died'
    const manifest = isDone ? first : await rig.work(id)
    // The third row is the first once more, which is told.
    expect(manifest).toMatchObject({ rows: { ok: 1, warned: 2, rejected: 1, pending: 0 } })
    const asked = rig.asked().slice(before)
    expect(new Set(asked).size).toBe(3)
    // Only the call that was under way when it died may go out again.
    expect(asked.length).toBeLessThanOrEqual(isDone ? 3 : 4)
  }
})

test('its template is answered by the sandbox as it stands', async () => {
  const { headings, rows, args } = dossier.template
  const { manifest } = await rig.run('dossier', [headings, ...rows], [...args])
  expect(manifest.rows).toMatchObject({ ok: 2, warned: 1, rejected: 0, failed: 0 })
})
