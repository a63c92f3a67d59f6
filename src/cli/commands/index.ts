import { answers } from './answers.js'
import { batches } from './batches.js'
import { calendars } from './calendars.js'
import { care } from './care.js'
import type { Command, Group } from './declare.js'
import { installation, servers } from './installation.js'
import { notices } from './notices.js'
import { reports } from './reports.js'
import { requests } from './requests.js'
import { schedules } from './schedules.js'
import { service } from './service.js'
import { users } from './users.js'
import { watches } from './watches.js'

/** All commands, in the order of the help. */
export const COMMANDS: readonly (Command | Group)[] = [
  ...requests,
  answers,
  ...batches,
  ...care,
  schedules,
  notices,
  ...service,
  watches,
  reports,
  calendars,
  users,
  ...servers,
  ...installation,
]
