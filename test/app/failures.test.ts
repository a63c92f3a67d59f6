import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Failures } from '../../src/runtime/failures.js'

test('the same failure again and again → one line; another one, and the end of it, one each', () => {
  const lines: { level: string; msg: string; batch?: string }[] = []
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ formatters }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const failures = new Failures(log)
  failures.works('batch', { batch: 'a' })
  for (const _ of [1, 2, 3]) failures.failed('batch', new Error('denied'), { batch: 'a' })
  failures.failed('batch', new Error('denied'), { batch: 'b' })
  failures.failed('batch', new Error('full'), { batch: 'a' })
  for (const _ of [1, 2]) failures.works('batch', { batch: 'a' })
  failures.failed('batch', new Error('full'), { batch: 'a' })
  expect(lines.map(({ level, msg, batch }) => `${level} ${msg} ${batch}`)).toEqual([
    'error batch a',
    'error batch b',
    'error batch a',
    'info batch: works again a',
    'error batch a',
  ])
})
