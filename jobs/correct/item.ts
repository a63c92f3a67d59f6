/** One item of `POST /v1/correct`; the date as ISO, the amount as a decimal string. */
export interface CorrectItem {
  date: string
  amount: string
  description?: string
  custas?: boolean
  /**
   * The date of citation, from which interest is asked for. It is never sent; lote compares it with
   * the interest in the answer.
   */
  citation?: string
}
