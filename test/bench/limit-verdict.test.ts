import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Judge } from '../../bench/limit/judge.js'
import { verdictOf } from '../../bench/limit/verdict.js'

const window = { units: 3, ms: 100 }
const judged = (times: number[]) => verdictOf(times, window)

describe('of a window of 3 in 100 ms', () => {
  test('three at once are all that it takes', () => {
    expect(judged([0, 0, 0])).toEqual({
      over: 0,
      worst: 3,
      fixed: { least: 0, most: 0 },
      bucket: 0,
    })
  })

  test('a fourth at its very end is one too many, for its ends belong to it', () => {
    expect(judged([0, 0, 0, 100])).toMatchObject({ over: 1, worst: 4 })
    expect(judged([0, 0, 0, 100.001])).toMatchObject({ over: 0, worst: 3 })
  })

  test('each that finds three before it is counted, and the fullest window is told', () => {
    expect(judged([0, 10, 20, 30, 40, 200])).toMatchObject({ over: 2, worst: 5 })
  })

  test('three before an edge and three after it pass a server whose windows lie so, and no other', () => {
    const times = [97, 98, 99, 100, 101, 102]
    expect(judged(times)).toMatchObject({ over: 3, worst: 6, fixed: { least: 0, most: 3 } })
  })

  test('a bucket lets as many through as it has been filled with', () => {
    expect(judged([0, 0, 0, 33])).toMatchObject({ bucket: 1 })
    expect(judged([0, 0, 0, 34])).toMatchObject({ bucket: 0 })
  })

  test('the order in which times are given is no matter', () => {
    expect(judged([40, 0, 30, 10, 20])).toEqual(judged([0, 10, 20, 30, 40]))
  })

  test('nothing is refused of nothing', () => {
    expect(judged([])).toEqual({ over: 0, worst: 0, fixed: { least: 0, most: 0 }, bucket: 0 })
  })
})

test('the fullest window holds what a count of every window finds', () => {
  const times = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 })
  const counted = (all: number[]) =>
    all.map((from) => all.filter((time) => time >= from && time <= from + window.ms).length)
  fc.assert(
    fc.property(times, (all) => {
      expect(judged(all).worst).toBe(Math.max(...counted(all)))
    }),
  )
})

test('whoever passes every sliding window passes fixed windows and a bucket', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 })
  fc.assert(
    fc.property(gaps, (all) => {
      const times: number[] = []
      for (const gap of all) {
        const earliest = (times.at(-window.units) ?? Number.NEGATIVE_INFINITY) + window.ms + 1
        times.push(Math.max((times.at(-1) ?? 0) + gap, earliest))
      }
      expect(judged(times)).toMatchObject({ over: 0, fixed: { least: 0, most: 0 }, bucket: 0 })
    }),
  )
})

test('a judge tells arrivals apart from what was counted', () => {
  const judge = new Judge([window])
  for (const at of [0, 50, 400]) judge.arrive(at)
  for (const at of [60, 60, 60, 70]) judge.count(at)
  expect(judge.sum()).toMatchObject({ arrivals: 3, spanMs: 400, verdicts: [{ over: 1, worst: 4 }] })
})
