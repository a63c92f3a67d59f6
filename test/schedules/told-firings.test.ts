import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EXIT, UserError } from '../../src/core/errors.js'
import { listNotices, noticeDetails } from '../../src/notices/overview.js'
import type { ScheduleEvent } from '../../src/schedules/deps.js'
import { failureOf } from '../../src/schedules/failure.js'
import { notifyRecipients } from '../../src/schedules/notices.js'
import { openFolder } from '../../src/storage/folder.js'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-firings-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const schedule = { name: 'diaria', tz: 'America/Sao_Paulo', notify: ['ana@escritorio.example'] }

test.each([
  [
    'firing_not_begun',
    {},
    'Nenhum worker o começou. Veja se há um worker com a conta dele, e se um disparo anterior ainda espera: lote schedule history diaria',
  ],
  [
    'firing_under_way',
    { state: 'claimed' },
    'Ainda não terminou. Veja lote schedule history diaria',
  ],
  [
    'firing_under_way',
    { state: 'started', batch: 'lote-1' },
    'Ainda não terminou. Veja o que ele espera: lote status lote-1',
  ],
])('%s %j, waiting two hours after it was due → the notice says why and where to look', async (_, state, reason) => {
  const bucket = await openFolder(dir)
  const firing = { schedule, scheduledAt: '2026-11-20T09:00:00.000Z', ...state }
  const happened = { is: 'waiting', about: 'firing/x/waiting', firing } as unknown as ScheduleEvent
  await notifyRecipients(bucket, happened, 'pt', Date.UTC(2026, 10, 20, 12))
  const [told] = await listNotices(bucket, { all: false, language: 'pt' })
  const { facts } = await noticeDetails(bucket, told!.line.notice, 'pt')
  expect(facts.reason).toBe(reason)
})

test('firing_died, five processes ended in it → given up, with where to look and how to begin it again', () => {
  const error = UserError.other('firing_died', { times: 5 })
  expect(failureOf(error, { config: { language: 'pt' } as never }).reason).toBe(
    'Abandonado: 5 processos terminaram no meio dele. Veja o log dos workers e use lote schedule run-now.',
  )
})

test('firing_asks, a sheet with a new question → the question, and how to answer it for the schedule', () => {
  const error = new UserError(EXIT.decision, [{ code: 'ask_order', facts: { column: 'Data' } }])
  const { is, reason } = failureOf(error, { config: { language: 'en' } as never }, 'mensal')
  expect(is).toBe('final')
  expect(reason).toMatch(
    /spent nothing\. .*lote schedule edit mensal .*lote schedule run-now mensal/,
  )
})
