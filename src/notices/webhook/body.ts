import type { Notice, NoticeFacts } from '../notice.js'

/** Bytes of a body; receivers commonly take no more. */
export const LARGEST_BODY = 256 * 1024
const MOST_CASES = 1_000

/** How many entries of each list fit into the body. */
interface BodyLimits {
  cases: number
  texts: number
}

/** Returns the body of the Standard Webhooks convention; the same for every attempt. */
export function bodyOf({ id, createdAt, facts }: Notice): string {
  const { kind, texts, moreTexts, caseNumbers, ...data } = facts
  let room: BodyLimits = { cases: MOST_CASES, texts: texts?.length ?? 0 }
  for (;;) {
    const content = { notice: id, ...data, ...casesWithin(facts, room) }
    const body = JSON.stringify({ type: kind, timestamp: createdAt, data: content })
    if (Buffer.byteLength(body) <= LARGEST_BODY || room.cases === 0) return body
    room = halved(room)
  }
}

/** Cuts the lists; the workbook has the rest, and `cases` is the full number. */
function casesWithin(
  { caseNumbers, texts = [], moreTexts = 0 }: NoticeFacts,
  room: BodyLimits,
): Record<string, unknown> {
  if (caseNumbers === undefined) return {}
  return {
    caseNumbers: caseNumbers.slice(0, room.cases),
    cases: caseNumbers.length,
    ...(texts.length > 0 ? { texts: texts.slice(0, room.texts) } : {}),
    truncated: caseNumbers.length > room.cases || texts.length > room.texts || moreTexts > 0,
  }
}

/** Texts are cut first, because the case numbers lead to them. */
function halved({ cases, texts }: BodyLimits): BodyLimits {
  return texts > 0
    ? { cases, texts: Math.floor(texts / 2) }
    : { cases: Math.floor(cases / 2), texts }
}
