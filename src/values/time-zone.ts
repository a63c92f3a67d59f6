/** An IANA zone; a fixed offset would not follow changes of local law. */
const ZONE = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z\d_+-]+)+)$/

/** Returns the canonical name of a zone; undefined if this machine does not know it. */
export function canonicalZone(text: string): string | undefined {
  if (!ZONE.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
