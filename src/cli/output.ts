import type { Language } from '../messages/index.js'
import { sayAll } from '../messages/index.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import type { Log } from '../runtime/log.js'
import { wrapped } from './wrap.js'

export {
  count,
  counted,
  duration,
  inZone,
  pauseWords,
  timeOf,
  words,
} from '../messages/format.js'

/** Where a command speaks: people on stderr, results on stdout. */
export interface Output {
  language: Language
  json: boolean
  terminal: boolean
  /** Of the terminal; 0, or absent, where it is none or tells no width. */
  columns?: number
  tell(text: string): void
  told(said: Sentence): void
  /** What an operator has to mend; in a log an error. */
  alarm?(text: string): void
  result(text: string): void
}

/** Controls, which move the cursor or colour the screen, and marks of direction; line ends and tabs may stay. */
const UNPRINTABLE = /(?![\t\n]|\r\n)[\p{Cc}\p{Bidi_Control}]/gu

/** A text for a terminal: names, cells and answers in it come from outside. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '\ufffd')
}

/** The same JSON value, with the characters escaped that a terminal would act on. */
export function printableJson(json: string): string {
  const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(UNPRINTABLE, escaped)
}

export function newOutput(language: Language, json: boolean): Output {
  const isTerminal = process.stderr.isTTY === true
  // Nobody reads a log by the width of a terminal.
  const columns = () => (isTerminal ? (process.stderr.columns ?? 0) : 0)
  const tell = (text: string) =>
    void process.stderr.write(`${wrapped(printable(text), columns())}\n`)
  return {
    language,
    json,
    terminal: isTerminal,
    get columns() {
      return columns()
    },
    tell,
    told: (said) => tell(sayAll(language, said)),
    result: (text) =>
      void process.stdout.write(`${json ? printableJson(text) : printable(text)}\n`),
  }
}

/** Of a service whose log is read by programs: what people are told is a line of it. */
export function loggedOutput(output: Output, log: Log, level: 'info' | 'error'): Output {
  return {
    ...output,
    tell: (text) => log[level](text),
    alarm: (text) => log.error(text),
    told: (said) => log[level]({ code: said.code }, sayAll(output.language, said)),
  }
}

/** Says that a service asked to wait. */
export function tellWait({ told }: Output): (ms: number) => void {
  return (ms) => told(sentence('service_waiting', { seconds: Math.ceil(ms / 1000) }))
}
