import type { Facts } from '../../messages/message.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'

/** One thing by which amounts may not be what is to be corrected. */
export interface Doubt {
  /** At items. */
  look?(cells: readonly Cell[], line: number): void
  /** At titles, notes and footers. */
  lookBeside?(cells: readonly Cell[], line: number): void
  found(): { code: MessageCode; facts: Facts }[]
  /** What a person should know, and is not asked about. */
  told?(): Sentence[]
}
