import { Queue, Worker, type WorkerOptions } from 'bullmq'
import { Redis } from 'ioredis'
import type { Window } from '../../../src/core/window.js'
import { LONGEST_ANSWER_MS } from '../answers.js'
import type { Contestant, Opened, Send, Setup } from '../contestant.js'
import type { Limit } from '../options.js'
import { paceMs } from '../possible.js'

interface Call {
  call: number
}

/** One queue with one limiter, the most that a queue can have; the long window is ignored. */
export const bullmqShort: Contestant = {
  name: 'bullmq-short',
  title: 'BullMQ, one queue, short window',
  fill: fillQueue('calls'),
  open: oneQueue(({ short }) => short),
}

/** One queue that starts one job at a time, at the pace of the long window. */
export const bullmqPaced: Contestant = {
  name: 'bullmq-paced',
  title: 'BullMQ, one queue, paced',
  fill: fillQueue('calls'),
  open: oneQueue((limit) => ({ units: 1, ms: paceMs(limit, LONGEST_ANSWER_MS) })),
}

/**
 * Two queues in a row, as its maintainers recommend for several limits (OptimalBits/bull,
 * discussion 2114); the first only adds to the second. The short window comes last, next to the
 * call.
 */
export const bullmqRow: Contestant = {
  name: 'bullmq-row',
  title: 'BullMQ, two queues in a row',
  fill: fillQueue('long'),
  open: async (setup, send) => {
    const calls = queue(connect(setup), 'calls')
    const { short, long } = setup.limit
    const first = worker(setup, 'long', long, async (call) => {
      await calls.add('call', { call })
    })
    const second = worker(setup, 'calls', short, send)
    await Promise.all([first.waitUntilReady(), second.waitUntilReady()])
    return opened([first, second])
  },
}

function fillQueue(name: string): NonNullable<Contestant['fill']> {
  return async (setup, calls) => {
    const connection = connect(setup)
    const filled = queue(connection, name)
    const all = Array.from({ length: calls }, (_, call) => ({ name: 'call', data: { call } }))
    await filled.addBulk(all)
    await filled.close()
    connection.disconnect()
  }
}

function oneQueue(limiter: (limit: Limit) => Window): Contestant['open'] {
  return async (setup, send) => {
    const only = worker(setup, 'calls', limiter(setup.limit), send)
    await only.waitUntilReady()
    return opened([only])
  }
}

function connect({ redisUrl }: Setup): Redis {
  return new Redis(redisUrl, { maxRetriesPerRequest: null })
}

function queue(connection: Redis, name: string): Queue<Call> {
  return new Queue(name, {
    connection,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  })
}

function worker(setup: Setup, name: string, limiter: Window, send: Send) {
  const options: WorkerOptions = {
    connection: connect(setup),
    concurrency: setup.callers,
    limiter: { max: limiter.units, duration: limiter.ms },
    autorun: false,
  }
  return new Worker<Call, void>(name, (job) => send(job.data.call), options)
}

function opened(workers: Worker<Call, void>[]): Opened {
  return {
    is: 'queue',
    begin: (failed) => {
      for (const each of workers) {
        each.on('failed', (_job, error) => failed(error))
        each.on('error', failed)
        each.run().catch(failed)
      }
    },
  }
}
