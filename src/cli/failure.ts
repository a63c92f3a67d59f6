import { refusalReport } from '../batches/view/report.js'
import { type ExitStatus, UserError } from '../core/errors.js'
import { translateWhole } from '../messages/index.js'
import type { Output } from './output.js'

/** Reports why a command failed, and returns the exit status. */
export function printFailure(
  error: unknown,
  output: Output,
  job: string | null,
  seconds: number,
): ExitStatus {
  const message = error instanceof Error ? error.message : String(error)
  const refusal = error instanceof UserError ? error : UserError.other('unexpected', { message })
  if (refusal !== error && process.env.LOTE_LOG_LEVEL === 'debug') console.error(error)
  const problems = refusal.sentences.map((message) => translateWhole(output.language, message))
  for (const problem of problems) output.tell(problem)
  if (output.json) output.result(JSON.stringify(refusalReport(job, problems, seconds)))
  return refusal.status
}
