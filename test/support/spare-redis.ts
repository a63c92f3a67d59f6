import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { newest, type ServerFile } from '../../src/redis/embedded-files.js'
import { connectOnce } from '../../src/redis/redis-connections.js'

interface Spare {
  file: Pick<ServerFile, 'pid' | 'ready'>
  /** Open for as long as the server is wanted: it ends some time after its last connection. */
  held: Redis
}

/** As many as most tests use at once; each computes for six milliseconds of a second while idle. */
const MOST_SPARES = 3
const spares: Spare[] = []
/** By the folder of the test. */
const lent = new Map<string, Spare>()

/**
 * Gives a folder without an embedded Redis one that an ended test has left, empty: the program joins
 * it there. Where none is left the program starts its own, which takes half a second of processor
 * time. The configuration of a server is not reset: no test changes it.
 */
export function lendRedis(runDir: string): void {
  if (existsSync(runDir)) return
  let spare = spares.pop()
  while (spare && spare.held.status !== 'ready') spare = spares.pop()
  if (!spare) return
  mkdirSync(runDir, { mode: 0o700 })
  const path = join(runDir, 'server-000000001.json')
  writeFileSync(path, JSON.stringify(spare.file), { mode: 0o600 })
  lent.set(runDir, spare)
}

/** Empties the embedded Redis of an ended test for the next one, unless others are still connected. */
export async function reclaimRedis(runDir: string): Promise<void> {
  const borrowed = lent.get(runDir)
  lent.delete(runDir)
  const spare = borrowed?.held.status === 'ready' ? borrowed : await startedIn(runDir)
  if (!spare) return
  if (spares.length < MOST_SPARES && (await isEmptied(spare.held))) spares.push(spare)
  else spare.held.disconnect()
}

/** Empties a server; false if it is gone, or if others are still connected to it. */
async function isEmptied(held: Redis): Promise<boolean> {
  try {
    await held.flushall()
    await held.script('FLUSH')
    const clients = (await held.client('LIST')) as string
    return clients.trim().split('\n').length === 1
  } catch {
    return false
  }
}

/** What the program has started there, if it still runs. */
async function startedIn(runDir: string): Promise<Spare | undefined> {
  const file = existsSync(runDir) ? await newest(runDir) : undefined
  if (!file?.ready) return undefined
  const { port, secret } = file.ready
  const options = { host: '127.0.0.1', port, password: secret }
  const held = await connectOnce({ options }).catch(() => undefined)
  // The process of the tests ends without waiting for it.
  held?.stream.unref()
  return held && { file: { pid: file.pid, ready: file.ready }, held }
}
