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
  for (;;) {
    const port = await freePort()
    const child = spawn('redis-server', [...ARGS, '--port', String(port), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (await isReady(child)) return processOf(child, port)
  }
}

const ARGS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']

function processOf(child: ChildProcess, port: number): RedisProcess {
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

/** False where the port was taken by another between its choice and the start. */
async function isReady(child: ChildProcess): Promise<boolean> {
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('these tests need redis-server (apt-get install redis-server)', {
      cause: error,
    })
  })
  return Promise.race([untilReady(child.stdout!), failed])
}

async function untilReady(stdout: Readable): Promise<boolean> {
  let log = ''
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    log += String(chunk)
    if (log.includes('Ready to accept connections')) {
      stdout.resume()
      return true
    }
  }
  if (log.includes('Address already in use')) return false
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
