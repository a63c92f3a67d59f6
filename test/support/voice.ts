import type { Output } from '../../src/cli/output.js'
import { translateWhole } from '../../src/messages/index.js'

/** An output that keeps what it said: people's lines and results. */
export interface HeardVoice extends Output {
  people: string[]
  results: string[]
  /** The last line of stdout. */
  object(): unknown
}

export function heardVoice(json = false): HeardVoice {
  const people: string[] = []
  const results: string[] = []
  const tell = (text: string) => void people.push(text)
  return {
    language: 'pt',
    json,
    terminal: false,
    tell,
    people,
    results,
    say: (said) => tell(translateWhole('pt', said)),
    result: (text) => void results.push(text),
    object: () => JSON.parse(results.at(-1)!),
  }
}
