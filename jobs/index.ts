import type { Job } from '../src/core/job/job.js'
import { calc } from './calc.js'
import { correct } from './correct.js'
import { dossier } from './dossier.js'
import { extract } from './extract.js'
import { people } from './people.js'
import { publications } from './publications.js'
import { recalc } from './recalc.js'
import { update } from './update.js'
import { watch } from './watch.js'

const all: readonly unknown[] = [
  correct,
  update,
  calc,
  recalc,
  extract,
  publications,
  dossier,
  people,
  watch,
]

/** Every kind of work, by name. Only this registry knows them all. */
export const jobs: ReadonlyMap<string, Job> = new Map(
  (all as readonly Job[]).map((job) => [job.kind, job]),
)
