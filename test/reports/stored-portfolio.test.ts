import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { reportCommand } from '../../src/cli/results/report.js'
import { readConfig } from '../../src/config/config.js'
import type { Manifest } from '../../src/core/batch.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { ReportRecords } from '../../src/reports/records.js'
import { manifestOf } from '../publish/batch.js'
import { ENTRY } from '../redis/embedded.js'
import { heardVoice } from '../support/voice.js'
import { readWorkbook } from '../support/workbook.js'

let dir: string
let app: App
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-position-'))
  const config = readConfig({ STORAGE_URL: `file:${join(dir, 'data')}` })
  app = new App({ config, jobs, log: pino({ level: 'silent' }), embeddedEntry: ENTRY })
})
afterEach(async () => {
  await app.close()
  await rm(dir, { recursive: true, force: true })
})

/** A finished batch of one row, made on that day of November. */
async function batch(day: number, name: string, over: Partial<Manifest> = {}): Promise<string> {
  const { id = `202611${day}-120000-abc123` } = over
  const known = manifestOf()
  const records = new BatchRecords(await app.bucket(), id)
  const fields = { numero_processo: 'A', valor: '1', data_base: '2020-03-10' }
  await records.writeRows(1, [{ n: 1, line: 2, cells: [], fields, task: 't000001', item: 0 }])
  const grantedAtMs = 0
  const answeredAtMs = 1
  await records.writeOutcome({
    task: 't000001',
    totals: {},
    call: {
      id: `${id}.t000001.1`,
      attempt: 1,
      route: 'POST /v1/correct',
      units: 1,
      status: 200,
      grantedAtMs,
      answeredAtMs,
    },
    items: [{ outcome: 'ok', figures: { total: `${day}.00` }, notes: [] }],
  })
  await records.writeManifest({
    ...known,
    id,
    state: 'finished',
    createdAt: `2026-11-${day}T15:00:00.000Z`,
    input: { ...known.input, name },
    plan: { ...known.plan, chunks: 1 },
    ...over,
  })
  return id
}

test('two batches of one second, the later one before the other by its name → the later one is last', async () => {
  const at = (ms: string) => ({ createdAt: `2026-11-10T15:00:00.${ms}Z` })
  const earlier = await batch(10, 'foo.xlsx', { ...at('100'), id: '20261110-120000-zzz999' })
  await batch(10, 'foo.xlsx', at('900'))
  const { batches } = await report('portfolio=foo.xlsx')
  expect([batches[0], batches[1]]).toEqual(['20261110-120000-abc123', earlier])
})

async function report(...words: string[]) {
  const output = heardVoice(true)
  const sandbox = words.includes('--sandbox')
  const param = words.filter((word) => word !== '--sandbox')
  const status = await reportCommand({ app, output }, 'portfolio', { param, sandbox })
  const { report: id } = output.object() as { report: string }
  const record = (await new ReportRecords(await app.bucket()).report('portfolio', id))!
  const batches = record.sources.map(({ about }) => /lote (\S+),/.exec(about)?.[1])
  return { status, record, batches }
}

test('the last batch mended → the position before is that of the month before, as mended', async () => {
  const versionOf = (first: string): Manifest['patch'] => ({
    of: first,
    version: 2,
    versions: [first],
    rows: { same: 0, changed: 1, added: 0, removed: 0 },
    lines: { changed: [2], added: [], removed: [] },
  })
  const january = await batch(10, 'foo.xlsx')
  const mended = await batch(11, 'foo.xlsx', { patch: versionOf(january) })
  const february = await batch(12, 'foo.xlsx')
  const last = await batch(13, 'foo.xlsx', { patch: versionOf(february) })
  expect((await report('portfolio=foo.xlsx')).batches).toEqual([last, mended])
})

test('the last two batches of the spreadsheet, or those that are named', async () => {
  const first = await batch(10, 'foo-09.xlsx')
  const second = await batch(11, 'foo-10.xlsx')
  const third = await batch(12, 'foo-11.xlsx')
  await batch(13, 'bar.xlsx')
  const last = await report('portfolio=foo-*.xlsx')
  expect([last.status, last.record.rehearsal, last.batches]).toEqual([0, false, [third, second]])
  const named = await report('portfolio=foo-*.xlsx', `batch=${second}`, `since=${first}`)
  expect(named.batches).toEqual([second, first])
})

test('the same file with other terms → its newest batch is named, with another file none', async () => {
  const PARAMETERS = [{ updateTo: '2024-11-30' }, { updateTo: '2024-12-31' }]
  const [dated, now] = PARAMETERS.map((parameters) => ({ parameters }))
  await batch(10, 'foo.xlsx', { parameters: { 'juros.percentual': '1' } })
  const interest = await batch(11, 'foo.xlsx', { parameters: { 'juros.percentual': '1' } })
  await batch(12, 'foo.xlsx', dated)
  await batch(13, 'foo.xlsx', now)
  const made = await report('portfolio=foo.xlsx')
  const pages = await readWorkbook(join(dir, 'data', made.record.result.key))
  const lines = pages.get('Leia-me')!.flat().map(String)
  const others = lines.filter((line) => line.startsWith('A mesma planilha tem outro lote'))
  expect(others).toEqual([expect.stringContaining(`lote ${interest}, de 11/11/2026`)])
})

test.each(['batch', 'since'])('-p %s of another spreadsheet is refused', async (name) => {
  await batch(10, 'foo.xlsx')
  const other = await batch(11, 'bar.xlsx')
  const refused = expect(report('portfolio=foo.xlsx', `${name}=${other}`)).rejects
  await refused.toMatchObject({
    status: 2,
    sentences: [
      {
        code: 'report_other_portfolio',
        facts: { batch: other, input: 'bar.xlsx', portfolio: 'foo.xlsx' },
      },
    ],
  })
})

const PORTFOLIO = 'portfolio=foo.xlsx'
const REHEARSAL = { rehearsal: true }

test('a rehearsal is no position, and nothing is compared with one', async () => {
  await batch(10, 'foo.xlsx', REHEARSAL)
  const real = await batch(11, 'foo.xlsx')
  const rehearsed = await batch(12, 'foo.xlsx', REHEARSAL)
  expect(await report(PORTFOLIO)).toMatchObject({ batches: [real], record: { rehearsal: false } })
  const mixed = report(PORTFOLIO, `since=${rehearsed}`)
  await expect(mixed).rejects.toMatchObject({ sentences: [{ code: 'report_unlike' }] })
})

test('one that is named, or asked for as such, is compared with rehearsals, and says so', async () => {
  const first = await batch(10, 'foo.xlsx', REHEARSAL)
  const last = await batch(11, 'foo.xlsx', REHEARSAL)
  await batch(12, 'foo.xlsx')
  for (const words of [[`batch=${last}`], ['--sandbox']]) {
    const made = await report(PORTFOLIO, ...words)
    expect(made).toMatchObject({ batches: [last, first], record: { rehearsal: true } })
    const readMe = (await readWorkbook(join(dir, 'data', made.record.result.key))).get('Leia-me')
    expect(readMe!.flat().join(' ')).toMatch(/ENSAIO .*sandbox.*Não use em juízo/)
  }
})

test.each([
  ['only rehearsals', REHEARSAL, [], { code: 'report_only_rehearsed' }],
  ['no rehearsal', {}, ['--sandbox'], { code: 'report_no_batch', facts: { sandbox: true } }],
])('where there is %s it says what to do', async (_, over, words, told) => {
  await batch(10, 'foo.xlsx', over)
  const refused = expect(report(PORTFOLIO, ...words)).rejects
  await refused.toMatchObject({ status: 2, sentences: [told] })
})
