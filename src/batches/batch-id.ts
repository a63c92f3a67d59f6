import type { Clock } from '../runtime/clock.js'

/** `2026-11-20 22:15:30` */
const STAMP = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' },
})

const MADE = /^\d{8}-\d{6}-\w{1,20}$/

/** Whether {@link newBatchId} can have made it: the place of such a one among the others is known. */
export function isMadeId(text: string): boolean {
  return MADE.test(text)
}

/** `20261120-221530-k3x9pq`: sorts by time, as the clocks of São Paulo show it. */
export function newBatchId({ clock, random }: { clock: Clock; random(): number }): string {
  const stamp = STAMP.format(clock.now()).replace(/[-:]/g, '').replace(' ', '-')
  const tail = Array.from({ length: 6 }, () => Math.floor(random() * 36).toString(36)).join('')
  return `${stamp}-${tail}`
}
