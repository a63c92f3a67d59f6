import { expect, test } from 'vitest'
import { handMade } from '../spreadsheets/support/workbook.js'
import { ended, lote, start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const HEADER = `<row r="1">${text('Vencimento')}${text('Valor')}</row>`
const ARGS = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const ROW = `<row>${text('10/12/2023')}<c><v>845.3</v></c></row>`

/** Rows take time and few bytes, as they are all the same; texts that all differ take memory. */
test.each([
  [
    'time=1ms',
    'file_too_slow',
    150_000,
    0,
    /grande\.xlsx não foi lido: a leitura parou de avançar/,
  ],
  ['memory=8MB', 'file_too_heavy', 1, 60_000, /grande\.xlsx não foi lido: precisa de mais memória/],
])('a sheet beyond LOTE_FILE_BOUNDS %s → %s: refused by its name, with how the bound is raised', async (bounds, _, rows, texts, says) => {
  const strings = Array.from(
    { length: texts },
    (_text, at) => `<si><t>${at} ${'a'.repeat(99)}</t></si>`,
  )
  const sheet = HEADER + ROW.repeat(rows)
  const book = await handMade({ sheets: [sheet], strings: strings.join('') })
  const path = await bench.file('grande.xlsx', book)
  const env = { ...bench.env, LOTE_FILE_BOUNDS: bounds }
  const { status, stderr } = await lote(['plan', path, ...ARGS], env, bench.dir)
  expect(stderr).toMatch(says)
  expect(stderr).toContain('LOTE_FILE_BOUNDS="')
  expect(status).toBe(2)
})

test('run, SIGTERM while a file is read → the command ends there, and no batch is stored', async () => {
  const path = await bench.file(
    'grande.csv',
    `Vencimento;Valor\n${'10/12/2023;845,30\n'.repeat(400_000)}`,
  )
  const child = start(['run', path, ...ARGS], bench.env, bench.dir)
  child.stderr!.on('data', (chunk) => {
    if (String(chunk).includes('A leitura de grande.csv')) child.kill('SIGTERM')
  })
  const { status, stdout } = await ended(child)
  expect(status).toBeNull()
  expect(child.signalCode).toBe('SIGTERM')
  expect(stdout).toBe('')
  const { stdout: batches } = await lote(['list', '--json'], bench.env, bench.dir)
  expect(JSON.parse(batches)).toEqual([])
})
