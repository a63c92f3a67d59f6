import type { App } from '../app/app.js'
import { DuplicateSubmission } from '../batches/idempotency.js'
import { resultPlace } from '../batches/places.js'
import type { Request } from '../batches/prepare.js'
import { type SubmitDeps, submit } from '../batches/submit.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import { sayAll } from '../messages/index.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { reportOf } from './json.js'
import { type Output, words } from './output.js'
import { asked } from './prompt.js'

export type SubmittedOnce =
  | { is: 'submitted'; manifest: Manifest }
  /** The first of the same request was offered instead. */
  | { is: 'repeated'; status: ExitStatus }

/**
 * Submits, unless the same file was submitted with the same request before: then the first is
 * offered. Paying twice is a person's decision, at the terminal or by `--again`; `--yes` is none.
 */
export async function submitOnce(
  app: App,
  request: Request,
  deps: SubmitDeps,
  asking: { output: Output; yes: boolean },
): Promise<SubmittedOnce> {
  const { output } = asking
  try {
    return { is: 'submitted', manifest: await submit(request, deps) }
  } catch (error) {
    if (!(error instanceof DuplicateSubmission)) throw error
    const { first } = error
    const place = first.result ? resultPlace(app, first.id) : null
    const said = offered(first, place)
    output.told(said)
    if (first.state !== 'open' && (await wantsAgain(asking))) {
      return { is: 'submitted', manifest: await submit({ ...request, again: true }, deps) }
    }
    if (output.json) output.result(JSON.stringify(repeatedReport(first, place, said, output)))
    return { is: 'repeated', status: EXIT.decision }
  }
}

/** How the first batch of the same request is told of. */
export function offered(first: Manifest, place: string | null): Sentence {
  const { id, createdAt, ownSandbox, state, units, told } = first
  const batch = `${id}${ownSandbox ? ' --sandbox' : ''}`
  if (state === 'open') return sentence('submitted_open', { batch, at: createdAt })
  const early = told.find(({ code }) => code === 'told_stopped_early')
  if (early) return sentence('submitted_stopped', { batch, at: createdAt, ...early.facts })
  if (state === 'cancelled') return sentence('submitted_cancelled', { batch, at: createdAt })
  return sentence('submitted_before', {
    batch,
    at: createdAt,
    place: place ?? undefined,
    units: units?.spent ?? 0,
  })
}

/** What this command itself spent is nothing; rows and result are those of the first. */
function repeatedReport(first: Manifest, place: string | null, said: Sentence, output: Output) {
  const report = reportOf(first, place, 0)
  return {
    ...report,
    state: 'repeated',
    units: { ...report.units, spent: 0 },
    calls: 0,
    problems: [sayAll(output.language, said)],
  }
}

async function wantsAgain({ output, yes }: { output: Output; yes: boolean }): Promise<boolean> {
  if (yes || output.json || !process.stdin.isTTY || !output.terminal) return false
  const question = words(output.language, 'Pagar outra vez? [s/N] ', 'Pay a second time? [y/N] ')
  return /^(?:s|sim|y|yes)$/i.test((await asked(question))?.trim() ?? '')
}
