import type { Parameters, Survey } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { type IndexEntry, monthIn } from '../../src/services/calculation/catalogue.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import type { CorrectKnowledge } from './catalogue.js'

/** Warns of months that rows need and the catalogue lacks, before any call is paid. */
export function unpublishedWarnings(
  { groups }: Survey,
  { indices = [] }: CorrectKnowledge,
): Sentence[] {
  return indices.flatMap((entry) => {
    const latest = monthIn(entry.latestAvailable)
    const own = groups.filter(({ parameters }) => isBy(entry, parameters))
    // The month of the update itself does not count.
    const ends = own.map(({ parameters }) => addMonths(monthOf(String(parameters.updateTo)), -1))
    const last = ends.toSorted().at(-1)
    if (latest === undefined || last === undefined || last <= latest) return []
    const index = String(entry.name ?? entry.slug)
    return [sentence('told_unpublished', { index, first: addMonths(latest, 1), last })]
  })
}

function isBy({ slug, id }: IndexEntry, { index }: Parameters): boolean {
  return index !== undefined && (slug === index || String(id) === index)
}
