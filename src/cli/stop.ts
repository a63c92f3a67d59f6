import type { App } from '../app/app.js'
import { EXIT } from '../core/errors.js'
import { type Output, words } from './output.js'

/** From the end of the last call until all is closed; what takes longer is found by who resumes. */
const CLOSE_MS = 60_000

export interface Stop {
  signal: AbortSignal
  /** It has ended in time, or will not be stopped any more. */
  release(): void
}

/** What has to be known of a process that ends. */
export type StopWorld = Pick<App, 'clock' | 'log' | 'sent' | 'end'>

/** Who hears the signals of the system, and ends. */
export type Process = Pick<NodeJS.Process, 'on' | 'off' | 'exit'>

/**
 * Ctrl-C and SIGTERM: the first lets the calls under way finish and be recorded, within the time that
 * they may take; the second, or the end of that time and a minute, ends at once. One for a process.
 *
 * @param callMs the longest that a call under way may take that the app does not know of
 */
export function onStop(
  app: StopWorld,
  output: Output,
  { callMs = 0, tellFirst }: { callMs?: number; tellFirst?: () => void } = {},
  process: Process = globalThis.process,
): Stop {
  const { clock, log, sent } = app
  const stopping = new AbortController()
  const released = new AbortController()
  const endAtLast = async () => {
    const beganMs = clock.now()
    // What was granted may have been sent a moment after the signal.
    for (let untilMs = -1; sent.untilMs() > untilMs; ) {
      untilMs = sent.untilMs()
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
    tellFirst?.()
    stopping.abort()
    app.end()
    endAtLast()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: stopping.signal,
    release: () => {
      released.abort()
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
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
