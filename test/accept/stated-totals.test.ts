import { expect, test } from 'vitest'
import { translate } from '../../src/messages/index.js'
import { accepting } from './support/accepted.js'
import { day, workbook } from './support/workbook.js'

const { accepted } = accepting()
const ANA = ['Cliente;Vencimento;Valor', 'Ana;10/01/2020;1.000,00', 'Ana;10/02/2020;2.000,00']
const BRUNO = 'Bruno;10/03/2020;500,00'

test.each<[total: string, lines: string[]]>([
  ['of all', [...ANA, 'TOTAL;;3.000,00']],
  ['without a label', [...ANA, ';;3.000,00', 'Total;;3.000,00']],
  ['of each client and of all', [...ANA, 'Total Ana;;3.000,00', BRUNO, 'Total geral;;3.500,00']],
  ['of each client, at the end', [...ANA, BRUNO, 'Total Ana;;3.000,00', 'Total Bruno;;500,00']],
  ['carried over to the next page', [...ANA, 'A transportar;;3.000,00', 'Transporte;;3.000,00']],
  ['above the table', ['Total;;3.000,00', ...ANA]],
  ['of another day', [...ANA, 'Total atualizado;;4.112,37']],
  ['a cent off, of rounded amounts', [...ANA, 'Total;;3.000,01']],
  ['in its label, before a dash', [...ANA, 'Total - R$ 3.000,00 -;;']],
  ['in its label, of hours', [...ANA, 'Total de horas: 12,50;;']],
  ['in its label, of another unit', [...ANA, 'Total em UFIR: 500,00;;']],
  ['in its label, above the table', ['Total geral: R$ 3.000,00;;', ...ANA]],
])('a total %s, equal to the rows that are read → nothing is told', async (_, lines) => {
  expect(await differences(lines.join('\n'))).toEqual([])
})

test.each<[total: string, lines: string[], differs: string[]]>([
  ['of a row that is gone', [...ANA, 'Total;;4.500,00'], ['4: 4.500,00 - 3.000,00 = 1.500,00']],
  ['two cents off', [...ANA, 'Total;;3.000,02'], ['4: 3.000,02 - 3.000,00 = 0,02']],
  ['above the table', ['Total;;4.500,00', ...ANA], ['1: 4.500,00 - 3.000,00 = 1.500,00']],
  [
    'of one client',
    [...ANA, 'Total Ana;;3.000,00', BRUNO, 'Total Bruno;;850,00', 'Total;;3.500,00'],
    ['6: 850,00 - 500,00 = 350,00'],
  ],
  [
    'beside an amount that cannot be read',
    [...ANA, 'Caio;10/04/2020;50O,00', 'Total;;3.500,00'],
    ['5: 3.500,00 - 3.000,00 = 500,00'],
  ],
  [
    'of all in its label, after that of a client',
    [...ANA, 'Subtotal Ana: R$ 3.000,00;;', BRUNO, 'Total geral: R$ 4.000,00;;'],
    ['6: 4.000,00 - 3.500,00 = 500,00'],
  ],
  [
    'in its label, above the table',
    ['Total geral: R$ 4.500,00;;', ...ANA],
    ['1: 4.500,00 - 3.000,00 = 1.500,00'],
  ],
])('a total %s → told with the difference', async (_, lines, differs) => {
  expect(await differences(lines.join('\n'))).toEqual(differs)
})

test('a total of the visible rows → told that hidden ones are read as well', async () => {
  const bytes = await workbook({
    Débitos: {
      rows: [
        ['Título', 'Vencimento', 'Valor'],
        ['T1', day('2020-01-10'), 1000],
        ['T2', day('2020-02-10'), 2000],
        ['Total', undefined, 1000],
      ],
      make: (sheet) => {
        sheet.getRow(3).hidden = true
      },
    },
  })
  expect(await differences(bytes)).toEqual(['4: only visible, 1 hidden'])
})

test.each<[which: string, amounts: (number | string)[], total: number, told: string[]]>([
  ['the number cells alone', [1000, '2.000,00', 500, '700,00'], 1500, ['C3, C5: 2.700,00']],
  ['no cell, as all are text', ['1.000,00', '2.000,00'], 0, ['C2, C3: 3.000,00']],
  ['another sum', [1000, '2.000,00'], 1500, ['4: 1.500,00 - 3.000,00 = -1.500,00']],
])('a total of %s, beside amounts stored as text → its cause is told', async (_, amounts, total, told) => {
  const lines = amounts.map((amount, at) => [`T${at}`, day(`2020-0${at + 1}-10`), amount])
  const rows = [['Título', 'Vencimento', 'Valor'], ...lines, ['Total', undefined, total]]
  expect(await differences(await workbook({ Débitos: { rows, make: () => {} } }))).toEqual(told)
})

test('a total of the first block, beside texts → names no cell of a later block', async () => {
  const row = (name: string, month: number, amount: number | string) => [
    name,
    day(`2020-0${month}-10`),
    amount,
  ]
  const rows = [
    ['Título', 'Vencimento', 'Valor'],
    row('A', 1, 1000),
    row('B', 2, '2.000,00'),
    ['Total', undefined, 1000],
    row('C', 3, 300),
    row('D', 4, '500,00'),
    ['Total', undefined, 300],
  ]
  const [first] = await differences(await workbook({ Débitos: { rows, make: () => {} } }))
  expect(first).toBe('C3: 2.000,00')
})

test('a total below the sum of the rows → the sign stands before the symbol', async () => {
  const { told } = await accepted([...ANA, 'Total;;2.500,00'].join('\n'))
  const texts = told.map((message) => translate('pt', message))
  expect(texts).toContainEqual(expect.stringMatching(/: o da planilha é R\$ 500,00 menor\.$/))
})

async function differences(content: string | Uint8Array): Promise<string[]> {
  const { told } = await accepted(content)
  return told.flatMap(({ code, facts: f }) => {
    if (code === 'told_total_differs') return [`${f.line}: ${f.value} - ${f.sum} = ${f.difference}`]
    if (code === 'told_total_skips_texts')
      return [`${(f.cells as string[]).join(', ')}: ${f.of_texts}`]
    return code === 'told_total_visible' ? [`${f.line}: only visible, ${f.hidden} hidden`] : []
  })
}
