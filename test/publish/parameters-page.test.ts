import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import { parametersPage } from '../../src/publish/parameters-page.js'
import { manifestOf } from './batch.js'

test('a repeated batch → its columns are those of the first, chosen by nobody', () => {
  const { rows } = parametersPage(manifestOf({ rerunOf: 'primeiro' }), correct, {})
  expect([...(rows as unknown[][])].flat()).toContain(
    'coluna D «Vencimento», a mesma do lote primeiro',
  )
})
