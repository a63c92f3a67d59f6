import type { FreeReads, LookUpResult } from '../../src/core/job/job.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import {
  type AskPage,
  type CalcSummary,
  listAll,
  ofAnyLength,
} from '../../src/services/calculation/list.js'
import { ServiceError } from '../../src/services/service-error.js'
import { readPage } from './account.js'

/**
 * Returns the name to save a calculation under. It contains the call's name, by which a lost answer
 * can be found.
 */
export function savedName(callName: string, name: string | undefined): string {
  return [callName, name].filter(Boolean).join(AND_NAME)
}

/** The call's name comes first, because a service that shortens names cuts the end. */
const AND_NAME = ' - '

/** A creation whose answer was lost, and when its first attempt was sent. */
export interface LostCreation {
  callName: string
  type: CalcType
  sentAtMs: number
}

/** Looks for a saved calculation of this name, after the answer of its creation was lost. */
export async function lookUp(lost: LostCreation, reads: FreeReads): Promise<LookUpResult> {
  try {
    return await search(lost, askWith(reads, lost.type))
  } catch (error) {
    if (error instanceof ListNotShown || error instanceof ServiceError) return { is: 'unclear' }
    throw error
  }
}

class ListNotShown extends Error {}

/** The most entries that are read to see whose an id is; a new calculation is among the first. */
const MOST_READ = 300

/**
 * Decides whether the id that a creation was answered with is that of another calculation: of one
 * with another name or from an earlier day, or where the list has this creation under another id.
 * What the list does not show is believed.
 */
export async function isAnothers(
  id: string,
  { callName, type, sentAtMs }: LostCreation,
  reads: FreeReads,
): Promise<boolean> {
  let read = 0
  try {
    for await (const one of listAll(askWith(reads, type), {})) {
      const isAsked = String(one.calcId ?? '') === id
      if (isNamed(one, callName)) return !isAsked
      if (isAsked) return isOtherName(one, callName) || isFromBefore(one, sentAtMs)
      read += 1
      if (read === MOST_READ) return false
    }
  } catch (error) {
    if (!(error instanceof ListNotShown || error instanceof ServiceError)) throw error
  }
  return false
}

/** A service that shortens names leaves the beginning, and may write the letters otherwise. */
function isOtherName({ name }: CalcSummary, callName: string): boolean {
  const own = (typeof name === 'string' ? name : '').trim().toLowerCase()
  const asked = callName.toLowerCase()
  const isBeginning = asked.startsWith(own.replace(/(?:…|\.{3})$/, '').trimEnd())
  return !isBeginning && !isNamed({ name: own }, callName)
}

function isFromBefore({ createdAt }: CalcSummary, sentAtMs: number): boolean {
  const stamp = msOf(`${createdAt ?? ''}00`)
  return stamp !== undefined && stamp < sentAtMs - MARGIN_MS
}

function askWith(reads: FreeReads, type: CalcType): AskPage {
  return ofAnyLength(async (input) => {
    const page = await readPage({ ...input, type }, (route, path) => reads.tryGet(route, path))
    if (!page) throw new ListNotShown()
    return { calculations: page }
  })
}

/**
 * The list has the latest changes first: after the first entry older than the attempt, only entries
 * without a stamp can match.
 */
async function search(lost: LostCreation, ask: AskPage): Promise<LookUpResult> {
  let read = 0
  for await (const one of listAll(ask, {})) {
    if (isNamed(one, lost.callName)) return { is: 'present', id: String(one.calcId ?? '') }
    if (isOlder(one, lost.sentAtMs)) return amongUnstamped(lost, ask, read)
    read += 1
  }
  return { is: 'absent' }
}

/**
 * A stamp may be null, and the contract does not say where the list puts such entries. If they come
 * after all others, the search skips the entries in between.
 */
async function amongUnstamped(
  lost: LostCreation,
  ask: AskPage,
  older: number,
): Promise<LookUpResult> {
  let offset = await lastStamped(ask, older)
  for (;;) {
    const { calculations } = await ask({ limit: PAGE, offset })
    const found = calculations.find((one) => isNamed(one, lost.callName))
    if (found) return { is: 'present', id: String(found.calcId ?? '') }
    if (calculations.length === 0) return { is: 'absent' }
    offset += calculations.length
  }
}

const PAGE = 100
/**
 * No account has this many calculations: if the list still goes on, the service ignores the offset.
 */
const MOST_SAVED = 2 ** 30

/**
 * Returns an offset at most a page before the first entry without a stamp, or before the end of the
 * list.
 */
async function lastStamped(ask: AskPage, stamped: number): Promise<number> {
  const isBeyond = async (offset: number) => {
    const [first] = (await ask({ limit: 1, offset })).calculations
    return first === undefined || stampMs(first) === undefined
  }
  let low = stamped
  let step = PAGE
  while (!(await isBeyond(low + step))) {
    low += step
    step *= 2
    if (low > MOST_SAVED) throw new ListNotShown()
  }
  let high = low + step
  while (high - low > PAGE) {
    const middle = Math.floor((low + high) / 2)
    if (await isBeyond(middle)) high = middle
    else low = middle
  }
  return low
}

function isNamed({ name }: Pick<CalcSummary, 'name'>, callName: string): boolean {
  if (typeof name !== 'string') return false
  const asked = callName.toLowerCase()
  const own = name.trim().toLowerCase()
  return [asked, (asked + AND_NAME).trim()].includes(own) || own.startsWith(asked + AND_NAME)
}

/** Neither the time zone of the service's stamps nor its clock is known; a day covers both. */
const MARGIN_MS = 24 * 3_600_000

function isOlder(one: CalcSummary, sentAtMs: number): boolean {
  const stamp = stampMs(one)
  return stamp !== undefined && stamp < sentAtMs - MARGIN_MS
}

function stampMs({ updatedAt }: CalcSummary): number | undefined {
  return msOf(String(updatedAt ?? ''))
}

/** Milliseconds of a stamp `YYYYMMDDHHmmss`, read as UTC. */
function msOf(stamp: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp)
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as number[]
  return Date.UTC(year!, month! - 1, day, hour, minute, second)
}
