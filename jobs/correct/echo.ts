import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { CorrectResult } from '../../src/services/calculation/correct.js'
import { fromBrazilian } from '../../src/values/dates.js'
import { D, fromJson } from '../../src/values/decimal.js'
import type { CorrectItem } from './item.js'

type AnsweredItem = CorrectResult['items'][number]

/**
 * Returns a problem unless each item echoes the date and the amount that were asked, in the same
 * position.
 */
export function echoProblem(asked: CorrectItem[], answered: AnsweredItem[]): Sentence | undefined {
  if (asked.length !== answered.length) {
    return sentence('answer_wrong_count', { asked: asked.length, answered: answered.length })
  }
  const wrong = asked.findIndex((item, i) => !echoes(answered[i]!, item))
  if (wrong < 0) return undefined
  const { date, amount } = answered[wrong]!
  return sentence('answer_wrong_item', {
    position: wrong + 1,
    asked: `${asked[wrong]!.date} ${asked[wrong]!.amount}`,
    answered: `${date} ${amount}`,
  })
}

/** A service that stores money in cents rounds the amount that it echoes. */
const ROUNDING = new D('0.005')

function echoes(answered: AnsweredItem, item: CorrectItem): boolean {
  return (
    echoedDate(answered.date) === item.date &&
    fromJson(answered.amount).minus(item.amount).abs().lte(ROUNDING)
  )
}

function echoedDate(text: string): string | undefined {
  return fromBrazilian(text) ?? (/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : undefined)
}
