import { hostname } from 'node:os'

/** A process of ours, as others can recognise it. */
export interface Owner {
  host: string
  pid: number
  /** Tells processes apart that had the same number one after the other. */
  instance: string
}

export function newOwner(instance: string): Owner {
  return { host: hostname(), pid: process.pid, instance }
}

/** Whether it is known to have ended; of another host nothing is known. */
export function hasEnded(owner: Owner, me: Owner): boolean {
  if (owner.host !== me.host) return false
  if (owner.pid === me.pid) return owner.instance !== me.instance
  return !isAlive(owner.pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
