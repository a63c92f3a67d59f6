/** Returns the instant in a batch id; undefined when the id is not a batch's. */
export function beganMs(id: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})-[0-9a-z]+$/.exec(id)
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as number[]
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!)
}
