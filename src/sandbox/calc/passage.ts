import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Journal } from '../journal.js'
import type { Passage, World } from './world.js'

/** Writes every request down on arrival and on answering, and holds or loses answers as told. */
export function watchPassages(
  app: FastifyInstance,
  { clock, passages }: Pick<World, 'clock' | 'passages'>,
  { journal, latencyMs, closing }: { journal: Journal; latencyMs: number; closing: AbortSignal },
): void {
  app.addHook('onRequest', async (request) => {
    const { method, url: path } = request
    const entry = journal.open({ at: clock(), user: null, method, path, units: 0, status: 0 })
    passages.set(request, { entry, delayMs: 0, ending: 'answer' })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const passage = passages.get(request)
    if (!passage) return payload
    await hold(passage, latencyMs, closing)
    passage.entry.answeredAt = clock()
    if (passage.ending === 'lose-answer') request.raw.socket.destroy()
    else passage.entry.status = reply.statusCode
    return payload
  })
}

/** Refused calls are answered at once: nothing was calculated for them. */
async function hold({ entry, delayMs }: Passage, latencyMs: number, closing: AbortSignal) {
  const ms = delayMs + (entry.units > 0 ? latencyMs : 0)
  if (ms <= 0) return
  await wait(ms, undefined, { signal: closing }).catch(() => undefined)
}
