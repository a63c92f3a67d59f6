import { asUserError } from '../batches/user-error.js'
import { refusalReport } from '../batches/view/report.js'
import type { ExitStatus } from '../core/errors.js'
import { translateWhole } from '../messages/index.js'
import type { Output } from './output.js'

/** Reports why a command failed, and returns the exit status. */
export function printFailure(
  error: unknown,
  output: Output,
  job: string | null,
  seconds: number,
): ExitStatus {
  const refusal = asUserError(error)
  if (refusal !== error && process.env.LOTE_LOG_LEVEL === 'debug') console.error(error)
  const problems = refusal.sentences.map((message) => translateWhole(output.language, message))
  for (const problem of problems) output.tell(problem)
  if (output.json) output.result(JSON.stringify(refusalReport(job, problems, seconds)))
  return refusal.status
}
