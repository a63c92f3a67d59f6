import type { Language } from '../messages/index.js'
import { sayAll } from '../messages/index.js'
import type { Sentence } from '../sentence.js'

/** Where a command speaks: people on stderr, results on stdout. */
export interface Voice {
  language: Language
  json: boolean
  terminal: boolean
  tell(text: string): void
  told(said: Sentence): void
  result(text: string): void
}

export function newVoice(language: Language, json: boolean): Voice {
  const tell = (text: string) => void process.stderr.write(`${text}\n`)
  return {
    language,
    json,
    terminal: process.stderr.isTTY === true,
    tell,
    told: (said) => tell(sayAll(language, said)),
    result: (text) => void process.stdout.write(`${text}\n`),
  }
}

/** A short text of the command line itself, in the person's language. */
export function words(language: Language, pt: string, en: string): string {
  return language === 'en' ? en : pt
}

/** `1.234`; figures in messages as people write them here. */
export function count(language: Language, number: number): string {
  return number.toLocaleString(language === 'en' ? 'en-US' : 'pt-BR')
}

/** `3 h 20 min`, `4 min`, `12 s`. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
