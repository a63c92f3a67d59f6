import type { App } from '../app/app.js'
import type { ExitStatus } from '../core/errors.js'
import type * as Actions from './actions.js'
import type { Output } from './output.js'

export type Act = typeof Actions

export type Action = (app: App, output: Output, act: Act) => Promise<ExitStatus>

/** The facts about a command that are needed before it runs: its output and log level. */
export interface Manner {
  json?: boolean
  job?: string
  /** A server logs each task, a command of a user only errors. */
  serves?: boolean
}

export type Perform = (action: Action, manner: Manner) => Promise<void>
