import { expect, test } from 'vitest'
import { testFolder } from './support/folder.js'
import { saveWorkbook } from './support/write.js'
import { partsOf } from './support/zip.js'

const folder = testFolder()
const COLUMNS = [
  { title: 'Linha', kind: 'integer' },
  { title: 'Texto', kind: 'text' },
] as const

/** The border of the first cell of row 2. */
async function borderBelow(rows: string[][]): Promise<string | undefined> {
  const path = folder.path('frase.xlsx')
  await saveWorkbook(path, [{ name: 'A', columns: [...COLUMNS], rows, empty: 'Nada a mostrar.' }])
  const parts = await partsOf(path)
  const [, style] = /<c r="A2" s="(\d+)"/.exec(parts.get('xl/worksheets/sheet1.xml')!)!
  const [formats] = /<cellXfs.*<\/cellXfs>/s.exec(parts.get('xl/styles.xml')!)!
  return [...formats.matchAll(/<xf [^>]*borderId="(\d+)"/g)][Number(style)]![1]
}

test('a sentence in a table, or the one of an empty table → no line below its first cell', async () => {
  expect(await borderBelow([['Uma frase que passa da primeira coluna.']])).toBe('0')
  expect(await borderBelow([])).toBe('0')
  expect(await borderBelow([['1', 'duas células']])).not.toBe('0')
})
