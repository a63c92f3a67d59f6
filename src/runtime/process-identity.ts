import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The identity of a process of this program, for other processes. */
export interface ProcessIdentity {
  /** The scope in which `pid` is unique: the host, its boot and its process namespace. */
  host: string
  pid: number
  /** Distinguishes processes that had the same number one after the other. */
  instance: string
}

export function newProcessIdentity(instance: string): ProcessIdentity {
  return { host: place(), pid: process.pid, instance }
}

/**
 * Two containers may share a host's name but not its processes, and two machines may share a name:
 * the boot id and the namespace of Linux distinguish them.
 */
function place(): string {
  const boot = known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const namespace = known(() => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, namespace].filter(Boolean).join(' ')
}

function known(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Decides whether a process is known to have ended; of another host nothing is known. */
export function hasEnded(owner: ProcessIdentity, me: ProcessIdentity): boolean {
  if (owner.host !== me.host) return false
  if (owner.pid === me.pid) return owner.instance !== me.instance
  return !isAlive(owner.pid)
}

/** Decides whether a process of this host has that number, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
