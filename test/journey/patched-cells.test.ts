import { join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { PACKED } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const CASE = '0365424-03.2022.8.16.0040'

async function run(file: string, ...args: string[]) {
  const ended = await lote(['run', file, ...args], bench.env, bench.dir)
  return { ...ended, batch: ended.report?.batch as string }
}

async function saved(rows: exceljs.CellValue[][], ...merges: string[]): Promise<string> {
  const book = new exceljs.Workbook()
  const table = book.addWorksheet('Débitos')
  table.addRows([['Cliente', 'Nº do processo', 'Vencimento', 'Valor'], ...rows])
  for (const merge of merges) table.mergeCells(merge)
  const file = join(bench.dir, 'debitos.xlsx')
  await book.xlsx.writeFile(file)
  return file
}

async function pendingOf(batch: string) {
  const path = join(bench.dir, 'pendencias.xlsx')
  await lote(['pending', batch, '--out', path], bench.env, bench.dir)
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(path)
  const [sheet] = book.worksheets
  const save = async (cells: Record<string, exceljs.CellValue>) => {
    for (const [cell, value] of Object.entries(cells)) sheet!.getCell(cell).value = value
    await book.xlsx.writeFile(path)
    return run(path, '--patch', batch, '--json', '--yes')
  }
  return { sheet: sheet!, save }
}

test('formulas without a result in pending rows → blank there, and as they were where left so', async () => {
  const file = await saved([
    ['Ana', CASE, '10/01/2022', 845.3],
    [{ formula: 'A2' }, CASE, '10/02/2022', { formula: 'D2*2' }],
    [{ formula: 'A2' }, CASE, '10/03/2022', { formula: 'D2*3' }],
    [{ formula: 'A2' }, CASE, '10/04/2022', 845.3],
  ])
  const first = await run(file, ...PACKED)
  expect(first.report.rows).toMatchObject({ rejected: 2 })
  const { sheet, save } = await pendingOf(first.batch)
  expect(['A2', 'D2', 'A3', 'D3'].map((cell) => sheet.getCell(cell).value)).toEqual(
    Array.from({ length: 4 }, () => null),
  )
  const second = await save({ D2: 900 })
  expect(second.report.rows).toMatchObject({ rejected: 1 })
  expect(second.stderr).toMatch(/: 3 linhas iguais, 1 alterada, 0 novas, 0 retiradas/)
  const again = (await pendingOf(second.batch)).sheet
  expect(again.getCell('D2').value).toBeNull()
  expect(String(again.getCell('G2').value)).toContain('fórmula salva sem resultado')
})

test('pending rows of merged cells → show the values that were read, and stay merged', async () => {
  const file = await saved(
    [
      ['Ana', CASE, new Date('2022-01-10T00:00:00Z'), 845.3],
      [null, null, null, 'a apurar'],
      [null, null, null, 'a calcular'],
    ],
    'A2:A4',
    'B2:B4',
    'C2:C4',
  )
  const first = await run(file, ...PACKED)
  expect(first.report.rows).toMatchObject({ rejected: 2 })
  const { sheet, save } = await pendingOf(first.batch)
  const day = new Date('2022-01-10T00:00:00Z')
  expect(['A3', 'B3', 'C3'].map((cell) => sheet.getCell(cell).value)).toEqual(['Ana', CASE, day])
  const second = await save({ D2: 900 })
  expect(second.stderr).toMatch(/: 2 linhas iguais, 1 alterada, 0 novas, 0 retiradas/)
})
