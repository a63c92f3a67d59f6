import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { correct } from '../../jobs/correct/index.js'
import { parametersPage } from '../../src/publish/parameters-page.js'
import { manifestOf } from './batch.js'

test('a repeated batch → its columns are those of the first, chosen by nobody', () => {
  const { rows } = parametersPage(manifestOf({ rerunOf: 'primeiro' }), correct, {})
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
