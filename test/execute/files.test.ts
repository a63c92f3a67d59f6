import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '../../src/app/app.js'
import { copyFiles } from '../../src/cli/results/result.js'
import type { Job, TaskState } from '../../src/core/job/job.js'
import { type AttemptRecord, fileOf, type StoredFile } from '../../src/core/task.js'
import { mayBeInFlight, readAttempts } from '../../src/execute/attempt-log.js'
import { keys, pathFromResult } from '../../src/records/keys.js'
import { LONGEST_FILE_MS } from '../../src/services/http.js'
import { areFilesWhole } from '../../src/verify/files.js'
import { Findings } from '../../src/verify/findings.js'
import { BATCH, TASK, TIMEOUT_MS, useBench } from './support/bench.js'
import { ok, type Reply } from './support/service.js'

/** A task of two calls, the second of which brings a file. */
const bench = useBench()
const PDF = '%PDF-1.7 demonstrativo'
const SHA256 = createHash('sha256').update(PDF).digest('hex')
const pdf: Reply = { status: 200, text: PDF, headers: { 'content-type': 'application/pdf' } }
/** More is announced than comes. */
const broken: Reply = {
  status: 200,
  text: '%PDF-1.7 demo',
  headers: { 'content-type': 'application/pdf', 'content-length': '5000', connection: 'close' },
}
const empty: Reply = { status: 200, text: '', headers: { 'content-type': 'application/pdf' } }

function exporting(): Job {
  const route = 'POST /v1/correct'
  const next: Job['next'] = ({ answers }: TaskState) => {
    if (answers.length === 2) return undefined
    const plain = { route, path: '/v1/correct', method: 'POST' as const, body: { items: [] } }
    const asked = { ...plain, units: 1, repeatable: true }
    return answers.length === 0 ? asked : { ...asked, as: 'file', fileName: 'carteira-7.pdf' }
  }
  const read: Job['read'] = ({ items, answers: [, answer] }) => {
    const file = answer?.is === 'answered' ? fileOf(answer.body) : undefined
    const figures = { corrigido: `${file?.sha256} ${pathFromResult(file?.key ?? '')}` }
    const item = { outcome: 'ok' as const, figures, notes: [] }
    return { is: 'read', items: items.map(() => item), totals: {} }
  }
  return { ...bench().job, next, read }
}

const key = (attempt: number) => keys.file(BATCH, TASK, attempt, 'carteira-7.pdf')
const stored = async () => (await bench().records().answer(TASK, 1))!.record.body as StoredFile

test('a file that is still coming is not taken for lost: its attempt waits as long as it may come', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), pdf)
  await bench().process({ job: exporting() }).settle()
  const [call, file] = await readAttempts(bench().bucket, BATCH, TASK)
  const elsewhere = { host: 'there', pid: 1, instance: 'y' }
  const isWaitedFor = (attempt: AttemptRecord, afterMs: number) => {
    const { ended: _, ...open } = attempt
    const nowMs = open.grantedAtMs + afterMs
    return mayBeInFlight(open, { me: elsewhere, nowMs, repeatable: true })
  }
  expect(isWaitedFor(file!, TIMEOUT_MS + LONGEST_FILE_MS)).toBe(true)
  expect(isWaitedFor(call!, TIMEOUT_MS + LONGEST_FILE_MS)).toBe(false)
})

test('a file is in the bucket, and its answer says where and what it is', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), pdf)
  const settled = await bench().process({ job: exporting() }).settle()
  expect(settled).toEqual({ is: 'settled', rows: 1, calls: 2 })
  expect(String(await bench().bucket.get(key(2)))).toBe(PDF)
  expect((await stored()).file).toEqual({
    key: key(2),
    bytes: PDF.length,
    sha256: SHA256,
    type: 'application/pdf',
  })
  expect(await bench().figures()).toEqual([
    `${SHA256} arquivos/${BATCH}/${TASK}.0002-carteira-7.pdf`,
  ])
})

test.each([
  ['breaks off in the middle', broken, 'unknown', /broke off/],
  ['is empty', empty, 'broken', /empty/],
])('file that %s → asked for again', async (_, reply, as, reason) => {
  await bench().task(1)
  bench().service.replies(ok('a1'), reply, pdf)
  await bench().process({ job: exporting() }).settle()
  const attempts = await bench().attempts()
  expect(attempts.map(({ step, ended }) => [step, ended?.as])).toEqual([
    [undefined, undefined],
    [1, as],
    [1, undefined],
  ])
  expect(attempts[1]!.ended!.reason).toMatch(reason)
  expect((await stored()).file).toMatchObject({ key: key(3), sha256: SHA256 })
})

test('file that is empty each time → asked for twice, as both are paid', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), ...Array.from({ length: 5 }, () => empty))
  await bench().process({ job: exporting() }).settleFully()
  expect(bench().service.calls).toHaveLength(3)
})

test('killed when the file is stored and its answer is not: it is asked for again, under a name of its own, and handed out alone', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), pdf, pdf)
  const killed = bench().process({ job: exporting() })
  killed.bucket.before = (operation, key) =>
    operation === 'create' && key === keys.answer(BATCH, TASK, 1) ? killed.die() : undefined
  void killed.settle()
  await killed.dead
  await bench().process({ job: exporting() }).settleFully()
  expect(bench().service.calls).toHaveLength(3)
  expect((await stored()).file.key).toBe(key(3))
  expect(await bench().bucket.size(key(2))).toBe(PDF.length)
  const dir = await mkdtemp(join(tmpdir(), 'lote-files-'))
  const app = { bucket: async () => bench().bucket } as Partial<App> as App
  const folder = await copyFiles(app, BATCH, join(dir, 'resultado.xlsx'))
  expect(await readdir(folder!)).toEqual([basename(key(3))])
  await rm(dir, { recursive: true })
})

test('a file that is not there, or is another, is found by verify', async () => {
  await bench().task(1)
  bench().service.replies(ok('a1'), pdf)
  await bench().process({ job: exporting() }).settle()
  const answers = await bench().records().answers(TASK)
  const found = async () => {
    const findings = new Findings()
    const isWhole = await areFilesWhole(answers, bench().bucket, findings)
    return [isWhole, findings.all().map(({ code }) => code)]
  }
  expect(await found()).toEqual([true, []])
  await bench().bucket.put(key(2), `${PDF} `)
  expect(await found()).toEqual([false, ['verify_file_changed']])
  await bench().bucket.delete(key(2))
  expect(await found()).toEqual([false, ['verify_file_missing']])
})

test('a task of which nothing has to be asked is settled without a call', async () => {
  await bench().task(1)
  const job = { ...exporting(), next: () => undefined }
  expect(await bench().process({ job }).settle()).toEqual({ is: 'settled', rows: 1, calls: 0 })
  expect(bench().service.calls).toHaveLength(0)
  const outcome = await bench().outcome()
  expect(outcome).toMatchObject({ items: [{ outcome: 'ok' }] })
  expect(outcome).not.toHaveProperty('call')
})
