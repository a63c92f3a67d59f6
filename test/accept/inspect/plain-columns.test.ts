import { expect, test } from 'vitest'
import { accepting } from '../support/accepted.js'

const { accepted } = accepting()
const items = { 2: { valor: '100' }, 3: { valor: '200' } }

test.each<[string, string, string]>([
  ['Isenção', '0,00', ''],
  ['Isenção', '0%', ''],
  ['Parcelamento', '1/3', '2/3'],
  ['Parcelamento', '1/3', ''],
])('column %s with %j and %j → no act that ends a debt', async (heading, one, other) => {
  const csv = `Vencimento;Valor;${heading}\n10/01/2020;100,00;${one}\n10/02/2020;200,00;${other}\n10/03/2020;400,00;`
  expect((await accepted(csv)).lines).toMatchObject(items)
})

test.each([
  ['Quantidade de dias em atraso', 'Preço'],
  ['Área (m²)', 'Preço da parcela'],
])('column %s beside %s → no price of one', async (count, price) => {
  const csv = `Vencimento;${price};${count}\n10/01/2020;100,00;30\n10/02/2020;200,00;45`
  expect((await accepted(csv, { map: { valor: price } })).lines).toMatchObject(items)
})

test('names that begin with a count, with a date and an amount → items', async () => {
  const csv =
    'Descrição;Vencimento;Valor\nQuantidade de cotas 12;10/01/2020;100,00\nQtde de unidades;10/02/2020;200,00\nQuantidade de cotas: 2;;300,00'
  expect((await accepted(csv)).lines).toMatchObject({ ...items, 4: 'total' })
})
