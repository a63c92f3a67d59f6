/** Parts a list in two: what passes, and the rest; both keep their order. */
export function parted<T>(all: readonly T[], isIn: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isIn), all.filter((one) => !isIn(one))]
}
