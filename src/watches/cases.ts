import type { NightRow } from './night.js'

/** Cases that a night is told with. */
export interface Cases {
  caseNumbers: string[]
  texts: { caseNumber: string; text: string }[]
}

/** What is shown for the first time or anew, in the order in which it is told. */
const TOLD = ['new', 'late', 'check', 'changed', 'cancelled']

/** Of these rows, each publication once, however many of them have it. */
export function casesIn(rows: readonly NightRow[]): Cases {
  const lines = TOLD.flatMap((list) => rows.flatMap((row) => row.lists?.[list] ?? []))
  const different = [...new Map(lines.map((line) => [line.id, line])).values()]
  return {
    caseNumbers: [...new Set(different.flatMap(({ processo }) => processo ?? []))],
    texts: different.flatMap(({ processo = '', texto }) =>
      texto === undefined ? [] : [{ caseNumber: processo, text: texto }],
    ),
  }
}
