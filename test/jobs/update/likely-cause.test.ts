import { describe, expect, test } from 'vitest'
import { likelyCause } from '../../../jobs/update/likely-cause.js'
import { seriesIn } from '../../../jobs/update/series.js'
import { D } from '../../../src/values/decimal.js'

const PARAMETERS = { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-06-01' }
const seriesOf = (indiceAtualizacao: string, factors: readonly string[]) =>
  seriesIn(
    factors.map((fator, at) => ({ mes: `2024-0${at + 1}`, fator })),
    { ...PARAMETERS, indiceAtualizacao },
  )
const ipca = seriesOf('ipca', ['1.10', '1.08', '1.06', '1.04', '1.02', '1.00'])
const inpc = seriesOf('inpc', ['1.50', '1.45', '1.40', '1.35', '1.30', '1.25'])
const item = { dia: '2024-01-01', valor: '1000.00' }

describe('a value of 1000 of January, which its factor makes 1100', () => {
  test.each([
    ['1000.00', /^valor nominal/],
    ['1060.00', /fator de outro mês/],
    ['1040.00', /fator de outro mês/],
    ['1060.02', /fator de outro mês/],
    ['1500.00', /o valor que inpc daria/],
    ['1100.99', /^centavos/],
    ['1099.50', /^centavos/],
    ['1101.00', /não se encontrou/],
    ['1060.03', /não se encontrou/],
    ['1020.00', /não se encontrou/],
  ])('%s → %s', (updated, cause) => {
    const known = { series: ipca, others: { ipca, inpc } }
    expect(likelyCause(item, new D(updated), known)).toMatch(cause)
  })
})

test('no series of its own → the cause is looked for in the others', () => {
  const cause = (updated: string) =>
    likelyCause(item, new D(updated), { series: undefined, others: { inpc } })
  expect(cause('1500.00')).toMatch(/inpc/)
  expect(cause('1100.00')).toMatch(/não se encontrou/)
})
