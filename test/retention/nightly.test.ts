import { beforeEach, expect, test } from 'vitest'
import { Outbox } from '../../src/notices/outbox.js'
import { print } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import { planPrune } from '../../src/retention/plan.js'
import { prune } from '../../src/retention/prune.js'
import { ScheduleRecords } from '../../src/schedules/records.js'
import { type Firing, firingRequest, type Schedule } from '../../src/schedules/schedule.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 12)
const agesOf = (days: number) => ({ nowMs: NOW, olderThanMs: days * DAY, ledgerMs: DAY })
const folder = testFolder()
let bucket: Bucket
let stores = 0
beforeEach(async () => {
  stores += 1
  bucket = await openFolder(folder.path(`data-${stores}`), 'file:data')
})

const idOf = (n: number) => `ntc_${String(n).padStart(32, '0')}`
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()

async function delivered(n: number, daysAgo: number): Promise<string> {
  const id = idOf(n)
  await bucket.put(keys.notice(id), print('lote/notice', { id }))
  await bucket.put(keys.deliveryAttempt(id, 0, 1), '{}')
  await new Outbox(bucket).markDelivered(id, ago(daysAgo))
  return id
}

const SCHEDULE: Schedule = {
  name: 'noturno',
  cron: '0 6 * * *',
  tz: 'America/Sao_Paulo',
  catchUp: 'last',
  does: { is: 'watch', watch: 'noturno', param: [] },
  notify: [],
  texts: false,
  createdAt: ago(400),
  since: ago(400),
}
async function fired(daysAgo: number, more: Partial<Firing> = {}): Promise<string> {
  const ask = firingRequest(SCHEDULE, NOW - daysAgo * DAY, 'due')
  const firing = { ...ask, state: 'done' as const, claims: [], endedAt: ago(daysAgo), ...more }
  await new ScheduleRecords(bucket).writeFiring(firing)
  return keys.firing('noturno', ask.stamp)
}
async function all(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of bucket.list(prefix)) found.push(key)
  return found
}

test('delivered notices that are old go whole, when it is asked and not before', async () => {
  const old = await delivered(1, 100)
  await delivered(2, 50)
  const plan = await planPrune(bucket, agesOf(90))
  expect(plan.notices).toEqual([old])
  expect(await all('outbox/')).toHaveLength(6)
  await prune(plan, bucket, agesOf(90))
  const left = await all('outbox/')
  expect(left).toHaveLength(3)
  expect(left.every((key) => key.includes(idOf(2)))).toBe(true)
})

test('dead letters and notices that wait stay, however old', async () => {
  const dead = await delivered(1, 400)
  const again = await delivered(2, 400)
  const letter = { notice: dead, round: 0, at: ago(400), why: 'attempts' as const, detail: '' }
  await new Outbox(bucket).giveUp(letter)
  await bucket.put(keys.dueNotice(NOW, again, 1), '')
  await bucket.put(keys.notice(idOf(3)), print('lote/notice', { id: idOf(3) }))
  expect((await planPrune(bucket, agesOf(90))).notices).toEqual([])
})

test('nothing that a look back may tell again goes, whatever age was asked', async () => {
  await delivered(1, 39)
  await fired(39)
  await fired(1)
  expect(await planPrune(bucket, agesOf(1))).toMatchObject({ notices: [], firings: [] })
})

test('old firings go but the last; one that has not ended, or is asked for, stays', async () => {
  const old = await fired(200)
  await fired(150, { state: 'started', endedAt: undefined } as Partial<Firing>)
  await fired(140)
  await new ScheduleRecords(bucket).writeRequest(firingRequest(SCHEDULE, NOW - 140 * DAY, 'due'))
  await fired(120)
  const plan = await planPrune(bucket, agesOf(90))
  expect(plan.firings).toEqual([old])
  await prune(plan, bucket, agesOf(90))
  expect(await all('firings/')).toHaveLength(3)
})

test('the state of a watch is no matter of age', async () => {
  await bucket.put(keys.watchState('noturno'), 'x')
  await bucket.put(keys.watchNight('noturno', '2020-01-01', 'b'), 'x')
  await prune(await planPrune(bucket, agesOf(1)), bucket, agesOf(1))
  expect(await all('watches/')).toHaveLength(2)
})

test('old uploads that no batch stands for go, and keys older than a day; others stay', async () => {
  const [old, asked] = ['20260601-120000-aaaaaa', '20260601-120000-bbbbbb'] as const
  const young = '20261119-120000-cccccc'
  for (const id of [old, asked, young]) await bucket.put(keys.draft(id), '{}')
  await bucket.put(keys.uploadFile(old), 'x')
  await bucket.put(keys.manifest(asked), '{}')
  const kept = (hours: number) =>
    print('lote/upload-key', { id: 'a', digest: 'b', atMs: NOW - hours * 3_600_000 })
  await bucket.put(keys.uploadKey('old'), kept(25))
  await bucket.put(keys.uploadKey('young'), kept(23))
  const plan = await planPrune(bucket, agesOf(90))
  expect(plan.uploads.toSorted()).toEqual([
    keys.uploadKey('old'),
    keys.draft(old),
    keys.uploadFile(old),
  ])
  await prune(plan, bucket, agesOf(90))
  expect(await all('upload')).toEqual([
    keys.uploadKey('young'),
    keys.draft(asked),
    keys.draft(young),
  ])
})
