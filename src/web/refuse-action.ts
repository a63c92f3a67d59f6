import { holds, type Viewer } from '../access/roles.js'
import { UserError } from '../core/errors.js'
import { watchOfReport } from '../reports/request.js'
import type { ScheduleRequest } from '../schedules/action.js'
import type { WebContext } from './context.js'
import { refuseAccount, visibleWatch } from './visible-records.js'

/**
 * Refuses a scheduled action that the viewer may not run. A path or a key may point to any file, so
 * that only an admin of all accounts may name one.
 * @throws UserError
 */
export async function refuseAction(
  context: WebContext,
  viewer: Viewer,
  { file, watch, report, param, account }: ScheduleRequest,
): Promise<void> {
  const isOfAll = viewer.accounts === '*'
  const mustSeeAll = file !== undefined || report === 'portfolio'
  if (mustSeeAll && !(isOfAll && holds(viewer.role, 'admin')))
    throw UserError.usage('role_needed', { role: viewer.role, needed: 'admin' })
  if (watch !== undefined) await visibleWatch(context, viewer, watch)
  else if (report === 'gazette') {
    const named = watchOfReport(param)
    if (named !== undefined) await visibleWatch(context, viewer, named)
  } else refuseAccount(viewer, account)
}
