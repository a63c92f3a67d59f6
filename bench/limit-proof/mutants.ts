import { bursts, chaos } from './chaos.js'
import type { Arg, LimiterServer, ScriptCall } from './servers.js'
import type { World } from './world.js'

/** A limiter with a small fault that may seem harmless. */
export interface Mutant {
  is: string
  of(book: LimiterServer): LimiterServer
  /** The worlds in which the fault shows. */
  worldOf(seed: number): World
}

/**
 * The faulty limiters. The judge must detect all of them, or it proves nothing about the right one.
 */
export const MUTANTS: Mutant[] = [
  {
    is: 'a unit freed by when its call was sent, not by when it was answered',
    of: freedBySending,
    worldOf: chaos,
  },
  {
    is: 'a window that is shorter by a millisecond',
    of: (book) => changed(book, 'grant', (args) => eachWindow(args, (n, ms) => [n, ms - 1])),
    worldOf: chaos,
  },
  {
    is: 'one unit more than the limit',
    of: (book) => changed(book, 'grant', (args) => eachWindow(args, (n, ms) => [n + 1, ms])),
    worldOf: chaos,
  },
  {
    is: 'a call of several units that takes one',
    of: (book) =>
      changed(changed(changed(book, 'grant', oneUnit), 'confirm', oneUnit), 'settle', oneUnit),
    worldOf: chaos,
  },
  {
    is: 'a lost call that is held for half of its time',
    of: (book) => changed(changed(book, 'grant', halfHold), 'confirm', halfHold),
    worldOf: chaos,
  },
  {
    is: 'a lost book that is made again from nothing',
    of: (book) => changed(book, 'seed', ([ms, lost]) => [ms!, lost!]),
    worldOf: bursts,
  },
  {
    is: 'a lost book that is made again without the skew of the clocks',
    of: (book) => changed(book, 'seed', withoutSkew),
    worldOf: bursts,
  },
  {
    is: 'a call that goes out on a book that was lost while it was written down',
    of: (book) =>
      withRun(book, async (call, nowMs) => {
        const answer = await book.run(call, nowMs)
        return call.name === 'confirm' ? 1 : answer
      }),
    worldOf: bursts,
  },
  {
    is: 'a book that is lost twice, and made again from what was listed after the first time',
    of: namedLikeTheLast,
    worldOf: bursts,
  },
  {
    is: 'a loss whose name says who met it first, and not when',
    of: namedByWhom,
    worldOf: bursts,
  },
]

function withRun(book: LimiterServer, run: LimiterServer['run']): LimiterServer {
  return { lose: () => book.lose(), run }
}

function changed(
  book: LimiterServer,
  name: ScriptCall['name'],
  change: (args: readonly Arg[]) => Arg[],
): LimiterServer {
  return withRun(book, (call, nowMs) =>
    book.run(call.name === name ? { ...call, args: change(call.args) } : call, nowMs),
  )
}

/** `id units hold count (units ms)* ...`: see scripts/grant.ts. */
function eachWindow(args: readonly Arg[], change: (units: number, ms: number) => Arg[]): Arg[] {
  const count = Number(args[3])
  const windows = Array.from({ length: count }, (_, at) =>
    change(Number(args[4 + 2 * at]), Number(args[5 + 2 * at])),
  )
  return [...args.slice(0, 4), ...windows.flat(), ...args.slice(4 + 2 * count)]
}

const oneUnit = (args: readonly Arg[]) => args.map((arg, at) => (at === 1 ? 1 : arg))
const halfHold = (args: readonly Arg[]) =>
  args.map((arg, at) => (at === 2 ? Math.ceil(Number(arg) / 2) : arg))
/** `ms lost (id units mark)*`: see scripts/seed.ts. */
const withoutSkew = (args: readonly Arg[]) =>
  args.map((arg, at) => (at > 1 && at % 3 === 1 ? Number(arg) - 20_000 : arg))

function freedBySending(book: LimiterServer): LimiterServer {
  return withRun(book, (call, nowMs) => {
    if (call.name === 'settle') return 1
    const args = call.name === 'confirm' ? [call.args[0]!, call.args[1]!, 0] : call.args
    return book.run({ ...call, args }, nowMs)
  })
}

function namedLikeTheLast(book: LimiterServer): LimiterServer {
  let lost: Arg = ''
  return withRun(book, async (call, nowMs) => {
    const args = call.name === 'seed' ? [call.args[0]!, lost, ...call.args.slice(2)] : call.args
    const answer = await book.run({ ...call, args }, nowMs)
    if (Array.isArray(answer) && answer[0] === 'unknown') lost = answer[1]
    return answer
  })
}

function namedByWhom(book: LimiterServer): LimiterServer {
  let lost = ''
  const whoseOf = (name: Arg) => String(name).replace(/@\d+$/, '')
  return withRun(book, async (call, nowMs) => {
    const [ms, name, ...grants] = call.args
    const isLast = call.name === 'seed' && name === whoseOf(lost)
    const answer = await book.run(isLast ? { ...call, args: [ms!, lost, ...grants] } : call, nowMs)
    if (!Array.isArray(answer) || answer[0] !== 'unknown') return answer
    lost = answer[1]
    return ['unknown', whoseOf(lost)]
  })
}
