import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { onStop, type Process } from '../../../src/cli/running/stop.js'
import { InFlightCalls } from '../../../src/runtime/in-flight-calls.js'
import { openLog } from '../../../src/runtime/log.js'
import { heardVoice } from '../../support/voice.js'

/** Asleep until it is told that the time is over, which has gone then. */
function standingClock() {
  const asked: number[] = []
  let nowMs = 0
  let over: () => void = () => undefined
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      asked.push(ms)
      over = () => {
        nowMs += ms
        resolve()
      }
      signal?.addEventListener('abort', () => resolve())
    })
  return { clock: { now: () => nowMs, sleep }, asked, over: () => over() }
}

function stopped(options: Parameters<typeof onStop>[2] = {}) {
  const exits: number[] = []
  const process = Object.assign(new EventEmitter(), {
    exit: (status: number) => void exits.push(status),
  })
  const { clock, asked, over } = standingClock()
  const output = heardVoice()
  const inFlight = new InFlightCalls()
  const ended: true[] = []
  const deps = { clock, log: openLog('silent'), inFlight, end: () => void ended.push(true) }
  const stop = onStop(deps, output, options, process as unknown as Process)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { stop, process, exits, asked, over, output, settled, inFlight, ended }
}

const LATE = 'Não terminou a tempo e foi encerrado; o que já estava guardado não se perde.'

describe('a stop', () => {
  it('lets what is under way end', async () => {
    const { stop, process, exits, asked, settled, ended } = stopped({ callMs: 30_000 })
    process.emit('SIGTERM')
    expect([stop.signal.aborted, ended]).toEqual([true, [true]])
    stop.release()
    await settled()
    expect(asked).toEqual([90_000])
    expect(exits).toEqual([])
    expect(process.eventNames()).toEqual([])
  })

  it('begins when the terminal is closed', () => {
    const { stop, process, exits } = stopped()
    process.emit('SIGHUP')
    expect([stop.signal.aborted, exits]).toEqual([true, []])
  })

  it('gives each call that was sent the time in which it is answered and recorded', async () => {
    const { process, exits, asked, over, output, settled, inFlight } = stopped()
    inFlight.begin('first', 300_000)
    process.emit('SIGTERM')
    inFlight.begin('second', 700_000)
    over()
    await settled()
    // The one that left a moment later has its time as well, and no other adds to it.
    expect([asked, exits]).toEqual([[360_000, 400_000], []])
    inFlight.over('second')
    over()
    await settled()
    expect([exits, output.people]).toEqual([[130], [LATE]])
  })

  it('ends what hangs where nothing was sent after a minute, and says so', async () => {
    const { process, exits, asked, over, output, settled } = stopped()
    process.emit('SIGTERM')
    expect(exits).toEqual([])
    over()
    await settled()
    expect([asked, exits, output.people]).toEqual([[60_000], [130], [LATE]])
  })

  it('ends at once when it is asked a second time', () => {
    const told: string[] = []
    const { process, exits } = stopped({ tellFirst: () => void told.push('stopping') })
    process.emit('SIGINT')
    expect([told.length, exits]).toEqual([1, []])
    process.emit('SIGTERM')
    expect([told.length, exits]).toEqual([1, [130]])
  })
})
