import { expect, test } from 'vitest'
import { seriesIn } from '../../../jobs/update/series.js'
import { seriesSheet } from '../../../jobs/update/series-sheet.js'
import { PAGE_WIDTH, widthOf } from '../../../src/spreadsheets/xlsx/paper.js'

const PARAMETERS = { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' }
const of = (items: readonly object[]) => {
  const table = seriesSheet.table({ series: { ipca: seriesIn(items, PARAMETERS) } })
  return { ...table, rows: [...table.rows] }
}

const months = (year: number) =>
  Array.from({ length: 12 }, (_, at) => ({
    mes: `${year}-${String(at + 1).padStart(2, '0')}`,
    fator: `${at + 1}.5`,
  }))

test('a factor for each month of thirty years → thirty lines, on one page across', () => {
  const { columns, rows } = of(Array.from({ length: 30 }, (_, at) => months(1995 + at)).flat())
  expect(rows).toHaveLength(30)
  expect(rows[0]!.slice(0, 4)).toEqual(['ipca, até 31/12/2024', '1995', { n: '1.5' }, { n: '2.5' }])
  expect(columns.map(({ title }) => title).slice(0, 3)).toEqual(['Fator de cada mês', 'Ano', 'jan'])
  expect(widthOf(columns)).toBeLessThanOrEqual(PAGE_WIDTH)
})

test('a month without a factor of its own → an empty cell', () => {
  const [row] = of([months(2020)[0]!, months(2020)[2]!]).rows
  expect(row!.slice(2, 5)).toEqual([{ n: '1.5' }, null, { n: '3.5' }])
})

test.each([
  [
    'days',
    [
      { dia: '2020-01-01', fator: '1.1' },
      { dia: '2020-01-02', fator: '1.2' },
    ],
  ],
  ['a day that is not the first', [{ dia: '2020-01-15', fator: '1.1' }]],
  ['other fields', [{ mes: '2020-01', fator: '1.1', variacao: '0.5' }]],
  ['no factor', [{ mes: '2020-01', indice: '1.1' }]],
])('a series with %s → each of its lines, with all it says', (_, items) => {
  const { columns, rows } = of(items)
  expect(rows).toHaveLength(items.length)
  expect(columns.map(({ title, width }) => [title, width])).toEqual([
    ['Índice ou tabela', 24],
    ['Atualizado até', 14],
    ['Mês ou dia', 12],
    ['Fator até a data', undefined],
    ['Outros campos do serviço', 50],
  ])
})
