import { expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { reopenUncertain } from '../../src/gather/reopen.js'
import { keys } from '../../src/records/keys.js'
import { manifestOf } from '../support/manifest.js'
import { BATCH, TASK, useBench } from './support/bench.js'

/** A person decides that a call of which it cannot be found out is made again. */
const bench = useBench()
const OPEN = manifestOf({ id: BATCH })
const FINISHED: Manifest = {
  ...OPEN,
  state: 'finished',
  finishedAt: '2026-11-20T12:00:00.000Z',
  calls: 1,
  result: { key: 'x', bytes: 1, sha256: 'x' },
}

async function uncertain(): Promise<void> {
  await bench().task(2, { save: true })
  bench().service.replies('work')
  await bench().process().settle()
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  await bench().records().writeManifest(FINISHED)
}

test('the task is open again, what was known is kept, and the next execution asks once more', async () => {
  await uncertain()
  const before = await bench().bucket.get(keys.outcome(BATCH, TASK))
  const reopened = await reopenUncertain(FINISHED, bench().bucket)
  expect(reopened).toEqual({ tasks: 1, manifest: OPEN })
  expect(await bench().records().manifest()).toMatchObject({ state: 'open' })
  expect(await bench().bucket.size(keys.openBatch(BATCH))).toBe(0)
  expect(await bench().bucket.get(keys.superseded(BATCH, TASK, 1))).toEqual(before)
  await bench().process().settleFully()
  expect(bench().service.calls).toHaveLength(2)
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('what failed or was answered otherwise stays as it is', async () => {
  await bench().task(2)
  await bench().process().settle()
  await bench().records().writeManifest(FINISHED)
  expect(await reopenUncertain(FINISHED, bench().bucket)).toEqual({ tasks: 0, manifest: FINISHED })
  expect(await bench().outcomes()).toEqual(['ok', 'ok'])
})

test('after a crash in the middle the same decision comes to the same end', async () => {
  await uncertain()
  const dying = bench().process()
  dying.bucket.before = (operation) => (operation === 'delete' ? dying.die() : undefined)
  const reopening = reopenUncertain(FINISHED, dying.bucket)
  await Promise.race([reopening, dying.dead])
  expect(await bench().outcomes()).toEqual(['failed', 'failed'])
  await reopenUncertain(FINISHED, bench().bucket)
  expect(await bench().keys(`batches/${BATCH}/superseded/`)).toHaveLength(1)
  expect(await bench().outcomes()).toEqual(['pending', 'pending'])
})
