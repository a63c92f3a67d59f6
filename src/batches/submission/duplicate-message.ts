import type { Manifest } from '../../core/batch.js'
import { type Job, takesVersions } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import type { KnownBy } from './idempotency.js'

/** Returns the message about what was submitted before. */
export function duplicateMessage(
  { first, by }: { first: Manifest; by: KnownBy },
  job: Job,
  place: string | null,
): Sentence {
  const { id, createdAt, ownSandbox, state, units, told: messages } = first
  const facts = { batch: id, at: createdAt }
  const again = `${id}${ownSandbox ? ' --sandbox' : ''}`
  if (by === 'rows') return sentence('submitted_rows', { ...facts, again })
  if (by === 'content') return sentence('patch_unchanged', { batch: id, place: place ?? undefined })
  if (state === 'open') return sentence('submitted_open', { ...facts, again })
  const early = messages.find(({ code }) => code === 'told_stopped_early')
  if (early) return sentence('submitted_stopped', { ...facts, ...early.facts })
  if (state === 'cancelled') {
    const patch = takesVersions(job) ? again : undefined
    return sentence('submitted_cancelled', { ...facts, again, patch })
  }
  return sentence('submitted_before', {
    ...facts,
    place: place ?? undefined,
    units: units?.spent ?? 0,
  })
}
