import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { ONE_CALL_A_ROW, PACKED, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const ROWS = 12
const ASKED = ONE_CALL_A_ROW

async function run(file: string, ...args: string[]) {
  const ended = await lote(['run', file, ...args], bench.env, bench.dir)
  return { ...ended, batch: ended.report?.batch as string, units: ended.report?.units.spent }
}

const patch = (file: string, batch: string, ...more: string[]) =>
  run(file, '--patch', batch, '--json', '--yes', ...more)

const linesOf = (text: string) => text.trim().split('\r\n')
const textOf = (lines: string[]) => `${lines.join('\r\n')}\r\n`

/** Those of the batch, its calls and its file; Parâmetros says what it is a version of. */
const TECHNICAL = ['Leia-me', 'Resumo', 'Parâmetros', 'Auditoria', 'Chamadas', 'Entrada original']

/** What a reader sees of a workbook, without ids of batches, rows and calls, and without times. */
async function seen(path: string): Promise<Record<string, unknown>> {
  const sheets = await readWorkbook(path)
  const told: Record<string, unknown> = {}
  for (const [name, rows] of sheets) {
    if (TECHNICAL.includes(name)) continue
    told[name] = asObjects(rows).map(({ Chamada: _call, 'ID da linha': _id, ...rest }) => rest)
  }
  return told
}

async function result(batch: string): Promise<string> {
  const path = join(bench.dir, `${batch}.xlsx`)
  await lote(['result', batch, '--out', path], bench.env, bench.dir)
  return path
}

const LINES = linesOf(portfolio(ROWS))
const fixed = (cents: number, line: string) => line.replace(/;\d+,\d\d;/, `;${cents},99;`)
const MENDED: [string, string[], number][] = [
  ['one cell is mended', LINES.map((line, at) => (at === 5 ? fixed(777, line) : line)), 1],
  [
    'ten rows are mended',
    LINES.map((line, at) => (at > 1 && at < 12 ? fixed(at, line) : line)),
    10,
  ],
  ['rows are added', [...LINES, ...linesOf(portfolio(ROWS + 3)).slice(ROWS + 1)], 3],
  ['rows are deleted', LINES.filter((_, at) => at !== 3 && at !== 4), 0],
  ['rows are in another order', [LINES[0]!, ...LINES.slice(1).toReversed()], 0],
]

test.each(
  MENDED,
)('%s → units for those rows alone, and the workbook of a fresh run', async (_, lines, units) => {
  const first = await run(await bench.file('carteira.csv', textOf(LINES)), ...ASKED)
  expect(first.units).toBe(ROWS)
  const mended = await bench.file('corrigida.csv', textOf(lines))
  const patched = await patch(mended, first.batch)
  expect(patched).toMatchObject({ status: 0, units })
  expect(bench.corrections()).toHaveLength(ROWS + units)
  const verified = await lote(['verify', patched.batch], bench.env, bench.dir)
  expect(verified.stdout + verified.stderr).toContain('confere')
  expect(verified.status).toBe(0)
  const fresh = await run(mended, ...ASKED, '--again')
  expect(await seen(await result(patched.batch))).toEqual(await seen(await result(fresh.batch)))
  expect((await lote(['verify', first.batch], bench.env, bench.dir)).status).toBe(0)
})

test('cells are mended → the first page of the version says which, and how they were read before', async () => {
  const before = LINES.map((line, at) => (at === 7 ? line.replace(/;[^;]*$/, ';31/02/2020') : line))
  const first = await run(await bench.file('carteira.csv', textOf(before)), ...PACKED)
  const lines = LINES.map((line, at) => (at === 5 ? fixed(777, line) : line))
  const second = await patch(await bench.file('a.csv', textOf(lines)), first.batch)
  const page = (await readWorkbook(await result(second.batch))).get('Leia-me')!
  const at = page.findIndex(([cell]) => String(cell) === 'O que mudou nesta versão')
  expect(page.slice(at + 1, at + 4).map(([label, text]) => `${label ?? ''}|${text}`)).toEqual([
    expect.stringMatching(/^\|Versão 2, correção do lote .*2 alteradas/),
    'Linha 6|Valor: 100,05 → 777,99',
    'Linha 8|Vencimento: «31/02/2020» → 08/08/2022',
  ])
})

test('the result of an older version asked for → it is handed out, and the newest is named', async () => {
  const first = await run(await bench.file('carteira.csv', textOf(LINES)), ...PACKED)
  const lines = LINES.map((line, at) => (at === 5 ? fixed(777, line) : line))
  const second = await patch(await bench.file('a.csv', textOf(lines)), first.batch)
  const ask = (batch: string) =>
    lote(['result', batch, '--out', join(bench.dir, 'r.xlsx')], bench.env, bench.dir)
  expect((await ask(second.batch)).stderr).not.toContain('a mais nova é')
  const older = await ask(first.batch)
  expect(older).toMatchObject({ status: 0 })
  expect(older.stderr).toContain(
    `Esta é a versão 1 do lote; a mais nova é a versão 2, que é o lote ${second.batch}`,
  )
})

test('a packed call of which a row changed → that row is asked alone; a patch of a patch → the same', async () => {
  const first = await run(await bench.file('carteira.csv', textOf(LINES)), ...PACKED)
  const one = LINES.map((line, at) => (at === 5 ? fixed(777, line) : line))
  const second = await patch(await bench.file('a.csv', textOf(one)), first.batch)
  expect(second).toMatchObject({ status: 0, units: 1 })
  const other = one.map((line, at) => (at === 9 ? fixed(888, line) : line))
  const third = await patch(await bench.file('b.csv', textOf(other)), second.batch)
  expect(third).toMatchObject({ status: 0, units: 1 })
  expect(third.stderr).toContain('Versão 3')
  expect((await lote(['verify', third.batch], bench.env, bench.dir)).status).toBe(0)
  const again = await lote(['resume', third.batch, '--json'], bench.env, bench.dir)
  expect(again).toMatchObject({ status: 0, stderr: expect.stringContaining('byte a byte') })
  const traced = await lote(['trace', third.batch, '4', '--json'], bench.env, bench.dir)
  expect(JSON.parse(traced.stdout)).toMatchObject({ line: 4, outcome: 'ok', calls: [{ units: 1 }] })
  const fresh = await run(join(bench.dir, 'b.csv'), ...PACKED, '--again')
  expect(await seen(await result(third.batch))).toEqual(await seen(await result(fresh.batch)))
})

test('the same patch twice → the first is offered; an older version → asked, with the newest', async () => {
  const first = await run(await bench.file('carteira.csv', textOf(LINES)), ...PACKED)
  const mended = await bench.file('a.csv', textOf(LINES.slice(0, -1)))
  const second = await patch(mended, first.batch)
  const twice = await patch(mended, first.batch)
  expect(twice).toMatchObject({ status: 4, batch: second.batch })
  const older = await patch(await bench.file('b.csv', textOf(LINES.slice(0, -2))), first.batch)
  expect(older).toMatchObject({ status: 4, stderr: expect.stringContaining(second.batch) })
})

test('a patch that changes nothing → the batch that stands, no version, nothing spent', async () => {
  const text = textOf(
    LINES.map((line, at) => (at === 7 ? line.replace(/;[^;]*$/, ';31/02/2020') : line)),
  )
  const first = await run(await bench.file('carteira.csv', text), ...PACKED)
  const path = join(bench.dir, 'pendencias.xlsx')
  await lote(['pending', first.batch, '--out', path], bench.env, bench.dir)
  for (const file of [await bench.file('salva.csv', `${text}\r\n`), path]) {
    const again = await patch(file, first.batch)
    expect(again).toMatchObject({ status: 4, batch: first.batch, units: 0 })
    expect(again.stderr).toContain(
      `Nada mudou: o arquivo tem as mesmas linhas do lote ${first.batch}`,
    )
  }
  const { stdout } = await lote(['list', '--json'], bench.env, bench.dir)
  expect(JSON.parse(stdout)).toHaveLength(1)
  const planned = await lote(['plan', path, '--patch', first.batch], bench.env, bench.dir)
  expect(planned).toMatchObject({ status: 0, stderr: expect.stringContaining('Nada mudou') })
})

test('the sheet of pending rows, mended → only they are asked, and all rows come out', async () => {
  const wrong = LINES.map((line, at) =>
    at === 7 || at === 12 ? `${line.slice(0, -10)}31/02/2020` : line,
  )
  const first = await run(await bench.file('carteira.csv', textOf(wrong)), ...PACKED)
  expect(first.status).toBe(3)
  const path = join(bench.dir, 'pendencias.xlsx')
  const told = await lote(['pending', first.batch, '--out', path], bench.env, bench.dir)
  expect(told).toMatchObject({ status: 0, stdout: expect.stringContaining('2 linhas') })
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(path)
  const [sheet] = book.worksheets
  sheet!.getCell('D2').value = '28/02/2020'
  await book.xlsx.writeFile(path)
  const second = await patch(path, first.batch)
  expect(second).toMatchObject({ status: 3, units: 1 })
  expect(second.report.rows).toMatchObject({ read: ROWS + 1, ok: ROWS - 1, rejected: 1 })
  expect((await lote(['verify', second.batch], bench.env, bench.dir)).status).toBe(0)
  // The same sheet once more, with the other row mended: its ids are those of the first version.
  sheet!.getCell('D3').value = '27/02/2020'
  await book.xlsx.writeFile(path)
  const third = await patch(path, second.batch)
  expect(third).toMatchObject({ status: 0, units: 1 })
  expect(third.report.rows).toMatchObject({ ok: ROWS, rejected: 0 })
})

test('pending rows of a table with merged cells, mended → they take the case of their block', async () => {
  const book = new exceljs.Workbook()
  const table = book.addWorksheet('Débitos')
  table.addRow(['Nº do processo', 'Vencimento', 'Valor'])
  table.addRow(['0365424-03.2022.8.16.0040', '10/01/2022', 'R$ 845,30'])
  table.addRow([null, '31/02/2022', 'R$ 845,30'])
  table.addRow([null, '10/03/2022', 'R$ 845,30'])
  table.mergeCells('A2:A4')
  const file = join(bench.dir, 'mescladas.xlsx')
  await book.xlsx.writeFile(file)
  const first = await run(file, ...PACKED)
  expect(first.report.rows).toMatchObject({ ok: 2, rejected: 1 })
  const path = join(bench.dir, 'pendencias.xlsx')
  await lote(['pending', first.batch, '--out', path], bench.env, bench.dir)
  const pending = new exceljs.Workbook()
  await pending.xlsx.readFile(path)
  pending.worksheets[0]!.getCell('B2').value = '28/02/2022'
  await pending.xlsx.writeFile(path)
  const second = await patch(path, first.batch)
  expect(second).toMatchObject({ status: 0, units: 1 })
  expect(second.report.rows).toMatchObject({ ok: 3, rejected: 0 })
  const sums = (await readWorkbook(await result(second.batch))).get('Por processo')!
  expect(asObjects(sums)[0]).toMatchObject({ Processo: '0365424-03.2022.8.16.0040', Linhas: 3 })
})

test.each([
  ['of another batch', 2, 'tem linhas do lote'],
  ['whose columns moved', 2, 'os títulos mudaram de lugar'],
  ['of a narrower table', 2, 'os títulos mudaram de lugar'],
  ['with few of the rows and no ids', 4, '--drop-missing'],
])('a patch %s → one sentence, nothing spent', async (which, status, said) => {
  const first = await run(await bench.file('carteira.csv', textOf(LINES)), ...PACKED)
  const before = bench.corrections().length
  const other = LINES.map((line) => {
    const [number, client, ...rest] = line.split(';')
    return [client, number, ...rest].join(';')
  })
  const ids = LINES.map((line, at) => `${line};${at === 0 ? 'ID da linha' : `lote-x:${at}`}`)
  const files: Record<string, string[]> = {
    'of another batch': ids,
    'whose columns moved': other,
    'of a narrower table': LINES.map((line) => line.split(';').slice(2, 4).join(';')),
    'with few of the rows and no ids': LINES.slice(0, 4),
  }
  await writeFile(join(bench.dir, 'x.csv'), textOf(files[which]!))
  const ended = await patch(join(bench.dir, 'x.csv'), first.batch)
  expect(ended.status).toBe(status)
  expect(ended.report.problems).toEqual([expect.stringContaining(said)])
  expect(bench.corrections()).toHaveLength(before)
})
