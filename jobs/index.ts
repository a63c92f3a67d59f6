import type { Job } from '../src/core/job/job.js'
import { calc } from './calc/index.js'
import { correct } from './correct/index.js'
import { dossier } from './dossier/index.js'
import { extract } from './extract/index.js'
import { KINDS } from './kinds.js'
import { people } from './people/index.js'
import { publications } from './publications/index.js'
import { recalc } from './recalc/index.js'
import { update } from './update/index.js'
import { watch } from './watch/index.js'

const all: Readonly<Record<(typeof KINDS)[number], unknown>> = {
  correct,
  update,
  calc,
  recalc,
  extract,
  publications,
  dossier,
  people,
  watch,
}

/** Every kind of work, by name. This is the only registry that knows them all. */
export const jobs: ReadonlyMap<string, Job> = new Map(
  KINDS.map((kind) => all[kind] as Job).map((job) => [job.kind, job]),
)
