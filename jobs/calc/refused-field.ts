import type { ItemOutcome, RefusedStep } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { CalcItem } from './plan-row.js'

export interface FieldRefused {
  notes: Sentence[][]
  /** True if the refusal concerns no cell, but a value that all rows of the batch share. */
  isShared: boolean
}

/**
 * Returns, for each row, the note of a refused PATCH, and finds the cell that the refusal names.
 * The service names the field and, in a list of records, the position of the record
 * (`parcelas.0.data`), which leads to its row.
 */
export function refusedField(
  items: readonly CalcItem[],
  { code, message }: RefusedStep,
  id: string,
): FieldRefused {
  const facts = { code, message, id }
  const cells = items.map((item, at) => cellIn(message, item, positionsOf(items, at)))
  const notes = cells.map((name, at) => [
    name === undefined
      ? sentence('calc_patch_refused', facts)
      : sentence('calc_field_refused', {
          ...facts,
          label: name,
          value: items[at]!.received[name]!,
        }),
  ])
  return { notes, isShared: cells.every((name) => name === undefined) }
}

/** The position of the row's record in each of its lists. */
function positionsOf(items: readonly CalcItem[], at: number): Record<string, number> {
  const lists = Object.keys(items[at]!.records)
  return Object.fromEntries(
    lists.map((list) => [list, items.slice(0, at).filter(({ records }) => records[list]).length]),
  )
}

function cellIn(
  message: string,
  { received }: CalcItem,
  positions: Record<string, number>,
): string | undefined {
  const names = Object.keys(received).toSorted((a, b) => b.length - a.length)
  return names.find((name) => {
    const [list = '', part] = name.split('.')
    const place = part === undefined ? name : `${list}.${positions[list]}.${part}`
    return mentions(message, place)
  })
}

/** Matches whole names only: `juros` is not in `juros_desde`. */
function mentions(message: string, place: string): boolean {
  const at = place.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:^|[^\\w.])${at}(?![\\w]|\\.\\w)`, 'i').test(message)
}

export function rejected(situation: string, notes: Sentence[]): ItemOutcome {
  return { outcome: 'rejected', figures: { situacao: situation }, notes }
}
