import { randomBytes } from 'node:crypto'
import { type FileHandle, link, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageError } from './bucket.js'
import { makeFolder, syncFolder } from './make-folder.js'

/**
 * Unfinished files are written here, on the same file system as the finished ones, so that rename
 * is atomic.
 */
const TEMP = '.tmp'
/** An unfinished file that has not grown for a day belongs to a process that has ended. */
const ABANDONED_MS = 24 * 3_600_000
/** The stored data is personal: only its owner reads and writes it. */
const OWNER_ONLY = 0o600

type Reason = StorageError['reason']

const REASONS: Record<string, Reason> = {
  ENOENT: 'no-bucket',
  ENOSPC: 'full',
  EDQUOT: 'full',
  // The largest size of a file (ulimit -f, or of the file system) was reached.
  EFBIG: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ESTALE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTDOWN: 'unreachable',
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
}

export function folderError(error: unknown, operation: string, where: string): StorageError {
  const reason = REASONS[codeOf(error) ?? ''] ?? 'failed'
  return new StorageError(reason, operation, where, { cause: error })
}

/** Writes a file under a temporary name, and returns its path; removes it when `fill` fails. */
export async function writeTemp(
  root: string,
  fill: (file: FileHandle) => Promise<void>,
): Promise<string> {
  const path = join(root, TEMP, `${process.pid}-${randomBytes(9).toString('hex')}`)
  const file = await open(path, 'wx', OWNER_ONLY)
  try {
    await fill(file)
    // Without it a power cut can leave the name with no content.
    await file.sync()
    await file.close()
    return path
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

/** Gives the file its name, and replaces an earlier one. */
export async function publishOver(temp: string, path: string): Promise<void> {
  try {
    await inFolder(path, () => rename(temp, path))
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
}

/** Gives the file its name if it is free: `link` lets exactly one of many processes win. */
export async function publishNew(temp: string, path: string): Promise<boolean> {
  try {
    return await inFolder(path, () => linked(temp, path))
  } finally {
    await rm(temp, { force: true })
  }
}

async function linked(temp: string, path: string): Promise<boolean> {
  try {
    await link(temp, path)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || (await stat(path)).isDirectory()) throw error
    return false
  }
}

/** How often a folder is made again; more often, and it is not its emptiness that removes it. */
const MOST_TRIES = 10

/** Places a file in its folder, which a process that deletes the last file of it may remove. */
async function inFolder<T>(path: string, place: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      await makeFolder(dirname(path))
      const placed = await place()
      await syncFolder(dirname(path)).catch(ignoreAbsent)
      return placed
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || tries === MOST_TRIES) throw error
    }
  }
}

function ignoreAbsent(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** Removes a folder and those above it, up to the root, as far as they are empty. */
export async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let path = folder; path !== root; path = dirname(path)) {
    const isRemoved = await rmdir(path).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
  }
}

/**
 * Throws ENOENT when the bucket itself is absent, for example because a disk is not mounted: an
 * absent bucket must not look like an empty one.
 */
export async function requireRoot(root: string): Promise<void> {
  await stat(join(root, TEMP))
}

/**
 * Makes the bucket's folder, and removes the unfinished files of processes that were killed long
 * ago.
 */
export async function prepareRoot(root: string, nowMs: number): Promise<void> {
  const temp = join(root, TEMP)
  await makeFolder(temp)
  for (const name of await readdir(temp)) {
    const path = join(temp, name)
    const modifiedMs = await stat(path).then(
      (found) => found.mtimeMs,
      () => nowMs,
    )
    if (nowMs - modifiedMs > ABANDONED_MS) await rm(path, { force: true })
  }
}
