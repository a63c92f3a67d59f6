/** Compares by code units, which does not depend on the machine's locale. */
export function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
