import type { App } from '../app/app.js'
import { duplicateMessage } from '../batches/submission/duplicate-message.js'
import { DuplicateSubmission } from '../batches/submission/idempotency.js'
import type { Request } from '../batches/submission/prepare.js'
import { type SubmitDeps, submit } from '../batches/submission/submit.js'
import { reportOf } from '../batches/view/report.js'
import { resultPlace } from '../batches/view/storage-place.js'
import type { Manifest } from '../core/batch.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import { translateWhole } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import { type Cli, type Output, words } from './output.js'
import { askOnce } from './terminal/asking.js'

export type SubmittedOnce =
  | { is: 'submitted'; manifest: Manifest }
  /** The first batch of the same request was offered instead. */
  | { is: 'repeated'; status: ExitStatus }

/**
 * Submits, unless the same file was submitted with the same request before: then the first batch is
 * offered. Paying twice needs a decision of the user, at the terminal or by `--again`; `--yes` is
 * not enough.
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
    const { message, place } = printRepeated({ app, output }, error)
    const isPayable = first.state !== 'open' && error.by !== 'content'
    if (isPayable && (await wantsAgain(asking))) {
      return { is: 'submitted', manifest: await submit({ ...request, again: true }, deps) }
    }
    if (output.json) output.result(JSON.stringify(repeatedReport(first, place, message, output)))
    return { is: 'repeated', status: EXIT.decision }
  }
}

/** Tells of the batch that is there already, and where its workbook lies. */
export function printRepeated(
  { app, output }: Cli,
  before: Pick<DuplicateSubmission, 'first' | 'by'>,
): { message: Sentence; place: string | null } {
  const { id, result } = before.first
  const place = result ? resultPlace(app, id) : null
  const message = duplicateMessage(before, app.job(before.first.job), place)
  output.say(message)
  return { message, place }
}

/** This command has spent nothing; rows and result are those of the first batch. */
function repeatedReport(first: Manifest, place: string | null, message: Sentence, output: Output) {
  const report = reportOf(first, place, 0)
  return {
    ...report,
    state: 'repeated',
    units: { ...report.units, spent: 0 },
    calls: 0,
    problems: [translateWhole(output.language, message)],
  }
}

async function wantsAgain({ output, yes }: { output: Output; yes: boolean }): Promise<boolean> {
  if (yes || output.json) return false
  const question = words(output.language, 'Pagar outra vez? [s/N] ', 'Pay a second time? [y/N] ')
  return /^(?:s|sim|y|yes)$/i.test((await askOnce(output, question))?.trim() ?? '')
}
