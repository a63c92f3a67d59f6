import type { Facts } from '../../messages/message.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { firstText } from '../cells/cell-text.js'
import type { DateOrder } from '../cells/date.js'

export type Found = { code: MessageCode; facts: Facts }[]

/** A check whether the amounts are unfit for correction. */
export interface Doubt {
  /** Examines an item; `maySum`: it may be a sum of others, and is rejected. */
  observeItem?(cells: readonly Cell[], line: number, maySum: boolean): void
  /** Examines a title, a note or a footer. */
  observeOtherLine?(cells: readonly Cell[], line: number): void
  /** Returns questions, with the dates read in the given order. */
  found?(order: DateOrder): Found
  /** Returns messages for the user that need no answer. */
  remarks?(order: DateOrder): Sentence[]
}

/** Returns the facts of a question besides its line, if the cells of a line raise it. */
type Finds = (cells: readonly Cell[]) => Facts | undefined

/** A check that asks once, about the first line in whose cells something is found. */
export function askOnce(code: MessageCode, finds: { item?: Finds; otherLine?: Finds }) {
  let first: Facts | undefined
  const observe = (find: Finds | undefined) => (cells: readonly Cell[], line: number) => {
    const facts = first ? undefined : find?.(cells)
    if (facts) first = { line, ...facts }
  }
  return {
    observeItem: observe(finds.item),
    observeOtherLine: observe(finds.otherLine),
    found: (): Found => (first ? [{ code, facts: first }] : []),
  } satisfies Doubt
}

/** Finds the first text that says it. */
export function said(says: (text: string) => boolean): Finds {
  return (cells) => {
    const value = firstText(cells, says)?.trim()
    return value === undefined ? undefined : { value }
  }
}
