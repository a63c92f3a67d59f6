import { expect, test } from 'vitest'
import { isPublicBody } from '../../jobs/public-body.js'

test.each([
  'União',
  'UNIÃO FEDERAL',
  'União (Fazenda Nacional)',
  'União - Advocacia-Geral da União',
  'Fazenda Pública do Estado de São Paulo',
  'Estado de Exemplo',
  'O ESTADO DO RIO GRANDE DO SUL',
  'Município de Exemplo',
  'Prefeitura Municipal de Exemplo',
  'Distrito Federal',
  'INSS',
  'INSS - Instituto Nacional do Seguro Social',
  'Instituto Nacional do Seguro Social',
  'Universidade Federal de Exemplo',
])('%s → is known by its name as a public body', (name) => {
  expect(isPublicBody(name)).toBe(true)
})

test.each([
  'União Química Farmacêutica Nacional S/A',
  'União dos Moradores de Exemplo',
  'Estado de Minas S/A',
  'Banco do Estado de Exemplo S.A.',
  'Fulano de Tal',
  'Fazenda Boa Vista Ltda.',
  'Fazenda da Serra Ltda',
  'Municipal Seguros',
  'Prefeitura Serviços Ltda.',
])('%s → is not', (name) => {
  expect(isPublicBody(name)).toBe(false)
})
