import { createWriteStream } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'

/** The minimum for an upload: fastify and its multipart plugin, streaming into a file. */
const [path = ''] = process.argv.slice(2)
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
const server = Fastify({ logger: false })
await server.register(multipart, { limits: { fileSize: 1024 ** 3 } })
server.post('/api/batches', async (request) => {
  const part = await request.file()
  await pipeline(part!.file, createWriteStream(path))
  return { ok: true }
})
server.get('/metrics', () => {
  const p99 = delay.percentile(99) / 1e9
  delay.reset()
  return `nodejs_eventloop_lag_p99_seconds ${p99}\n`
})
await server.listen({ host: '127.0.0.1', port: 0 })
console.log(server.listeningOrigin)
