import { afterAll, beforeAll, expect, test } from 'vitest'
import { publications } from '../../jobs/publications/index.js'
import { addsUp } from '../../src/core/outcome.js'
import { asObjects } from '../support/workbook.js'
import { GazetteRig } from './gazette/rig.js'

let rig: GazetteRig
beforeAll(async () => {
  rig = await GazetteRig.open()
})
afterAll(() => rig.close())

const WEEK = ['data_inicio=16/11/2026', 'data_fim=20/11/2026']
const SILENT = '0001234-47.2019.8.26.0100'
const INPUT = [
  ['OAB', 'Processo', 'Termo', 'Pasta'],
  ['OAB/SP 94.719', '', '', '1'],
  ['094719-A/SP', '', '', '2'],
  ['', SILENT, '', '3'],
  ['94719', '', '', '4'],
  ['', '0001234-48.2019.8.26.0100', '', '5'],
  ['', '', 'ab', '6'],
]

test('each row ends once, the same query is made once, and all states are told', async () => {
  const from = rig.asked().length
  const { manifest, sheets, units } = await rig.run('publications', INPUT, WEEK)
  expect(addsUp(manifest.rows!)).toBe(true)
  expect(manifest.rows).toMatchObject({ read: 7, rejected: 3, failed: 0, ignored: 1 })
  const asked = rig.asked().slice(from)
  expect(new Set(asked).size).toBe(asked.length)
  // First the courts and the spellings of one registration, and a call for each question, of which the rows' own
  // spellings are. The base tells one more, and the list does not tell the lawyers of one publication.
  expect([manifest.quote.first?.units, manifest.quote.units, units]).toEqual([6, 8, 8])
  const result = asObjects(sheets.get('Resultado')!).slice(1)
  expect(result.map((row) => [row.Pasta, row.Cobertura ?? null])).toEqual([
    ['1', 'COMPLETA'],
    ['2', 'COMPLETA'],
    ['3', 'COMPLETA'],
    ['4', null],
    ['5', null],
    ['6', null],
  ])
  expect(result[2]!.Leitura).toBe('nenhuma publicação')
  // The rejected rows have a line of their own, and none of the others is incomplete.
  const page = sheets.get('Leia-me')!.flat().join('\n')
  expect(page).toContain('Linha 5, rejeitada')
  expect(page).not.toContain('NÃO est')
  const coverage = asObjects(sheets.get('Cobertura')!)
  expect(coverage.map((row) => [row.Linha, row.Grafia || null, row.Estado])).toEqual([
    [5, null, 'FALHOU'],
    [6, null, 'FALHOU'],
    [7, null, 'FALHOU'],
    [2, '94719', 'COMPLETA'],
    [2, '094719', 'COMPLETA'],
    [2, '094719-A', 'COMPLETA'],
    [2, '94719-A', 'COMPLETA'],
    [4, null, 'COMPLETA'],
  ])
})

test('more than a page a day: every publication of the base once', async () => {
  const there = rig.sandbox.gazetteBase
    .published({ oab: '200233', uf: 'MG', from: '2026-11-16', to: '2026-11-20' })
    .map(({ id }) => String(id))
  expect(there.length).toBeGreaterThan(200)
  const { sheets } = await rig.run('publications', [['OAB'], ['200233/MG']], WEEK)
  const lines = asObjects(sheets.get('Publicações')!)
  expect(lines.map((row) => row['ID da publicação']).toSorted()).toEqual(there.toSorted())
  expect(sheets.get('Leia-me')!.flat().join(' ')).not.toContain('NÃO estão')
  const [row] = asObjects(sheets.get('Resultado')!).slice(1)
  expect(row).toMatchObject({ Cobertura: 'COMPLETA', Publicações: there.length })
})

test('a case that fits a page costs what was quoted', async () => {
  const { manifest, units } = await rig.run('publications', [['Processo'], [SILENT]])
  // The list of courts, which says whether the base has the court of the case, and the case.
  expect([manifest.quote.units, units, manifest.units!.spent]).toEqual([2, 2, 2])
})

test('killed at any change and resumed by another process: the same rows, and no answer asked for twice', async () => {
  for (let diesAt = 1, isDone = false; !isDone; diesAt += 1) {
    const { id } = await rig.submit('publications', INPUT.slice(0, 3), WEEK)
    const from = rig.asked().length
    const first = await rig.work(id, diesAt)
    isDone = first !== 'died'
    const manifest = isDone ? first : await rig.work(id)
    expect(manifest).toMatchObject({ rows: { rejected: 0, failed: 0, pending: 0 } })
    const asked = rig.asked().slice(from)
    expect(new Set(asked).size).toBe(6)
    expect(asked.length).toBeLessThanOrEqual(isDone ? 6 : 7)
  }
})

test('its template is answered by the sandbox as it stands', async () => {
  const { headings, rows, args } = publications.template
  const { manifest } = await rig.run('publications', [headings, ...rows], [...args])
  expect(manifest.rows).toMatchObject({ rejected: 0, failed: 0, pending: 0 })
})
