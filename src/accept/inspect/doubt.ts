import type { Facts } from '../../messages/message.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
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
