import { parseArgs } from 'node:util'
import { parseLimits, type Window } from '../../src/core/window.js'

export type CountAt = 'arrival' | 'random'

/** The two windows of a limit, which every contestant gets. */
export interface Limit {
  short: Window
  long: Window
}

export interface Options {
  limit: Limit
  /** One run for each number of calls, which all wait from the start, with empty windows. */
  bursts: number[]
  processes: number
  /** The largest number of calls of a process, waiting or sent. */
  callers: number
  seed: number
  countAt: CountAt
  /** Names of contestants; empty means all. */
  only: string[]
  write: boolean
}

/** An invalid option; the message says which values are valid. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

/**
 * Parses the options.
 * @param names the values that `--only` accepts
 * @throws OptionError
 */
export function readOptions(args: string[], names: readonly string[]): Options {
  const given = parse(args)
  const only = given.only === undefined ? [] : given.only.split(',')
  const stranger = only.find((name) => !names.includes(name))
  if (stranger !== undefined)
    throw new OptionError(`--only: no ${stranger}; there are ${names.join(', ')}`)
  return {
    limit: limitOf(given.limits),
    bursts: given.quick ? [300] : given.calls.split(',').map((part) => count('--calls', part)),
    processes: count('--processes', given.processes),
    callers: count('--callers', given.callers),
    seed: count('--seed', given.seed),
    countAt: countAtOf(given['count-at']),
    only,
    write: given.write,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        limits: { type: 'string', default: '60/1s,300/60s' },
        calls: { type: 'string', default: '300,1000' },
        quick: { type: 'boolean', default: false },
        processes: { type: 'string', default: '4' },
        callers: { type: 'string', default: '16' },
        seed: { type: 'string', default: '1' },
        'count-at': { type: 'string', default: 'arrival' },
        only: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new OptionError((error as Error).message)
  }
}

/**
 * Only whole seconds, because rate-limiter-flexible supports no fractions and all contestants must
 * have the same limit.
 */
function limitOf(text: string): Limit {
  const windows = parseLimits(text) ?? []
  const [short, long] = windows.toSorted((a, b) => a.ms - b.ms)
  const whole = windows.every(({ ms }) => ms % 1_000 === 0)
  if (windows.length !== 2 || !short || !long || !whole)
    throw new OptionError(`--limits: expected two windows of whole seconds, got ${text}`)
  return { short, long }
}

function count(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new OptionError(`${option}: expected a whole number from 1, got ${text}`)
  return Number(text)
}

function countAtOf(text: string): CountAt {
  if (text !== 'arrival' && text !== 'random')
    throw new OptionError(`--count-at: expected arrival or random, got ${text}`)
  return text
}
