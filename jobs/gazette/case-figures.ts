import { caseOf, knownField } from '../../src/legal/gazette/item.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { masked } from '../../src/values/case-number.js'
import { scalarsOf } from './scalars.js'

/** A case as lists of cases show it: every field that came, and what has columns under its name. */
export function caseFigures(record: Fields): Record<string, string> {
  const number = caseOf(record)
  const court = knownField(record, 'siglaTribunal')
  const nomeClasse = knownField(record, 'nomeClasse')
  return {
    ...(number ? { numeroprocessocommascara: masked(number) } : {}),
    ...(court ? { siglaTribunal: court } : {}),
    ...(nomeClasse ? { nomeClasse } : {}),
    ...scalarsOf(record),
  }
}
