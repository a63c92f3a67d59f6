import { expect, test } from 'vitest'
import { newBatchId } from '../../../src/batches/submission/batch-id.js'

test('the id of a batch → the day and hour of São Paulo', () => {
  const clock = { now: () => Date.parse('2026-11-21T01:15:30Z'), sleep: async () => undefined }
  expect(newBatchId({ clock, random: () => 0 })).toBe('20261120-221530-000000')
})
