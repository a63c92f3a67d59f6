/**
 * The implementations of the commands. This module is loaded when a command runs: help and usage
 * errors need none of it.
 */
export { refuseMixed, withPatch } from '../batches/patch/patch-request.js'
export { withRerun } from '../batches/rerun/rerun-request.js'
export { wholeBatchId } from '../batches/stored-batches.js'
export { laneOf, readMap, withRequest } from '../batches/submission/read-request.js'
export { ifNothingFrom } from '../watches/night-options.js'
export { forgetAnswersCommand, listAnswersCommand } from './answers/answers.js'
export { listCommand, resultCommand, resumeCommand, statusCommand } from './batches.js'
export { calcListCommand } from './calc/list.js'
export {
  addCalendarCommand,
  listCalendarsCommand,
  removeCalendarCommand,
  showCalendarCommand,
} from './calendar.js'
export { listEntriesCommand, showEntryCommand } from './catalogue/catalogue.js'
export { seriesCommand } from './catalogue/series.js'
export { cancelCommand, laneCommand, pauseCommand } from './control.js'
export { demoCommand } from './demo.js'
export { doctorCommand } from './doctor.js'
export { createKeyCommand, listKeysCommand, revokeKeyCommand } from './keys/keys.js'
export { pruneCommand } from './prune.js'
export { diffCommand } from './results/diff.js'
export { pendingCommand } from './results/pending.js'
export { listReportsCommand, reportCommand } from './results/report.js'
export { statementFormat } from './results/statements.js'
export { traceCommand } from './results/trace.js'
export { verifyCommand } from './results/verify.js'
export { planCommand, runCommand, submitCommand } from './run.js'
export { sandboxCommand } from './running/sandbox.js'
export { workerCommand } from './running/worker.js'
export { listNoticesCommand, replayNoticesCommand, showNoticeCommand } from './schedules/notices.js'
export { historyCommand, listSchedulesCommand, nextCommand } from './schedules/schedule-tables.js'
export {
  addScheduleCommand,
  editScheduleCommand,
  pauseScheduleCommand,
  removeScheduleCommand,
  resumeScheduleCommand,
  runScheduleCommand,
} from './schedules/schedules.js'
export { settingsCommand } from './settings.js'
export { templateCommand } from './template.js'
export {
  addUser,
  disableUser,
  enableUser,
  listUsers,
  setUserPassword,
  unlinkUser,
  userToken,
} from './users.js'
export {
  listWatchesCommand,
  removeWatchCommand,
  showWatchCommand,
  watchHistoryCommand,
} from './watch/watch.js'
export { addWatchCommand, replaceWatchCommand } from './watch/watch-list.js'
export { runWatchCommand } from './watch/watch-run.js'
