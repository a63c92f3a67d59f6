/** A limit window: at most `units` operations in any `ms` milliseconds. */
export interface Window {
  units: number
  ms: number
}

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const

/** Reads `60/1m,300/1h`; undefined if the text has another form, or a count or length is zero. */
export function parseLimits(text: string): Window[] | undefined {
  const windows: Window[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,9})\s*\/\s*(\d{1,9})\s*(ms|s|m|h)\s*$/.exec(part)
    if (!match) return undefined
    const units = Number(match[1])
    const ms = Number(match[2]) * UNIT_MS[match[3] as keyof typeof UNIT_MS]
    if (units < 1 || ms < 1) return undefined
    windows.push({ units, ms })
  }
  return windows
}

/** Reads `60s`, `1500ms`, `2m`; undefined if the text is no duration. */
export function parseDurationMs(text: string): number | undefined {
  const match = /^\s*(\d{1,9})\s*(ms|s|m|h)\s*$/.exec(text)
  if (!match) return undefined
  const ms = Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS]
  return ms > 0 ? ms : undefined
}
