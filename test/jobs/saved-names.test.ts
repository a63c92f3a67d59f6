import { expect, test } from 'vitest'
import { ownName, typeName } from '../../jobs/saved/names.js'
import { CALC_TYPES } from '../../src/services/calculation/inputs.js'
import { linkText } from '../../src/spreadsheets/sheet.js'

test('each type of the contract → a name for people; an unknown one stays as it is', () => {
  expect(CALC_TYPES.filter((type) => typeName(type) === type)).toEqual([])
  expect(typeName('pensaoAlimenticia')).toBe('Pensão alimentícia')
  expect(typeName('constructor')).toBe('constructor')
})

test('a calculation that a batch made → the name that the user gave it', () => {
  expect(ownName('lote 20261126-125255-yuhzwl t000020 - Confissão 20/2022')).toBe(
    'Confissão 20/2022',
  )
  expect(ownName('lote de terreno t1 - Ana')).toBe('lote de terreno t1 - Ana')
})

test('a link to a stored file → its name without task and attempt', () => {
  expect(linkText('arquivos/b/t000001.0004-0001234-Ana-7.pdf')).toBe('0001234-Ana-7.pdf')
  expect(linkText('https://a.example/t1.2-x')).toBe('https://a.example/t1.2-x')
})
