import { expect, test } from 'vitest'
import { jobs } from '../../../jobs/index.js'
import { duplicateMessage } from '../../../src/batches/submission/duplicate-message.js'
import { translateWhole } from '../../../src/messages/index.js'
import { manifestOf } from '../../support/manifest.js'

const correct = jobs.get('correct')!
const first = manifestOf({ id: 'b7', ownSandbox: true, state: 'finished' })

test('a patch without a change, batch of a sandbox → the number stands alone in the sentence', () => {
  const text = translateWhole('pt', duplicateMessage({ first, by: 'content' }, correct, 'r.xlsx'))
  expect(text).toContain('do lote b7, que continua valendo')
})

test('a batch submitted before, of a sandbox → only commands that take --sandbox have it', () => {
  const done = translateWhole('pt', duplicateMessage({ first, by: 'request' }, correct, null))
  expect(done).toContain('o lote b7, de')
  expect(done).toContain('lote result b7, ou')
  const open = { ...first, state: 'open' as const }
  expect(
    translateWhole('pt', duplicateMessage({ first: open, by: 'request' }, correct, null)),
  ).toContain('lote resume b7 --sandbox;')
})

test.each([
  ['calc', true],
  ['publications', true],
  ['extract', false],
  ['watch', false],
])('a cancelled batch of %s, submitted again → its patch is named: %s', (job, isNamed) => {
  const cancelled = { ...first, ownSandbox: false, state: 'cancelled' as const }
  const message = duplicateMessage({ first: cancelled, by: 'request' }, jobs.get(job)!, null)
  expect(translateWhole('pt', message).includes('--patch b7')).toBe(isNamed)
})
