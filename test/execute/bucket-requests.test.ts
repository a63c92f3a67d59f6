import { expect, test } from 'vitest'
import { sentence } from '../../src/messages/message-code.js'
import { requestsOf } from '../support/requests.js'
import { TASK, useBench } from './support/bench.js'

const bench = useBench()

test('task of one item, units granted at once → eight requests of the bucket', async () => {
  const process = bench().process()
  for (const task of ['t000001', 't000002']) await bench().task(1, {}, task)
  // The first of a second also asks what all tasks of the batch share.
  await process.settle('t000001')
  const asked = requestsOf(process.bucket)
  await process.settle('t000002')
  expect(asked).toEqual([
    'list attempts',
    'get answers',
    'get tasks',
    'create attempts',
    'size control',
    'put spent',
    'create answers',
    'create outcomes',
  ])
})

test('task of several items → whether it was divided is asked as well', async () => {
  const process = bench().process()
  for (const task of ['t000001', 't000002']) await bench().task(3, {}, task)
  await process.settle('t000001')
  const asked = requestsOf(process.bucket)
  await process.settle('t000002')
  expect(asked).toHaveLength(9)
  expect(asked).toContain('size splits')
})

test('half whose rows were told with others, unasked → is not asked', async () => {
  await bench().task(4)
  const said = sentence('row_refused_together', { code: 'BAD', message: 'no', rows: 4 })
  const items = [1, 2].map(() => ({ outcome: 'failed' as const, figures: {}, notes: [said] }))
  await bench()
    .records()
    .writeOutcome({ task: `${TASK}a`, items, totals: {} })
  expect(await bench().process().settle(`${TASK}a`)).toEqual({ is: 'settled', rows: 0, calls: 0 })
  expect(bench().service.calls).toHaveLength(0)
})

test('task that was settled before → nothing is written', async () => {
  await bench().task(1)
  await bench().process().settle()
  const process = bench().process()
  const asked = requestsOf(process.bucket)
  expect(await process.settle()).toEqual({ is: 'settled', rows: 0, calls: 0 })
  expect(asked.filter((one) => /^(put|create)/.test(one))).toEqual([])
})
