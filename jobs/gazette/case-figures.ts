import { caseOf, knownField } from '../../src/legal/gazette/item.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { masked } from '../../src/values/case-number.js'
import { scalarsOf } from './scalars.js'

/**
 * Returns a case as sheets of cases show it: every field of the record, and the figures of the
 * known columns.
 */
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
