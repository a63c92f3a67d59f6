import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { addsUp } from '../../src/core/outcome.js'
import { currentQuote } from '../../src/records/prices.js'
import { lote } from '../support/cli.js'
import { startStandIn } from '../support/stand-in.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { environmentOf, TemplateBatch, templateCsv } from './support/template-batch.js'

const bench = useWorkbench()
const all = [...jobs.values()]
/** Documents are files beside the sheet: extract.journey.test.ts has this promise for them. */
const alone = all.filter(({ documents }) => !documents)
const SHEETS = ['Leia-me', 'Resultado', 'Resumo', 'Parâmetros']
const EXTRA = ['Chamadas', 'Entrada original', 'Auditoria']

/** In the order of docs/resultado.md: the sheets of a job, also those that a batch may not need. */
async function documentedSheets(kind: string): Promise<string[]> {
  const page = await readFile(new URL('../../docs/resultado.md', import.meta.url), 'utf8')
  const found = new RegExp(`^\\| \`${kind}\` \\| (.*) \\|$`, 'm').exec(page)
  if (!found) throw new Error(`docs/resultado.md has no line of ${kind}`)
  return found[1]!.split(' · ')
}

const unitsOf = (entries: { units: number }[]) => entries.reduce((sum, { units }) => sum + units, 0)
const countedAt = () => unitsOf(bench.sandbox.journal())

test.each(
  alone,
)('$kind: its template comes back, row by row, at the price that was told', async (job) => {
  const env = { ...bench.env, ...environmentOf(bench.sandbox) }
  const { headings, rows, args } = job.template
  await bench.file('modelo.csv', templateCsv(job))
  const asked = ['modelo.csv', '--job', job.kind, ...args, '--json']
  const { report: planned } = await lote(['plan', ...asked], env, bench.dir)
  expect(countedAt()).toBe(0)
  const run = ['run', 'modelo.csv', '--job', job.kind, ...args, '--yes', '--json']
  const ran = await lote([...run, '--out', 'resultado.xlsx'], env, bench.dir)
  expect([0, 3], ran.stderr).toContain(ran.status)
  const { report } = ran
  expect(report.rows.read).toBe(rows.length + 1)
  expect(addsUp(report.rows), JSON.stringify(report.rows)).toBe(true)
  expect(report.rows).toMatchObject({ pending: 0, failed: 0 })
  expect(report.units.spent).toBe(countedAt())
  expect(report.units.quoted).toBe(countedAt())
  // Where only answers tell the rest, the first quote is the least.
  expect(planned.units.quoted).toBeLessThanOrEqual(countedAt())
  expect(planned.units.quoted).toBeGreaterThan(0)

  const workbook = await readWorkbook(join(bench.dir, 'resultado.xlsx'))
  expect([...workbook.keys()]).toEqual(expect.arrayContaining(SHEETS))
  const result = asObjects(workbook.get('Resultado')!)
  expect(result.map(({ Linha }) => Linha)).toEqual(
    Array.from({ length: rows.length + 1 }, (_, i) => i + 1),
  )
  const listed = await documentedSheets(job.kind)
  // Memória of several types of calculation is a sheet of each.
  const names = (of: typeof workbook) => [
    ...new Set([...of.keys()].map((name) => name.split(' - ')[0]!)),
  ]
  expect(names(workbook)).toEqual(listed.filter((name) => names(workbook).includes(name)))
  expect(listed.filter((name) => EXTRA.includes(name))).toEqual([])
  const asAll = ['result', report.batch!, '--sheets', 'all', '--out', 'todas.xlsx']
  expect((await lote(asAll, env, bench.dir)).status).toBe(0)
  const all = await readWorkbook(join(bench.dir, 'todas.xlsx'))
  expect(all.has('Pendências')).toBe(true)
  for (const { name, optional } of job.sheets.lists ?? []) {
    if (!optional) expect(names(all)).toContain(name)
  }
  const apart = names(all).filter((name) => !workbook.has(name) && !listed.includes(name))
  expect(apart).toEqual(EXTRA.filter((name) => all.has(name)))
  const originals = all.get('Entrada original')!.slice(1)
  const padded = (cells: readonly unknown[]) => headings.map((_, at) => String(cells[at] ?? ''))
  expect(originals.map((cells) => padded(cells.slice(1)))).toEqual([headings, ...rows].map(padded))
  const verified = await lote(['verify', report.batch!, '--json'], env, bench.dir)
  expect(verified.status, verified.stdout).toBe(0)
})

test.each(all)('$kind: its template as a workbook is understood as it is', async (job) => {
  const env = { ...bench.env, ...environmentOf(bench.sandbox) }
  const written = await lote(['template', job.kind], env, bench.dir)
  expect(written.status, written.stderr).toBe(0)
  const path = written.stdout.trim()
  const asked = ['plan', path, '--job', job.kind, ...job.template.args, '--json']
  const planned = await lote(asked, env, bench.dir)
  expect(planned.status, planned.stderr).toBe(0)
  expect(planned.report.rows.read).toBe(job.template.rows.length + 1)
  expect(planned.report.rows.rejected).toBeLessThan(job.template.rows.length)
  expect(countedAt()).toBe(0)
})

test('extract: the documents that its template names lie beside it, and one that was there stays', async () => {
  const env = { ...bench.env, ...environmentOf(bench.sandbox) }
  await lote(['template', 'extract', '--out', 'um.csv'], env, bench.dir)
  await bench.file('documentos/cnis.txt', 'O meu extrato.')
  await lote(['template', 'extract', '--out', 'outro.csv'], env, bench.dir)
  expect(await readFile(join(bench.dir, 'documentos/cnis.txt'), 'utf8')).toBe('O meu extrato.')
  const asked = [
    'run',
    'outro.csv',
    '--job',
    'extract',
    '--out',
    'extraido.xlsx',
    '--yes',
    '--json',
  ]
  const ran = await lote(asked, env, bench.dir)
  expect(ran.status, ran.stderr).toBe(0)
  // The sandbox names the clients of the examples, and other people in the document that was there.
  expect(ran.report.rows).toMatchObject({ ok: 1, warned: 1, rejected: 0 })
  expect(ran.report.units).toEqual({ quoted: 2, spent: 2 })
})

test('a template never replaces a file: somebody may have filled it in', async () => {
  const asked = ['template', 'correct', '--out', 'preenchido.csv']
  await bench.file('preenchido.csv', 'preenchido')
  const again = await lote(asked, bench.env, bench.dir)
  expect(again.status).toBe(2)
  expect(again.stderr).toMatch(/preenchido\.csv: não é possível gravar aí: já existe/)
  expect(await readFile(join(bench.dir, 'preenchido.csv'), 'utf8')).toBe('preenchido')
})

test.each(all)('$kind: the page of the guide shows the command of its template', async (job) => {
  const page = await readFile(
    new URL(`../../docs/trabalhos/${job.kind}.md`, import.meta.url),
    'utf8',
  )
  expect(page).toContain(`lote template ${job.kind}`)
  const args = job.template.args.map((one) => (/\s/.test(one) ? `'${one}'` : one)).join(' ')
  expect(page).toContain(`--job ${job.kind} ${args}`.trim())
})

test.each(alone)('$kind: no call is made before its price was told', async (job) => {
  const sandbox = await startStandIn()
  const batch = await TemplateBatch.open(job, sandbox)
  try {
    const quoted = async () => (await currentQuote(batch.manifest, batch.bucket)).calls
    const told: number[] = []
    batch.beforeAttempt = async () => void told.push(await quoted())
    expect(await batch.process()).toBe('settled')
    expect(told.filter((calls, at) => calls < at + 1)).toEqual([])
    expect(told.at(-1)).toBe(told.length)
  } finally {
    await batch.close()
    await sandbox.close()
  }
})

test('a template has a line for each row', () => {
  for (const job of all) {
    expect(templateCsv(job).trim().split('\n')).toHaveLength(job.template.rows.length + 1)
  }
})
