import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process of ours, as others can recognise it. */
export interface ProcessIdentity {
  /** Where `pid` has a meaning: the host, its boot and its process namespace. */
  host: string
  pid: number
  /** Tells processes apart that had the same number one after the other. */
  instance: string
}

export function newProcessIdentity(instance: string): ProcessIdentity {
  return { host: place(), pid: process.pid, instance }
}

/**
 * Two containers may share a host's name and not its processes, and two machines may share a name:
 * where Linux tells them apart, so do we.
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

/** Whether it is known to have ended; of another host nothing is known. */
export function hasEnded(owner: ProcessIdentity, me: ProcessIdentity): boolean {
  if (owner.host !== me.host) return false
  if (owner.pid === me.pid) return owner.instance !== me.instance
  return !isAlive(owner.pid)
}

/** Whether a process of this host has that number; one of another user counts too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
