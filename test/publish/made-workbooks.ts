import { buffer } from 'node:stream/consumers'
import { watch } from '../../jobs/watch/index.js'
import { batchDifference } from '../../src/batches/rerun/batch-difference.js'
import type { ItemOutcome, Job } from '../../src/core/job/job.js'
import type { RowRecord } from '../../src/core/task.js'
import { daysOf } from '../../src/legal/gazette/period.js'
import { sentence } from '../../src/messages/message-code.js'
import { render } from '../../src/publish/render.js'
import type { ItemEnd } from '../../src/publish/rows.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import type { DayReading } from '../../src/reports/gazette-week/days.js'
import type { ShownPublication } from '../../src/reports/gazette-week/ending.js'
import type { GatheredNight } from '../../src/reports/gazette-week/gather.js'
import { gazetteReport } from '../../src/reports/gazette-week/report.js'
import { factsOf } from '../../src/reports/index-movement/changes.js'
import type { Accumulation, MonthRow } from '../../src/reports/index-movement/movement.js'
import type { ReadSeries } from '../../src/reports/index-movement/read.js'
import { indexReport } from '../../src/reports/index-movement/report.js'
import type { ReportContent, ReportRecord } from '../../src/reports/report.js'
import { reportWorkbook } from '../../src/reports/workbook.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { addMonths } from '../../src/values/dates.js'
import { lawyerSheets } from '../../src/watches/lawyer-sheets.js'
import { anySeal } from '../support/seal.js'
import { answered, FAILED, HOLDER, itemReadFrom, page } from '../watches/night-item.js'
import { BATCH, JOB, manifestOf, outcomes, published } from './batch.js'
import { BUSY_NIGHT } from './busy-night.js'

const MADE_AT = '2026-11-21T09:00:00.000Z'

/** One row for each way in which it may end; all sheets, and what is handed out. */
export async function everyEnd(folder: string): Promise<Buffer[]> {
  const bucket = await openFolder(folder)
  const manifest = await published(bucket)
  const ended = { ...manifest, finishedAt: manifest.finishedAt! }
  const all = await render(ended, JOB, { bucket, outcomes, sheets: 'all' })
  return [await buffer(all.workbook), (await bucket.get(manifest.result!.key))!]
}

type Debt = [processo: string, cliente: string, valor: string, date: string, total?: string]
const A = '1000001-45.2021.8.26.0100'
const B = '0000002-11.2020.4.03.6100'
const C = '0001234-47.2019.8.26.0100'
const D = '0009876-39.2021.8.19.0001'
/** Three months of one portfolio: amounts that grow, a mended cell, a payment, cases that come and go. */
const MONTHS: Debt[][] = [
  [
    [A, 'Ana Lima', '1000.00', '2020-03-10', '1430.14'],
    [A, 'Ana Lima', '250.00', '2020-04-10', '350.00'],
    [B, 'Beta & Cia', '3000.33', '2019-02-01', '4200.50'],
    [C, 'Oficina Exemplo', '500.00', '2019-02-01'],
  ],
  [
    [A, 'Ana Lima', '1000.00', '2020-03-10', '1441.40'],
    [A, 'Ana Lima', '250.00', '2020-04-10', '352.75'],
    [B, 'Beta & Cia', '3000.33', '2019-02-01', '4233.58'],
    [C, 'Oficina Exemplo', '5000.00', '2019-02-01', '7012.99'],
    [D, 'Ana Lima', '80.10', '2022-01-05'],
  ],
  [
    [A, 'Ana Lima', '1000.00', '2020-03-10', '1452.90'],
    [A, 'Ana Lima', '-200.00', '2024-10-10', '-203.11'],
    [C, 'Oficina Exemplo', '5000.00', '2019-02-01', '7068.20'],
    [D, 'Ana Lima', '80.10', '2022-01-05', '99.90'],
    [D, 'Ana Lima', 'a combinar', '2022-02-05'],
  ],
]

/** Stored in a folder of its own; returns the newest first. */
export async function threeMonths(folder: string) {
  const bucket = await openFolder(folder)
  const manifests = []
  for (const [at, debts] of MONTHS.entries()) manifests.unshift(await month(bucket, at, debts))
  return { bucket, manifests }
}

async function month(bucket: Bucket, at: number, debts: readonly Debt[]) {
  const id = `2026${10 + at}05-090000-abc12${at}`
  const records = new BatchRecords(bucket, id)
  const parameters = { index: 'ipca', updateTo: `2026-0${at + 7}-30`, 'juros.percentual': '1' }
  const isBad = ([, , valor]: Debt) => Number.isNaN(Number(valor))
  const rows = debts.map((debt, n): RowRecord => {
    const [numero_processo, cliente, valor, data_base] = debt
    const fields = { numero_processo, cliente, valor, data_base }
    const problem = sentence('cell_no_such_date', { label: 'Data', column: 'D', value: valor })
    const call = isBad(debt) ? { problems: [problem] } : { task: 't000001', item: n }
    return { n: n + 1, line: n + 2, cells: Object.values(fields), fields, ...call }
  })
  await records.writeRows(1, rows)
  await records.writeKnowledge({})
  const items = debts.map(([numero_processo, , valor, date]) => ({ numero_processo, valor, date }))
  await records.writeTask('t000001', { parameters, items })
  const call = { id: `${id}.t000001.1`, attempt: 1, route: 'POST /v1/correct', units: 1 }
  await records.writeOutcome({
    task: 't000001',
    totals: {},
    call: { ...call, status: 200, grantedAtMs: 0, answeredAtMs: 1 },
    items: debts.map(
      ([, , valor, , total]): ItemOutcome =>
        total === undefined
          ? { outcome: 'failed', figures: {}, notes: [sentence('row_service_failed', WHY)] }
          : { outcome: 'ok', figures: { valor, corrigido: total, total }, notes: [] },
    ),
  })
  const createdAt = `2026-${10 + at}-05T12:00:00.000Z`
  const { input, plan } = manifestOf()
  const counts = { ok: debts.filter(([, , , , total]) => total !== undefined).length }
  const rejected = debts.filter(isBad).length
  const none = { warned: 0, duplicate: 0, ignored: 0, pending: 0 }
  const failed = debts.length - counts.ok - rejected
  const manifest = manifestOf({
    id,
    state: 'finished',
    createdAt,
    finishedAt: createdAt,
    parameters,
    input: { ...input, name: 'carteira.csv' },
    plan: { ...plan, rows: debts.length, chunks: 1, tasks: 1 },
    rows: { read: debts.length, rejected, failed, ...none, ...counts },
  })
  await records.writeManifest(manifest)
  return manifest
}

const WHY = { attempts: 3, reason: 'HTTP 502' }

export async function monthsCompared(folder: string): Promise<Buffer> {
  const { bucket, manifests } = await threeMonths(folder)
  const engine = { bucket: async () => bucket, job: () => JOB }
  const [now, before] = manifests
  return buffer(await (await batchDifference(engine, before!, now!)).workbook())
}

const reportBook = (made: ReportContent) => buffer(reportWorkbook(made, MADE_AT, anySeal))

function seriesOf(
  ref: string,
  way: Accumulation,
  rows: readonly MonthRow[],
  kind: 'index' | 'table' = 'index',
): Extract<ReadSeries, { is: 'read' }> {
  const months = new Map(
    rows.map((row, at): [string, MonthRow] => [addMonths('2026-10', at + 1 - rows.length), row]),
  )
  const subject = { kind, ref, name: ref.toUpperCase(), type: 'Oficial', latest: '2026-10' }
  return { is: 'read', subject, way, months, text: ref, sha256: 'ab'.repeat(32) }
}
const year = (last: number | undefined): MonthRow[] => [
  ...Array.from({ length: 12 }, (_, at) => ({ value: (0.2 + at / 100).toFixed(2) })),
  last === undefined ? { published: false } : { value: String(last) },
]

/** An index as before, one with other months than before, what is not published, read or of itself. */
export function indexMovement(): Promise<Buffer> {
  const ipca = seriesOf('ipca', 'product', year(0.31))
  const inpc = seriesOf('inpc', 'product', year(-0.02))
  const inpcBefore = seriesOf('inpc', 'product', [
    ...year(undefined).slice(0, -2),
    { value: '0.99' },
    { published: false },
  ])
  const facts = factsOf([ipca, inpcBefore], '2026-10')
  const table = Array.from({ length: 13 }, (_, at) => ({ factor: (1.12 - at / 100).toFixed(4) }))
  const of = (ref: string) => ({ kind: 'index' as const, ref, name: ref.toUpperCase() })
  const content = indexReport({
    month: '2026-10',
    url: 'https://calculo.example',
    rehearsal: false,
    readAt: MADE_AT,
    series: [
      ipca,
      inpc,
      seriesOf('igp-m', 'product', year(undefined)),
      seriesOf('selic', 'sum', year(1.05)),
      seriesOf('tjsp', 'table', table, 'table'),
      { is: 'composite', subject: of('ipca-e-selic') },
      { is: 'failed', subject: of('incc'), reason: 'HTTP 502' },
    ],
    earlier: [{ createdAt: '2026-11-10T09:00:00.000Z', facts } as ReportRecord],
    place: ({ ref }) => `series/${ref}.json`,
    calls: 7,
  })
  return reportBook(content)
}

const WEEK = { from: '2026-11-16', to: '2026-11-20' }
const batchOf = (night: string) => `${night.replaceAll('-', '')}-060000-abc123`
const shown = (night: string, line: Record<string, string>): ShownPublication => ({
  ...line,
  night,
  batch: batchOf(night),
})

/** A night that failed, a day read in part, publications of each kind, ends that are near and past. */
export function weekWithGaps(): Promise<Buffer> {
  const nights = daysOf(WEEK).map((night): GatheredNight => {
    const failed = night === '2026-11-18'
    const counts = { new: 2, late: 1, check: 1, changed: 1, cancelled: 1, seen: 3 }
    const coverage = failed
      ? { complete: 0, incomplete: 1, failed: 1 }
      : { complete: 2, incomplete: 0, failed: 0 }
    const rows = { read: 2, ok: failed ? 0 : 2, warned: failed ? 1 : 0, failed: failed ? 1 : 0 }
    const none = { rejected: 0, duplicate: 0, ignored: 0, pending: 0 }
    const spent = { calls: 5, units: 5, batch: batchOf(night), finishedAt: `${night}T09:00:00Z` }
    const record = { night, ...counts, coverage, rows: { ...rows, ...none }, ...spent }
    return { record, isGone: false, rehearsal: false }
  })
  const readings = ['OAB/SP 94.719', 'OAB/RJ 1.234'].flatMap((registration, at) =>
    daysOf(WEEK).map((day): DayReading => {
      const [state, why] = (
        day !== '2026-11-18'
          ? ['COMPLETA', 'lido']
          : at === 0
            ? ['INCOMPLETA', 'o total mudou durante a leitura']
            : ['FALHOU', 'HTTP 502']
      ) as [DayReading['state'], string]
      const spelling = registration.replace(/\D/g, '')
      const night = day < WEEK.to ? WEEK.to : day
      return { registration, spelling, day, night, readOn: night, state, why }
    }),
  )
  const publications = BUSY_NIGHT.shown.new.map((line) => shown(WEEK.to, line))
  const one = (place: 'late' | 'check' | 'changed' | 'cancelled') =>
    BUSY_NIGHT.shown[place].map((line) => shown('2026-11-19', line))
  const ends = [...one('changed'), ...one('late')]
  const content = gazetteReport({
    watch: 'noite',
    period: WEEK,
    madeOn: WEEK.to,
    week: {
      firstNight: WEEK.from,
      nights,
      readings,
      isRehearsed: false,
      missing: new Map(),
      lists: {
        new: publications,
        late: one('late'),
        check: one('check'),
        changed: one('changed'),
        cancelled: one('cancelled'),
      },
      registrations: new Set(['OAB/SP 94.719', 'OAB/RJ 1.234']),
      found: [{ registration: 'OAB/SP 94.719', key: 'id:1', day: WEEK.from, cancelled: false }],
      ending: {
        from: WEEK.from,
        to: '2026-11-27',
        publications: ends,
        gone: 1,
        isRehearsed: false,
      },
    },
  })
  return reportBook(content)
}

export function busyLawyer(): Promise<Buffer> {
  const facts = { createdAt: new Date(MADE_AT), title: BUSY_NIGHT.of, creator: 'lote' }
  return buffer(writeWorkbook(lawyerSheets(BUSY_NIGHT), { ...facts, paper: { foot: 'lote 1' } }))
}

const PUBLICATION = {
  id: 7,
  data_disponibilizacao: '2026-01-15',
  sigla_tribunal: 'TJSP',
  tipo: 'Intimação',
  numero_processo: A,
  nome_orgao: '2ª Vara Cível',
  tipo_documento: 'Despacho',
  texto: 'Manifeste-se a parte autora no prazo de 15 (quinze) dias.',
  advogados: [{ nome: HOLDER.nome, numero_oab: '94719', uf_oab: 'SP' }],
}

/** A lawyer of two spellings with publications, one who could not be read, one whom nobody has. */
export async function nightWithFailures(folder: string): Promise<Buffer> {
  const bucket = await openFolder(folder)
  const spellings = page(HOLDER, { ...HOLDER, numero_oab: '094719' })
  const late = { ...PUBLICATION, id: 8, data_disponibilizacao: '2026-01-12', tipo: 'Citação' }
  const read: ItemEnd[] = [
    { lawyers: spellings, list: page(PUBLICATION, late), item: { nome: 'Outra Pessoa' } },
    { list: FAILED, watched: 'oab:RJ:1234' },
    { lawyers: page(), watched: 'oab:SP:2' },
    { list: answered({ total: 3, items: [{ ...PUBLICATION, id: 9 }] }), watched: 'oab:MG:500' },
  ].map((base) => {
    const { outcome, figures, notes, lists } = itemReadFrom(base)
    const call = { id: `${BATCH}.t.1`, attempt: 1, route: 'GET /v1/communications', units: 1 }
    const sent = { ...call, status: 200, grantedAtMs: 0, answeredAtMs: 1 }
    return { outcome, figures, notes, ...(lists ? { lists } : {}), call: sent } as ItemEnd
  })
  const names = ['SP 94719', 'RJ 1234', 'SP 2', 'MG 500']
  const rows = names.map(
    (oab, at): RowRecord => ({
      n: at + 1,
      line: at + 2,
      cells: [oab, 'Ana Lima'],
      task: `t00000${at + 1}`,
      item: 0,
      fields: { oab_numero: oab, responsavel: 'Ana Lima' },
    }),
  )
  await new BatchRecords(bucket, BATCH).writeRows(1, rows)
  await new BatchRecords(bucket, BATCH).writeKnowledge({})
  const ends = new Map(read.map((end, at) => [`t00000${at + 1}`, end]))
  const { input, plan } = manifestOf()
  const count = (is: string) => read.filter(({ outcome }) => outcome === is).length
  const none = { rejected: 0, duplicate: 0, ignored: 0, pending: 0 }
  const manifest = manifestOf({
    job: 'watch',
    state: 'finished',
    told: [],
    parameters: { night: '2026-01-15', watch: 'noite' },
    input: { ...input, name: 'oabs.csv', headings: ['OAB', 'Responsável'], mapping: [] },
    plan: { ...plan, rows: rows.length, chunks: 1, tasks: rows.length, rejected: 0, ignored: 0 },
    rows: { read: 4, ok: count('ok'), warned: count('warned'), failed: count('failed'), ...none },
  })
  const of = async (task: string) => ends.get(task)
  const source = { known: (task: string) => ends.get(task), of }
  const ended = { ...manifest, finishedAt: '2026-01-16T09:10:00.000Z' }
  const deps = { bucket, outcomes: source, sheets: 'all' as const }
  return buffer((await render(ended, watch as Job, deps)).workbook)
}
