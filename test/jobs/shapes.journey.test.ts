import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { addsUp } from '../../src/core/outcome.js'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import { call } from '../sandbox/support.js'
import { lote } from '../support/cli.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { environmentOf } from './support/template-batch.js'

/** A service as a real one will be: other shapes than ours, and an account with many calculations. */
const SAVED = 520
const WIDE = [{ units: 1_000_000, ms: 60_000 }]

let sandbox: Sandbox
let dir: string
let env: Record<string, string>
beforeAll(async () => {
  const limits = { calcLimits: WIDE, gazetteLimits: WIDE, updateLimits: WIDE }
  sandbox = await startSandbox({ ...limits, shapes: 2, saved: SAVED })
  dir = await mkdtemp(join(tmpdir(), 'lote-shapes-'))
  env = {
    ...environmentOf(sandbox),
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
  }
})
afterAll(async () => {
  await sandbox.close()
  await rm(dir, { recursive: true, force: true })
})

type Line = Record<string, unknown>
/** What a row of each template has to come to, as the first shapes have it; rows without one are not looked at. */
const EXPECTED: Record<string, (lines: Line[], sheet: (name: string) => Line[]) => void> = {
  correct: (lines) => each(lines, { Situação: 'OK', Conferência: 'confere' }),
  update: (lines) => {
    each(lines, { Situação: 'OK', Conferência: 'confere' })
    expect(lines.map((line) => line['Valor atualizado'])).toEqual([16969.79, -1982.48, 1097.4])
  },
  extract: (lines) => each(lines, { Situação: 'OK' }),
  people: (lines) => {
    expect(lines.map(({ Consulta }) => Consulta)).toEqual([
      'Uma pessoa',
      'Uma pessoa',
      'Várias pessoas',
    ])
    expect(lines[0]).toMatchObject({ 'Nome na base': 'HELOISA PECANHA DE LIMA', Registros: 3 })
  },
  publications: (lines, sheet) => {
    each(lines, { Cobertura: 'COMPLETA' })
    everyTells(sheet('Publicações'), ['Processo', 'Disponibilização', 'Texto'])
  },
  dossier: (lines, sheet) => {
    expect(lines.map(({ Consulta }) => Consulta)).toEqual([
      'Encontrado',
      'Encontrado',
      'Nada publicado',
    ])
    everyTells(sheet('Linha do tempo'), ['Processo', 'Disponibilização'])
    expect(sheet('Textos')).toHaveLength(sheet('Linha do tempo').length)
  },
  watch: (lines, sheet) => {
    each(lines, { Leitura: 'COMPLETA' })
    everyTells(sheet('Novas'), ['Processo', 'Disponibilização', 'Texto'])
  },
  calc: (lines) => {
    const calculated = lines.filter((line) => line.Cálculo === 'calculado')
    everyTells(calculated, ['Total', 'Total lido de'])
  },
  recalc: (lines) => {
    each(lines, { Cálculo: 'recalculado' })
    everyTells(lines, ['Total depois'])
  },
}

test.each([
  ...jobs.values(),
])('$kind: its template in the second shapes → the same rows as in the first', async (job) => {
  const { kind, template } = job
  const written = await lote(['template', kind, '--out', `${kind}.csv`], env, dir)
  expect(written.status, written.stderr).toBe(0)
  const asked = ['run', `${kind}.csv`, '--job', kind, ...template.args, '--yes', '--json']
  const ran = await lote([...asked, '--out', `${kind}.xlsx`], env, dir)
  expect([0, 3], ran.stderr).toContain(ran.status)
  const { rows, batch } = ran.report
  expect(addsUp(rows), JSON.stringify(rows)).toBe(true)
  expect(rows).toMatchObject({ pending: 0, failed: 0, rejected: 0 })
  const workbook = await readWorkbook(join(dir, `${kind}.xlsx`))
  const sheet = (name: string) => asObjects(workbook.get(name)!)
  const lines = sheet('Resultado').filter(({ Situação }) => Situação !== 'Ignorada')
  EXPECTED[kind]!(lines, sheet)
  const verified = await lote(['verify', batch!, '--json'], env, dir)
  expect(verified.status, verified.stdout).toBe(0)
})

test('calc list, an account of 520 → each calculation once', async () => {
  const { stdout, stderr, status } = await lote(['calc', 'list', '--json'], env, dir)
  expect(status, stderr).toBe(0)
  const ids = (JSON.parse(stdout) as { calcId: number }[]).map(({ calcId }) => calcId)
  expect(ids.length).toBeGreaterThanOrEqual(SAVED)
  expect(new Set(ids).size).toBe(ids.length)
})

test('recalc without a file, an account of 520 → plans all of its type, and spends nothing', async () => {
  const before = units()
  const asked = ['plan', '--job', 'recalc', '-p', 'type=saldoDevedor', '-p', 'updateTo=31/12/2025']
  const { report, stderr, status } = await lote([...asked, '--json'], env, dir)
  expect(status, stderr).toBe(0)
  const { body } = await call(sandbox, '/v1/calc?type=saldoDevedor&limit=500')
  // The header line is a row that is read, too.
  expect(report.rows.read).toBe(body.calculations.length + 1)
  expect(units()).toBe(before)
})

test('recalc twice, nested totals given as texts → the second compares with the first', async () => {
  const to = (day: string) =>
    lote(
      [
        'run',
        '--job',
        'recalc',
        '-p',
        'type=calculosJudiciais',
        '-p',
        `updateTo=${day}`,
        '-p',
        'name=Cumprimento',
        '--yes',
        '--json',
        '--out',
        `recalc-${day.slice(-4)}.xlsx`,
      ],
      env,
      dir,
    )
  expect((await to('31/12/2024')).status).toBe(0)
  const { report, stderr, status } = await to('31/12/2025')
  expect(status, stderr).toBe(0)
  const before = asObjects((await readWorkbook(join(dir, 'recalc-2024.xlsx'))).get('Resultado')!)
  const after = asObjects((await readWorkbook(join(dir, 'recalc-2025.xlsx'))).get('Resultado')!)
  const lines = after.filter(({ Comparação }) => Comparação === 'comparado')
  expect(lines.length).toBe(report.rows.ok)
  for (const line of lines) {
    const first = before.find((other) => other['ID do cálculo'] === line['ID do cálculo'])!
    expect(line['Total antes']).toBe(first['Total depois'])
    const difference = Number(line['Total depois']) - Number(line['Total antes'])
    expect(line['Diferença (R$)']).toBeCloseTo(difference, 2)
    expect(line['Variação (%)']).toBeGreaterThan(0)
  }
})

function units(): number {
  return sandbox.journal().reduce((sum, entry) => sum + entry.units, 0)
}

function each(lines: Line[], wanted: Line): void {
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatchObject(wanted)
}

function everyTells(lines: Line[], columns: string[]): void {
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(columns.filter((column) => (line[column] ?? '') === '')).toEqual([])
  }
}
