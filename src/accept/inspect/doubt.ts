import type { Facts } from '../../messages/message.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import type { DateOrder } from '../cells/date.js'

/** One thing by which amounts may not be what is to be corrected. */
export interface Doubt {
  /** At items. */
  look?(cells: readonly Cell[], line: number): void
  /** At titles, notes and footers. */
  lookBeside?(cells: readonly Cell[], line: number): void
  /** By the order in which the parts of its dates are read. */
  found(order: DateOrder): { code: MessageCode; facts: Facts }[]
  /** What a person should know, and is not asked about. */
  told?(order: DateOrder): Sentence[]
}
