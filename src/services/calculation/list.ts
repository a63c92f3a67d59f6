import { z } from 'zod'
import { json } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'
import { ServiceError } from '../service-error.js'
import { answeredId, calcType, FREE } from './inputs.js'

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
  /** The contract shows neither default nor maximum. */
  limit: z.int().positive().optional(),
  offset: z.int().nonnegative().optional(),
})
export type ListInput = z.infer<typeof listInput>

const listAnswer = z.looseObject({ calculations: z.array(summary) })
export type CalcList = z.infer<typeof listAnswer>

export const listCalcs = endpoint({
  ...FREE,
  route: 'GET /v1/calc',
  input: listInput,
  query: ['type', 'limit', 'offset'],
  answer: json(listAnswer),
})

export interface ListAllWishes extends Pick<ListInput, 'type'> {
  /** The size of a page; the service may return fewer items. */
  pageSize?: number
}

export type AskPage = (input: ListInput) => Promise<CalcList>

/**
 * The contract shows no maximum of `limit`: where the service refuses ours, its pages have the
 * length that it chooses.
 */
export function ofAnyLength(ask: AskPage): AskPage {
  let isRefused = false
  return async ({ limit, ...rest }) => {
    if (limit === undefined || isRefused) return ask(rest)
    try {
      return await ask({ ...rest, limit })
    } catch (error) {
      if (!(error instanceof Error && 'status' in error && error.status === 400)) throw error
      const page = await ask(rest)
      isRefused = true
      return page
    }
  }
}

/**
 * The most pages in a row without new items, for a list that shrinks endlessly or ignores the
 * offset.
 */
const MOST_FRUITLESS = 100
const PAGE_SIZE = 100

/**
 * Yields every calculation once, while the list moves: new and changed ones go to its top, trashed
 * ones leave. Pages overlap by one item, so that a gap is noticed and read again; at the end the
 * top is read again until it holds no new item and reaches down to unchanged ones. So the result
 * has every item that the list held at its last page, and also items that were trashed after they
 * were yielded. An item that changes after it was yielded is not yielded again.
 * @throws ServiceError also when the list changes too fast to be read
 */
export async function* listAll(
  askPage: AskPage,
  { type, pageSize = PAGE_SIZE }: ListAllWishes,
): AsyncGenerator<CalcSummary, void, undefined> {
  const ask = ofAnyLength(askPage)
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

/** The progress of reading a moving list; it makes no requests. */
export class ListReading {
  offset = 0
  isDone = false
  /** The number of items of a page that the page before had too. */
  private overlap = 0
  /** 0 while the list is read down, then the number of returns to its top. */
  private round = 0
  fruitless = 0
  /** For each item, its last known change and the round in which that was first read. */
  private readonly known = new Map<string, { updatedAt: CalcSummary['updatedAt']; round: number }>()

  constructor(readonly limit: number) {}

  /** Returns the items of a page that are new, and moves the offset to the next page. */
  take(page: readonly CalcSummary[]): CalcSummary[] {
    if (this.isGap(page)) {
      this.fruitless += 1
      this.goTo(this.offset - this.limit, 1)
      return []
    }
    const last = page.at(-1)
    const isKnown = last === undefined || this.isUnchanged(last)
    const fresh = page.filter(({ calcId }) => !this.known.has(String(calcId)))
    const once = new Map(fresh.map((one) => [String(one.calcId), one]))
    for (const one of page) this.note(one)
    this.fruitless = once.size > 0 ? 0 : this.fruitless + 1
    this.move(page.length, isKnown && once.size === 0)
    return [...once.values()]
  }

  /**
   * The page does not begin with the end of the one before: some items have moved above the offset.
   */
  private isGap([first]: readonly CalcSummary[]): boolean {
    if (this.overlap === 0) return false
    return first === undefined || !this.known.has(String(first.calcId))
  }

  private move(length: number, nothingNew: boolean): void {
    const isEnd = length <= this.overlap
    const isTop = this.offset === 0
    if (isTop && (this.round > 0 ? nothingNew : isEnd)) {
      this.isDone = true
    } else if (isEnd || (this.round > 0 && nothingNew)) {
      // The reading ends only with a page at the top without new items: one page is one instant.
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
    const known = this.known.get(String(calcId))
    if (known && known.updatedAt === updatedAt) return
    this.known.set(String(calcId), { updatedAt, round: this.round })
  }

  /** Unchanged since the round began, so the items below have not moved either. */
  private isUnchanged({ calcId, updatedAt }: CalcSummary): boolean {
    const known = this.known.get(String(calcId))
    return known !== undefined && known.updatedAt === updatedAt && known.round < this.round
  }
}
