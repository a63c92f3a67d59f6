/** One item of `POST /v1/correct`; the date as ISO, the amount as a decimal string. */
export interface CorrectItem {
  date: string
  amount: string
  description?: string
  custas?: boolean
  /** From which interest is asked for; never sent, and compared with what came back. */
  citation?: string
}
