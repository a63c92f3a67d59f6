import { withNames } from '../../jobs/correct/catalogue.js'
import { correct } from '../../jobs/correct/index.js'
import type { Manifest } from '../../src/core/batch.js'
import type { Job, RowFields } from '../../src/core/job/job.js'
import type { AttemptRecord, CallFacts, RowRecord } from '../../src/core/task.js'
import { sentence } from '../../src/messages/message-code.js'
import { publish } from '../../src/publish/publish.js'
import type { ItemEnd, OutcomeSource } from '../../src/publish/rows.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { print } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import type { Cell } from '../../src/spreadsheets/cell.js'
import type { Bucket } from '../../src/storage/bucket.js'

export const BATCH = '20261120-120000-abc123'
export const JOB = correct as Job
/** A key that the service echoed in a refusal. */
export const CREDENTIAL = 'svc_live_8f3aTOPSECRET'
const SENT = Date.UTC(2026, 10, 20, 15, 0, 0)

export const HEADINGS = ['Nº do Processo', 'Cliente', 'Valor', 'Vencimento', 'Situação', 'Índice']
const MAPPING = [
  { field: 'numero_processo', column: 'A', heading: 'Nº do Processo', how: 'exact' },
  { field: 'cliente', column: 'B', heading: 'Cliente', how: 'exact' },
  { field: 'valor', column: 'C', heading: 'Valor', how: 'exact' },
  { field: 'data_base', column: 'D', heading: 'Vencimento', how: 'mapped' },
]

export const LONG = 'x'.repeat(33_000)
const CASE_A = '1000001-45.2021.8.26.0100'
const CASE_B = '0000002-11.2020.4.03.6100'

function call(task: string, attempt = 1): CallFacts {
  const facts = { attempt, route: 'POST /v1/correct', units: 1, status: 200 }
  return {
    id: `${BATCH}.${task}.${attempt}`,
    ...facts,
    grantedAtMs: SENT,
    answeredAtMs: SENT + 1_500,
  }
}

function answered(figures: Record<string, string>, over: Partial<ItemEnd> = {}): ItemEnd {
  return { outcome: 'ok', figures, notes: [], call: call('t000001'), ...over }
}

/** One row for each way to end, with cells of every type. */
export const ROWS: RowRecord[] = [
  { n: 1, line: 1, cells: ['Carteira de créditos'], ignored: 'title' },
  { n: 2, line: 2, cells: HEADINGS, ignored: 'header' },
  item(3, [CASE_A, 'ACME', { n: '1000.10', format: '#,##0.00' }, date('43900'), { b: true }], {
    fields: { descricao: 'Aluguel' },
  }),
  item(
    4,
    [CASE_A, 'ACME', { n: '-200' }, date('44000'), { e: '#N/A' }, LONG, 'à direita da tabela'],
    {
      notes: [sentence('note_month_only', { label: 'Data', column: 'D', value: 'jun/2020' })],
    },
  ),
  item(5, [CASE_B, '=1+1', '3.000,33', '01/02/2019', '#N/D', null]),
  item(6, [CASE_B, 'Beta & Cia <x>', { n: '5' }, date('43000')], {
    task: undefined,
    item: undefined,
    problems: [
      sentence('cell_no_such_date', { label: 'Vencimento', column: 'D', value: '31/02/2019' }),
    ],
  }),
  item(7, [null, '@ACME', { n: '7', formula: true }, { formula: true }]),
  item(8, ['1000001-45', 'ACME', { n: '8' }, date('43900')], {
    task: undefined,
    item: undefined,
    duplicateOf: 3,
  }),
  item(9, [CASE_A, 'ACME', { n: '9' }, date('43900')], {
    notes: [sentence('note_case_check_digits', { label: 'Nº do processo', value: CASE_A })],
  }),
  { n: 10, line: 12, cells: ['Total', null, { n: '24.43' }], ignored: 'total' },
]

function date(n: string): Cell {
  return { n, format: 'dd/mm/yyyy', date: true }
}

function item(n: number, cells: Cell[], over: Partial<RowRecord> = {}): RowRecord {
  const fields: RowFields = {
    data_base: '2020-03-10',
    valor: '1',
    ...(typeof cells[0] === 'string' ? { numero_processo: cells[0] } : {}),
    ...(typeof cells[1] === 'string' ? { cliente: cells[1] } : {}),
    ...over.fields,
  }
  return { n, line: n + 1, cells, task: 't000001', item: n - 3, ...over, fields }
}

/** By item: 0 ok, 1 warned, 2 warned by its figure, 4 failed, 6 pending. */
export const ENDS: Record<number, ItemEnd | undefined> = {
  0: answered({
    data: '2020-03-10',
    valor: '1000.1',
    fator: '1.3000000000',
    corrigido: '1300.13',
    correcao: '300.03',
    juros: '130.01',
    multa: '0',
    honorarios: '0',
    encargos: '130.01',
    total: '1430.14',
    conferencia: 'confere',
    fatorProprio: '1.3000000000',
    diferenca: '0.00',
    memoria: 'De 10/03/2020 a 31/12/2024: IPCA; fator 1,3.',
  }),
  1: answered({
    data: '2020-06-01',
    valor: '-200',
    fator: '1.2500000000',
    corrigido: '-250',
    correcao: '-50',
    total: '-250',
    conferencia: 'confere',
  }),
  2: answered(
    {
      data: '2019-02-01',
      valor: '3000.33',
      fator: '1.0000000000',
      corrigido: '3000.33',
      correcao: '0',
      total: '3000.33',
      conferencia: 'DIVERGENTE',
      calcId: '77',
    },
    {
      outcome: 'warned',
      notes: [
        sentence('row_nominal', { label: 'Valor corrigido', value: '3000,33', factor: '1.4' }),
      ],
      call: call('t000002', 2),
    },
  ),
  4: {
    outcome: 'failed',
    figures: {},
    notes: [sentence('row_service_failed', { attempts: 3, reason: 'HTTP 502' })],
  },
}

export const outcomes: OutcomeSource = {
  known: (_task, at) => ENDS[at],
  of: async (_task, at) => ENDS[at],
}

export function manifestOf(over: Partial<Manifest> = {}): Manifest {
  return {
    id: BATCH,
    job: 'correct',
    lote: '0.1.0',
    createdAt: '2026-11-20T14:59:00.000Z',
    state: 'open',
    account: 'default',
    book: 'calc-0123456789abcdef',
    lane: 'normal',
    rehearsal: false,
    ownSandbox: false,
    parameters: { index: 'ipca', updateTo: '2024-12-31', 'juros.percentual': '1', save: true },
    input: {
      name: 'carteira.xlsx',
      sha256: 'ab'.repeat(32),
      bytes: 12_345,
      format: 'xlsx',
      sheet: 'Créditos',
      headings: HEADINGS,
      mapping: MAPPING,
    },
    told: [sentence('told_hidden_rows', { count: 2 })],
    plan: {
      rows: ROWS.length,
      chunks: 2,
      tasks: 2,
      rejected: 1,
      duplicate: 1,
      ignored: 3,
      toCall: 5,
      hidden: 0,
      groups: 1,
    },
    quote: { calls: 2, units: 2, estimateMs: 1_000 },
    ...over,
  }
}

const KNOWLEDGE = {
  ...withNames({ indices: [{ slug: 'ipca', id: 5, name: 'IPCA (IBGE)' }], tables: [] }),
  series: {
    'index ipca': {
      name: 'IPCA (IBGE)',
      by: 'accumulated',
      months: {
        '2024-10': { value: '0.56', accumulated: '1.2' },
        '2024-11': { value: '0.39', accumulated: '1.20672' },
      },
      unpublished: ['2024-12'],
    },
    'index salario-minimo': {
      name: 'Salário mínimo',
      by: 'price',
      months: { '2024-11': { value: '1412', accumulated: '9' } },
      unpublished: [],
    },
    'table tjes 2024-12-31': {
      name: 'TJES',
      by: 'table',
      months: { '2024-11': { factor: '1.01', selicAccrued: '0.5' } },
      unpublished: [],
    },
  },
}

/** Stores the batch as the stages before would have, and publishes it. */
export async function published(
  bucket: Bucket,
  {
    manifest = manifestOf(),
    state = 'finished' as 'finished' | 'cancelled',
    job = JOB,
    source = outcomes,
    rows = ROWS,
  } = {},
): Promise<Manifest> {
  const records = new BatchRecords(bucket, BATCH)
  await records.writeRows(1, rows.slice(0, 5))
  await records.writeRows(2, rows.slice(5))
  await records.writeKnowledge(KNOWLEDGE)
  await writeAttempts(bucket, records)
  return publish(manifest, job, state, {
    bucket,
    outcomes: source,
    now: () => Date.UTC(2026, 10, 20, 15, 5, 0),
  })
}

async function writeAttempts(bucket: Bucket, records: BatchRecords): Promise<void> {
  const attempt = (task: string, n: number, over: Partial<AttemptRecord> = {}): Promise<void> => {
    const { id, route, units } = call(task, n)
    const owner = { host: 'h', pid: 1, instance: 'x' }
    const record = {
      call: id,
      task,
      attempt: n,
      route,
      units,
      book: 'b',
      grant: `${id}-x`,
      grantedAtMs: SENT,
      deadlineMs: 0,
      owner,
    }
    return bucket.put(keys.attempt(BATCH, task, n), print('lote/attempt', { ...record, ...over }))
  }
  await attempt('t000001', 1)
  const reason = `FORBIDDEN_SCOPE: the key ${CREDENTIAL} may not`
  await attempt('t000002', 1, { ended: { as: 'refused', atMs: SENT + 900, status: 403, reason } })
  await attempt('t000002', 2)
  await attempt('t000003', 1)
  for (const [task, n] of [
    ['t000001', 1],
    ['t000002', 2],
  ] as const) {
    const totals = { correcaoMonetaria: '100.5', juros: '10.01', total: '1180.14' }
    const items = [{ outcome: 'ok' as const, figures: {}, notes: [] }]
    await records.writeOutcome({ task, call: call(task, n), items, totals })
  }
}
