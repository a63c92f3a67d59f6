import type { Act } from './base/act.js'
import type { Base } from './base/base.js'
import { KINDS } from './base/kinds.js'
import { folded } from './base/names.js'
import type { Period } from './query.js'

/** What `/v1/communications` may ask for, and of it `/v1/processos`; absent ones let everything by. */
export interface Filter extends Period {
  /** In the text as a person reads it, without regard to case and accents. */
  q?: string
  /** As the court wrote it, to the letter: other spellings of the registration are not found. */
  oab?: string
  uf?: string
  /** Twenty digits. */
  processo?: string
  /** These three to the letter. */
  tribunal?: string
  tipo?: string
  orgao?: string
}

/** Items there at the instant, newest availability first, then by falling id. */
export function search(base: Base, filter: Filter, at: number): Act[] {
  const spellings = spellingsOf(base, filter)
  const acts = base.visible(at, { ...filter, ...(spellings && { spellings }) })
  const tests = testsOf(base, filter, at)
  return tests.length === 0 ? acts : acts.filter((act) => tests.every((passes) => passes(act)))
}

/** Ids of the spellings asked for; undefined when none is. */
function spellingsOf({ people }: Base, { oab, uf }: Filter): number[] | undefined {
  if (oab === undefined && uf === undefined) return undefined
  return people.spellings
    .filter(
      ({ numero_oab, uf_oab }) =>
        (oab === undefined || numero_oab === oab) && (uf === undefined || uf_oab === uf),
    )
    .map(({ id }) => id)
}

/** The text is looked into last: it is written for every item that came so far. */
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
