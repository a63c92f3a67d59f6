import { parentPort, workerData } from 'node:worker_threads'
import { watch } from '../../jobs/watch/index.js'
import type { Job } from '../../src/core/job/job.js'
import { simulate } from './simulate.js'

export interface Asked {
  seed: number
  nights: number
  /** Default: a few. */
  lawyers?: number
}

/** The thread of one year; it posts the result. */
const { seed, ...asked } = workerData as Asked
parentPort!.postMessage(await simulate(seed, watch as Job, asked))
