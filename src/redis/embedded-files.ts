import { randomBytes } from 'node:crypto'
import {
  chmod,
  link,
  lstat,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../runtime/process-identity.js'
import { makeFolder } from '../storage/make-folder.js'

/**
 * The files by which processes of one user find one embedded Redis: one per server, numbered; the
 * highest number counts. A process starts a server by creating the next number with `link`, which
 * only one process can do. So no file is ever removed in order to be made again, which avoids the
 * race in which two processes find the same stale lock.
 */
export interface ServerFile {
  generation: number
  pid: number
  /** Unset while the server starts. */
  ready?: ReadyServer
  writtenMs: number
}

/** The port of a server, and the two secrets that it and its clients share through the file. */
export interface ReadyServer {
  port: number
  /** The password; a client sends it to any program that listens on the port. */
  secret: string
  /**
   * The proof that the server shows to a client; clients never send it. Older servers have none.
   */
  proof?: string
}

/**
 * The setting that holds the proof of the server's identity. It is the password of a replica, which
 * this server never is. A setting outlives FLUSHALL, and only a client with the password can read
 * it.
 */
export const PROOF_SETTING = 'masterauth'

/** The exit code of a server that found no space for its file, in place of a reason on a pipe. */
export const NO_SPACE_EXIT = 28

/** Decides whether the disk is full, or the user's share of it. */
export function isNoSpace(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}

type Content = Pick<ServerFile, 'pid' | 'ready'>

const NAME = /^server-(\d{9})\.json$/
const nameOf = (generation: number): string => `server-${String(generation).padStart(9, '0')}.json`

/**
 * Makes the folder if there is none; false when another user owns it or can write to it, as anyone
 * can make a name in /tmp.
 */
export async function ownFolder(dir: string): Promise<boolean> {
  await makeFolder(dir)
  if (process.platform === 'win32') return true
  const found = await lstat(dir)
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)
    return false
  await chmod(dir, 0o700)
  return true
}

export async function newest(dir: string): Promise<ServerFile | undefined> {
  const generation = Math.max(0, ...(await generations(dir)))
  if (generation === 0) return undefined
  const path = join(dir, nameOf(generation))
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { ...(JSON.parse(text) as Content), generation, writtenMs: mtimeMs }
  } catch (error) {
    // A newer server has started and removed this file.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newest(dir)
    throw error
  }
}

/** Takes the number for this process; false when another process has it, or a higher one. */
export async function claim(dir: string, generation: number): Promise<boolean> {
  const temp = await writeTemp(dir, { pid: process.pid })
  const path = join(dir, nameOf(generation))
  try {
    await link(temp, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(temp, { force: true })
  }
  const all = await generations(dir)
  if (Math.max(...all) === generation) {
    await Promise.all(
      all.filter((g) => g < generation).map((g) => rm(join(dir, nameOf(g)), { force: true })),
    )
    return true
  }
  // This process was slow: the number had been used, and its successor removed the file.
  await rm(path, { force: true })
  return false
}

/** Writes the server's port and secrets for the other processes. */
export async function publish(
  dir: string,
  generation: number,
  ready: ServerFile['ready'],
): Promise<void> {
  await rename(
    await writeTemp(dir, { pid: process.pid, ...(ready && { ready }) }),
    join(dir, nameOf(generation)),
  )
}

/**
 * Makes the server's file and the folders beside it young again: in /tmp a machine may remove what
 * nobody has used for ten days, and folders that stand empty for as long. Without its file nobody
 * would find the server, and the next process would start a second one, with a limit of its own.
 * Where the file is gone, or that of another server that has ended, it is made again.
 * @returns the number of the server's file
 */
export async function refreshFiles(
  dir: string,
  generation: number,
  ready: ServerFile['ready'],
): Promise<number> {
  const number = await refreshServerFile(dir, generation, ready)
  for (const folder of await foldersIn(dir)) {
    for (const one of [folder, ...(await foldersIn(folder))]) await touch(one)
  }
  return number
}

async function refreshServerFile(dir: string, generation: number, ready: ServerFile['ready']) {
  const found = await newest(dir)
  if (!found) await publish(dir, generation, ready)
  // A second server that found no file has the number that this one had.
  else if (found.pid === process.pid) await touch(join(dir, nameOf(found.generation)))
  else if (!isAlive(found.pid) && (await claim(dir, found.generation + 1))) {
    await publish(dir, found.generation + 1, ready)
    return found.generation + 1
  }
  return generation
}

async function foldersIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, { withFileTypes: true }).catch(orGone([]))
  return found.filter((entry) => entry.isDirectory()).map(({ name }) => join(dir, name))
}

async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now).catch(orGone(undefined))
}

/** Returns the value where another process has removed the file or folder since. */
function orGone<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code !== 'ENOENT') throw error
    return value
  }
}

async function generations(dir: string): Promise<number[]> {
  const numbers = (await readdir(dir)).map((name) => Number(NAME.exec(name)?.[1] ?? 0))
  return numbers.filter((number) => number > 0)
}

async function writeTemp(dir: string, content: Content): Promise<string> {
  const path = join(dir, `temp-${randomBytes(9).toString('hex')}`)
  try {
    await writeFile(path, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return path
}
