import type { App } from '../app/app.js'
import type { Language } from '../messages/index.js'
import { translateWhole } from '../messages/index.js'
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

/** The output of a command: messages on stderr, results on stdout. */
export interface Output {
  language: Language
  json: boolean
  terminal: boolean
  /** Width of the terminal; 0 or absent without a terminal, or where it has no known width. */
  columns?: number
  tell(text: string): void
  say(message: Sentence): void
  /** A problem that the operator has to solve; an error in a log. */
  alarm?(text: string): void
  result(text: string): void
}

/** What most commands work with. */
export interface Cli {
  app: App
  output: Output
}

/**
 * Control characters, which move the cursor or colour the screen, and direction marks; line ends
 * and tabs are allowed.
 */
const UNPRINTABLE = /(?![\t\n]|\r\n)[\p{Cc}\p{Bidi_Control}]/gu

/** Makes a text safe for a terminal: it may have names, cells and answers from outside. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '\ufffd')
}

/** Returns the same JSON value, with the characters escaped that a terminal would act on. */
export function printableJson(json: string): string {
  const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(UNPRINTABLE, escaped)
}

export function newOutput(language: Language, json: boolean): Output {
  const isTerminal = process.stderr.isTTY === true
  // A log is not wrapped to the width of a terminal.
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
    say: (message) => tell(translateWhole(language, message)),
    result: (text) =>
      void process.stdout.write(
        `${json ? printableJson(text) : wrapped(printable(text), process.stdout.columns ?? 0)}\n`,
      ),
  }
}

/** Returns an output that writes messages to the log, for a service whose log programs read. */
export function loggedOutput(output: Output, log: Log, level: 'info' | 'error'): Output {
  return {
    ...output,
    tell: (text) => log[level](text),
    alarm: (text) => log.error(text),
    say: (message) => log[level]({ code: message.code }, translateWhole(output.language, message)),
  }
}

/** A path for what reads stdout; a person who sees both has just been told it. */
export function handPath(path: string, { terminal, result }: Output): void {
  if (!terminal || !process.stdout.isTTY) result(path)
}

/** Reports that a service asked to wait. */
export function printWait({ say }: Output): (ms: number) => void {
  return (ms) => say(sentence('service_waiting', { seconds: Math.ceil(ms / 1000) }))
}
