import type { Act } from './base/act.js'
import type { Base } from './base/base.js'
import { masked } from './base/case-number.js'
import type { Case } from './base/cases.js'
import { isoOf } from './base/day.js'
import { byText } from './order.js'

/** A case with the aggregates of its publications. */
export interface Summary {
  its: Case
  total: number
  /** Days of availability. */
  first: number
  last: number
}

/** Returns one summary for each case of the publications, the most recently published first. */
export function summariesOf(base: Base, acts: readonly Act[]): Summary[] {
  const found = new Map<number, Summary>()
  for (const act of acts) {
    const known = found.get(act.caseIndex)
    if (!known) {
      const its = base.caseOf(act)
      found.set(act.caseIndex, { its, total: 1, first: act.day, last: act.day })
      continue
    }
    known.total += 1
    known.first = Math.min(known.first, act.day)
    known.last = Math.max(known.last, act.day)
  }
  return [...found.values()].toSorted(
    (a, b) => b.last - a.last || byText(a.its.number, b.its.number),
  )
}

/**
 * Returns a case as an item of a list (contract, "Resources": total, first and last date, court).
 */
export function caseRecord({ its, total, first, last }: Summary) {
  return {
    numero_processo: its.number,
    numeroprocessocommascara: masked(its.number),
    siglaTribunal: its.court.sigla,
    nomeTribunal: its.court.nome,
    nomeClasse: its.classe.nome,
    total_publicacoes: total,
    primeira_publicacao: isoOf(first),
    ultima_publicacao: isoOf(last),
  }
}
