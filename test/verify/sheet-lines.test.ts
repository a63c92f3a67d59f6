import { expect, test } from 'vitest'
import type { SourceFile, SourceLine } from '../../src/spreadsheets/source.js'
import { tableLines } from '../../src/verify/sheet-lines.js'

/** A file of sheets with lines of one cell each. */
function fileOf(sheets: Record<string, string[]>): SourceFile {
  const named = Object.entries(sheets).map(([name, cells]) => ({
    name,
    async *lines() {
      for (const [at, cell] of cells.entries()) yield { line: at + 1, cells: [cell] } as SourceLine
    },
  }))
  return { sheets: named } as unknown as SourceFile
}

test('table over several sheets → its lines in order under one header, and none of a sheet named alike', async () => {
  const file = fileOf({
    Resultado: ['Linha', '2', '3'],
    'Resultado (2)': ['Linha', '4'],
    'Resultado (rascunho)': ['Linha', 'x'],
    'Meu Resultado (2)': ['Linha', 'y'],
    Resultados: ['Linha', 'z'],
    'Resultado (10)': ['Linha', '5'],
  })
  const cells = []
  for await (const line of tableLines(file, 'Resultado')) cells.push(...line.cells)
  expect(cells).toEqual(['Linha', '2', '3', '4', '5'])
})
