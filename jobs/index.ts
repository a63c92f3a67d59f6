import type { Job } from '../src/job.js'
import { correct } from './correct.js'

/** Every kind of work, by name. Only this registry knows them all. */
export const jobs: ReadonlyMap<string, Job> = new Map([[correct.kind, correct as Job]])
