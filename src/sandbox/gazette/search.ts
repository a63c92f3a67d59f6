import type { Act } from './base/act.js'
import type { Base } from './base/base.js'
import { KINDS } from './base/kinds.js'
import { folded } from './base/names.js'
import type { Period } from './query.js'

/**
 * Filters of `/v1/communications`, some of them also of `/v1/processos`; an absent filter matches
 * everything.
 */
export interface Filter extends Period {
  /** Matches the readable text, ignoring case and accents. */
  q?: string
  /** Matches one spelling exactly; other spellings of the registration are not found. */
  oab?: string
  uf?: string
  /** Twenty digits. */
  processo?: string
  /** These three match exactly. */
  tribunal?: string
  tipo?: string
  orgao?: string
}

/** Returns publications present at the instant, newest availability first, then by falling id. */
export function search(base: Base, filter: Filter, at: number): Act[] {
  const spellings = spellingsOf(base, filter)
  const acts = base.visible(at, { ...filter, spellings })
  const tests = testsOf(base, filter, at)
  return tests.length === 0 ? acts : acts.filter((act) => tests.every((passes) => passes(act)))
}

/** Ids of the spellings that match; undefined without such a filter. */
function spellingsOf({ people }: Base, { oab, uf }: Filter): number[] | undefined {
  if (oab === undefined && uf === undefined) return undefined
  return people.spellings
    .filter(
      ({ numero_oab, uf_oab }) =>
        (oab === undefined || numero_oab === oab) && (uf === undefined || uf_oab === uf),
    )
    .map(({ id }) => id)
}

/** The text is tested last, because it is generated for every remaining item. */
function testsOf(base: Base, filter: Filter, at: number): ((act: Act) => boolean)[] {
  const { processo, tribunal, tipo, orgao, q } = filter
  const tests: ((act: Act) => boolean)[] = []
  if (processo !== undefined) {
    const wanted = base.cases.find(processo)?.index
    tests.push((act) => act.caseIndex === wanted)
  }
  if (tribunal !== undefined) tests.push((act) => base.caseOf(act).court.sigla === tribunal)
  if (orgao !== undefined) tests.push((act) => String(base.caseOf(act).organ.id) === orgao)
  if (tipo !== undefined) tests.push((act) => KINDS[act.kind]?.tipoComunicacao === tipo)
  if (q !== undefined) {
    const words = folded(q)
    tests.push((act) => folded(base.plainText(act, at)).includes(words))
  }
  return tests
}
