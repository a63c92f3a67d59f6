import { expect, test } from 'vitest'
import { testFolder } from './support/folder.js'
import { convert } from './support/office.js'
import { cellsOf, refusalOf } from './support/read.js'

const folder = testFolder()

/** What LibreOffice makes of two lines, under the name of an xlsx. */
async function disguised(format: string): Promise<string> {
  const path = await folder.write('origem.csv', 'Processo,Valor\nA 1,2.5\n')
  const made = await convert(path, format)
  return folder.write(`disfarce-${format}.xlsx`, made.get(`origem.${format}`)!)
}

test.each([
  'xls',
  'ods',
])('%s saved by LibreOffice, named .xlsx → read for what it is', async (format) => {
  const cells = await cellsOf(await disguised(format))
  expect(cells).toMatchObject([
    ['Processo', 'Valor'],
    ['A 1', { n: '2.5' }],
  ])
})

test.each([
  'html',
  'pdf',
])('%s saved by LibreOffice, named .xlsx → refused as such', async (format) => {
  expect((await refusalOf(await disguised(format))).code).toBe(format)
})
