import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { onStop, type Stopped } from '../../src/cli/stop.js'
import { openLog } from '../../src/log.js'
import { heardVoice } from '../support/voice.js'

/** Asleep until it is told that the time is over. */
function standingClock() {
  const asked: number[] = []
  let over: () => void = () => undefined
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      asked.push(ms)
      over = resolve
      signal?.addEventListener('abort', () => resolve())
    })
  return { clock: { now: () => 0, sleep }, asked, over: () => over() }
}

function stopped(options: Parameters<typeof onStop>[2] = {}) {
  const exits: number[] = []
  const process = Object.assign(new EventEmitter(), {
    exit: (status: number) => void exits.push(status),
  })
  const { clock, asked, over } = standingClock()
  const voice = heardVoice()
  const world = { clock, log: openLog('silent') }
  const stop = onStop(world, voice, options, process as unknown as Stopped)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { stop, process, exits, asked, over, voice, settled }
}

describe('a stop', () => {
  it('lets what is under way end', async () => {
    const { stop, process, exits, asked, settled } = stopped({ callMs: 60_000 })
    process.emit('SIGTERM')
    expect(stop.signal.aborted).toBe(true)
    stop.release()
    await settled()
    expect(asked).toEqual([90_000])
    expect(exits).toEqual([])
    expect(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')).toBe(0)
  })

  it('ends what does not end in the time of its calls and half a minute, and says so', async () => {
    const { process, exits, over, voice, settled } = stopped({ callMs: 60_000 })
    process.emit('SIGTERM')
    expect(exits).toEqual([])
    over()
    await settled()
    expect(exits).toEqual([130])
    expect(voice.people).toEqual([
      'Não terminou em 90 s e foi encerrado: o que foi respondido está guardado.',
    ])
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
