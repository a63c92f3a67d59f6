/** A zone of IANA: a fixed offset would not follow the law of the place. */
const ZONE = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z\d_+-]+)+)$/

/** As this machine writes the name of the zone; undefined where it knows none of that name. */
export function zoneNamed(text: string): string | undefined {
  if (!ZONE.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
