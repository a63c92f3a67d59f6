import type { App } from '../app/app.js'
import type { ExitStatus } from '../core/errors.js'
import type * as Actions from './actions.js'
import type { Output } from './output.js'

export type Act = typeof Actions

export type Action = (app: App, output: Output, act: Act) => Promise<ExitStatus>

/** What is known of a command before it runs: how it speaks, and how much it logs. */
export interface Manner {
  json?: boolean
  job?: string
  /** A command of a person logs errors only; one that serves logs each task. */
  serves?: boolean
}

export type Perform = (action: Action, manner: Manner) => Promise<void>
