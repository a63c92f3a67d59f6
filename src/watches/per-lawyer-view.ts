import { KIND_ORDER, type Kind } from '../legal/gazette/classify.js'
import { type Line, MARKS } from './night-codec.js'
import type { NightRow } from './night-results.js'

/**
 * The words of the column `para`: the kind of a changed publication for a subject that sees it for
 * the first time.
 */
export const OWN_KIND_WORDS = {
  new: 'Nova',
  late: 'Tardia',
  check: 'A conferir',
  cancelled: 'Cancelada',
} as const

const KIND_OF_WORD = new Map<string, Kind>(
  Object.entries(OWN_KIND_WORDS).map(([kind, word]) => [word, kind as Kind]),
)

/**
 * Returns the rows of one registration or case with its own kinds: in the workbook of all subjects
 * a publication that others saw before counts as changed, because each publication has one place
 * there.
 */
export function lawyerView<Row extends NightRow>(rows: readonly Row[]): Row[] {
  const shown = rows.find(({ lists }) => lists)?.lists
  if (!shown?.changed?.some(({ para }) => para)) return [...rows]
  const moved = listsByOwnKind(shown)
  const counts = Object.fromEntries(KIND_ORDER.map((kind) => [kind, String(moved[kind]!.length)]))
  const lists = {
    ...moved,
    lawyers: shown.lawyers?.map((line) => ({ ...line, ...counts })) ?? [],
    [MARKS]: shown[MARKS]?.map((mark) => ({ ...mark, kind: mark.own ?? mark.kind! })) ?? [],
  }
  return rows.map((row) => ({
    ...row,
    figures: { ...row.figures, ...counts },
    ...(row.lists ? { lists } : {}),
  }))
}

function listsByOwnKind(shown: Readonly<Record<string, readonly Line[]>>): Record<string, Line[]> {
  const lists: Record<string, Line[]> = {}
  for (const [list, lines] of Object.entries(shown)) lists[list] = [...lines]
  for (const kind of KIND_ORDER) lists[kind] ??= []
  lists.changed = []
  for (const line of shown.changed ?? []) {
    const { para, mudanca, ...own } = line
    const kind = para === undefined ? undefined : KIND_OF_WORD.get(para)
    if (kind) lists[kind]!.push(own)
    else lists.changed.push(line)
  }
  return lists
}
