import type { App } from '../../app/app.js'
import { EXIT } from '../../core/errors.js'
import { type Output, words } from '../output.js'

/**
 * Time from the end of the last call until everything is closed; `lote resume` continues what takes
 * longer.
 */
const CLOSE_MS = 60_000

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Stop {
  signal: AbortSignal
  /** Ends the handling of signals: the work has ended in time. */
  release(): void
}

/** The parts of the app that a stop needs. */
export type StopWorld = Pick<App, 'clock' | 'log' | 'inFlight' | 'end'>

/** The part of a process that receives signals and exits. */
export type Process = Pick<NodeJS.Process, 'on' | 'off' | 'exit'>

/**
 * Handles Ctrl-C, SIGTERM and the end of the terminal (SIGHUP): the first lets the calls in flight finish and be recorded, within
 * their deadlines; the second, or a minute after the last deadline, exits at once. One per process.
 *
 * @param callMs the longest duration of a call that the app does not know of
 */
export function onStop(
  app: StopWorld,
  output: Output,
  { callMs = 0, tellFirst: printFirst }: { callMs?: number; tellFirst?: () => void } = {},
  process: Process = globalThis.process,
): Stop {
  const { clock, log, inFlight } = app
  const stopping = new AbortController()
  const released = new AbortController()
  const endAtLast = async () => {
    const beganMs = clock.now()
    // A granted call may have been sent a moment after the signal.
    for (let untilMs = -1; inFlight.untilMs() > untilMs; ) {
      untilMs = inFlight.untilMs()
      const waitMs = Math.max(callMs, untilMs - clock.now())
      await clock.sleep(waitMs + CLOSE_MS, released.signal)
      if (released.signal.aborted) return
    }
    log.error({ afterMs: clock.now() - beganMs }, 'not stopped in time')
    output.tell(lateWords(output))
    process.exit(EXIT.interrupted)
  }
  const stop = () => {
    if (stopping.signal.aborted) return process.exit(EXIT.interrupted)
    printFirst?.()
    stopping.abort()
    app.end()
    endAtLast()
  }
  for (const name of SIGNALS) process.on(name, stop)
  return {
    signal: stopping.signal,
    release: () => {
      released.abort()
      for (const name of SIGNALS) process.off(name, stop)
    },
  }
}

function lateWords({ language }: Output): string {
  return words(
    language,
    'Não terminou a tempo e foi encerrado; o que já estava guardado não se perde.',
    'It did not end in time and was ended; what was recorded is not lost.',
  )
}
