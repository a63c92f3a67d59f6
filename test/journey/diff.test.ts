import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { PACKED, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const ROWS = 4
const FILE = portfolio(ROWS)

async function ran(...args: string[]) {
  const ended = await lote([...args, '--json', '--yes'], bench.env, bench.dir)
  expect(ended.report, ended.stderr).toMatchObject({ state: 'finished' })
  return ended.report!.batch as string
}

const run = async (text: string, ...more: string[]) =>
  ran('run', await bench.file('carteira.csv', text), ...more)

async function diff(...args: string[]) {
  const out = join(bench.dir, 'diferenca.xlsx')
  const ended = await lote(['diff', ...args, '--json', '--out', out], bench.env, bench.dir)
  expect(ended.status, ended.stderr).toBe(0)
  const sheets = await readWorkbook(out)
  return { told: JSON.parse(ended.stdout), compared: asObjects(sheets.get('Comparação')!) }
}

/** The lines of a file but its header. */
const linesOf = (text: string) => text.trimEnd().split('\r\n').slice(1)
const withLines = (lines: readonly string[]) =>
  `${[FILE.split('\r\n')[0], ...lines].join('\r\n')}\r\n`

test('diff of a batch and of the same with another date → what rerun compares, by one cause', async () => {
  const first = await run(FILE, ...PACKED)
  const second = await ran('rerun', first, '-p', 'updateTo=31/03/2025')
  const { told, compared } = await diff(first, second)
  expect(told).toMatchObject({
    rows: { both: ROWS, changed: ROWS, added: 0, removed: 0 },
    causes: [{ cause: 'Atualizar até: 31/12/2024 → 31/03/2025', rows: ROWS }],
  })
  const path = join(bench.dir, 'outra.xlsx')
  await lote(['result', second, '--out', path], bench.env, bench.dir)
  const ofRerun = asObjects((await readWorkbook(path)).get('Comparação')!)
  const figures = (rows: Record<string, unknown>[]) =>
    rows.map(({ Antes, Agora, Diferença, 'Por quê': why }) => ({ Antes, Agora, Diferença, why }))
  expect(figures(compared).slice(0, ROWS)).toEqual(figures(ofRerun).slice(0, ROWS))
})

test('diff with a cell mended, a row gone and one that is new → each told with its own cause', async () => {
  const [one, _gone, ...rest] = linesOf(FILE)
  const added = linesOf(portfolio(ROWS + 1)).at(-1)!
  const mended = withLines([one!.replace(/;(\d+),/, ';9$1,'), ...rest, added])
  const first = await run(FILE, ...PACKED)
  const second = await run(mended, ...PACKED)
  const { told, compared } = await diff(first, second)
  expect(told.rows).toEqual({ both: ROWS - 1, changed: 1, added: 1, removed: 1 })
  expect(compared.map((row) => row['Por quê'] ?? '')).toEqual([
    expect.stringMatching(/^Valor: [\d.,]+ → [\d.,]+$/),
    ...rest.map(() => ''),
    'linha que não havia antes',
    'linha que não há mais',
    expect.any(String),
  ])
  const sum = told.causes.reduce(
    (all: number, { difference }: { difference: string }) => all + Number(difference),
    0,
  )
  expect(sum).toBeCloseTo(Number(told.totals.now) - Number(told.totals.before), 2)
})

test('diff of a row that had no figure → no difference, the side without one is told', async () => {
  const first = await run(FILE.replace(/;[^;]*\r\n$/, ';31/02/2020\r\n'), ...PACKED)
  const second = await run(FILE, ...PACKED)
  const { told, compared } = await diff(first, second)
  const last = compared[ROWS - 1]!
  expect(last).toMatchObject({ 'Situação antes': 'Rejeitada' })
  expect([last.Antes, last.Diferença]).toEqual([undefined, undefined])
  expect(last['Por quê']).toContain('sem valor antes (Rejeitada)')
  expect(Number(told.totals.difference)).toBeCloseTo(Number(last.Agora), 2)
})

test('diff of the same file read by another column → told as the column, and not as cells', async () => {
  const file = portfolio(ROWS, { headings: ['Saldo'], cells: (i) => [`2${i}0,01`] })
  const first = await run(file, '--map', 'valor=Valor', ...PACKED)
  const second = await run(file, '--map', 'valor==Saldo', ...PACKED)
  const { told, compared } = await diff(first, second)
  const cause = 'outra coluna: C «Valor» → E «Saldo»'
  expect(told.causes).toMatchObject([{ cause, rows: ROWS }])
  expect(compared[0]!['Por quê']).toBe(`Saldo: 100,01 → 210,01 (${cause})`)
})

test('diff on the screen, more rows differ than it lists → it says of how many', async () => {
  const first = await run(portfolio(22), ...PACKED)
  const second = await ran('rerun', first, '-p', 'updateTo=31/03/2025')
  const { stdout } = await lote(['diff', first, second], bench.env, bench.dir)
  expect(stdout).toContain('As 20 maiores diferenças, de 22; todas com --out:')
})

test.each([
  ['with itself', (id: string) => [id, id], 'Os dois lotes dados são o mesmo'],
  ['with none', (id: string) => [id, '20200101-000000-aaaaaa'], 'Não há'],
])('diff of a batch %s → 2, and why', async (_, args, why) => {
  const first = await run(FILE, ...PACKED)
  const ended = await lote(['diff', ...args(first)], bench.env, bench.dir)
  expect(ended).toMatchObject({ status: 2, stderr: expect.stringContaining(why) })
})
