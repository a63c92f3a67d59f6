import type { Wait } from '../batches/account-overview.js'
import type { Language } from '../messages/index.js'
import { duration, pauseWords, timeOf, words } from './output.js'

/**
 * Formats what a batch waits for, and until when: `aguardando o limite de 1 h até 24/11, 00:24`.
 */
export function waitWords(wait: Wait, language: Language, now: number): string {
  if (wait.is === 'turn') return words(language, 'na vez de cada um', 'each in its turn')
  if (wait.is === 'paused') {
    return pauseWords({ pausedMs: wait.ms, isOutage: wait.isOutage }, language, now)
  }
  const [of, until] = [duration(wait.window.ms), timeOf(language, now + wait.ms)]
  return words(
    language,
    `aguardando o limite de ${of} até ${until}`,
    `waiting for the limit of ${of} until ${until}`,
  )
}
