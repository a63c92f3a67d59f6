import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import { HOLDS_ANSWERS } from '../answer-check.js'
import { readList } from '../saved/account.js'
import { CHECKS_RUNS } from '../saved/check-run.js'
import { readReferences } from '../saved/references.js'
import { describedType } from './fields.js'
import type { CalcKnowledge } from './plan-row.js'

/**
 * Reads the description of the type and the indices and tables that its fields may name; all of it
 * costs no units.
 */
export async function readKnowledge(reads: FreeReads, given: Parameters): Promise<CalcKnowledge> {
  const info = await describedType(given, reads)
  const own = await readList(reads, 'tabelasJudiciais')
  const references = await readReferences(
    reads,
    own?.map(({ calcId }) => calcId),
  )
  return { info, references, isDeep: true, ...HOLDS_ANSWERS, ...CHECKS_RUNS }
}
