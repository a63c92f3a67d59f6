import { expect, test } from 'vitest'
import type { Table } from '../../../src/accept/find/table.js'
import { ChangingParties } from '../../../src/accept/inspect/sides/changing-parties.js'

/** What is asked of the lines below these headings; of them, these are read. */
function askedOf(headings: string, lines: string[], read: Record<string, string>) {
  const texts = headings.split(';')
  const columns = new Map(Object.entries(read).map(([field, of]) => [field, texts.indexOf(of)]))
  const table = { headings: texts, columns } as unknown as Table
  const parties = new ChangingParties(table, columns.get('valor')!)
  for (const [at, line] of lines.entries()) parties.observeItem(line.split(';'), at + 2)
  return parties.found().map(({ code }) => code)
}
const due = { data_base: 'Vencimento', valor: 'Valor' }

test('two creditors of one client and one case → asked', () => {
  const lines = [
    'Casa Lar;0012/19;10/01/2020;Vale;100,00',
    'Casa Lar;0012/19;10/02/2020;Sol ME;200,00',
  ]
  const read = { ...due, cliente: 'Cliente', numero_processo: 'Processo' }
  const headings = 'Cliente;Processo;Vencimento;Favorecido;Valor'
  expect(askedOf(headings, lines, read)).toEqual(['ask_two_creditors'])
})

test.each([
  'Pasta',
  'CPF do devedor',
  'Contrato',
  'Processo',
])('two creditors, another %s on each line of one client → not asked', (heading) => {
  const lines = ['Banco;111;10/01/2020;Vale;100,00', 'Banco;222;10/02/2020;Sol ME;200,00']
  const read = { ...due, cliente: 'Cliente' }
  expect(askedOf(`Cliente;${heading};Vencimento;Favorecido;Valor`, lines, read)).toEqual([])
})

test.each([
  'CNPJ do favorecido',
  'ID',
  'Documento',
])('two creditors, another %s on each line → asked', (heading) => {
  const lines = ['Vale;111;10/01/2020;100,00', 'Sol ME;222;10/02/2020;200,00']
  const headings = `Favorecido;${heading};Vencimento;Valor`
  expect(askedOf(headings, lines, due)).toEqual(['ask_two_creditors'])
})

test('one name on both sides, on lines whose names stand on the first of each → asked', () => {
  const lines = ['Ana;Beto;10/01/2020;100,00', ';;10/02/2020;200,00', ';;10/03/2020;300,00']
  const turned = ['Beto;Ana;10/04/2020;50,00', ';;10/05/2020;60,00']
  const asked = askedOf('Credor;Devedor;Vencimento;Valor', [...lines, ...turned], due)
  expect(asked).toEqual(['ask_changing_parties'])
})

test('payees of expenses, without a word of a claim → not asked', () => {
  const lines = ['Cartório;Certidão;10/01/2020;100,00', 'Perito;Laudo;10/02/2020;200,00']
  const read = { data_base: 'Data', valor: 'Valor' }
  expect(askedOf('Favorecido;Descrição;Data;Valor', lines, read)).toEqual([])
  expect(askedOf('Credor;Descrição;Data;Valor', lines, read)).toEqual(['ask_two_creditors'])
})

test('creditors that are the clients → not asked', () => {
  const lines = ['Ana;10/01/2020;100,00', 'Beto;10/02/2020;200,00']
  expect(askedOf('Credor;Vencimento;Valor', lines, { ...due, cliente: 'Credor' })).toEqual([])
})
