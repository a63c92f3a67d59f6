import { foldWords, singular } from './heading-words.js'
import { normaliseHeading } from './normalise-heading.js'
import { ONLY_COLUMN_WORDS } from './only-column-words.js'

const JOINING = new Set(['a', 'o', 'as', 'os', 'e', 'em', 'no', 'na', 'ao', 'por', 'se'])

const WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ONLY_COLUMN_WORDS).map(([field, origins]) => [
    field,
    new Set(origins.flatMap(({ words }) => words.split(' '))),
  ]),
)

/** Decides whether all words of a heading belong to the field, where no other column fits. */
export function mayBeOnly(field: string, heading: string): boolean {
  const known = WORDS.get(field)
  const words = foldWords(normaliseHeading(heading))
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word))
  return known !== undefined && words.length > 0 && words.every((word) => known.has(singular(word)))
}
