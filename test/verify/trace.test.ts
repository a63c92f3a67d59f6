import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Job } from '../../src/core/job/job.js'
import { keys } from '../../src/records/keys.js'
import { shownFact } from '../../src/verify/cells.js'
import { traceLine } from '../../src/verify/trace.js'
import { lote } from '../support/cli.js'
import { ROWS, useBatch } from './support.js'

const batch = useBatch()

async function trace(...args: string[]) {
  const { bucket, id, dir } = await batch()
  const path = join(dir, 'pasta.xlsx')
  await writeFile(path, (await bucket.get(keys.result(id)))!)
  const env = { STORAGE_URL: `file:${dir}`, LOTE_RUN_DIR: join(dir, 'run') }
  const [what, ...more] = args.map((one) => (one === 'FILE' ? path : one === 'BATCH' ? id : one))
  return { id, ...(await lote(['trace', what!, ...more], env, dir)) }
}

test('a cell of Resultado → the line as it came, its call, its answer, its months, its check', async () => {
  const { id, stdout, status } = await trace('FILE', 'Resultado!H17', '--json')
  expect(status).toBe(0)
  const traced = JSON.parse(stdout)
  expect(traced).toMatchObject({ batch: id, line: 16, outcome: 'ok' })
  expect(traced.cell.title).not.toBe('')
  expect(traced.received).toContainEqual(expect.objectContaining({ field: 'valor' }))
  expect(traced.calls).toEqual([expect.objectContaining({ ended: '200', units: 1 })])
  const amount = Number(traced.read.valor)
  expect(traced.answered).toMatchObject({ amount, corrected: Number(traced.figures.corrigido) })
  expect(traced.series[0].months[0].month).toBe(traced.read.data_base.slice(0, 7))
  expect(traced.figures.conferencia).toBe('confere')
})

test('the same by batch and line → the same, in words', async () => {
  const { stdout } = await trace('BATCH', '17')
  expect(stdout).toMatch(/linha 17 {2}OK$/m)
  expect(stdout).toMatch(/^ {2}.+: .+ → Valor histórico: \d+(?:,\d+)?$/m)
  expect(stdout).toMatch(/^ {2}Valor corrigido: \d+,\d+$/m)
  expect(stdout).toMatch(/^ {2}\d\d\/\d{4}: variação -?\d+,\d+, acumulado /m)
  expect(stdout).toMatch(/^ {2}Conferência: confere$/m)
})

test('a line with a blank cell that nobody could correct → its other cells, and no call', async () => {
  const { stdout } = await trace('BATCH', String(ROWS + 3), '--json')
  const { received, outcome, calls } = JSON.parse(stdout)
  expect({ outcome, calls }).toEqual({ outcome: 'rejected', calls: [] })
  expect(received.map(({ value }: { value: string }) => value)).toEqual([
    'Sem data',
    '10,00',
    '31/02/2020',
    'ipca',
  ])
})

test.each([
  ['FILE', 'K17'],
  ['FILE', 'Resultado!A99999'],
  ['FILE', 'Leia-me!A3'],
  ['BATCH', '99999'],
  ['BATCH', 'x'],
])('%s %s → told what is wrong, status 2', async (what, where) => {
  const { status, stderr } = await trace(what, where)
  expect(status).toBe(2)
  expect(stderr).not.toContain('at ')
})

test('a cell of Resultado, a figure → in Brazilian notation, with the names of the workbook', async () => {
  const { stdout } = await trace('FILE', 'Resultado!H17')
  expect(stdout).toMatch(/^Valor histórico: 100,15$/m)
  expect(stdout).toMatch(/^ {2}Valor corrigido: [\d.]+,\d{2}$/m)
  expect(stdout).not.toMatch(/ 100\.15|separacao|multaSobre|Honorários: 0|amount/)
})

test('a heading that comes twice, one of them mapped → the field stands at the column that was read', async () => {
  const { bucket, records, manifest } = await batch()
  const was = await manifest()
  const { headings, mapping } = was.input
  const read = mapping.find(({ field }) => field === 'valor')!
  const doubled = { ...was.input, headings: headings.map(() => read.heading) }
  const job = jobs.get('correct')! as Job
  const traced = await traceLine({ ...was, input: doubled }, 16, { bucket, job })
  const [row] = (await records.rows(1)).filter(({ line }) => line === 16)
  const at = headings.indexOf(read.heading)
  expect(traced!.received.filter(({ field }) => field === 'valor')).toEqual([
    expect.objectContaining({ value: shownFact('found', row!.cells[at]).found }),
  ])
})
