import type { Manifest } from '../core/batch.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { KnownBy } from './idempotency.js'

/** Returns the message about what was submitted before. */
export function duplicateMessage(
  { first, by }: { first: Manifest; by: KnownBy },
  place: string | null,
): Sentence {
  const { id, createdAt, ownSandbox, state, units, told: messages } = first
  const batch = `${id}${ownSandbox ? ' --sandbox' : ''}`
  if (by === 'rows') return sentence('submitted_rows', { batch, at: createdAt })
  if (by === 'content') return sentence('patch_unchanged', { batch, place: place ?? undefined })
  if (state === 'open') return sentence('submitted_open', { batch, at: createdAt })
  const early = messages.find(({ code }) => code === 'told_stopped_early')
  if (early) return sentence('submitted_stopped', { batch, at: createdAt, ...early.facts })
  if (state === 'cancelled') return sentence('submitted_cancelled', { batch, at: createdAt })
  return sentence('submitted_before', {
    batch,
    at: createdAt,
    place: place ?? undefined,
    units: units?.spent ?? 0,
  })
}
