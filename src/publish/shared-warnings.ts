import { translate } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import { wholeNumber } from './words.js'

interface Shared {
  /** The row of Pendências. */
  place: number
  lines: number
  runs: [from: number, to: number][]
}

/** Of more different warnings each stands in its own row. */
const MOST_SHARED = 1000
const MOST_RUNS = 30

/** The warnings that many lines have, each said once, with the lines. */
export class SharedWarnings {
  private readonly known = new Map<string, Shared>()

  /** Returns the place of the earlier line that has the same warning. */
  add(message: Sentence, line: number, place: number): number | undefined {
    const key = keyOf(message)
    const same = this.known.get(key)
    const last = same?.runs.at(-1)
    // One that the first line has twice stands there twice.
    if (!same || !last || (last[1] === line && same.lines === 1)) {
      if (!same && this.known.size < MOST_SHARED)
        this.known.set(key, { place, lines: 1, runs: [[line, line]] })
      return undefined
    }
    if (last[1] === line) return same.place
    if (last[1] === line - 1) last[1] = line
    else same.runs.push([line, line])
    same.lines += 1
    return same.place
  }

  /** Returns the warning with the lines that have it; undefined where an earlier one has it. */
  textOf(message: Sentence, line: number): string | undefined {
    const text = translate('pt', message)
    const { lines, runs } = this.known.get(keyOf(message)) ?? { lines: 1, runs: [] }
    if (lines === 1) return text
    if (runs[0]![0] !== line) return undefined
    const named = runs
      .slice(0, MOST_RUNS)
      .map(([from, to]) => (from === to ? from : `${from} a ${to}`))
    const more = runs.length > MOST_RUNS ? ' e outras' : ''
    return `${text} São ${wholeNumber(lines)} linhas: ${named.join(', ')}${more}.`
  }
}

function keyOf({ code, facts }: Sentence): string {
  return `${code} ${JSON.stringify(facts)}`
}
