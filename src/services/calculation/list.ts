import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import { ServiceError } from '../service-error.js'
import { answeredId, calcType } from './inputs.js'

/** Contract, "SavedCalcSummary". */
const summary = z.looseObject({
  calcId: answeredId,
  type: z.string().nullish(),
  name: z.string().nullish(),
  /** `YYYYMMDDHHmm`. */
  createdAt: z.string().nullish(),
  /** `YYYYMMDDHHmmss` as a number; the list is ordered by it, most recent first. */
  updatedAt: z.int().nullish(),
})
export type CalcSummary = z.infer<typeof summary>

const listInput = z.strictObject({
  type: calcType.optional(),
  /** Default and maximum: not shown. */
  limit: z.int().positive().optional(),
  offset: z.int().nonnegative().optional(),
})
export type ListInput = z.infer<typeof listInput>

const listAnswer = z.looseObject({ calculations: z.array(summary) })
export type CalcList = z.infer<typeof listAnswer>

export const listCalcs = endpoint({
  service: 'calculation',
  route: 'GET /v1/calc',
  units: 0,
  repeatable: true,
  input: listInput,
  query: ['type', 'limit', 'offset'],
  answer: json(listAnswer),
})

export interface ListAllWishes extends Pick<ListInput, 'type'> {
  /** How many are asked for at a time; the service may give fewer. */
  pageSize?: number
}

type AskPage = (input: ListInput) => Promise<CalcList>

/** Pages in a row that bring nothing new: a list that shrinks for ever, or knows no offset. */
const MOST_FRUITLESS = 100
const PAGE_SIZE = 100

/**
 * Every calculation once, while the list moves: what is made or changed meanwhile goes to its top,
 * what is trashed leaves. Pages overlap by one item, so that a gap is seen and gone back over; at
 * the end the top is read again until it brings nothing new and reaches down to what has not
 * changed since. So everything that the list held at its last page was given, and besides what was
 * trashed after it was given. What is changed after it was given is not given again.
 * @throws ServiceError also when the list does not stand still enough to be read
 */
export async function* listAll(
  ask: AskPage,
  { type, pageSize = PAGE_SIZE }: ListAllWishes,
): AsyncGenerator<CalcSummary, void, undefined> {
  const reading = new ListReading(Math.max(2, pageSize))
  while (!reading.isDone) {
    const { offset, limit } = reading
    const page = await ask({ ...(type ? { type } : {}), limit, offset })
    yield* reading.take(page.calculations)
    if (reading.fruitless > MOST_FRUITLESS) throw unstable({ limit, offset })
  }
}

function unstable({ limit, offset }: { limit: number; offset: number }): ServiceError {
  const query = { limit: String(limit), offset: String(offset) }
  const reason = `${MOST_FRUITLESS} pages brought nothing new and no end`
  return new ServiceError(
    'calculation',
    listCalcs.route,
    { method: 'GET', path: '/v1/calc', query },
    { is: 'broken', sent: true, overlong: false, code: 'LIST_UNSTABLE', reason },
  )
}

/** Where the reading of a moving list stands; no requests in here. */
export class ListReading {
  offset = 0
  isDone = false
  /** Items of a page that the one before had too. */
  private overlap = 0
  /** 0 while the list is read down, then how often the top was gone back to. */
  private round = 0
  fruitless = 0
  /** When each was last changed, as far as was seen, and in which round that was seen first. */
  private readonly seen = new Map<string, { updatedAt: CalcSummary['updatedAt']; round: number }>()

  constructor(readonly limit: number) {}

  /** Of a page at the offset, what was not given before; the offset moves to the next page. */
  take(page: readonly CalcSummary[]): CalcSummary[] {
    if (this.isGap(page)) {
      this.fruitless += 1
      this.goTo(this.offset - this.limit, 1)
      return []
    }
    const last = page.at(-1)
    const isKnown = last === undefined || this.isUnchanged(last)
    const fresh = page.filter(({ calcId }) => !this.seen.has(String(calcId)))
    const once = new Map(fresh.map((one) => [String(one.calcId), one]))
    for (const one of page) this.note(one)
    this.fruitless = once.size > 0 ? 0 : this.fruitless + 1
    this.move(page.length, isKnown && once.size === 0)
    return [...once.values()]
  }

  /** The page does not begin with the end of the one before: some have moved past us. */
  private isGap([first]: readonly CalcSummary[]): boolean {
    if (this.overlap === 0) return false
    return first === undefined || !this.seen.has(String(first.calcId))
  }

  private move(length: number, nothingNew: boolean): void {
    const isEnd = length <= this.overlap
    const isTop = this.offset === 0
    if (isTop && (this.round > 0 ? nothingNew : isEnd)) {
      this.isDone = true
    } else if (isEnd || (this.round > 0 && nothingNew)) {
      // Done is the top alone that brings nothing: one page is one instant.
      this.round += 1
      this.goTo(0, 0)
    } else if (length === 1) {
      this.goTo(this.offset + 1, 0)
    } else {
      this.goTo(this.offset + length - 1, 1)
    }
  }

  private goTo(offset: number, overlap: number): void {
    this.offset = Math.max(0, offset)
    this.overlap = offset > 0 ? overlap : 0
  }

  private note({ calcId, updatedAt }: CalcSummary): void {
    const known = this.seen.get(String(calcId))
    if (known && known.updatedAt === updatedAt) return
    this.seen.set(String(calcId), { updatedAt, round: this.round })
  }

  /** Since the round began: what lies below it has not moved either. */
  private isUnchanged({ calcId, updatedAt }: CalcSummary): boolean {
    const known = this.seen.get(String(calcId))
    return known !== undefined && known.updatedAt === updatedAt && known.round < this.round
  }
}
