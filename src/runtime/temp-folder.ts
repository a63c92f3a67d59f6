import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './process-identity.js'

/** Calls `use` with a new folder that only this user can read, and removes it afterwards. */
export async function withTempFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `lote-${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const NAME = /^lote-(\d+)-\w{6}$/
/** Two containers may share the folder of temporary files, but not the numbers of their processes. */
const YOUNGEST_MS = 86_400_000

/** Removes this user's folders of processes that were killed: they hold copies of clients' files. */
export async function removeAbandonedFolders(nowMs: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid === undefined) continue
    const folder = join(tmpdir(), name)
    // Another process may remove it at the same time.
    const found = await lstat(folder).catch(() => undefined)
    const isOwn = found && found.uid === (process.getuid?.() ?? found.uid)
    if (isOwn && isAbandoned(Number(pid), nowMs - found.mtimeMs))
      await rm(folder, { recursive: true, force: true })
  }
}

function isAbandoned(pid: number, ageMs: number): boolean {
  if (ageMs <= YOUNGEST_MS) return false
  // In a container each process has the number of the one that was killed before it.
  return pid === process.pid ? ageMs > process.uptime() * 1_000 : !isAlive(pid)
}
