import type { Act } from '../base/act.js'
import type { Base } from '../base/base.js'
import { listItem } from '../communication.js'
import type { RouteInput } from '../deps.js'
import { paged } from '../paged.js'
import { lawyerRecord, partyRecord } from '../people-records.js'
import { caseNumberOf, pageIn, periodIn, searchIn, textIn } from '../query.js'
import { notFound } from '../refusal.js'
import { search } from '../search.js'
import { caseRecord, summariesOf } from '../summaries.js'

/**
 * `GET /v1/processos`: cases with at least one publication that matches all filters (the contract
 * does not say what the filters apply to). The aggregates cover all publications of the case.
 */
export function caseList({ base, query, at }: RouteInput) {
  const page = pageIn(query)
  const q = searchIn(query)
  const tribunal = textIn(query, 'tribunal')
  const filter = {
    ...periodIn(query),
    ...(q !== undefined && { q }),
    ...(tribunal !== undefined && { tribunal }),
  }
  const wanted = new Set(search(base, filter, at).map(({ caseIndex }) => caseIndex))
  const all = base.visible(at).filter(({ caseIndex }) => wanted.has(caseIndex))
  return paged(summariesOf(base, all), page, caseRecord)
}

/** `GET /v1/processos/{numero}`: all publications of a case, with their lawyers and parties. */
export function dossier({ base, listLawyers, reference, at }: RouteInput) {
  const acts = search(base, { processo: caseNumberOf(reference) }, at)
  const [summary] = summariesOf(base, acts)
  if (!summary) throw notFound()
  return {
    ...caseRecord(summary),
    communications: acts.map((act) => listItem(base, act, at, listLawyers)),
    lawyers: lawyersOf(base, acts),
    parties: summary.its.parties.map(partyRecord),
  }
}

function lawyersOf(base: Base, acts: readonly Act[]) {
  const byId = new Map(acts.flatMap((act) => base.listed(act)).map((one) => [one.id, one]))
  return [...byId.values()].toSorted((a, b) => a.id - b.id).map(lawyerRecord)
}
