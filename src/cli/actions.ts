/**
 * The implementations of the commands. This module is loaded when a command runs: help and usage
 * errors need none of it.
 */
export { refuseMixed, withPatch } from '../batches/patch-request.js'
export { laneOf, readMap, withRequest } from '../batches/read-request.js'
export { withRerun } from '../batches/rerun-request.js'
export { wholeBatchId } from '../batches/stored-batches.js'
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
export { diffCommand } from './diff.js'
export { doctorCommand } from './doctor.js'
export { createKeyCommand, listKeysCommand, revokeKeyCommand } from './keys/keys.js'
export { listNoticesCommand, replayNoticesCommand, showNoticeCommand } from './notices.js'
export { pendingCommand } from './pending.js'
export { pruneCommand } from './prune.js'
export { listReportsCommand, reportCommand } from './report.js'
export { planCommand, runCommand, submitCommand } from './run.js'
export { sandboxCommand } from './sandbox.js'
export { historyCommand, listSchedulesCommand, nextCommand } from './schedule-tables.js'
export {
  addScheduleCommand,
  editScheduleCommand,
  pauseScheduleCommand,
  removeScheduleCommand,
  resumeScheduleCommand,
  runScheduleCommand,
} from './schedules.js'
export { settingsCommand } from './settings.js'
export { statementFormat } from './statements.js'
export { templateCommand } from './template.js'
export { traceCommand } from './trace.js'
export {
  addUser,
  disableUser,
  enableUser,
  listUsers,
  setUserPassword,
  unlinkUser,
  userToken,
} from './users.js'
export { verifyCommand } from './verify.js'
export {
  listWatchesCommand,
  removeWatchCommand,
  showWatchCommand,
  watchHistoryCommand,
} from './watch.js'
export { addWatchCommand, replaceWatchCommand } from './watch-list.js'
export { runWatchCommand } from './watch-run.js'
export { workerCommand } from './worker.js'
