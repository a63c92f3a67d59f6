import type { ListCount } from '../../src/core/job/job.js'
import { count as written } from '../../src/messages/format.js'

/**
 * Says where the publications are that were found, how many of them their court has cancelled, by
 * the tally of their list, and that nobody counted their deadlines.
 */
export function toRead(list: ListCount | undefined, sheet: string): string[] {
  const count = list?.lines ?? 0
  if (count === 0) return []
  const what = count === 1 ? '1 publicação a ler' : `${written('pt', count)} publicações a ler`
  const cancelled = [...list!.tally.values()].reduce((sum, one) => sum + one, 0)
  const without =
    cancelled === 0
      ? ''
      : ` (${written('pt', cancelled)} ${cancelled === 1 ? 'cancelada' : 'canceladas'} pelo tribunal)`
  return [`${what}${without}, na aba ${sheet}: prazos não são calculados aqui.`]
}
