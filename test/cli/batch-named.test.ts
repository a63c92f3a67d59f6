import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const alone = (args: string[], env = {}) => lote(args, { ...bench.env, ...env }, bench.dir)

const LINES = ['Vencimento;Valor', '15/03/2021;10,00', '31/02/2021;20,00', '16/03/2021;30,00']
const ASKED = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
let id = ''
const tail = () => id.slice(-6)

beforeEach(async () => {
  const path = await bench.file('carteira.csv', `${LINES.join('\r\n')}\r\n`)
  const { report } = await alone(['run', path, ...ASKED, '--json'])
  id = report.batch!
})

test('the last six letters of a batch → taken wherever one is named', async () => {
  const pending = await alone(['pending', tail(), '--out', 'p.xlsx'])
  expect(pending.stdout).toBe('p.xlsx: 1 linha\n')
  for (const args of [
    ['status', tail()],
    ['verify', tail()],
    ['trace', tail(), '2'],
    ['diff', tail(), tail()],
    ['result', tail(), '--out', 'r.xlsx'],
    ['plan', 'carteira.csv', '--patch', tail()],
  ]) {
    expect((await alone(args)).stderr).not.toMatch(/Não há lote/)
  }
})

test('the same letters end two batches → neither is taken, and the list is named', async () => {
  const batches = join(bench.dir, 'data/batches')
  await cp(join(batches, id), join(batches, `20200101-000000-${tail()}`), { recursive: true })
  const { status, stderr } = await alone(['status', tail()])
  expect(stderr).toMatch(
    /Não há lote \w{6}\. Veja os lotes com lote list; do número bastam as seis/,
  )
  expect(status).toBe(2)
})

test('result --marked without --out → the path of the marked copy is printed', async () => {
  const { stdout } = await alone(['result', id, '--marked', 'marcada.xlsx'])
  expect(stdout).toBe('marcada.xlsx\n')
  expect((await readFile(join(bench.dir, 'marcada.xlsx'))).subarray(0, 2).toString()).toBe('PK')
})

test('verify → counts rows as run does, without the header', async () => {
  const { stderr } = await alone(['verify', id])
  expect(stderr).toMatch(/Confere: 3 linhas,/)
})

test.each([
  [
    'x.csv',
    'pt',
    /x\.csv: não é possível gravar aí: o que se grava é uma pasta de trabalho do Excel/,
  ],
  ['x.csv', 'en', /x\.csv: cannot be written there: what is written is an Excel workbook/],
  ['.', 'en', /cannot be written there: it is a folder\./],
  ['nada/x.xlsx', 'pt', /: a pasta nada não existe\./],
  ['nada/x.xlsx', 'en', /: there is no folder nada\./],
])('pending --out %s in %s → refused with why, in that language', async (out, lang, says) => {
  const { status, stderr } = await alone(['pending', id, '--out', out], { LOTE_LANG: lang })
  expect(stderr).toMatch(says)
  expect(status).toBe(2)
})

test.each([
  ['of 3,000 letters', 'a'.repeat(3_000)],
  ['with signs of a path', '../../x'],
])('a batch named by a text %s → no such batch, status 2', async (_, name) => {
  for (const args of [
    ['status', name],
    ['resume', name],
    ['verify', name],
    ['result', name],
  ]) {
    const { status, stderr } = await alone(args)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^Não há lote/) })
  }
})
