import { expect, test } from 'vitest'
import { mayBeBesideParty } from '../../../src/accept/find/party-headings.js'

test.each([
  ['Cliente', ['Cliente', 'Autor contrário'], true],
  ['Clientes', ['Clientes', 'Comarca', 'Autor'], true],
  ['Cliente', ['Cliente'], false],
  ['Cliente', ['Cliente', ''], false],
  ['Cliente', ['Cliente', 'CPF', 'E-mail', 'Vara'], false],
  ['Cliente', ['Cliente', 'Varado'], true],
  ['Cliente', ['Cliente', 'Nome na vara'], true],
  ['Réu', ['Réu', 'Autor'], false],
])('%s among %j → perhaps not who is searched for: %s', (heading, headings, expected) => {
  expect(mayBeBesideParty(heading, headings)).toBe(expected)
})
