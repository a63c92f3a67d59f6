import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import { monthIn } from '../../src/services/calculation/catalogue.js'
import { findIndex, readCatalogue } from './catalogue.js'

/**
 * Returns the last published month, `YYYY-MM`, of the index of the whole batch; undefined if it is
 * unknown.
 */
export async function lastPublished(
  { index }: Parameters,
  reads: FreeReads,
): Promise<string | undefined> {
  if (typeof index !== 'string') return undefined
  const knowledge = await readCatalogue(reads)
  const found = findIndex(index, knowledge)
  const isMeant = ({ slug, id }: { slug?: unknown; id?: unknown }) =>
    found.is === 'found' && (slug === found.ref || String(id) === found.ref)
  return monthIn(knowledge.indices?.find(isMeant)?.latestAvailable)
}
