import { STATUS_CODES } from 'node:http'
import { userErrorOf } from '../batches/user-error.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { type Language, translate, whatToDo } from '../messages/index.js'
import type { MessageCode, Sentence } from '../messages/message-code.js'
import type { Log } from '../runtime/log.js'

/** An error by RFC 9457, with the codes and messages of the command line. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: string
  /** The exit status that the command line would have. */
  exitStatus: number
  problems: { code: MessageCode; text: string; todo: string; facts: Sentence['facts'] }[]
}

/** Codes with an HTTP status of their own; the others follow the exit status. */
const STATUS: Partial<Record<MessageCode, number>> = {
  sign_in_required: 401,
  token_refused: 401,
  sign_in_refused: 401,
  oidc_stale: 401,
  oidc_refused: 401,
  oidc_no_email: 403,
  oidc_unknown: 403,
  oidc_other: 403,
  oidc_away: 503,
  role_needed: 403,
  form_expired: 403,
  host_refused: 421,
  no_route: 404,
  no_batch: 404,
  no_user: 404,
  no_token: 404,
  watch_unknown: 404,
  no_schedule: 404,
  no_notice: 404,
  no_report: 404,
  answers_no_such: 404,
  pending_none: 404,
  calendar_unknown: 404,
  catalogue_unknown: 404,
  pruned_batch: 410,
  not_finished: 409,
  batch_started: 409,
  batch_over: 409,
  watch_exists: 409,
  watch_busy: 409,
  watch_still_scheduled: 409,
  rehearsal_no_service: 409,
  schedule_exists: 409,
  calendar_exists: 409,
  notice_not_dead: 409,
  key_reused: 422,
  upload_too_big: 413,
  file_too_big: 413,
  sign_in_throttled: 429,
  too_many_requests: 429,
  unexpected: 500,
}
const BY_EXIT: Record<ExitStatus, number> = {
  [EXIT.done]: 200,
  [EXIT.someFailed]: 409,
  [EXIT.interrupted]: 503,
  [EXIT.usage]: 400,
  [EXIT.decision]: 409,
  // The storage, Redis or a service is away.
  [EXIT.other]: 503,
}

/** Returns the status of a message that a page shows in place of an error. */
export function statusOf({ code }: Sentence): number {
  return STATUS[code] ?? BY_EXIT[EXIT.usage]
}

/** Returns the problem of any error; an unexpected error reveals no details. */
export function problemOf(thrown: unknown, language: Language): Problem {
  const refusal = refusalOf(userErrorOf(thrown))
  const [first] = refusal.sentences
  const code = first?.code ?? 'unexpected'
  const status = STATUS[code] ?? BY_EXIT[refusal.status]
  const problems = refusal.sentences.map((message) => ({
    code: message.code,
    text: translate(language, message),
    todo: whatToDo(language, message),
    facts: message.facts,
  }))
  return {
    type: `urn:lote:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: problems.map(({ text, todo }) => [text, todo].filter(Boolean).join(' ')).join(' '),
    code,
    exitStatus: refusal.status,
    problems,
  }
}

/** Logs a problem that is not the client's, with the calls only where nobody knows its cause. */
export function logProblem(
  log: Log,
  error: unknown,
  { status, code, detail }: Problem,
  facts: { route?: string | undefined; tool?: string },
): void {
  if (status < 500) return
  if (code === 'unexpected') log.error({ ...facts, err: error }, facts.tool ? 'mcp' : 'request')
  else log.error({ ...facts, code }, detail)
}

/** Translates errors of fastify and its plugins. */
function refusalOf(error: unknown): UserError {
  if (error instanceof UserError) return error
  const { statusCode, code, message } = error as {
    statusCode?: number
    code?: string
    message?: string
  }
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return UserError.other('answer_late')
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  if (isTheirs) return UserError.usage('bad_request', { problem: message })
  return UserError.other('unexpected', { message: 'ver o log / see the log' })
}
