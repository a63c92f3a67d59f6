import { join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { ONE_CALL_A_ROW, PACKED, portfolio } from '../support/portfolio.js'
import { RICH_FIRST, RICH_SHEET, richWorkbook } from '../support/rich-workbook.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const ROWS = 8
const WRONG = { 3: '31/02/2020', 6: 'a definir' }
const REFUSED = 'FFFFC7CE'

async function run(file: string, ...args: string[]) {
  const ended = await lote(['run', file, ...args], bench.env, bench.dir)
  return { ...ended, batch: ended.report?.batch as string, units: ended.report?.units.spent }
}

async function opened(path: string) {
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(path)
  return { book, sheet: book.getWorksheet(RICH_SHEET)! }
}

const at = (name: string) => join(bench.dir, name)
const colourOf = (cell: exceljs.Cell) =>
  cell.fill?.type === 'pattern' ? cell.fill.fgColor?.argb : undefined
const noteOf = ({ note }: exceljs.Cell) =>
  typeof note === 'string' ? note : note?.texts?.map(({ text }) => text).join('')

test('run --marked → the refused cells of a copy of the own file, coloured and commented', async () => {
  await richWorkbook(at('carteira.xlsx'), ROWS, WRONG)
  const asked = [...PACKED, '--marked', 'marcada.xlsx', '--with-figures']
  const ended = await run(at('carteira.xlsx'), ...asked)
  expect(ended.status, ended.stderr).toBe(3)
  expect(ended.stderr).toContain('marcada.xlsx')
  expect(ended.stderr).not.toContain('lote result')
  const { book, sheet } = await opened(at('marcada.xlsx'))
  const bad = sheet.getCell(`E${RICH_FIRST + 2}`)
  expect(bad.value).toBe('31/02/2020')
  expect(colourOf(bad)).toBe(REFUSED)
  expect(noteOf(bad)).toContain('lote: ')
  const good = sheet.getCell(`E${RICH_FIRST + 1}`)
  expect([colourOf(good), noteOf(good)]).toEqual(['FFDDEBF7', undefined])
  expect(sheet.getRow(4).values).toEqual(
    expect.arrayContaining(['Conferida', 'ID da linha', 'Situação (ENSAIO)', 'Total (ENSAIO)']),
  )
  // No charge was asked for, and none stands as a column of zeros.
  expect(sheet.getRow(4).values).not.toContain('Multa (ENSAIO)')
  expect(sheet.getColumn('H').hidden).toBe(true)
  expect(sheet.getCell(`H${RICH_FIRST}`).value).toBe(`${ended.batch}:${RICH_FIRST}`)
  expect(sheet.getCell(`I${RICH_FIRST + 2}`).value).toBe('Rejeitada')
  expect(sheet.getCell('A1').font).toMatchObject({ name: 'Georgia', size: 18 })
  expect(sheet.getCell('G1').master.address).toBe('A1')
  expect(sheet.getColumn('C').hidden).toBe(true)
  expect(sheet.getCell(`G${RICH_FIRST}`).formula).toContain('IF(D5>0')
  expect(noteOf(sheet.getCell(`B${RICH_FIRST}`))).toBe('Falar com o Dr. Souza')
  expect(book.getWorksheet('Resumo interno')!.getCell('B1').formula).toContain('D14')
})

test('the marked copy, mended → units for the mended rows alone; marked again → its marks are gone', async () => {
  await richWorkbook(at('carteira.xlsx'), ROWS, WRONG)
  const first = await run(at('carteira.xlsx'), ...ONE_CALL_A_ROW)
  expect(first.stderr).toContain(`marcadas: lote result ${first.batch} --marked marcada.xlsx`)
  expect(first.units).toBe(ROWS - 2)
  const result = ['result', first.batch, '--marked', at('marcada.xlsx'), '--with-figures']
  expect(await lote(result, bench.env, bench.dir)).toMatchObject({ status: 0 })
  const { book, sheet } = await opened(at('marcada.xlsx'))
  sheet.getCell(`E${RICH_FIRST + 2}`).value = '28/02/2020'
  await book.xlsx.writeFile(at('corrigida.xlsx'))
  const patched = await run(
    at('corrigida.xlsx'),
    '--patch',
    first.batch,
    '--marked',
    'outra.xlsx',
    '--json',
    '--yes',
  )
  expect(patched, patched.stderr).toMatchObject({ status: 3, units: 1 })
  expect(patched.report.rows).toMatchObject({ ok: ROWS - 1, rejected: 1 })
  const again = await opened(at('outra.xlsx'))
  const mended = again.sheet.getCell(`E${RICH_FIRST + 2}`)
  expect([colourOf(mended), noteOf(mended)]).toEqual([undefined, undefined])
  expect(colourOf(again.sheet.getCell(`E${RICH_FIRST + 5}`))).toBe(REFUSED)
  expect(again.sheet.getRow(4).values).not.toContain('Total (ENSAIO)')
  again.sheet.getCell(`E${RICH_FIRST + 5}`).value = new Date(Date.UTC(2019, 4, 6))
  await again.book.xlsx.writeFile(at('final.xlsx'))
  const last = await run(at('final.xlsx'), '--patch', patched.batch, '--json', '--yes')
  expect(last, last.stderr).toMatchObject({ status: 0, units: 1 })
  expect((await lote(['verify', last.batch], bench.env, bench.dir)).status).toBe(0)
})

test('plan --marked → the copy before anything is spent; run, it reads as the file did', async () => {
  await richWorkbook(at('carteira.xlsx'), ROWS, WRONG)
  const asked = PACKED.filter((one) => one !== '--yes')
  const planned = await lote(
    ['plan', at('carteira.xlsx'), ...asked, '--marked', at('marcada.xlsx')],
    bench.env,
    bench.dir,
  )
  expect(planned.status, planned.stderr).toBe(0)
  const { sheet } = await opened(at('marcada.xlsx'))
  expect(colourOf(sheet.getCell(`E${RICH_FIRST + 2}`))).toBe(REFUSED)
  expect(sheet.getCell(`I${RICH_FIRST}`).value).toBe('A calcular')
  expect(sheet.getCell(`I${RICH_FIRST + 2}`).value).toBe('Rejeitada')
  const ran = await run(at('marcada.xlsx'), ...PACKED)
  expect(ran.report.rows).toMatchObject({ ok: ROWS - 2, rejected: 2 })
})

test('a text file → a plain sheet of the pending rows, and one sentence says so', async () => {
  const lines = portfolio(3).replace(/;[^;]*\r\n$/, ';31/02/2020\r\n')
  const ended = await run(
    await bench.file('carteira.csv', lines),
    ...PACKED,
    '--marked',
    at('marcada.xlsx'),
  )
  expect(ended.stderr).toContain('não guarda cores nem comentários')
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(at('marcada.xlsx'))
  expect(book.worksheets[0]!.getRow(2).getCell(4).value).toBe('31/02/2020')
  expect(book.worksheets[0]!.rowCount).toBe(2)
})
