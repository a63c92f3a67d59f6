/** Year to its twelve monthly numbers, January first; the years have no gaps. */
export type YearTable = Readonly<Record<number, readonly number[]>>
