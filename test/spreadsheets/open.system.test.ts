import { expect, test } from 'vitest'
import { testFolder } from './support/folder.js'
import { convert } from './support/office.js'
import { refusalOf } from './support/read.js'

const folder = testFolder()

test.each([
  ['xls', 'xls'],
  ['ods', 'ods'],
  ['html', 'html'],
  ['pdf', 'pdf'],
])('a file that LibreOffice saved as %s is refused as such', async (format, code) => {
  const path = await folder.write('origem.csv', 'Processo,Valor\n1,2\n')
  const made = await convert(path, format)
  const disguised = await folder.write(`disfarce-${format}.xlsx`, made.get(`origem.${format}`)!)
  expect((await refusalOf(disguised)).code).toBe(code)
})
