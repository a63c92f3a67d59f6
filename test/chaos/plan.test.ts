import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { type Fault, planOf } from './plan.js'

const many = Array.from({ length: 1_000 }, (_, i) => planOf(i + 1))

test('a seed always plans the same', () => {
  expect(planOf(7)).toEqual(planOf(7))
  expect(planOf(8)).not.toEqual(planOf(7))
})

test('twenty seeds in a row disturb each kind of job', () => {
  const kinds = many.slice(0, 20).map(({ fixture }) => fixture.job)
  expect(new Set(kinds)).toEqual(new Set(jobs.keys()))
})

/** What has to be survived, as a plan tells it. */
const MUST: Record<string, (fault: Fault) => boolean> = {
  FLUSHALL: (one) => one.is === 'redis' && one.how === 'flush',
  'SIGKILL and restart of Redis': (one) => one.is === 'redis' && one.how === 'restart',
  'maxmemory reached': (one) => one.is === 'redis-for' && one.how === 'full',
  'CLIENT PAUSE': (one) => one.is === 'redis-for' && one.how === 'pause',
  'replica promoted': (one) => one.is === 'redis' && one.how === 'promote',
  'S3 503': (one) => one.is === 's3' && one.how.is === 'answer' && one.how.status === 503,
  'S3 slow': (one) => one.is === 's3' && one.how.is === 'slow',
  'S3 reset in mid-upload': (one) => one.is === 's3' && one.on === 'PUT' && one.how.is === 'reset',
  '409 on a conditional put': (one) =>
    one.is === 's3' && one.on === 'create' && one.how.is === 'answer' && one.how.status === 409,
  '412 on a conditional put': (one) =>
    one.is === 's3' && one.on === 'create' && one.how.is === 'twice',
  'condition ignored': (one) => one.is === 's3' && one.how.is === 'without',
  'answer of the service lost': (one) => one.is === 'service' && 'lose' in one.how,
  'garbage of the service': (one) => one.is === 'service' && 'garbage' in one.how,
  'reset by the service': (one) => one.is === 'service' && 'reset' in one.how,
  'SIGKILL of a process': (one) => one.is === 'kill',
}

test.each(Object.entries(MUST))('a thousand seeds have: %s', (_, isIt) => {
  const all = many.flatMap(({ faults }) => faults.map(({ fault }) => fault))
  expect(all.filter(isIt).length).toBeGreaterThan(20)
})
