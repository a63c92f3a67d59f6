import { expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { cellsOf } from './support/read.js'
import { handMade, relation, relationships, worksheet } from './support/workbook.js'

const folder = testFolder()

test('a text box → a comment in the cell where it begins', async () => {
  const anchor = '<xdr:from><xdr:col>5</xdr:col><xdr:row>1</xdr:row></xdr:from>'
  const text = '<a:p><a:r><a:t>Valores em </a:t></a:r><a:r><a:t>dólares</a:t></a:r></a:p>'
  const box = `<xdr:twoCellAnchor>${anchor}<xdr:sp><xdr:txBody>${text}</xdr:txBody></xdr:sp></xdr:twoCellAnchor>`
  const parts = {
    'xl/worksheets/_rels/sheet1.xml.rels': relationships([
      relation('rId1', 'drawing', '../drawings/drawing1.xml'),
    ]),
    'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="x" xmlns:a="a">${box}</xdr:wsDr>`,
  }
  const sheets = [{ rows: '<row r="1"><c r="A1"><v>1</v></c></row>', name: 'P' }]
  const file = await openSource(await folder.write('caixa.xlsx', await handMade({ sheets, parts })))
  expect(file.facts.comments).toEqual([
    { sheet: 'P', line: 2, column: 5, text: 'Valores em dólares' },
  ])
  await file.close()
})

test('the head and foot of printed pages → their words, without codes of fonts and numbers', async () => {
  const data = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>'
  const head = '&amp;C&amp;"Arial,Bold"&amp;14Corrigidos até 06/2024&amp;K00FF00'
  const pages = `<headerFooter><oddHeader>${head}</oddHeader><oddFooter>&amp;P</oddFooter></headerFooter>`
  const made = await handMade({ sheets: [{ xml: worksheet(data + pages) }] })
  const file = await openSource(await folder.write('pagina.xlsx', made))
  expect(await file.sheets[0]!.pageTexts!()).toEqual(['Corrigidos até 06/2024', ''])
  await file.close()
})

test('figures of footnotes, raised → raised, and no digits of the number before them', async () => {
  const raised = '<r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r>'
  const strings = `<si><r><t>94.719</t></r>${raised}<r><t> (SP)</t></r></si><si><t>50001</t></si>`
  const row = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
  const path = await folder.write('nota.xlsx', await handMade({ sheets: [row], strings }))
  expect(await cellsOf(path)).toEqual([['94.719¹ (SP)', '50001']])
})

test('a comment of an old workbook → read, as that of a new one is', async () => {
  const file = await openSource(
    new URL('./programs/libreoffice-comment.xls', import.meta.url).pathname,
  )
  expect(file.facts.comments).toEqual([
    {
      sheet: 'Débitos',
      line: 4,
      column: 2,
      text: 'Rita: pago em 14/08/2022, comprovante na pasta',
    },
  ])
  await file.close()
})
