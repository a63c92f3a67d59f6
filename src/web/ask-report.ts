import type { Viewer } from '../access/roles.js'
import { newBatchId } from '../batches/submission/batch-id.js'
import { UserError } from '../core/errors.js'
import { makeReport } from '../reports/build.js'
import type { ReportKind, ReportRecord } from '../reports/report.js'
import { type ReportRequest, readReport } from '../reports/request.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { WebContext } from './context.js'
import { refuseAccount, visibleWatch } from './visible-records.js'

interface Asked {
  kind: ReportKind
  /** One `name=value` each. */
  param: readonly string[]
  account?: string | undefined
}

/**
 * Makes a report of data that the viewer may see; it costs no units.
 * @throws UserError
 */
export async function askReport(
  context: WebContext,
  viewer: Viewer,
  { kind, param, account }: Asked,
): Promise<ReportRecord> {
  const { app, sandbox } = context
  const request = readReport(kind, param, dateInSaoPaulo(app.clock.now()))
  await refuseReport(context, viewer, { request, account })
  return makeReport(app, request, { id: newBatchId(app), account, sandbox: sandbox !== undefined })
}

async function refuseReport(
  context: WebContext,
  viewer: Viewer,
  { request, account }: { request: ReportRequest; account: string | undefined },
): Promise<void> {
  if (request.kind === 'gazette') await visibleWatch(context, viewer, request.watch)
  else if (request.kind === 'index' && !context.sandbox) refuseAccount(viewer, account)
  else if (request.kind === 'portfolio' && viewer.accounts !== '*')
    throw UserError.usage('role_needed', { role: viewer.role, needed: 'admin' })
}
