import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newest } from '../../src/redis/embedded-files.js'
import type { EmbeddedSettings } from '../../src/redis/redis.js'

/** The compiled server: `npm test` builds before it tests. */
export const ENTRY = new URL('../../dist/src/redis/embedded-server.js', import.meta.url)

export interface EmbeddedHome {
  settings: EmbeddedSettings
  /** Ends the server, if there is one, and removes the folder. */
  close(): Promise<void>
}

/** A folder of its own, so that the server in it is nobody else's. */
export async function embeddedHome(lingerMs = 5_000): Promise<EmbeddedHome> {
  const dir = await mkdtemp(join(tmpdir(), 'lote-redis-'))
  return {
    settings: { entry: ENTRY, dir, lingerMs },
    close: async () => {
      const server = await newest(dir)
      if (server?.ready && isAlive(server.pid)) process.kill(server.pid, 'SIGKILL')
      await rm(dir, { recursive: true })
    },
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
