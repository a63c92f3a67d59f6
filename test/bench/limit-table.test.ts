import { describe, expect, test } from 'vitest'
import { OptionError, readOptions } from '../../bench/limit/options.js'
import { PageError, putBetween } from '../../bench/limit/page.js'
import type { RunResult } from '../../bench/limit/run.js'
import { grantsOf, tableOf } from '../../bench/limit/table.js'

const limit = { short: { units: 60, ms: 1_000 }, long: { units: 300, ms: 60_000 } }
const clean = { over: 0, worst: 60, fixed: { least: 0, most: 0 }, bucket: 0 }

function ran(more: Partial<RunResult>): RunResult {
  return {
    calls: 300,
    seed: 1,
    answered: 300,
    finishMs: 5_000,
    failures: [],
    judged: { arrivals: 300, spanMs: 4_500, verdicts: [clean, clean] },
    redis: { scripts: 900, microseconds: [] },
    ...more,
  }
}

function cells(...runs: Partial<RunResult>[]): string[][] {
  const rows = runs.map((more, i) => ({ title: `limiter ${i}`, ran: ran(more) }))
  const lines = tableOf(rows, limit).split('\n').slice(2)
  return lines.map((line) => line.split('|').map((cell) => cell.trim()))
}

describe('a line of the table', () => {
  test('has as many cells as the head', () => {
    const lines = tableOf([{ title: 'one', ran: ran({}) }], limit).split('\n')
    expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1)
    expect(lines[0]).toContain('over 60/1s (most) | over 300/60s (most)')
  })

  test('compares its time with that of the first', () => {
    const [, second] = cells({}, { finishMs: 12_500 })
    expect(second).toContain('12.5 s')
    expect(second).toContain('2.50')
    expect(second).toContain('3.0')
  })

  test('adds up fixed windows and buckets over both windows, and tells sliding ones apart', () => {
    const broken = { over: 59, worst: 119, fixed: { least: 0, most: 59 }, bucket: 2 }
    const judged = { arrivals: 300, spanMs: 4_500, verdicts: [broken, { ...broken, worst: 359 }] }
    const [line] = cells({ judged })
    expect(line).toEqual(expect.arrayContaining(['59 (119)', '59 (359)', '0 to 118', '4']))
  })

  test('of a run that was given up says how far it came, and compares nothing', () => {
    const [, second] = cells({}, { answered: 212, finishMs: 180_000 })
    expect(second).toContain('no: 212 of 300 in 180.0 s')
    expect(second!.join()).not.toMatch(/%|36\.00/)
  })
})

test('the time of grants is told only where it was taken', () => {
  expect(grantsOf(ran({}))).toBeUndefined()
  const redis = { scripts: 900, microseconds: [...Array(598).fill(38), 700, 900] }
  expect(grantsOf(ran({ redis }))).toBe('0.038 ms at the median and 0.038 ms at p99, 2.0 a call')
})

describe('results in the page', () => {
  const page = '# Page\n<!-- one -->\nold\n<!-- /one -->\ntext\n<!-- two -->\n<!-- /two -->\n'

  test('take the place of those before, and of no others', () => {
    expect(putBetween(page, 'one', 'new')).toBe(
      '# Page\n<!-- one -->\nnew\n<!-- /one -->\ntext\n<!-- two -->\n<!-- /two -->\n',
    )
  })

  test('can be put there twice', () => {
    expect(putBetween(putBetween(page, 'two', 'a'), 'two', 'b')).toBe(putBetween(page, 'two', 'b'))
  })

  test.for(['three', ''])('are refused where no place "%s" is', (name) => {
    expect(() => putBetween(page, name, 'new')).toThrow(PageError)
  })
})

describe('options', () => {
  const read = (...args: string[]) => readOptions(args, ['lote', 'other'])

  test('are those of the page when none is given', () => {
    expect(read()).toEqual({
      limit,
      bursts: [300, 1_000],
      processes: 4,
      callers: 16,
      seed: 1,
      countAt: 'arrival',
      only: [],
      write: false,
    })
  })

  test('take the windows in either order', () => {
    expect(read('--limits', '300/60s,60/1s').limit).toEqual(limit)
  })

  test('leave out the long run when it is to be quick', () => {
    expect(read('--quick').bursts).toEqual([300])
  })

  test.for([
    [['--limits', '60/1s'], '--limits: expected two windows of whole seconds, got 60/1s'],
    [
      ['--limits', '6/100ms,9/1s'],
      '--limits: expected two windows of whole seconds, got 6/100ms,9/1s',
    ],
    [['--calls', '300,none'], '--calls: expected a whole number from 1, got none'],
    [['--count-at', 'end'], '--count-at: expected arrival or random, got end'],
    [['--only', 'lote,stranger'], '--only: no stranger; there are lote, other'],
  ] as const)('%j are refused by name', ([args, message]) => {
    expect(() => read(...args)).toThrow(new OptionError(message))
  })
})
