import Bottleneck from 'bottleneck'
import { Redis } from 'ioredis'
import type { Window } from '../../../src/core/window.js'
import { LONGEST_ANSWER_MS } from '../answers.js'
import type { Contestant, Opened, Send, Setup } from '../contestant.js'
import { paceMs } from '../possible.js'

/**
 * Windows must be multiples of the heartbeat that refreshes them. The default is 5 s, a twelfth of
 * a minute; here it is a twelfth of the short window.
 */
const HEARTBEATS = 12

/** One reservoir for each window; the short window comes last, next to the call. */
export const bottleneckChain: Contestant = {
  name: 'bottleneck-chain',
  title: 'bottleneck, two reservoirs, chained',
  open: async (setup, send) => {
    const share = shared(setup)
    const { short, long } = setup.limit
    const first = share('long', reservoir(long))
    const last = share('short', reservoir(short))
    await Promise.all([first.ready(), last.ready()])
    return opened(first.chain(last), send)
  },
}

/** Calls spaced evenly at the pace of the long window, which its README recommends first. */
export const bottleneckPaced: Contestant = {
  name: 'bottleneck-paced',
  title: 'bottleneck, paced by minTime',
  open: async (setup, send) => {
    const paced = shared(setup)('paced', { minTime: paceMs(setup.limit, LONGEST_ANSWER_MS) })
    await paced.ready()
    return opened(paced, send)
  },
}

function reservoir({ units, ms }: Window): Bottleneck.ConstructorOptions {
  return { reservoir: units, reservoirRefreshAmount: units, reservoirRefreshInterval: ms }
}

function shared({ redisUrl, limit }: Setup) {
  const connection = new Bottleneck.IORedisConnection({ client: new Redis(redisUrl) })
  return (id: string, options: Bottleneck.ConstructorOptions): Bottleneck => {
    // The declared types lack this option.
    const heartbeatInterval = Math.floor(limit.short.ms / HEARTBEATS)
    const all = { ...options, id, datastore: 'ioredis' as const, connection, heartbeatInterval }
    const limiter = new Bottleneck(all)
    limiter.on('error', (error) => {
      throw error
    })
    return limiter
  }
}

function opened(limiter: Bottleneck, send: Send): Opened {
  return { is: 'gate', pass: (call) => limiter.schedule(() => send(call)) }
}
