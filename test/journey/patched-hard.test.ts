import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { templateCsv } from '../jobs/support/template-batch.js'
import { lote, start } from '../support/cli.js'
import { ONE_CALL_A_ROW, PACKED, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const ROWS = 12
const LINES = portfolio(ROWS).trim().split('\r\n')

async function run(file: string, ...args: string[]) {
  const ended = await lote(['run', file, ...args], environment(), bench.dir)
  return { ...ended, batch: ended.report?.batch as string, units: ended.report?.units.spent }
}

function environment() {
  const { gazette, apiKey } = bench.sandbox
  return { ...bench.env, GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey }
}

const patch = (file: string, batch: string, ...more: string[]) =>
  run(file, '--patch', batch, '--json', '--yes', ...more)

async function verified(batch: string): Promise<void> {
  const { status, stdout, stderr } = await lote(['verify', batch], environment(), bench.dir)
  expect(status, stdout + stderr).toBe(0)
}

/** The lines with another amount in some of them. */
function mended(name: string, ...rows: number[]): Promise<string> {
  const lines = LINES.map((line, at) =>
    rows.includes(at) ? line.replace(/;\d+,\d\d;/, `;${500 + at},99;`) : line,
  )
  return bench.file(name, `${lines.join('\r\n')}\r\n`)
}

test('two patches of one version at one instant → one is the next version, the other is told of it', async () => {
  const first = await run(await mended('carteira.csv'), ...ONE_CALL_A_ROW)
  const before = bench.corrections().length
  const files = [await mended('a.csv', 3), await mended('b.csv', 7)]
  const both = await Promise.all(files.map((file) => patch(file, first.batch)))
  const [won, lost] = both[0]!.status === 0 ? both : both.toReversed()
  expect(won, won!.stderr).toMatchObject({ status: 0, units: 1 })
  expect(lost!.status).toBe(4)
  expect(lost!.stderr).toContain(won!.batch)
  expect(bench.corrections()).toHaveLength(before + 1)
  const versions = await readdir(join(bench.dir, 'data', 'versions', first.batch))
  expect(versions).toEqual([won!.batch])
})

test('killed while answers are copied → no version; the patch again spends for the changed row alone', async () => {
  const first = await run(await mended('carteira.csv'), ...ONE_CALL_A_ROW)
  const batches = join(bench.dir, 'data', 'batches')
  const args = ['run', await mended('a.csv', 3), '--patch', first.batch, '--json', '--yes']
  const child = start(args, environment(), bench.dir)
  const closed = once(child, 'close')
  let copied: string[] = []
  while (copied.length < 2 && child.exitCode === null) {
    await setImmediate()
    const [later] = (await readdir(batches)).filter((batch) => batch !== first.batch)
    if (later) copied = await readdir(join(batches, later, 'answers')).catch(() => [])
  }
  child.kill('SIGKILL')
  await closed
  const spent = bench.corrections().length
  const again = await patch(join(bench.dir, 'a.csv'), first.batch)
  expect(again, again.stderr).toMatchObject({ status: 0, units: 1 })
  expect(again.report.rows).toMatchObject({ ok: ROWS })
  expect(bench.corrections().length).toBeLessThanOrEqual(spent + 1)
  await verified(again.batch)
})

test('a task that was divided → its halves are kept, and the changed row is asked alone', async () => {
  bench.sandbox.fault({ status: 413, times: 2 })
  const first = await run(await mended('carteira.csv'), ...PACKED)
  expect(first.status, first.stderr).toBe(0)
  const splits = await readdir(join(bench.dir, 'data', 'batches', first.batch, 'splits'))
  expect(splits.length).toBeGreaterThan(0)
  const second = await patch(await mended('a.csv', 5), first.batch)
  expect(second, second.stderr).toMatchObject({ status: 0, units: 1 })
  await verified(second.batch)
  const third = await patch(await mended('b.csv', 5, 9), second.batch)
  expect(third, third.stderr).toMatchObject({ status: 0, units: 1 })
  await verified(third.batch)
})

test('calc, one of two groups mended → the other keeps its calculation and its files', async () => {
  const csv = templateCsv(calc)
  const args = ['--job', 'calc', ...calc.template.args, '--json', '--yes']
  const first = await run(await bench.file('calculos.csv', csv), ...args)
  expect(first, first.stderr).toMatchObject({ status: 0, units: 8 })
  const file = await bench.file('corrigida.csv', csv.replace('1.890,10', '1.990,10'))
  const second = await patch(file, first.batch, '--out', join(bench.dir, 'r.xlsx'))
  expect(second, second.stderr).toMatchObject({ status: 0, units: 4 })
  const folder = join(bench.dir, 'arquivos', second.batch)
  expect(await readdir(folder)).toHaveLength(2)
  await verified(second.batch)
})

test('calc, a line mended so that it repeats the calculation of another → asked, nothing is spent', async () => {
  const csv =
    'Nome do cálculo;Parcelas: data;Parcelas: valor\nAna;05/02/2019;2.500,00\nBia;10/03/2020;900,00\n'
  const asked = ['-p', 'type=calculosJudiciais', '-p', 'fields.indexador=262']
  const args = [
    '--job',
    'calc',
    ...asked,
    '-p',
    'fields.dia_atualiza=31/12/2025',
    '--json',
    '--yes',
  ]
  const first = await run(await bench.file('nomes.csv', csv), ...args)
  expect(first, first.stderr).toMatchObject({ status: 0 })
  const second = await patch(await bench.file('mesmo.csv', csv.replace('Bia', 'ANA')), first.batch)
  expect(second, second.stderr).toMatchObject({ status: 4 })
  expect(second.stderr).toContain('nenhuma diz grupo')
  const third = await patch(await bench.file('outro.csv', csv.replace('900', '950')), first.batch)
  expect(third, third.stderr).toMatchObject({ status: 0 })
})

test('publications, the marked copy with one registration mended → that one is asked for', async () => {
  const book = new exceljs.Workbook()
  const sheet = book.addWorksheet('OABs')
  sheet.addRows([
    ['OAB', 'Cliente'],
    ['OAB/SP 94.719', 'Oficina São João Ltda.'],
    ['50001', 'Maria da Luz Freitas'],
  ])
  const own = join(bench.dir, 'oabs.xlsx')
  await book.xlsx.writeFile(own)
  const marked = join(bench.dir, 'marcada.xlsx')
  const period = ['-p', 'data_inicio=2026-03-02', '-p', 'data_fim=2026-03-06']
  const asked = ['--job', 'publications', ...period, '--marked', marked, '--json', '--yes']
  const first = await run(own, ...asked)
  expect(first, first.stderr).toMatchObject({ status: 3 })
  expect(first.report.rows).toMatchObject({ rejected: 1 })
  await book.xlsx.readFile(marked)
  const copy = book.getWorksheet('OABs')!
  expect(copy.getCell('A3').note).toContain('lote: ')
  copy.getCell('A3').value = '50001/RS'
  await book.xlsx.writeFile(marked)
  const before = bench.sandbox.journal().length
  const second = await patch(marked, first.batch)
  expect(second, second.stderr).toMatchObject({ status: 0 })
  expect(second.report.rows).toMatchObject({ rejected: 0 })
  const later = bench.sandbox.journal().slice(before)
  expect(later.filter(({ path }) => path.includes('94719'))).toEqual([])
  await verified(second.batch)
})

test('a file of the first version mended after the second → told which corrections it takes back', async () => {
  const first = await run(await mended('carteira.csv'), ...ONE_CALL_A_ROW)
  const second = await patch(await mended('a.csv', 3), first.batch)
  const asked = [await mended('b.csv', 7), '--patch', second.batch]
  const { status, stderr } = await lote(['plan', ...asked], environment(), bench.dir)
  expect(status).toBe(0)
  expect(stderr).toContain('De volta ao que era antes de uma correção: linha 4 do arquivo.')
  const text = await readFile(asked[0]!, 'utf8')
  const spelled = text.replace(LINES[3]!, LINES[3]!.replace(/;(\d+),(\d\d);/, ';R$ $1,$2;'))
  const other = [await bench.file('d.csv', spelled), '--patch', second.batch]
  const again = await lote(['plan', ...other], environment(), bench.dir)
  expect(again.stderr).toContain('De volta ao que era antes de uma correção: linha 4 do arquivo.')
  const both = [await mended('c.csv', 3, 7), '--patch', second.batch]
  const whole = await lote(['plan', ...both], environment(), bench.dir)
  expect(whole.stderr).not.toContain('antes de uma correção')
})
