import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Redis, RedisOptions } from 'ioredis'
import { isAlive } from '../runtime/process-identity.js'
import {
  isNoSpace,
  NO_SPACE_EXIT,
  newest,
  ownFolder,
  PROOF_SETTING,
  type ReadyServer,
  type ServerFile,
} from './embedded-files.js'
import { Connections, connectOnce } from './redis-connections.js'
import { RedisError, redisCode, redisError } from './redis-error.js'

/** A warning for the operator, as a message's code and facts. */
export interface RedisWarning {
  code: 'redis_evicts' | 'redis_policy_unread' | 'redis_clock'
  facts: Record<string, string | number>
}

export interface RedisServer {
  /** The URL to show: it holds no credentials, so only `connect` can open a connection. */
  readonly url: string
  readonly embedded: boolean
  readonly warnings: readonly RedisWarning[]
  /**
   * Opens a connection that waits while Redis is away, without end (`maxRetriesPerRequest: null`).
   */
  connect(name: string): Redis
  /**
   * Called when the embedded Redis has died: its connections end and every command on them is
   * rejected. A Redis behind a URL is waited for and never lost in this sense.
   */
  onLost(listener: (error: RedisError) => void): void
  /** Ends the endless wait for Redis: when it does not answer, its connections end. */
  leave(): void
  close(): Promise<void>
}

export interface EmbeddedSettings {
  /** The compiled `embedded-redis-server.js`. */
  entry: URL
  /** The folder in which processes find the server: one for each user of the machine. */
  dir: string
  /** How long the server outlives its last connection, in ms; by default {@link LINGER_MS}. */
  lingerMs?: number
}

/**
 * Long enough to resume after a SIGKILL with the same limiter state, short enough to end unnoticed.
 */
const LINGER_MS = 15_000
/**
 * Node and the WebAssembly take half a second to start, and several times that on a busy machine.
 */
const START_TIMEOUT_MS = 30_000
const LOOK_AGAIN_MS = 20
/** A server on the same machine that has ended does not come back. */
const RECONNECTS = 10
const RECONNECT_MS = 100

/**
 * Joins the embedded Redis of this user on this machine, or starts it: all processes share one, or
 * two terminals would each spend the whole limit. It is a process of its own, so that it outlives
 * the process that started it, and it ends by itself some time after the last connection.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<RedisServer> {
  const shown = `embedded:${settings.dir}`
  const { watch, options } = await joinOrStart(settings, shown)
  const connections = new Connections({ options: { ...options, retryStrategy } })
  const listeners: ((error: RedisError) => void)[] = []
  let closing = false
  watch.once('end', () => {
    if (!closing) for (const listener of listeners) listener(new RedisError('lost', shown))
  })
  return {
    url: shown,
    embedded: true,
    warnings: [],
    connect: (name) => connections.connect(name),
    onLost: (listener) => void listeners.push(listener),
    leave: () => void connections.leave(),
    close: async () => {
      closing = true
      await connections.close()
      watch.disconnect()
    },
  }
}

function retryStrategy(times: number): number | null {
  return times > RECONNECTS ? null : RECONNECT_MS
}

interface Joined {
  /** Open for as long as this process needs the server; it ends when the server does. */
  watch: Redis
  options: RedisOptions
}

async function joinOrStart(settings: EmbeddedSettings, shown: string): Promise<Joined> {
  const { dir } = settings
  const isOwn = await ownFolder(dir).catch((cause: Error) => {
    throw new RedisError(isNoSpace(cause) ? 'no-space' : 'no-folder', shown, { cause })
  })
  if (!isOwn)
    throw new RedisError('shared', shown, { cause: new Error('the folder belongs to others too') })
  const child = new Child(settings)
  for (
    const untilMs = Date.now() + START_TIMEOUT_MS;
    Date.now() < untilMs;
    await pause(LOOK_AGAIN_MS)
  ) {
    if (child.failure) throw new RedisError(child.reason, shown, { cause: child.failure })
    const server = await newest(dir)
    const found = await inspectServer(server)
    if (typeof found === 'object') return found
    if (found === 'dead') child.start((server?.generation ?? 0) + 1)
  }
  throw new RedisError('not-started', shown, {
    cause: new Error(`no answer in ${START_TIMEOUT_MS} ms`),
  })
}

async function inspectServer(
  server: ServerFile | undefined,
): Promise<Joined | 'starting' | 'dead'> {
  if (!server) return 'dead'
  if (!server.ready) {
    return isAlive(server.pid) && Date.now() - server.writtenMs < START_TIMEOUT_MS
      ? 'starting'
      : 'dead'
  }
  const { port, secret } = server.ready
  const options = { host: '127.0.0.1', port, password: secret }
  try {
    const watch = await connectOnce({ options })
    if (await isOurs(watch, server.ready)) return { watch, options }
    watch.disconnect()
    return 'dead'
  } catch (error) {
    // The server refused, or the port belongs to another program now. A server that is alive and
    // does not answer holds the limiter's state: a second server would break the limit, so this one
    // is waited for.
    const gone = redisCode(error) === 'ECONNREFUSED' || redisError(error, '').reason === 'denied'
    return gone || !isAlive(server.pid) ? 'dead' : 'starting'
  }
}

/**
 * Whether the server knows the secret that clients never send: the port may belong to another
 * program by now, which admits everyone and has just received the password. A server of an older
 * build shows the password alone.
 */
async function isOurs(redis: Redis, { secret, proof }: ReadyServer): Promise<boolean> {
  const setting = proof === undefined ? 'requirepass' : PROOF_SETTING
  const [, shown] = await redis.config('GET', setting)
  return shown === (proof ?? secret)
}

/** The process that starts the server, until the server has published its port. */
class Child {
  failure: Error | undefined
  reason: 'not-started' | 'no-space' = 'not-started'
  private started: number | undefined

  constructor(private readonly settings: EmbeddedSettings) {}

  /**
   * Starts the server once for each generation: while it starts, the file of the dead server before
   * is still there.
   */
  start(generation: number): void {
    if (this.started === generation) return
    this.started = generation
    const { entry, dir, lingerMs = LINGER_MS } = this.settings
    const child = spawn(
      process.execPath,
      [fileURLToPath(entry), dir, String(generation), String(lingerMs)],
      {
        detached: true,
        // Its banner, and the warning about WASI, would get into the output that users parse.
        stdio: 'ignore',
        cwd: dir,
        // The server outlives this process, and needs none of its credentials.
        env: {},
      },
    )
    child.once('error', (error) => {
      this.failure = error
    })
    child.once('exit', (code, signal) => {
      // Exit code 0: the server of another process was first, and this process joins it.
      if (code === NO_SPACE_EXIT) this.reason = 'no-space'
      if (code !== 0) this.failure = new Error(`the server ended with ${code ?? signal}`)
    })
    child.unref()
  }
}
