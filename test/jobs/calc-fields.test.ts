import { expect, test } from 'vitest'
import { columnsOf } from '../../jobs/calc/fields.js'

test('of the numbers of a type, charges may be zero and the debt may not', () => {
  const field = (campo: string, tipo: string) => ({ campo, tipo, required: false, descricao: '' })
  const columns = columnsOf({
    type: 'atualizacaoMonetaria',
    label: 'Atualização monetária',
    fields: [field('custas', 'number'), field('desconto', 'number'), field('parcelas', 'array')],
    exemplo: { parcelas: [{ data: '2019-02-05', valor: 2500 }] },
  })
  expect(columns.filter(({ mayBeZero }) => mayBeZero).map(({ name }) => name)).toEqual([
    'custas',
    'desconto',
  ])
  expect(columns.map(({ name }) => name)).toContain('parcelas.valor')
})
