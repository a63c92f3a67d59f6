import type { App } from '../app.js'
import { EXIT } from '../errors.js'
import { type Voice, words } from './say.js'

/** From the end of the last call until all is recorded; what takes longer is found by who resumes. */
const RECORD_MS = 30_000

export interface Stop {
  signal: AbortSignal
  /** It has ended in time, or will not be stopped any more. */
  release(): void
}

/** Who hears the signals of the system, and ends. */
export type Stopped = Pick<NodeJS.Process, 'on' | 'off' | 'exit'>

/**
 * Ctrl-C and SIGTERM: the first lets the calls under way finish and be recorded, within the time that
 * they may take; the second, or the end of that time, ends at once and loses nothing either.
 *
 * @param callMs the longest that a call under way may take
 */
export function onStop(
  { clock, log }: Pick<App, 'clock' | 'log'>,
  voice: Voice,
  { callMs = 0, tellFirst }: { callMs?: number; tellFirst?: () => void } = {},
  process: Stopped = globalThis.process,
): Stop {
  const stopping = new AbortController()
  const released = new AbortController()
  const endAtLast = async () => {
    await clock.sleep(callMs + RECORD_MS, released.signal)
    if (released.signal.aborted) return
    log.error({ withinMs: callMs + RECORD_MS }, 'not stopped in time')
    voice.tell(lateWords(voice, callMs + RECORD_MS))
    process.exit(EXIT.interrupted)
  }
  const stop = () => {
    if (stopping.signal.aborted) return process.exit(EXIT.interrupted)
    tellFirst?.()
    stopping.abort()
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

function lateWords({ language }: Voice, ms: number): string {
  const seconds = ms / 1000
  return words(
    language,
    `Não terminou em ${seconds} s e foi encerrado: o que foi respondido está guardado.`,
    `It did not end within ${seconds} s and was ended: what was answered is recorded.`,
  )
}
