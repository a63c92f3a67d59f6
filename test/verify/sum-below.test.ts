import { expect, test } from 'vitest'
import { rowXml, SHEETS, useBatch } from './support.js'

/** A text of this length leaves room for the words that explain the sum. */
const batch = useBatch(10, {
  headings: ['Índice', 'Descrição'],
  cells: (i) => ['ipca', `Parcela ${i} do contrato de prestação de serviços`],
})

/** Changes the first figure of the last row, which stands below the amounts of the input. */
test('a changed sum below the input’s amounts → named by its cell', async () => {
  const copy = await batch()
  expect(await copy.problems()).toEqual([])
  await copy.editResult(SHEETS.Resultado, (xml) => {
    const row = rowXml(xml, 15)
    return xml.replace(row, row.replace(/<v>(\d+)\.(\d+)<\/v>/, '<v>1$1.$2</v>'))
  })
  expect((await copy.problems()).slice(1)).toEqual(['verify_cell Resultado Total D'])
})
