import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024', '--json']
const ROWS = portfolio(5)

const asked = (command: string, file: string, ...more: string[]) =>
  lote([command, file, ...CORRECT, ...more], bench.env, bench.dir)
const batches = async () => (await readdir(join(bench.dir, 'data', 'batches'))).length

test('the same file with the same request: the first is offered, and nothing is spent', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  const first = await asked('run', file, '--yes')
  expect(first.status).toBe(0)
  for (const command of ['run', 'submit']) {
    const second = await asked(command, file, ...(command === 'run' ? ['--yes'] : []))
    expect(second.status).toBe(4)
    expect(second.report).toMatchObject({
      batch: first.report.batch,
      state: 'repeated',
      units: { spent: 0 },
      calls: 0,
      rows: { ok: 5 },
      result: expect.stringContaining(`${first.report.batch}/result.xlsx`),
    })
    const { stderr } = second
    expect(stderr).toMatch(new RegExp(`lote result ${first.report.batch}, ou --again`))
  }
  expect([bench.corrections().length, await batches()]).toEqual([1, 1])
})

test('--again pays a second time, and the first stays the one that is offered', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  const first = await asked('run', file, '--yes')
  const second = await asked('run', file, '--yes', '--again')
  expect(second).toMatchObject({ status: 0, report: { state: 'finished' } })
  expect(second.report.batch).not.toBe(first.report.batch)
  expect((await asked('run', file, '--yes')).report.batch).toBe(first.report.batch)
  expect(bench.corrections()).toHaveLength(2)
})

test('the plan says so too, and goes on: it spends nothing', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  const first = await asked('run', file, '--yes')
  const plan = await asked('plan', file)
  expect(plan).toMatchObject({ status: 0, report: { state: 'planned' } })
  expect(plan.stderr).toContain(`Já enviado: o lote ${first.report.batch}`)
})

test('a marked copy of a paid batch without --patch → its batch is named, and nothing is spent', async () => {
  const file = await bench.file('carteira.csv', ROWS.replace('100,01', 'abc'))
  const { batch } = (await asked('run', file, '--yes')).report
  const [head, ...rows] = ROWS.trim().split('\r\n')
  const marked = rows.map((row, at) => `${row};${batch}:${at + 2}`)
  const copy = await bench.file('marcada.csv', [`${head};ID da linha`, ...marked].join('\n'))
  for (const command of ['run', 'submit']) {
    const second = await asked(command, copy, ...(command === 'run' ? ['--yes'] : []))
    expect(second).toMatchObject({ status: 4, report: { batch, state: 'repeated', calls: 0 } })
    expect(second.stderr).toContain('têm o identificador das do lote')
  }
  expect((await asked('plan', copy)).stderr).toContain(`--patch ${batch}`)
  expect(bench.corrections()).toHaveLength(1)
  const patch = ['run', copy, '--patch', String(batch), '--json', '--yes']
  expect(await lote(patch, bench.env, bench.dir)).toMatchObject({ status: 0 })
  const other = ['-p', 'juros.percentual=1']
  expect((await asked('run', copy, '--yes', ...other)).status).toBe(0)
  expect((await asked('run', copy, '--yes', '--again')).status).toBe(0)
})

test.each([
  ['other content', portfolio(6), []],
  ['another parameter', ROWS, ['-p', 'juros.percentual=1']],
  ['another mapping', ROWS, ['--map', 'cliente=']],
  ['another way with repeated rows', ROWS, ['--duplicates', 'drop']],
])('%s is another request', async (_name, rows, more) => {
  await asked('run', await bench.file('carteira.csv', ROWS), '--yes')
  const second = await asked('run', await bench.file('outra.csv', rows), '--yes', ...more)
  expect(second.status).toBe(0)
  expect(bench.corrections()).toHaveLength(2)
})

test('another name, another lane and the parameters in another order are no other request', async () => {
  const first = await asked('run', await bench.file('carteira.csv', ROWS), '--yes')
  const file = await bench.file('copia.csv', ROWS)
  const args = ['-p', 'updateTo=31/12/2024', '-p', 'index=ipca', '--job', 'correct', '--json']
  const words = ['run', file, ...args, '--yes', '--lane', 'urgent']
  const second = await lote(words, bench.env, bench.dir)
  expect(second).toMatchObject({ status: 4, report: { batch: first.report.batch } })
})

test('one that is not finished is gone on with: lote resume', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  const first = await asked('submit', file)
  const second = await asked('run', file, '--yes')
  expect(second).toMatchObject({ status: 4, report: { batch: first.report.batch } })
  expect(second.stderr).toContain(`lote resume ${first.report.batch}`)
  expect(await batches()).toBe(1)
  const resumed = await lote(['resume', first.report.batch!, '--json'], bench.env, bench.dir)
  expect(resumed).toMatchObject({ status: 0, report: { rows: { ok: 5 } } })
})

test('one that was cancelled before it called stands in nobody’s way', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  const first = await asked('submit', file)
  await lote(['cancel', first.report.batch!], bench.env, bench.dir)
  expect(await asked('run', file, '--yes')).toMatchObject({ status: 0, report: { calls: 1 } })
})

test('nor does one that spent nothing', async () => {
  const file = await bench.file(
    'carteira.csv',
    'Valor;Vencimento\r\nmil;01/01/2020\r\n2,00;nunca\r\n',
  )
  const first = await asked('run', file, '--yes')
  expect(first.report).toMatchObject({ state: 'finished', calls: 0 })
  const second = await asked('run', file, '--yes')
  expect(second.report).toMatchObject({ state: 'finished', calls: 0 })
  expect(second.report.batch).not.toBe(first.report.batch)
})

test('rehearsals on a sandbox of their own are never compared', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  await asked('run', file, '--yes')
  for (let n = 0; n < 2; n += 1) {
    expect((await asked('run', file, '--yes', '--sandbox')).status).toBe(0)
  }
  expect(await batches()).toBe(3)
})

test('a refusal leaves nothing behind that a second try would stumble over', async () => {
  const file = await bench.file('carteira.csv', 'foo;bar\n1;2\n')
  expect((await asked('run', file, '--yes')).status).toBe(4)
  expect((await asked('run', file, '--yes')).report.state).toBe('refused')
  expect(await readdir(join(bench.dir, 'data')).catch(() => [])).not.toContain('submitted')
})
