import type { AccountHalt } from '../batches/run/account-halt.js'
import type { StorageRefusal } from '../batches/run/storage-refusal.js'
import { storageSentence } from '../batches/user-error.js'
import type { Wait } from '../batches/view/account-overview.js'
import { type Language, translateWhole } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { duration, pauseWords, timeOf, words } from './output.js'

/**
 * Formats what a batch waits for, and until when: `aguardando o limite de 1 h até 24/11, 00:24`.
 */
export function waitWords(wait: Wait, language: Language, now: number): string {
  if (wait.is === 'turn') return words(language, 'na vez de cada um', 'each in its turn')
  if (wait.is === 'paused') {
    return pauseWords({ pausedMs: wait.ms, isOutage: wait.isOutage }, language, now)
  }
  if (wait.is === 'storage') return refusalWords(wait.refusal, language)
  if (wait.is === 'halted') return haltWords(wait.halt, language)
  if (wait.is === 'worker') return idleWords(language)
  if (wait.is === 'account') return otherAccountWords(language)
  const of = duration(wait.window.ms)
  const until = timeOf(language, now + wait.ms)
  return words(
    language,
    `aguardando o limite de ${of} até ${until}`,
    `waiting for the limit of ${of} until ${until}`,
  )
}

function refusalWords({ reason, where, sinceMs }: StorageRefusal, language: Language): string {
  const since = timeOf(language, sinceMs)
  const why = storageSentence(reason, where)
  return words(
    language,
    `parado desde ${since}, pois nada se grava: ${translateWhole(language, why)}`,
    `standing since ${since}, as nothing can be written: ${translateWhole(language, why)}`,
  )
}

function haltWords({ why, facts, sinceMs }: AccountHalt, language: Language): string {
  const since = timeOf(language, sinceMs)
  const what = translateWhole(language, sentence(why, facts))
  return words(language, `parado desde ${since}: ${what}`, `standing since ${since}: ${what}`)
}

/** What a batch waits for that no process works on. */
function idleWords(language: Language): string {
  return words(
    language,
    'parado até que um seja ligado: lote worker',
    'standing until one is started: lote worker',
  )
}

/** What a batch waits for whose key or address this configuration does not have. */
export function otherAccountWords(language: Language): string {
  return words(
    language,
    'espera outra chave ou endereço: nenhuma conta desta configuração o serve',
    'waits for another key or address: no account of this configuration serves it',
  )
}
