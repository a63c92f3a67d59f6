import { seesAccount, type Viewer } from '../access/roles.js'
import { manifestOf } from '../batches/stored-batches.js'
import { UserError } from '../core/errors.js'
import { listNotices, type NoticeDetails, noticeDetails } from '../notices/overview.js'
import { listReports, reportOfId } from '../reports/overview.js'
import type { ReportKind, ReportRecord } from '../reports/report.js'
import { type FiringHistory, firingHistory, listSchedules } from '../schedules/overview.js'
import { ScheduleRecords } from '../schedules/records.js'
import { isScheduleName, type Schedule } from '../schedules/schedule.js'
import { schedulesOf, watchNamed } from '../schedules/watch-schedules.js'
import { listWatches, type WatchLine } from '../watches/overview.js'
import { WatchRecords } from '../watches/records.js'
import { isWatchName, type Watch } from '../watches/watch.js'
import type { WebContext } from './context.js'

/** The name of the account that is used if none is given. */
const DEFAULT = 'default'

/** @throws UserError no_account if the viewer does not have the account */
export function refuseAccount(viewer: Viewer, account = DEFAULT): void {
  if (seesAccount(viewer, account)) return
  const known = viewer.accounts === '*' ? [] : [...viewer.accounts]
  throw UserError.usage('no_account', { name: account, known })
}

const seesWatch = (viewer: Viewer, { account = DEFAULT }: Pick<Watch, 'account'>) =>
  seesAccount(viewer, account)

export async function visibleWatches({ app }: WebContext, viewer: Viewer): Promise<WatchLine[]> {
  return (await listWatches(await app.bucket())).filter((watch) => seesWatch(viewer, watch))
}

/** @throws UserError watch_unknown if there is none, or if it belongs to another account */
export async function visibleWatch(
  { app }: WebContext,
  viewer: Viewer,
  name: string,
): Promise<Watch> {
  const records = new WatchRecords(await app.bucket(), name)
  const watch = isWatchName(name) ? await records.definition() : undefined
  if (!watch || !seesWatch(viewer, watch)) throw UserError.usage('watch_unknown', { name })
  return watch
}

export async function visibleSchedules(context: WebContext, viewer: Viewer) {
  const found: Awaited<ReturnType<typeof listSchedules>> = []
  for (const one of await listSchedules(context.app))
    if (await seesSchedule(context, viewer, one.schedule)) found.push(one)
  return found
}

/** @throws UserError no_schedule if there is none, or if it belongs to another account */
export async function visibleSchedule(
  context: WebContext,
  viewer: Viewer,
  name: string,
): Promise<Schedule> {
  const records = new ScheduleRecords(await context.app.bucket())
  const schedule = isScheduleName(name) ? await records.schedule(name) : undefined
  if (!schedule || !(await seesSchedule(context, viewer, schedule)))
    throw UserError.usage('no_schedule', { name, known: [] })
  return schedule
}

async function seesSchedule(
  context: WebContext,
  viewer: Viewer,
  schedule: Schedule,
): Promise<boolean> {
  const { does } = schedule
  const watch = watchNamed(schedule)
  if (watch !== undefined) return seesWatchNamed(context, viewer, watch)
  const isOfAll = does.is === 'report' && does.report !== 'index'
  return isOfAll ? viewer.accounts === '*' : seesAccount(viewer, does.account ?? DEFAULT)
}

/**
 * The account of a deleted watch is unknown; what is older than a watch is of an earlier one of its
 * name.
 */
async function seesWatchNamed(
  { app }: WebContext,
  viewer: Viewer,
  name: string,
  createdAt?: string,
): Promise<boolean> {
  if (viewer.accounts === '*') return true
  const watch = await new WatchRecords(await app.bucket(), name).definition()
  const isOfEarlier = watch && createdAt !== undefined && createdAt < watch.addedAt
  return watch !== undefined && !isOfEarlier && seesWatch(viewer, watch)
}

/**
 * Refuses to remove or add a watch while schedules name it: they would mail the publications of the
 * next watch of that name, which may be of another account.
 * @throws UserError (2)
 */
export async function refuseScheduled({ app }: WebContext, name: string): Promise<void> {
  const schedules = (await schedulesOf(await app.bucket(), name)).map((one) => one.name)
  if (schedules.length > 0) throw UserError.usage('watch_still_scheduled', { name, schedules })
}

/**
 * Returns the history of a schedule; of an earlier one of its name only to viewers of all accounts.
 * @throws UserError as `visibleSchedule`
 */
export async function visibleFirings(
  context: WebContext,
  viewer: Viewer,
  name: string,
  count?: string,
): Promise<FiringHistory> {
  if (viewer.accounts === '*') return firingHistory(context.app, name, count)
  const { createdAt } = await visibleSchedule(context, viewer, name)
  const { firings, ...history } = await firingHistory(context.app, name, count)
  return { ...history, firings: firings.filter(({ scheduledAt }) => scheduledAt >= createdAt) }
}

export async function visibleReports(context: WebContext, viewer: Viewer): Promise<ReportRecord[]> {
  const found: ReportRecord[] = []
  for (const one of await listReports(await context.app.bucket()))
    if (await seesReport(context, viewer, one)) found.push(one)
  return found
}

/** @throws UserError no_report if there is none, or if it belongs to another account */
export async function visibleReport(
  context: WebContext,
  viewer: Viewer,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<ReportRecord> {
  const record = await reportOfId(await context.app.bucket(), kind, id)
  if (await seesReport(context, viewer, record)) return record
  throw UserError.usage('no_report', { kind, report: id })
}

/** A portfolio covers batches of any account, so that only viewers of all accounts see it. */
async function seesReport(
  context: WebContext,
  viewer: Viewer,
  { kind, about, createdAt }: Pick<ReportRecord, 'kind' | 'about' | 'createdAt'>,
): Promise<boolean> {
  if (kind === 'index') return true
  if (kind === 'portfolio') return viewer.accounts === '*'
  return seesWatchNamed(context, viewer, about, createdAt)
}

export async function visibleNotices(
  context: WebContext,
  viewer: Viewer,
  { all, language }: { all: boolean; language: 'pt' | 'en' },
): Promise<NoticeDetails[]> {
  const found: NoticeDetails[] = []
  for (const one of await listNotices(await context.app.bucket(), { all, language }))
    if (await seesNotice(context, viewer, one)) found.push(one)
  return found
}

/** @throws UserError no_notice if there is none, or if it belongs to another account */
export async function visibleNotice(
  context: WebContext,
  viewer: Viewer,
  { id, language }: { id: string; language: 'pt' | 'en' },
): Promise<NoticeDetails> {
  const found = await noticeDetails(await context.app.bucket(), id, language)
  if (await seesNotice(context, viewer, found)) return found
  throw UserError.usage('no_notice', { notice: id })
}

/**
 * A notice is visible to the viewers of its batch's account, or of its schedule, if that is older
 * than the notice.
 */
async function seesNotice(
  context: WebContext,
  viewer: Viewer,
  { line: { createdAt }, facts: { kind, name, batch } }: NoticeDetails,
): Promise<boolean> {
  if (viewer.accounts === '*') return true
  try {
    if (kind !== 'batch.finished' && kind !== 'watch.finished')
      return (await visibleSchedule(context, viewer, name)).createdAt <= createdAt
    if (batch === undefined) return false
    return seesAccount(viewer, (await manifestOf(context.app, batch)).account)
  } catch (error) {
    if (error instanceof UserError) return false
    throw error
  }
}
