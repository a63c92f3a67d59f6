import type { Field } from '../job.js'
import { HEADINGS, normaliseHeading } from './headings.js'

/** How well a heading fits a field. */
type Fit = 'exact' | 'begins' | 'doubtful'

export interface Candidate {
  column: number
  heading: string
  fit: Fit
}

/** What was found for a field in one header line. */
export type Match =
  | { is: 'one'; column: number; heading: string; how: Fit | 'mapped' }
  | { is: 'tie'; candidates: Candidate[] }
  | { is: 'doubtful'; candidates: Candidate[] }
  | { is: 'none' }

/** Whether a heading means a field, and how surely. */
export function fitOf(field: string, heading: string): Fit | undefined {
  const known = HEADINGS[field]
  const text = normaliseHeading(heading)
  if (!known || text === '') return undefined
  if (known.doubtful?.some((word) => text === word || text.startsWith(`${word} `))) {
    return known.synonyms.includes(text) ? 'exact' : 'doubtful'
  }
  if (known.synonyms.includes(text) || known.exactOnly?.includes(text)) return 'exact'
  if (known.weak?.includes(text)) return 'begins'
  if (known.unlike?.some((word) => text.split(' ').includes(word))) return undefined
  return known.synonyms.some((word) => text.startsWith(`${word} `)) ? 'begins' : undefined
}

/** The best column of each field: an exact heading before one that only begins so; ties are told. */
export function matchField(
  field: Pick<Field, 'name' | 'parameter'>,
  headings: readonly string[],
): Match {
  const candidates = headings.flatMap((heading, column): Candidate[] => {
    const fit = namesParameter(field, heading) ? 'exact' : fitOf(field.name, heading)
    return fit ? [{ column, heading, fit }] : []
  })
  for (const fit of ['exact', 'begins'] as const) {
    const best = candidates.filter((candidate) => candidate.fit === fit)
    const [first] = best
    if (best.length === 1 && first)
      return { is: 'one', column: first.column, heading: first.heading, how: fit }
    if (best.length > 1) return { is: 'tie', candidates: best }
  }
  const doubtful = candidates.filter((candidate) => candidate.fit === 'doubtful')
  return doubtful.length > 0 ? { is: 'doubtful', candidates: doubtful } : { is: 'none' }
}

/** A heading may be the service's own name of a parameter: `selicFrom`, `juros.percentual`. */
function namesParameter(field: Pick<Field, 'parameter'>, heading: string): boolean {
  return (
    field.parameter !== undefined && normaliseHeading(heading) === normaliseHeading(field.parameter)
  )
}

/**
 * How much a line looks like a header: known headings, those the job needs counting double. A
 * header has at least two filled cells and is text throughout.
 */
export function headerScore(texts: readonly string[], fields: readonly Field[]): number {
  const filled = texts.filter((text) => text.trim() !== '')
  if (filled.length < 2) return 0
  const needed = fields.filter((field) => field.required)
  const known = texts.filter((text) =>
    Object.keys(HEADINGS).some((name) => fitOf(name, text)),
  ).length
  const neededFound = needed.filter((field) => matchField(field, texts).is !== 'none').length
  return neededFound > 0 || known >= 2 ? known + 2 * neededFound : 0
}
