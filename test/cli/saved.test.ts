import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { csvOf } from '../jobs/support/engine.js'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const asked = (...words: string[]) => lote(words, bench.env, bench.dir)
const file = (out: string) => join(bench.dir, out)

/** The commands of the page, word by word. */
function commandsOf(job: string): string[][] {
  const page = readFileSync(new URL(`../../docs/trabalhos/${job}.md`, import.meta.url), 'utf8')
  return [...page.matchAll(/^npx lote (.+)$/gm)].map(([, words]) => words!.split(' '))
}

test.each([
  'recalc',
  'calc',
])('the commands of the page of %s, as they stand there', async (job) => {
  const [template, ...runs] = commandsOf(job)
  const name = template!.at(-1)
  expect(template).toEqual(['template', job, '--out', name])
  const { csv, pairs } = csvOf(jobs.get(job)!.template)
  await bench.file(name!, csv)
  expect(runs[0]!.filter((_, at, words) => words[at - 1] === '-p')).toEqual(pairs)
  expect(runs.length).toBeGreaterThan(0)
  for (const words of runs) {
    const ran = await asked(...words, '--yes', '--json')
    expect([ran.status, ran.report.state]).toEqual([0, 'finished'])
    expect(ran.report.units.spent).toBe(ran.report.units.quoted)
    expect(existsSync(file(words.at(-1)!))).toBe(true)
  }
})

test('the links of a workbook that was handed out lead to the files beside it', async () => {
  const out = file('recalculo.xlsx')
  const ran = await asked(
    'run',
    '--job',
    'recalc',
    '-p',
    'type=saldoDevedor',
    '-p',
    'export=html',
    '--out',
    out,
    '--yes',
    '--json',
  )
  expect(ran.status).toBe(0)
  expect(ran.stderr).toContain(`Arquivos: ${file('arquivos')}`)
  const other = file('outra/copia.xlsx')
  await mkdir(dirname(other))
  expect((await asked('result', ran.report.batch!, '--out', other)).status).toBe(0)
  for (const place of [out, other]) {
    const [line] = asObjects((await readWorkbook(place)).get('Arquivos')!)
    const { hyperlink } = line!.Arquivo as { hyperlink: string }
    const bytes = await readFile(join(dirname(place), hyperlink))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(line!['SHA-256'])
  }
  const verified = await asked('verify', out, '--json')
  expect(verified).toMatchObject({ status: 0, report: { ok: true } })
})

test('a batch of the list, by a filter, a sheet as its patch → is read with the filter of the batch', async () => {
  const words = ['run', '--job', 'recalc', '-p', 'name=carteira', '--yes', '--json']
  const { report } = await asked(...words)
  const lines = 'ID do cálculo;Tipo do cálculo;Nome do cálculo\n700049;;\n'
  const sheet = await bench.file('da-lista.csv', lines)
  const patch = ['--patch', report.batch!, '--drop-missing']
  const mended = await asked('run', sheet, ...patch, '--yes', '--json')
  expect(mended).toMatchObject({ status: 0, report: { rows: { ok: 1 } } })
})

test('filters of the list mean nothing beside a sheet, and other jobs need one', async () => {
  const sheet = await bench.file('ids.csv', 'ID do cálculo;Cliente\n700049;Ana\n')
  const stray = await asked('plan', sheet, '--job', 'recalc', '-p', 'updatedBefore=30d')
  expect(stray.status).toBe(2)
  expect(stray.stderr).toContain('não vale com uma planilha')
  expect((await asked('plan', '--job', 'correct', '-p', 'index=ipca')).status).toBe(2)
  const none = await asked('plan', '--job', 'recalc', '-p', 'name=nenhum assim')
  expect(none.status).toBe(2)
  expect(none.stderr).toContain('Nenhum cálculo salvo')
})
