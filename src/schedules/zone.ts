/** Clock time of a zone, in milliseconds as if it were UTC. */
export type WallMs = number

export interface Zone {
  /**
   * The instants at which the zone's clock shows the time: one, two in a repeated hour, none in a
   * skipped one.
   */
  showing(wallMs: WallMs): number[]
  /** The instant that would have shown the time, had the clocks not been moved forward over it. */
  skipped(wallMs: WallMs): number
  wall(ms: number): WallMs
}

const DAY_MS = 24 * 3_600_000

export function zoneOf(tz: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: tz, timeZoneName: 'longOffset' })
  const offset = (ms: number) => offsetOf(format, ms)
  return {
    wall: (ms) => ms + offset(ms),
    showing: (wallMs) => {
      // No zone changes its offset twice within two days.
      const offsets = new Set([offset(wallMs - DAY_MS), offset(wallMs + DAY_MS)])
      const instants = [...offsets].map((one) => wallMs - one)
      return instants.filter((ms) => ms + offset(ms) === wallMs).toSorted((a, b) => a - b)
    },
    skipped: (wallMs) => wallMs - offset(wallMs - DAY_MS),
  }
}

/** Reads `GMT-03:00`, `GMT`, and `GMT-03:06:28` of local mean time. */
function offsetOf(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /^GMT([+-])(\d+)(?::(\d+))?(?::(\d+))?$/.exec(name) ?? []
  if (!sign) return 0
  const length = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return (sign === '-' ? -length : length) * 1000
}
