import { toBrazilian } from '../../src/dates.js'
import type { FirstLook, ListCount } from '../../src/job.js'
import type { WatchKnowledge } from './night.js'
import { sheets } from './sheets.js'

/** What a person has to see first, and where the rest is that this workbook does not show as new. */
export function firstLook(
  lists: ReadonlyMap<string, ListCount>,
  { caughtUp = [] }: WatchKnowledge,
): FirstLook {
  const look = sheets.look?.(lists, {}) ?? { lines: [] }
  const others = caughtUp.map(
    ({ night, batch }) =>
      `A noite de ${toBrazilian(night)}, que tinha ficado pela metade, está em outra pasta: lote ${batch}.`,
  )
  return { ...look, lines: [...look.lines, ...others] }
}
