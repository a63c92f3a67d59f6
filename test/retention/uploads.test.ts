import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keys } from '../../src/records/keys.js'
import { UPLOAD_KEY } from '../../src/records/upload-key.js'
import { oldUploads } from '../../src/retention/plan.js'
import { openFolder } from '../../src/storage/folder.js'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 12)

test('a damaged Idempotency-Key beside an old one → the old one goes, the damaged one stays', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lote-uploads-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const bucket = await openFolder(dir)
  await bucket.put(keys.uploadKey('damaged'), '{"schema": 1')
  const old = { id: '20261101-120000-abcdef', digest: 'aa', atMs: NOW - 2 * DAY }
  await UPLOAD_KEY.put(bucket, keys.uploadKey('old'), old)
  const ages = { nowMs: NOW, olderThanMs: 90 * DAY, ledgerMs: DAY }
  expect(await oldUploads(bucket, ages)).toEqual([keys.uploadKey('old')])
})
