import type { Manifest } from '../core/batch.js'
import { type Sentence, sentence } from '../messages/message-code.js'

/** Returns the message about the first batch of the same request. */
export function duplicateMessage(first: Manifest, place: string | null): Sentence {
  const { id, createdAt, ownSandbox, state, units, told: messages } = first
  const batch = `${id}${ownSandbox ? ' --sandbox' : ''}`
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
