import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { manualLines } from '../../src/publish/manual.js'

const people = jobs.get('people')!
const text = (title: string, hidden?: true) => ({
  title,
  kind: 'text' as const,
  width: 9,
  ...(hidden ? { hidden } : {}),
})
const SPELLINGS = 'com as grafias na coluna Grafias na base'
const TYPE = 'A coluna Tipo diz'

test.each([
  [[text('Grafias na base')], [true, false]],
  [
    [text('Tipo'), text('Grafias na base', true)],
    [false, true],
  ],
])('columns %j → notes explain what the workbook shows', (columns, has) => {
  const sheets = [{ name: 'Encontrados', about: '', columns, rows: [] }]
  const lines = manualLines({ batch: 'b', job: people, sheets, left: [] })
  const said = JSON.stringify(lines)
  expect([said.includes(SPELLINGS), said.includes(TYPE)]).toEqual(has)
  expect(said).toContain('Nome não identifica ninguém')
})

test('sheets left out as empty and as recorded elsewhere → each said for what it is', () => {
  const sheet = (name: string) => ({ name, about: '', columns: [], rows: [] })
  const left = [sheet('Tardias'), { ...sheet('Chamadas'), extra: true as const }]
  const said = JSON.stringify(manualLines({ batch: 'b', job: people, sheets: [], left }))
  expect(said).toContain(
    'Fora desta pasta: Tardias (sem nada além do que Leia-me diz); Chamadas (nos registros do lote). Com elas',
  )
})
