import { expect, test } from 'vitest'
import type { StatementPart } from '../../../src/core/job/job.js'
import { statementDocx } from '../../../src/publish/statement/statement-docx.js'
import { testFolder } from '../../spreadsheets/support/folder.js'
import { partsOf } from '../../spreadsheets/support/zip.js'

const folder = testFolder()
const FILING = { office: {}, date: '2026-11-20', isRehearsal: false, batch: 'b' }
const TERM = 'Juros: não pedidos.'
const part = (terms: string[]): StatementPart => ({
  terms,
  totals: [undefined, '2'],
  lines: [
    ['linha', '1'],
    ['linha', '1'],
  ],
  columns: [
    { title: 'Item', kind: 'text' },
    { title: 'Soma', kind: 'money' },
  ],
})

test('terms of a second table → on the page of its header and its first line', async () => {
  const parts = [part([]), part([TERM])]
  const content = { facts: [], article: 'art. 524', parts, remarks: [] }
  const path = await folder.write('um.docx', await statementDocx(content, FILING))
  const xml = (await partsOf(path)).get('word/document.xml')!
  const below = xml.slice(xml.indexOf('<w:p>', xml.lastIndexOf('</w:tbl>', xml.indexOf(TERM))))
  const paragraphs = below.match(/<w:p>.*?<\/w:p>|<w:p\/>/gs)!
  const from = paragraphs.findIndex((one) => one.includes(TERM))
  // The term, the space below it, and the two cells of the header.
  const stay = paragraphs.slice(from, from + 4).map((one) => one.includes('<w:keepNext/>'))
  expect(stay).toEqual([true, true, true, true])
  expect(paragraphs[from + 4]).toContain('linha')
  expect(paragraphs[from + 4]).not.toContain('<w:keepNext/>')
})

test('a remark below the table → on the page of the signature, as the last line of the table is', async () => {
  const remarks = ['Atenção: um.', 'Atenção: outro.']
  const content = { facts: [], article: 'art. 524', parts: [part([])], remarks }
  const path = await folder.write('dois.docx', await statementDocx(content, FILING))
  const xml = (await partsOf(path)).get('word/document.xml')!
  const kept = remarks.map((remark) => {
    const from = xml.lastIndexOf('<w:p>', xml.indexOf(remark))
    return xml.slice(from, xml.indexOf(remark)).includes('<w:keepNext/>')
  })
  expect(kept).toEqual([true, true])
})
