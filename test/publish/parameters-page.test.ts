import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { correct } from '../../jobs/correct/index.js'
import { parametersPage } from '../../src/publish/parameters-page.js'
import { manifestOf } from './batch.js'

const patch = {
  of: 'primeiro',
  version: 2,
  versions: ['primeiro'],
  rows: { same: 0, changed: 1, added: 0, removed: 0 },
  lines: { changed: [2], added: [], removed: [] },
}

test.each([
  { rerunOf: 'primeiro' },
  { patch },
])('a repeated or mended batch → its columns are those of the first, chosen by nobody', (over) => {
  const { rows } = parametersPage(manifestOf(over), correct, {})
  expect([...(rows as unknown[][])].flat()).toContain(
    'coluna D «Vencimento», a mesma do lote primeiro',
  )
})

test('a field of the service with the name of another job’s → the service’s name, legible', () => {
  const input = {
    ...manifestOf().input,
    mapping: [{ field: 'data_inicio', column: 'E', heading: 'Data início', how: 'exact' }],
  }
  const { rows } = parametersPage(manifestOf({ input }), calc, {})
  expect([...(rows as unknown[][])]).toContainEqual([
    'Data início',
    'coluna E «Data início», reconhecida pelo título',
  ])
})
