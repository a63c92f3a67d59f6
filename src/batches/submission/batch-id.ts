import type { Clock } from '../../runtime/clock.js'

/** `2026-11-20 22:15:30` */
const STAMP = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const MADE = /^\d{8}-\d{6}-\w{1,20}$/

/**
 * Decides whether {@link newBatchId} can have made the id, so that its order among others is known.
 */
export function isMadeId(text: string): boolean {
  return MADE.test(text)
}

/** Makes an id such as `20261120-221530-k3x9pq`, which sorts by the time of São Paulo. */
export function newBatchId({ clock, random }: { clock: Clock; random(): number }): string {
  const stamp = STAMP.format(clock.now()).replace(/[-:]/g, '').replace(' ', '-')
  const tail = Array.from({ length: 6 }, () => Math.floor(random() * 36).toString(36)).join('')
  return `${stamp}-${tail}`
}
