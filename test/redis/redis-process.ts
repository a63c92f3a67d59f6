import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'

export interface RedisProcess {
  port: number
  pid: number
  url: string
  close(): Promise<void>
}

/** Starts Debian's redis-server on a free port of the loopback, without persistence. */
export async function startRedis(...args: string[]): Promise<RedisProcess> {
  const port = await freePort()
  const all = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...args,
  ]
  const child = spawn('redis-server', all, { stdio: ['ignore', 'pipe', 'inherit'] })
  await ready(child)
  return {
    port,
    pid: child.pid!,
    url: `redis://127.0.0.1:${port}`,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

async function ready(child: ChildProcess): Promise<void> {
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('these tests need redis-server (apt-get install redis-server)', {
      cause: error,
    })
  })
  await Promise.race([untilReady(child.stdout!), failed])
}

async function untilReady(stdout: Readable): Promise<void> {
  let log = ''
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    log += String(chunk)
    if (log.includes('Ready to accept connections')) {
      stdout.resume()
      return
    }
  }
  throw new Error(`redis-server did not start: ${log}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
