import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { json, serverFor } from '../services/support/server.js'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench({ clock: () => Date.UTC(2025, 11, 10, 15) })

const list = (...args: string[]) => lote(['calc', 'list', ...args], bench.env, bench.dir)
const jsonOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trim().split('\n').at(-1)!)

test('every calculation, the last changed first, costs nothing', async () => {
  const { status, stdout } = await list()
  expect(status).toBe(0)
  const [header, ...lines] = stdout.trimEnd().split('\n')
  expect(header).toMatch(/^ +ID +Tipo +Nome +Criado em +Alterado em$/)
  expect(lines[0]).toMatch(
    /^\d+ +atualizacaoMonetaria +Rascunho +09\/12\/2025 12:00 +09\/12\/2025 12:00$/,
  )
  // Never changed, and without a name: blank.
  expect(lines.at(-1)).toMatch(/arquivada\) +\d\d\/\d\d\/\d{4} 12:00$/)
  expect(lines.some((line) => /tabelasFinanciamento {10,}\d\d\/\d\d/.test(line))).toBe(true)
  expect(bench.sandbox.journal().every(({ units }) => units === 0)).toBe(true)
})

test('--type and --limit; --json is what the service gave', async () => {
  const all = jsonOf(await list('--json'))
  const judicial = jsonOf(await list('--json', '--type', 'calculosJudiciais'))
  expect(judicial).toEqual(all.filter(({ type }: { type: string }) => type === 'calculosJudiciais'))
  expect(jsonOf(await list('--json', '--limit', '2'))).toEqual(all.slice(0, 2))
  expect(all[0]).toMatchObject({ createdAt: '202512091200', updatedAt: 20251209120000 })
})

test('--out: real dates in a workbook, Brazilian ones in a csv', async () => {
  await list('--out', 'calculos.xlsx')
  const rows = asObjects((await readWorkbook(join(bench.dir, 'calculos.xlsx'))).get('Cálculos')!)
  const [first] = rows
  expect(first).toMatchObject({ Nome: 'Rascunho', 'Criado em': new Date('2025-12-09T12:00:00Z') })
  expect(rows).toHaveLength(jsonOf(await list('--json')).length)
  await list('--out', 'calculos.csv')
  expect(await readFile(join(bench.dir, 'calculos.csv'), 'utf8')).toContain(
    ';Rascunho;09/12/2025 12:00;09/12/2025 12:00;',
  )
})

test('--out with --json → the file, and JSON in place of its name', async () => {
  expect((await list('--out', 'a.csv')).stdout).toBe('a.csv\n')
  const { stdout } = await list('--out', 'b.csv', '--json')
  expect(JSON.parse(stdout)).toEqual(jsonOf(await list('--json')))
  const of = (name: string) => readFile(join(bench.dir, name), 'utf8')
  expect(await of('b.csv')).toBe(await of('a.csv'))
})

test('all pages, whatever their size, each calculation once', async () => {
  const all = Array.from({ length: 250 }, (_, i) => ({ calcId: 1000 - i, updatedAt: 9000 - i }))
  const server = await serverFor(({ path }, response) => {
    const query = new URLSearchParams(path.split('?')[1])
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(query.get(name)))
    const most = Math.min(limit!, 40)
    json(response, { calculations: all.slice(offset!, offset! + most) })
  })
  const env = { ...bench.env, CALC_BASE_URL: server.url }
  const listed = jsonOf(await lote(['calc', 'list', '--json'], env, bench.dir))
  expect(listed.map(({ calcId }: { calcId: number }) => calcId)).toEqual(
    all.map(({ calcId }) => calcId),
  )
  // A stamp that is none is shown as it came.
  const { stdout } = await lote(['calc', 'list', '--limit', '1'], env, bench.dir)
  expect(stdout).toMatch(/^1000 +9000$/m)
})

test.each<[string, string[], RegExp]>([
  ['a type that is none', ['--type', 'correcao'], /--type: é preciso atualizacaoMonetaria/],
  ['no number', ['--limit', '0'], /--limit: é preciso/],
  ['another kind of file', ['--out', 'x.txt'], /\.csv nem em \.xlsx/],
])('%s is refused before anything is asked', async (_, args, says) => {
  const { status, stderr, stdout } = await list(...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(says)
  expect(bench.sandbox.journal()).toEqual([])
})
