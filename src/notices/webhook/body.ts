import type { Notice } from '../notice.js'

/** Receivers commonly take no more. */
export const LARGEST_BODY = 256 * 1024
const MOST_CASES = 1_000

/** The body of the Standard Webhooks convention; the same for every attempt. */
export function bodyOf({ id, createdAt, facts }: Notice): string {
  const { kind, texts = [], caseNumbers = [], ...data } = facts
  const whole = (most: number) => ({
    type: kind,
    timestamp: createdAt,
    data: {
      notice: id,
      ...data,
      caseNumbers: caseNumbers.slice(0, Math.min(MOST_CASES, most)),
      cases: caseNumbers.length,
      ...(texts.length > 0 ? { texts: texts.slice(0, most) } : {}),
      truncated: caseNumbers.length > Math.min(MOST_CASES, most) || texts.length > most,
    },
  })
  // What is left out is in the workbook, and `cases` says how many there are.
  for (
    let most = Math.max(caseNumbers.length, texts.length);
    most > 0;
    most = Math.floor(most / 2)
  ) {
    const body = JSON.stringify(whole(most))
    if (Buffer.byteLength(body) <= LARGEST_BODY) return body
  }
  return JSON.stringify(whole(0))
}
