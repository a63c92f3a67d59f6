import { expect, test } from 'vitest'
import { yearTable } from '../../jobs/year-table.js'

const of = (...values: string[]) => {
  const months = new Map(values.map((n, at) => [`2024-0${at + 1}`, { n }]))
  return yearTable('Série', 'original', [{ name: 'IPCA', months }])
}

test('a rate below zero → months no wider, for the name of the series', () => {
  expect(of('-0.23', '1.2').columns).toEqual(of('1.2').columns)
  expect(of('10.2').columns[2]!.width).toBe(of('1.2').columns[2]!.width! + 1)
})
