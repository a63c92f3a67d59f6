import type { Manifest } from '../../core/batch.js'
import type { Sentence } from '../../messages/message-code.js'
import type { Statement } from './statement.js'

export function isTerms({ code }: Sentence): boolean {
  return code === 'told_terms' || code === 'told_saved_terms'
}

/** Returns what was told before the batch, its terms with what the answers prove of them. */
export function withProofs(
  { told }: Pick<Manifest, 'told'>,
  statement: Statement | undefined,
): Sentence[] {
  const proved = statement?.proved() ?? {}
  return told.map((one) => (isTerms(one) ? { ...one, facts: { ...one.facts, ...proved } } : one))
}
